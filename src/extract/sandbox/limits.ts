import type { UnfoldLimits } from "./messages.ts";

/** What one file may cost. */
export interface ExtractLimits extends UnfoldLimits {
  /** Without a sign of life. */
  quietMs: number;
  /** In all: a base, more for each MB of input, for each document inside and for each page that may be a picture. */
  baseMs: number;
  msPerMb: number;
  msPerDocument: number;
  msPerPage: number;
  /** Of the whole process, outside the heap too. */
  memoryBytes: number;
  heapMb: number;
  /** A process is replaced after so many files, or when it has grown to so many bytes. */
  recycleFiles: number;
  recycleBytes: number;
}

const mb = 1_048_576;

export const usualLimits: ExtractLimits = {
  quietMs: 20_000,
  baseMs: 25_000,
  msPerMb: 10_000,
  msPerDocument: 1_000,
  msPerPage: 20_000,
  memoryBytes: 1_024 * mb,
  heapMb: 768,
  recycleFiles: 500,
  recycleBytes: 500 * mb,
  depth: 4,
  documents: 5_000,
  nestedBytes: 2_048 * mb,
  outputBytes: 64 * mb,
  outputRatio: 50,
  outputMost: 4_096 * mb,
};
