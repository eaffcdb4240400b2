import type { ContentPart } from "../../src/model/document.ts";
import type { Checked } from "./check-facts.ts";
import type { Expect } from "./corpus-index.ts";

/** Values of JSON by their pointer: a line of a text part or a cell of a table part. */
export function checkValues({ values }: Expect, parts: readonly ContentPart[]): Checked[] {
  return values.map(({ pointer, value }) => {
    const found = parts.map((part) => lookUp(part, pointer)).find((cell) => cell !== undefined);
    return { fact: `${pointer} is ${String(value)} (${found} found)`, holds: found === String(value) };
  });
}

function lookUp({ text, table, position }: ContentPart, pointer: string): string | undefined {
  const path = position.path === "/" ? "" : position.path;
  if (path === undefined || !pointer.startsWith(`${path}/`)) return undefined;
  const rest = pointer.slice(path.length + 1).split("/");
  if (table === undefined)
    return text
      .split("\n")
      .find((line) => line.startsWith(`${rest.join("/")}: `))
      ?.slice(rest.join("/").length + 2);
  const [item = "", key = ""] = rest;
  const first = Number(position.range?.split("-")[0] ?? 0);
  const [head = [], ...own] = table.header === undefined ? table.rows : [table.header, ...table.rows];
  const cell = own[Number(item) - first]?.[head.indexOf(key)];
  return cell === undefined || cell === null ? undefined : String(cell);
}
