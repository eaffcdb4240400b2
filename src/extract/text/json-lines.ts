import { Failure } from "../../model/failure.ts";
import { parseJson } from "../../lib/json/parse-json.ts";
import type { NewPart, Reading } from "../reader.ts";
import { jsonBlocks, tableParts } from "./json-blocks.ts";
import { isDeeper, isFlat } from "./json-values.ts";

const rowsAtOnce = 200;
const mostDepth = 512;

/** Whether the first two lines are records of their own. */
export function isJsonLines(head: string): boolean {
  const [first = "", second] = head.split(/\r?\n/, 3).filter((line) => line.trim() !== "");
  if (second === undefined || !/^\s*[{[]/.test(first) || !/^\s*[{[]/.test(second)) return false;
  return parseJson(first).ok;
}

/** Records one by one; those that are flat go together as a table. */
export async function readJsonLines(
  chunks: AsyncIterable<string>,
  { source, sink }: Pick<Reading, "source" | "sink">,
): Promise<void> {
  let flat: Record<string, unknown>[] = [];
  let flatLines: number[] = [];
  const flush = async () => {
    const parts = flat.length === 1 ? jsonBlocks({ value: flat[0], pointer: "" }) : tableParts(flat, "");
    for (const part of parts) {
      const from = Number.parseInt(part.position.range ?? "0", 10);
      await sink.part(atLine(part, flatLines[from] ?? 1));
    }
    [flat, flatLines] = [[], []];
  };
  for await (const { text, number } of wholeLines(chunks)) {
    if (text.trim() === "") continue;
    const value = parseLine(text, number, source.fileName);
    if (isFlat(value)) {
      flat.push(value);
      flatLines.push(number);
      if (flat.length >= rowsAtOnce) await flush();
    } else {
      await flush();
      for (const part of jsonBlocks({ value, pointer: "" })) await sink.part(atLine(part, number));
    }
    if (number % rowsAtOnce === 0) sink.progress(number);
  }
  await flush();
}

function parseLine(text: string, number: number, fileName: string): unknown {
  const parsed = parseJson(text);
  if (!parsed.ok)
    throw new Failure(
      "corrupt",
      `${fileName} is damaged at line ${number}, column ${parsed.at + 1}: it is not JSON there. Send it again.`,
    );
  if (isDeeper(parsed.value, mostDepth))
    throw new Failure("limit", `${fileName} is nested more than ${mostDepth} deep; it was not read.`);
  return parsed.value;
}

/** The path of a record begins at its own line. */
function atLine(part: NewPart, line: number): NewPart {
  return { ...part, position: { path: part.position.path ?? "/", line } };
}

async function* wholeLines(chunks: AsyncIterable<string>): AsyncGenerator<{ text: string; number: number }> {
  let rest: string[] = [];
  let number = 1;
  for await (const chunk of chunks) {
    const lines = chunk.split("\n");
    for (const line of lines.slice(0, -1)) {
      yield { text: rest.join("") + line, number };
      rest = [];
      number += 1;
    }
    rest.push(lines.at(-1) ?? "");
  }
  yield { text: rest.join(""), number };
}
