import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir } from "node:fs/promises";
import { dirname } from "node:path";
import { pipeline } from "node:stream/promises";

export interface CopiedFile {
  bytes: number;
  sha256: string;
}

/** Copies a file and says what its bytes come to; readable for its owner alone. */
export async function copyFile(from: string, to: string, signal: AbortSignal): Promise<CopiedFile> {
  const hash = createHash("sha256");
  let bytes = 0;
  await mkdir(dirname(to), { recursive: true, mode: 0o700 });
  await pipeline(
    createReadStream(from),
    async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    },
    createWriteStream(to, { flags: "wx", mode: 0o600, flush: true }),
    { signal },
  );
  return { bytes, sha256: hash.digest("hex") };
}

export async function hashFile(path: string, signal: AbortSignal): Promise<CopiedFile> {
  const hash = createHash("sha256");
  let bytes = 0;
  for await (const chunk of createReadStream(path, { signal })) {
    const piece = chunk as Buffer;
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest("hex") };
}
