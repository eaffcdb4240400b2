import { cutAtKnee } from "../cut-at-knee.ts";
import { rankPassages } from "./rank-passages.ts";
import type { Query } from "./query.ts";
import type { PoolIndex, PoolEntry } from "./pool.ts";

export interface RankPoolOptions {
  isWanted?: (at: number) => boolean;
  /** The query as a vector, where the index has vectors. */
  vector?: readonly number[] | undefined;
}

const lexicalPool = 40;
const semanticPool = 40;
const unionBelow = 8;
const knee = { least: 4, most: 8, drop: 0.25 };

/** Up to 40 passages by their words; with a vector those that words and meaning both find, or either where few do. */
export function rankPool(
  index: PoolIndex,
  query: Query,
  { isWanted = () => true, vector }: RankPoolOptions = {},
): PoolEntry[] {
  const ranked = rankPassages(index.words, query, { least: lexicalPool, isWanted });
  const lexical = inOrder(ranked.map(({ passage, score }) => toEntry(index, passage, score))).slice(
    0,
    lexicalPool,
  );
  if (vector === undefined || index.vectors === undefined) return lexical;
  const all = rankBySimilarity(index, vector, isWanted);
  const near = new Set(all.slice(0, semanticPool).map(({ at }) => at));
  const found = new Set(lexical.map(({ at }) => at));
  const both = all.filter(({ at }) => near.has(at) && found.has(at));
  const either = all.filter(({ at }) => near.has(at) || found.has(at));
  return both.length >= unionBelow ? both : either;
}

/** Up to the steepest drop of the scores. */
export function cutPool(entries: readonly PoolEntry[]): PoolEntry[] {
  const scores = entries.map(({ score }) => score);
  return entries.slice(0, cutAtKnee(scores, knee));
}

function rankBySimilarity(
  index: PoolIndex,
  vector: readonly number[],
  isWanted: (at: number) => boolean,
): PoolEntry[] {
  const wanted = [...index.passages.keys()].filter(isWanted);
  return inOrder(wanted.map((at) => toEntry(index, at, cosine(vector, index.vectors?.[at] ?? []))));
}

function toEntry({ passages }: PoolIndex, at: number, score: number): PoolEntry {
  const passage = passages[at];
  if (passage === undefined) throw new RangeError(`There is no passage ${at}.`);
  return { id: passage.id, score, passage, at };
}

function inOrder(entries: readonly PoolEntry[]): PoolEntry[] {
  return entries.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score || a.at - b.at);
}

function cosine(a: readonly number[], b: readonly number[]): number {
  let dot = 0;
  let lengthA = 0;
  let lengthB = 0;
  for (const [i, x] of a.entries()) {
    const y = b[i] ?? 0;
    dot += x * y;
    lengthA += x * x;
    lengthB += y * y;
  }
  return lengthA === 0 || lengthB === 0 ? 0 : dot / Math.sqrt(lengthA * lengthB);
}
