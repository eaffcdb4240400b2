import { decodeStream } from "./decode-stream.ts";
import type { Reader } from "../reader.ts";
import { createParagraphs, type Paragraphs } from "./paragraphs.ts";
import { streamLines } from "./stream-lines.ts";

const longestLine = 4_000;
const linesPerReport = 2_000;

/** Plain text of any size, streamed: paragraphs between blank lines, pages between form feeds. */
export const readPlainText: Reader = async ({ source, sink }) => {
  const { fileName, path } = source;
  const decoded = await decodeStream(path, fileName);
  const paragraphs = createParagraphs(longestLine);
  for await (const line of streamLines(watch(decoded.text, paragraphs), longestLine)) {
    for (const part of paragraphs.add(line)) await sink.part(part);
    if (line.number % linesPerReport === 0) sink.progress(line.number);
  }
  for (const part of paragraphs.end()) await sink.part(part);
  for (const { code, message } of decoded.warnings) sink.warn(code, message);
};

async function* watch(chunks: AsyncIterable<string>, paragraphs: Paragraphs): AsyncGenerator<string> {
  for await (const chunk of chunks) {
    if (chunk.includes("\f")) paragraphs.countPages();
    yield chunk;
  }
}
