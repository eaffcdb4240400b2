import { decodeStream } from "./decode-stream.ts";
import type { Reader } from "../reader.ts";
import { createMarkdownBlocks } from "./markdown-blocks.ts";
import { streamLines } from "./stream-lines.ts";

/** A picture inside the text is one long line. */
const longestLine = 32 * 1_048_576;
const linesPerReport = 2_000;

/** Markdown of any size, streamed; what is written stays as it is written. */
export const readMarkdown: Reader = async ({ source, sink }) => {
  const { fileName, path } = source;
  const decoded = await decodeStream(path, fileName);
  const blocks = createMarkdownBlocks();
  for await (const line of streamLines(decoded.text, longestLine)) {
    for (const part of blocks.add(line)) await sink.part(part);
    if (line.number % linesPerReport === 0) sink.progress(line.number);
  }
  for (const part of blocks.end()) await sink.part(part);
  for (const { code, message } of decoded.warnings) sink.warn(code, message);
};
