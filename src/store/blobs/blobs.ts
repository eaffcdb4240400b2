import type { Readable } from "node:stream";

export interface BlobInfo {
  sha256: string;
  bytes: number;
}

/** Content by its SHA-256, streamed in and out, never whole in memory. */
export interface Blobs {
  /** Resolves when the content is safe on disk (or with the server). The same content is kept once. */
  put(content: AsyncIterable<Uint8Array>, options?: { signal?: AbortSignal }): Promise<BlobInfo>;
  /** Fails with `not-found` when there is no such blob, before anything is read. */
  open(sha256: string, options?: { signal?: AbortSignal }): Promise<Readable>;
  has(sha256: string): Promise<boolean>;
  /**
   * Takes a blob away unless somebody has put it again after the given time; says whether it is gone. Absent where
   * contents lie with a server, whose own rules clear them away.
   */
  remove?(sha256: string, putBefore: number): Promise<boolean>;
  /** Every blob there is; absent where contents lie with a server. */
  list?(): AsyncIterable<string>;
  /** The file that holds it, for those who only read; absent where contents lie with a server. */
  path?(sha256: string): string;
}
