import type { WordIndex } from "../index/build-index.ts";
import type { Passage } from "../passages/passage.ts";

/** What pools are drawn from. */
export interface PoolIndex {
  /** In the order of their documents. */
  passages: readonly Passage[];
  words: WordIndex;
  /** For each passage whether it is set aside as no evidence for prose; see `find-aside.ts`. */
  aside: Uint8Array;
  /** The tokens that each passage takes in a prompt, with its headings and the line that says where it stands. */
  costs: Uint32Array;
  /** One per passage once `embedIndex` has run. */
  vectors?: readonly (readonly number[])[];
}

export interface PoolEntry {
  id: string;
  score: number;
  passage: Passage;
  /** The place of the passage in the index. */
  at: number;
}
