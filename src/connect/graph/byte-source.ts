/** Bytes that can be read from any place, more than once. */
export interface ByteSource {
  bytes: number;
  /** From `start` up to, and without, `end`. */
  read(start: number, end: number): Promise<Uint8Array>;
}
