import { Readable, pipeline } from "node:stream";
import { createZstdDecompress } from "node:zlib";
import { hashesIn } from "../../lib/hashes-in.ts";
import type { Blobs } from "../../store/blobs/blobs.ts";

const zstdMark = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);
/** A hash that is cut in two by the end of a chunk is found with the next one. */
const overlap = 65;

/** Every SHA-256 that a blob mentions, packed or plain; none of one that is not there. */
export async function hashesInBlob(sha256: string, blobs: Blobs, signal: AbortSignal): Promise<Set<string>> {
  const found = new Set<string>();
  if (!(await blobs.has(sha256))) return found;
  let tail = "";
  try {
    for await (const chunk of unpacked(await blobs.open(sha256, { signal }))) {
      const text = tail + chunk.toString("latin1");
      for (const hash of hashesIn(text)) found.add(hash);
      tail = text.slice(-overlap);
    }
  } catch (error) {
    if (signal.aborted) throw error;
    // what only looked packed mentions nothing beyond what was found so far
  }
  return found;
}

async function* unpacked(content: Readable): AsyncGenerator<Buffer> {
  const chunks = content[Symbol.asyncIterator]();
  const first = await chunks.next();
  if (first.done === true) return;
  const start = Buffer.from(first.value as Uint8Array);
  const rest = async function* () {
    yield start;
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next())
      yield Buffer.from(next.value as Uint8Array);
  };
  if (!start.subarray(0, zstdMark.length).equals(zstdMark)) return yield* rest();
  const plain = createZstdDecompress();
  pipeline(Readable.from(rest()), plain, () => undefined);
  for await (const chunk of plain) yield Buffer.from(chunk as Uint8Array);
}
