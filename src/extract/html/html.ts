import { decodeStream } from "../text/decode-stream.ts";
import { createBlockBuilder, type BlockBuilder } from "./build-blocks.ts";
import { findCharset } from "./find-charset.ts";
import type { NewPart, Reader } from "../reader.ts";

/** A page of the web that is looked at as a whole; larger ones are streamed like any HTML. */
const largestPage = 5_000_000;

/** HTML of any size, streamed: memory holds one chunk and the block that is open. */
export const readHtml: Reader = async ({ source, sink, options }) => {
  const { fileName, path, bytes } = source;
  const decoded = await decodeStream(path, fileName, { declared: findCharset });
  const isPage = options.mainContent === true && bytes <= largestPage;
  const { text, emit } = isPage
    ? await markMain(decoded.text, sink.part)
    : { text: decoded.text, emit: sink.part };
  let builder: BlockBuilder | undefined;
  let done = 0;
  for await (const chunk of text) {
    builder ??= createBlockBuilder({
      fileName,
      emit,
      warn: sink.warn,
      metadata: true,
      xhtml: /^\s*<\?xml/.test(chunk),
    });
    await builder.write(chunk);
    done = Math.min(bytes, done + chunk.length);
    sink.progress(done, bytes);
  }
  await builder?.end();
  for (const { code, message } of decoded.warnings) sink.warn(code, message);
};

/** Every block is kept; what stands beside the article of a page is marked. */
async function markMain(text: AsyncIterable<string>, emit: (part: NewPart) => Promise<void>) {
  const chunks: string[] = [];
  for await (const chunk of text) chunks.push(chunk);
  // its libraries are loaded for pages of the web alone
  const { findMainContent } = await import("./find-main-content.ts");
  const isMain = findMainContent(chunks.join(""));
  const marked = (part: NewPart) =>
    emit(isMain === undefined || isMain(part) ? part : { ...part, role: part.role ?? "aside" });
  return { text: chunks, emit: marked };
}
