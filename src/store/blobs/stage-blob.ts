import { createHash, randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, rm } from "node:fs/promises";
import { join } from "node:path";
import { Failure } from "../../model/failure.ts";
import { diskFailure } from "../disk-failure.ts";

export interface StagedBlob {
  path: string;
  sha256: string;
  bytes: number;
}

export interface StageOptions {
  folder: string;
  signal?: AbortSignal | undefined;
}

/** Guards every place where a blob's name becomes part of a path. */
export function assertSha256(name: string): void {
  if (/^[0-9a-f]{64}$/.test(name)) return;
  throw new Failure(
    "invalid",
    `"${name}" is no blob name: a SHA-256 in 64 lower-case hex digits is expected`,
  );
}

/** Errors of the disk become ours, while those of the content's source pass as they are. */
async function onDisk<T>(folder: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (cause) {
    throw diskFailure(folder)(cause);
  }
}

/** The next piece, or the signal's reason at once: a source that hangs must not hold its caller. */
async function nextPiece(
  pieces: AsyncIterator<Uint8Array>,
  signal: AbortSignal | undefined,
): Promise<IteratorResult<Uint8Array>> {
  if (signal === undefined) return pieces.next();
  signal.throwIfAborted();
  const stopped = Promise.withResolvers<never>();
  const stop = () => stopped.reject(signal.reason);
  signal.addEventListener("abort", stop, { once: true });
  try {
    return await Promise.race([pieces.next(), stopped.promise]);
  } finally {
    signal.removeEventListener("abort", stop);
  }
}

async function writePieces(
  content: AsyncIterable<Uint8Array>,
  file: FileHandle,
  { folder, signal }: StageOptions,
): Promise<Omit<StagedBlob, "path">> {
  const hash = createHash("sha256");
  const pieces = content[Symbol.asyncIterator]();
  let bytes = 0;
  let finished = false;
  try {
    for (;;) {
      const piece = await nextPiece(pieces, signal);
      if (piece.done) break;
      hash.update(piece.value);
      bytes += piece.value.byteLength;
      await onDisk(folder, file.writeFile(piece.value));
    }
    finished = true;
  } finally {
    // Not awaited: a source that hangs would not answer this either.
    if (!finished) void pieces.return?.().catch(() => undefined);
  }
  await onDisk(folder, file.sync());
  return { sha256: hash.digest("hex"), bytes };
}

/** Writes the content to a file of its own in `folder`, safe on disk when this resolves and gone when it fails. */
export async function stageBlob(
  content: AsyncIterable<Uint8Array>,
  options: StageOptions,
): Promise<StagedBlob> {
  const { folder, signal } = options;
  signal?.throwIfAborted();
  const path = join(folder, `${process.pid}-${randomUUID()}.part`);
  try {
    await onDisk(folder, mkdir(folder, { recursive: true, mode: 0o700 }));
    const file = await onDisk(folder, open(path, "wx", 0o600));
    try {
      return { path, ...(await writePieces(content, file, options)) };
    } finally {
      await file.close();
    }
  } catch (error) {
    await rm(path, { force: true });
    throw error;
  }
}
