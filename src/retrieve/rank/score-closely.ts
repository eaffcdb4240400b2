import type { WordIndex } from "../index/build-index.ts";
import type { LanguageQuery } from "./read-query.ts";

/** How close together the words of a query stand in one passage. */
export interface Closeness {
  /** The worth of the different terms in the richest stretch of a few words. */
  near: number;
  /** The worth of pairs of the query that stand side by side here, in its order. */
  beside: number;
  /** The worth of pairs of the query that stand within a few words, in any order. */
  around: number;
}

/** A stretch is about a sentence; stop words do not count. */
const stretch = 14;
const aroundDistance = 4;

/** Reads the terms of one passage in order. `places` tells for each term of the vocabulary its place in the query, from 1. */
export function createCloseReader(
  index: WordIndex,
  query: LanguageQuery,
  worth: ReadonlyMap<number, number>,
) {
  const { tokens, tokenStarts } = index.postings;
  const terms = [...query.weights.keys()];
  const values = terms.map((term) => (query.weights.get(term) ?? 0) * (worth.get(term) ?? 0));
  const places = new Uint16Array(index.vocabulary.terms.length);
  for (const [at, term] of terms.entries()) places[term] = at + 1;
  const size = terms.length + 1;
  const wanted = new Set(query.pairs.map(([a, c]) => (places[a] ?? 0) * size + (places[c] ?? 0)));
  const pairWorth = (a: number, c: number) => Math.min(values[a - 1] ?? 0, values[c - 1] ?? 0);
  const hitAt: number[] = [];
  const hitTerm: number[] = [];
  return (passage: number): Closeness => {
    const from = tokenStarts[passage] ?? 0;
    const to = tokenStarts[passage + 1] ?? 0;
    hitAt.length = 0;
    hitTerm.length = 0;
    for (let at = from; at < to; at += 1) {
      const place = places[tokens[at] ?? 0] ?? 0;
      if (place === 0) continue;
      hitAt.push(at);
      hitTerm.push(place);
    }
    const pairs = sumPairs({ hitAt, hitTerm, size }, wanted, pairWorth);
    return { near: richest({ hitAt, hitTerm, size }, values), ...pairs };
  };
}

interface Hits {
  hitAt: readonly number[];
  hitTerm: readonly number[];
  size: number;
}

function richest({ hitAt, hitTerm, size }: Hits, values: readonly number[]): number {
  const inside = new Uint32Array(size);
  let sum = 0;
  let best = 0;
  let first = 0;
  for (let at = 0; at < hitAt.length; at += 1) {
    const term = hitTerm[at] ?? 0;
    const here = hitAt[at] ?? 0;
    if (inside[term] === 0) sum += values[term - 1] ?? 0;
    inside[term] = (inside[term] ?? 0) + 1;
    for (; (hitAt[first] ?? 0) < here - stretch; first += 1) {
      const left = hitTerm[first] ?? 0;
      inside[left] = (inside[left] ?? 0) - 1;
      if (inside[left] === 0) sum -= values[left - 1] ?? 0;
    }
    if (sum > best) best = sum;
  }
  return best;
}

function sumPairs(
  { hitAt, hitTerm, size }: Hits,
  wanted: ReadonlySet<number>,
  pairWorth: (a: number, c: number) => number,
): { beside: number; around: number } {
  const seenBeside = new Set<number>();
  const seenAround = new Set<number>();
  let beside = 0;
  let around = 0;
  if (wanted.size === 0) return { beside, around };
  for (let at = 0; at < hitAt.length; at += 1)
    for (let next = at + 1; next < hitAt.length; next += 1) {
      const distance = (hitAt[next] ?? 0) - (hitAt[at] ?? 0);
      if (distance > aroundDistance) break;
      const [a, c] = [hitTerm[at] ?? 0, hitTerm[next] ?? 0];
      const [forward, backward] = [a * size + c, c * size + a];
      if (wanted.has(forward) && distance === 1 && !seenBeside.has(forward)) {
        seenBeside.add(forward);
        beside += pairWorth(a, c);
      }
      const key = wanted.has(forward) ? forward : wanted.has(backward) ? backward : -1;
      if (key >= 0 && !seenAround.has(key)) {
        seenAround.add(key);
        around += pairWorth(a, c);
      }
    }
  return { beside, around };
}
