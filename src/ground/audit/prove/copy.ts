import type { WordAlignment } from "./align.ts";
import type { Skeleton } from "./skeleton.ts";

/** A claim laid beside a sentence that it was copied from, more or less. */
export interface Copy {
  claim: Skeleton;
  said: Skeleton;
  alignment: WordAlignment;
  /** The same words and facts in the same order. */
  isSame: boolean;
  /** Nothing is left out and nothing added but what the hunks say. */
  isClose: boolean;
}
