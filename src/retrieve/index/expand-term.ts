import { matchTerms } from "../../lib/text/match-terms.ts";

export interface TermExpander {
  /** Compounds or other endings of a term, or parts of it, with how far they mean the same; else what it may be misspelt for. */
  expand(term: string): { term: string; weight: number }[];
}

/** Shorter openings are no match; see `matchTerms`. */
const shortest = 4;
/** Longer ones are no words. */
const longest = 60;
/** A short opening can begin hundreds of words; the first of them are enough. */
const most = 40;

/** Looks terms up by how they begin and end; the sorted lists are made when the first such term is asked for. */
export function createTermExpander(terms: readonly string[]): TermExpander {
  let byBeginning: readonly string[] | undefined;
  let byEnd: readonly string[] | undefined;
  let all: ReadonlySet<string> | undefined;
  return {
    expand(term) {
      if (term.length < shortest || term.length > longest || /\p{N}/u.test(term)) return [];
      byBeginning ??= terms.filter((known) => known.length >= shortest).toSorted();
      byEnd ??= byBeginning.map(reverse).toSorted();
      all ??= new Set(byBeginning);
      const found = new Set([
        ...startingWith(byBeginning, term),
        ...startingWith(byEnd, reverse(term)).map(reverse),
        ...piecesOf(term).filter((piece) => all?.has(piece)),
      ]);
      const matches = [...found]
        .map((other) => ({ term: other, weight: matchTerms(term, other) }))
        .filter(({ weight }) => weight > 0);
      if (matches.length === 0) return misspelt(byBeginning, term);
      return matches.toSorted((a, b) => b.weight - a.weight || (a.term < b.term ? -1 : 1)).slice(0, most);
    },
  };
}

/** Shorter words are often one letter apart. */
const shortestMisspelt = 6;
const misspeltWeight = 0.5;

/** Terms that are one letter or one swap away; the first two letters must be right. */
function misspelt(sorted: readonly string[], term: string): { term: string; weight: number }[] {
  if (term.length < shortestMisspelt) return [];
  return startingWith(sorted, term.slice(0, 2), Number.POSITIVE_INFINITY)
    .filter((other) => isOneAway(term, other))
    .slice(0, most)
    .map((other) => ({ term: other, weight: misspeltWeight }));
}

function isOneAway(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1) return false;
  let start = 0;
  while (start < a.length && a[start] === b[start]) start += 1;
  if (a.length !== b.length) {
    const [short, long] = a.length < b.length ? [a, b] : [b, a];
    return short.slice(start) === long.slice(start + 1);
  }
  const isSwap =
    a[start] === b[start + 1] && a[start + 1] === b[start] && a.slice(start + 2) === b.slice(start + 2);
  return isSwap || a.slice(start + 1) === b.slice(start + 1);
}

function piecesOf(term: string): string[] {
  const pieces: string[] = [];
  for (let length = shortest; length < term.length; length += 1)
    pieces.push(term.slice(0, length), term.slice(-length));
  return pieces;
}

/** The terms of a sorted list that begin so, found by halving. */
function startingWith(sorted: readonly string[], beginning: string, limit: number = most): string[] {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? "") < beginning) low = middle + 1;
    else high = middle;
  }
  const found: string[] = [];
  for (let at = low; at < sorted.length && found.length <= limit; at += 1) {
    const term = sorted[at] ?? "";
    if (!term.startsWith(beginning)) break;
    found.push(term);
  }
  return found;
}

function reverse(term: string): string {
  let reversed = "";
  for (let at = term.length - 1; at >= 0; at -= 1) reversed += term[at] ?? "";
  return reversed;
}
