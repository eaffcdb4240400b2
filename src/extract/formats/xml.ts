import { createReadStream } from "node:fs";
import { readXml } from "../read-xml.ts";
import type { Reader } from "../reader.ts";
import { createXmlBlocks } from "../text/xml-blocks.ts";

/** XML of any kind, streamed: memory holds one chunk and the branch that is open. */
export const readXmlFile: Reader = async ({ source, sink }) => {
  const { fileName, path, bytes } = source;
  const blocks = createXmlBlocks();
  const stream = createReadStream(path, { highWaterMark: 262_144 });
  const handlers = {
    ...blocks,
    async pause() {
      for (const part of blocks.take()) await sink.part(part);
      sink.progress(stream.bytesRead, bytes);
    },
  };
  await readXml(stream, handlers, { fileName, doctype: "ignore" });
};
