import { readNumber } from "../../../../lib/text/read-number.ts";
import { agree } from "../../../facts/agree.ts";
import { findFacts } from "../../../facts/find-facts.ts";
import type { Statement } from "../../statements/statement.ts";
import type { DraftScope } from "../draft-scope.ts";
import { flatten } from "../claim-holds.ts";
import { ok, rejected } from "../ruling.ts";
import type { Ruling } from "../ruling.ts";

const pair = /^([^:;]{1,60}): (.+)$/u;

interface Row {
  id?: string;
  columns: readonly string[];
  cells: readonly (string | null)[];
}

/** A cell written by hand whose row and column a proven table, or a claim that is a row, has: it must be that cell. */
export function matchTables(
  { text, heads, uses }: Statement,
  { tables, claims }: DraftScope,
): Ruling | undefined {
  if (heads.length !== 2) return undefined;
  const [row = "", column = ""] = heads;
  const proven: Row[] = tables.flatMap(({ columns, rows }) =>
    rows.map((cells) => ({ columns, cells: cells.map((cell) => (cell === null ? null : String(cell))) })),
  );
  const claimed = claims
    .filter(({ id }) => uses.length === 0 || uses.includes(id))
    .flatMap(({ id, text: said }) => rowOf(id, said));
  const found = [...proven, ...claimed].filter(
    ({ columns, cells }) =>
      columns.some((name) => isSame(name, column)) &&
      cells.some((cell) => cell !== null && isSame(cell, row)),
  );
  if (found.length === 0) return undefined;
  const values = found.map(
    ({ columns, cells }) => cells[columns.findIndex((name) => isSame(name, column))] ?? "",
  );
  const at = values.findIndex((value) => isSame(value, text));
  if (at >= 0) return ok(found[at]?.id === undefined ? [] : [found[at].id]);
  // the same digits with a unit that the table gives elsewhere
  if (values.some((value) => sharesDigits(value, text))) return undefined;
  return rejected(`"${text}" is not what stands at "${row}", "${column}": "${values[0] ?? ""}".`);
}

function sharesDigits(one: string, two: string): boolean {
  const [first, second] = [one, two].map(
    (text) => findFacts(text, { language: "unknown", role: "evidence" })[0],
  );
  if (first === undefined || second === undefined) return false;
  const agreed = agree(first, second);
  return agreed === "same" || agreed === "unitUnsaid" || agree(second, first) === "unitUnsaid";
}

/** "Item: Lamp; Price: 39.00" is a row. */
function rowOf(id: string, text: string): Row[] {
  const pairs = text
    .replace(/\.$/, "")
    .split("; ")
    .map((piece) => pair.exec(piece.trim()));
  if (pairs.length < 2 || pairs.some((found) => found === null)) return [];
  return [
    { id, columns: pairs.map((found) => found?.[1] ?? ""), cells: pairs.map((found) => found?.[2] ?? "") },
  ];
}

function isSame(one: string, two: string): boolean {
  if (flatten(one) === flatten(two)) return true;
  const [first] = readings(one);
  return first !== undefined && readings(two).some((value) => readings(one).includes(value));
}

/** A number as it is written, alone or with its unit in letters or signs. */
function readings(text: string): string[] {
  const [, sign = "", number = "", rest = ""] =
    /^([-−]?)([\d'’., \u00a0\u202f]*\d)\s*$()/u.exec(text.trim()) ?? [];
  return rest === "" ? readNumber(number).map((value) => (sign === "" ? value : `-${value}`)) : [];
}
