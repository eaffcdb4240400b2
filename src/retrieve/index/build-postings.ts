import { createGrowingNumbers } from "./growing-numbers.ts";

/** For each term the passages that hold it, in order, and how often; and the terms of each passage in order. */
export interface Postings {
  /** Where the holders of a term begin; one more entry than there are terms. */
  starts: Uint32Array;
  holders: Uint32Array;
  counts: Uint32Array;
  /** All terms of all passages as they stand there. */
  tokens: Uint32Array;
  /** Where the tokens of a passage begin; one more entry than there are passages. */
  tokenStarts: Uint32Array;
}

export interface PostingsBuilder {
  /** The next term of the passage that is open. */
  token(term: number): void;
  endPassage(): void;
  build(termCount: number): Postings;
}

export function createPostingsBuilder(): PostingsBuilder {
  const tokens = createGrowingNumbers();
  const tokenStarts = createGrowingNumbers();
  const terms = createGrowingNumbers();
  const passages = createGrowingNumbers();
  const counts = createGrowingNumbers();
  /** The last posting of each term. */
  const latest: number[] = [];
  let passage = 0;
  tokenStarts.push(0);
  return {
    token(term) {
      tokens.push(term);
      const last = latest[term];
      if (last !== undefined && passages.at(last) === passage) return counts.addAt(last, 1);
      latest[term] = terms.length;
      terms.push(term);
      passages.push(passage);
      counts.push(1);
    },
    endPassage() {
      passage += 1;
      tokenStarts.push(tokens.length);
    },
    build(termCount) {
      const sorted = sortByTerm(
        { terms: terms.view(), passages: passages.view(), counts: counts.view() },
        termCount,
      );
      return { ...sorted, tokens: tokens.view(), tokenStarts: tokenStarts.view() };
    },
  };
}

interface Unsorted {
  terms: Uint32Array;
  passages: Uint32Array;
  counts: Uint32Array;
}

/** By counting, which keeps the order of the passages. */
function sortByTerm({ terms, passages, counts }: Unsorted, termCount: number) {
  const starts = new Uint32Array(termCount + 1);
  for (const term of terms) starts[term + 1] = (starts[term + 1] ?? 0) + 1;
  for (let term = 0; term < termCount; term += 1)
    starts[term + 1] = (starts[term + 1] ?? 0) + (starts[term] ?? 0);
  const next = starts.slice();
  const holders = new Uint32Array(terms.length);
  const sortedCounts = new Uint32Array(terms.length);
  for (let at = 0; at < terms.length; at += 1) {
    const term = terms[at] ?? 0;
    const place = next[term] ?? 0;
    next[term] = place + 1;
    holders[place] = passages[at] ?? 0;
    sortedCounts[place] = counts[at] ?? 0;
  }
  return { starts, holders, counts: sortedCounts };
}
