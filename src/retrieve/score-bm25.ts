import { matchTerms } from "../lib/match-terms.ts";

/** Term weights of one text; fields that count less come in with smaller weights. */
export interface Bag {
  weights: ReadonlyMap<string, number>;
  length: number;
}

/** A query term, and how much a match of it counts. */
export type Weighted = ReadonlyMap<string, number>;

export interface Bm25 {
  /** How much a term tells: high for rare terms, never negative. */
  idf(term: string): number;
  /** Terms that occur nowhere are replaced by compounds and other endings of them that do. */
  expand(terms: readonly string[]): Weighted;
  score(bag: Bag, terms: Weighted): number;
}

const k1 = 1.2;
const b = 0.75;

export function createBm25(bags: readonly Bag[]): Bm25 {
  const holders = new Map<string, number>();
  for (const bag of bags) {
    for (const term of bag.weights.keys()) holders.set(term, (holders.get(term) ?? 0) + 1);
  }
  const total = bags.reduce((sum, bag) => sum + bag.length, 0);
  const averageLength = bags.length === 0 || total === 0 ? 1 : total / bags.length;
  const idf = (term: string) => {
    const held = holders.get(term) ?? 0;
    return Math.log(1 + (bags.length - held + 0.5) / (held + 0.5));
  };
  return {
    idf,
    expand: (terms) => expandTerms(terms, holders),
    score(bag, terms) {
      let score = 0;
      for (const [term, importance] of terms) {
        const weight = bag.weights.get(term);
        if (weight === undefined) continue;
        const norm = k1 * (1 - b + (b * bag.length) / averageLength);
        score += (importance * idf(term) * weight * (k1 + 1)) / (weight + norm);
      }
      return score;
    },
  };
}

function expandTerms(terms: readonly string[], holders: ReadonlyMap<string, number>): Weighted {
  const weighted = new Map<string, number>();
  const missing = terms.filter((term) => !holders.has(term));
  for (const term of terms) if (holders.has(term)) weighted.set(term, 1);
  if (missing.length === 0) return weighted;
  for (const other of holders.keys()) {
    for (const term of missing) {
      const match = matchTerms(term, other);
      if (match > 0) weighted.set(other, Math.max(match, weighted.get(other) ?? 0));
    }
  }
  return weighted;
}
