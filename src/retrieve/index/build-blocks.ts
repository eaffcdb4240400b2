import type { Passage } from "../passages/passage.ts";

/**
 * Passages that stand together: the windows of one part, the parts of one page or slide. What is asked for often stands
 * on one page but not in one passage of it.
 */
export interface Blocks {
  count: number;
  /** The block of each passage; blocks are numbered in the order of the passages. */
  of: Uint32Array;
  /** The first passage of each block; one more entry than there are blocks. */
  starts: Uint32Array;
}

/** About a page; a part that is longer is cut into several blocks. */
const longestBlock = 6000;

export function buildBlocks(passages: readonly Passage[]): Blocks {
  const of = new Uint32Array(passages.length);
  const starts: number[] = [];
  let letters = 0;
  for (const [at, passage] of passages.entries()) {
    const before = passages[at - 1];
    letters += passage.text.length;
    if (before === undefined || letters > longestBlock || !standTogether(before, passage)) {
      starts.push(at);
      letters = passage.text.length;
    }
    of[at] = starts.length - 1;
  }
  return { count: starts.length, of, starts: Uint32Array.from([...starts, passages.length]) };
}

function standTogether({ part: a }: Passage, { part: b }: Passage): boolean {
  if (a.document !== b.document) return false;
  if (a.id === b.id) return true;
  const page = a.position.page ?? a.position.slide;
  return page !== undefined && page === (b.position.page ?? b.position.slide);
}
