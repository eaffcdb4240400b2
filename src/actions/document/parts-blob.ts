import { promisify } from "node:util";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { createZstdCompress, zstdDecompress } from "node:zlib";
import { z } from "zod";
import { ContentPart } from "../../model/document.ts";
import type { Blobs } from "../../store/store.ts";

const decompress = promisify(zstdDecompress);

/** Extracted parts are kept beside the original, compressed while they come, so that no document is whole in memory. */
export async function storeParts(
  blobs: Blobs,
  batches: AsyncIterable<readonly ContentPart[]>,
  signal: AbortSignal,
): Promise<{ sha256: string; count: number }> {
  let count = 0;
  const toJson = async function* () {
    yield "[";
    for await (const parts of batches)
      for (const part of parts) yield `${count++ === 0 ? "" : ","}${JSON.stringify(part)}`;
    yield "]";
  };
  const packed = createZstdCompress();
  const [{ sha256 }] = await Promise.all([
    blobs.put(packed, { signal }),
    pipeline(Readable.from(toJson()), packed, { signal }),
  ]);
  return { sha256, count };
}

export async function loadParts(blobs: Blobs, sha256: string, signal: AbortSignal): Promise<ContentPart[]> {
  const packed = await buffer(await blobs.open(sha256, { signal }));
  return z.array(ContentPart).parse(JSON.parse((await decompress(packed)).toString("utf8")));
}
