import { Failure } from "../../model/failure.ts";
import { parseJson } from "../../lib/json/parse-json.ts";
import { decodeStream } from "../text/decode-stream.ts";
import type { Reader, Reading } from "../reader.ts";
import { jsonBlocks } from "../text/json-blocks.ts";
import { isDeeper } from "../text/json-values.ts";
import { isJsonLines, readJsonLines } from "../text/json-lines.ts";

const largest = 256 * 1_048_576;
const mostDepth = 512;
const partsPerReport = 500;

/** JSON as a whole, up to 256 MB; JSON Lines of any size, line by line. */
export const readJsonFile: Reader = async (reading) => {
  const { source, sink } = reading;
  const decoded = await decodeStream(source.path, source.fileName);
  const chunks = decoded.text[Symbol.asyncIterator]();
  const first = await chunks.next();
  const head = first.done === true ? "" : first.value;
  const rest = { [Symbol.asyncIterator]: () => chunks };
  const text = startWith(head, rest);
  if (isJsonLines(head)) await readJsonLines(text, reading);
  else await readWhole(text, reading);
  for (const { code, message } of decoded.warnings) sink.warn(code, message);
};

async function readWhole(chunks: AsyncIterable<string>, { source, sink }: Reading): Promise<void> {
  const { fileName, bytes } = source;
  if (bytes > largest) {
    const message = `${fileName} is larger than ${largest / 1_048_576} MB, the most that is read as one JSON value. Split it, or save it as JSON Lines, one record a line.`;
    throw new Failure("limit", message);
  }
  let text = "";
  for await (const chunk of chunks) text += chunk;
  if (text.trim() === "") return;
  const parsed = parseJson(text);
  if (!parsed.ok) throw damaged(fileName, text, parsed);
  if (isDeeper(parsed.value, mostDepth))
    throw new Failure("limit", `${fileName} is nested more than ${mostDepth} deep; it was not read.`);
  if (/[:[,]\s*-?\d{17,}\s*[,\]}]/.test(text))
    sink.warn(
      "precision",
      `${fileName} holds whole numbers of more than 16 digits; their last digits may differ.`,
    );
  let count = 0;
  for (const part of jsonBlocks({ value: parsed.value, pointer: "" })) {
    await sink.part(part);
    count += 1;
    if (count % partsPerReport === 0) sink.progress(count);
  }
}

function damaged(fileName: string, text: string, { at, cut }: { at: number; cut: boolean }): Failure {
  const before = text.slice(0, at);
  const line = before.split("\n").length;
  const column = at - before.lastIndexOf("\n");
  const what = cut ? "it ends too early" : "it is not JSON there";
  return new Failure(
    "corrupt",
    `${fileName} is damaged at line ${line}, column ${column}: ${what}. Send it again.`,
  );
}

async function* startWith(head: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}
