import { largest } from "../../lib/largest.ts";
import type { WordIndex } from "../index/build-index.ts";
import type { ReadQuery } from "./read-query.ts";

/** What the words of a query find in blocks, passages and titles, before anything is read closely. */
export interface FirstScores {
  blocks: Float64Array;
  passages: Float64Array;
  /** The worth of the different terms that each passage holds. */
  held: Float64Array;
  /** By set of titles. */
  titles: Float64Array;
  /** Blocks that hold a term, in order of first meeting. */
  found: readonly number[];
  /** What each term of the query tells, by its number. */
  worth: ReadonlyMap<number, number>;
}

const k1 = 1.2;
const b = 0.75;

/** BM25 over the postings of the query's terms, for blocks and for the passages in them, in one pass. */
export function scoreBlocks(index: WordIndex, query: ReadQuery): FirstScores {
  const { blocks, titles, languageOf } = index;
  const titleScores = new Float64Array(titles.blocks.length);
  const scores = {
    blocks: new Float64Array(blocks.count),
    passages: new Float64Array(languageOf.length),
    held: new Float64Array(languageOf.length),
    found: [] as number[],
    worth: new Map<number, number>(),
  };
  for (const [term, weights] of collectTerms(query)) {
    const worth = rarity(index.blocksWith[term] ?? 0, blocks.count);
    scores.worth.set(term, worth);
    scoreTitles(index, { term, weight: largest(weights) }, titleScores);
    scorePostings(index, { term, weights, worth }, scores);
  }
  return { ...scores, titles: sumSets(index, titleScores) };
}

/** Each term once, with its weight in each language of the index. */
function collectTerms({ byLanguage }: ReadQuery): Map<number, number[]> {
  const terms = new Map<number, number[]>();
  for (const [language, { weights }] of byLanguage.entries())
    for (const [term, weight] of weights) {
      const known = terms.get(term) ?? byLanguage.map(() => 0);
      known[language] = weight;
      terms.set(term, known);
    }
  return terms;
}

/** High for rare terms, never negative. */
function rarity(holders: number, all: number): number {
  return Math.log(1 + (all - holders + 0.5) / (holders + 0.5));
}

function saturate(count: number, relativeLength: number): number {
  return (count * (k1 + 1)) / (count + k1 * (1 - b + b * relativeLength));
}

/** A title over many blocks says which document or section is meant; one over a single block is its first line. */
const ownTitle = 0.15;
const sharedTitle = 1.3;

function scoreTitles(
  index: WordIndex,
  { term, weight }: { term: number; weight: number },
  scores: Float64Array,
): void {
  const { titles, blocks } = index;
  const holders = titles.holders.get(term) ?? [];
  let under = 0;
  for (const title of holders) under += titles.blocks[title] ?? 0;
  const worth = weight * rarity(Math.min(under, blocks.count), blocks.count);
  for (const title of holders) {
    const share = ownTitle + (sharedTitle - ownTitle) * (1 - 1 / Math.max(1, titles.blocks[title] ?? 1));
    scores[title] = (scores[title] ?? 0) + worth * share;
  }
}

/** What the titles over each passage add up to, by the set of titles. */
function sumSets({ titles }: WordIndex, scores: Float64Array): Float64Array {
  return Float64Array.from(titles.sets, (set) => {
    let sum = 0;
    for (const title of set.titles) sum += scores[title] ?? 0;
    return sum;
  });
}

interface Weighed {
  term: number;
  weights: readonly number[];
  worth: number;
}

type Sums = Pick<FirstScores, "blocks" | "passages" | "held"> & { found: number[] };

function scorePostings(index: WordIndex, { term, weights, worth }: Weighed, sums: Sums): void {
  const { postings, blocks, languageOf } = index;
  const { holders, counts, tokenStarts, tokens } = postings;
  const blockLength = Math.max(1, tokens.length / Math.max(1, blocks.count));
  const passageLength = Math.max(1, tokens.length / Math.max(1, languageOf.length));
  const to = postings.starts[term + 1] ?? 0;
  let at = postings.starts[term] ?? 0;
  while (at < to) {
    const first = holders[at] ?? 0;
    const block = blocks.of[first] ?? 0;
    const value = worth * (weights[languageOf[first] ?? 0] ?? 0);
    let inBlock = 0;
    for (; at < to && blocks.of[holders[at] ?? 0] === block; at += 1) {
      const passage = holders[at] ?? 0;
      const count = counts[at] ?? 0;
      const length = (tokenStarts[passage + 1] ?? 0) - (tokenStarts[passage] ?? 0);
      inBlock += count;
      sums.held[passage] = (sums.held[passage] ?? 0) + value;
      sums.passages[passage] =
        (sums.passages[passage] ?? 0) + value * saturate(count, length / passageLength);
    }
    if (value === 0) continue;
    if (sums.blocks[block] === 0) sums.found.push(block);
    const start = tokenStarts[blocks.starts[block] ?? 0] ?? 0;
    const length = (tokenStarts[blocks.starts[block + 1] ?? 0] ?? 0) - start;
    sums.blocks[block] = (sums.blocks[block] ?? 0) + value * saturate(inBlock, length / blockLength);
  }
}
