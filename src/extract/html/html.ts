import { decodeStream } from "../text/decode-stream.ts";
import { createBlockBuilder, type BlockBuilder } from "./build-blocks.ts";
import { findCharset } from "./find-charset.ts";
import type { Reader } from "../reader.ts";

/** HTML of any size, streamed: memory holds one chunk and the block that is open. */
export const readHtml: Reader = async ({ source, sink }) => {
  const { fileName, path, bytes } = source;
  const decoded = await decodeStream(path, fileName, { declared: findCharset });
  let builder: BlockBuilder | undefined;
  let done = 0;
  for await (const chunk of decoded.text) {
    builder ??= createBlockBuilder({
      fileName,
      emit: sink.part,
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
