import { Failure } from "../../model/failure.ts";
import { createRowParser } from "../../lib/delimited/parse-rows.ts";
import { delimiters, sniffDelimiter } from "../../lib/delimited/sniff-delimiter.ts";
import { createRowWriter } from "./write-rows.ts";
import { decodeStream } from "../text/decode-stream.ts";
import type { Reader } from "../reader.ts";
import { toReadFailure } from "../to-read-failure.ts";

const sampledText = 262_144;
const sampledLines = 40;

/** Delimited text of any size, streamed: holds one piece of the file and the rows of one part. */
export const readCsv: Reader = async ({ source: { path, fileName }, sink }) => {
  try {
    const decoded = await decodeStream(path, fileName);
    const pieces = decoded.text[Symbol.asyncIterator]();
    const head = await readSample(pieces);
    const told = /^sep=(.)\n/i.exec(head);
    const usual = /\.(?:tsv|tab)$/i.test(fileName) ? "\t" : ",";
    const delimiter = delimiters.find((known) => known === told?.[1]) ?? sniffDelimiter(head, usual);
    const parser = createRowParser(delimiter);
    const writer = createRowWriter(sink, fileName);
    const take = async (rows: ReturnType<typeof parser.feed>) => {
      for (const row of rows) await writer.row(row);
    };
    for (let text: string | undefined = head; text !== undefined; text = await nextOf(pieces))
      await take(parser.feed(text));
    const open = parser.openQuote();
    if (open !== undefined)
      sink.warn("quotes", `A quotation mark opened in line ${open} of ${fileName} is never closed.`);
    await take(parser.end());
    const outcome = await writer.end();
    for (const { code, message } of decoded.warnings) sink.warn(code, message);
    if (outcome === "empty") throw new Failure("empty", `${fileName} is empty; there is nothing to read.`);
  } catch (error) {
    throw toReadFailure(error, fileName);
  }
};

/** Enough of the text to see how its rows are cut. */
async function readSample(pieces: AsyncIterator<string>): Promise<string> {
  let head = "";
  let lines = 0;
  while (head.length < sampledText && lines < sampledLines) {
    const piece = await nextOf(pieces);
    if (piece === undefined) break;
    head += piece;
    lines += piece.split("\n").length - 1;
  }
  return head;
}

async function nextOf(pieces: AsyncIterator<string>): Promise<string | undefined> {
  const { value, done } = await pieces.next();
  return done === true ? undefined : value;
}
