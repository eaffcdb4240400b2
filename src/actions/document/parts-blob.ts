import { promisify } from "node:util";
import { buffer } from "node:stream/consumers";
import { zstdCompress, zstdDecompress } from "node:zlib";
import { z } from "zod";
import { ContentPart } from "../../model/document.ts";
import type { Blobs } from "../../store/store.ts";

const compress = promisify(zstdCompress);
const decompress = promisify(zstdDecompress);

/** Extracted parts are kept beside the original, compressed, so that a run writes little more than its content. */
export async function storeParts(
  blobs: Blobs,
  parts: readonly ContentPart[],
  signal: AbortSignal,
): Promise<string> {
  const packed = await compress(JSON.stringify(parts));
  const { sha256 } = await blobs.put(one(packed), { signal });
  return sha256;
}

export async function loadParts(blobs: Blobs, sha256: string, signal: AbortSignal): Promise<ContentPart[]> {
  const packed = await buffer(await blobs.open(sha256, { signal }));
  return z.array(ContentPart).parse(JSON.parse((await decompress(packed)).toString("utf8")));
}

async function* one(chunk: Uint8Array): AsyncGenerator<Uint8Array> {
  yield chunk;
}
