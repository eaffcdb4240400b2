import { largest, smallest } from "../../../lib/largest.ts";
import type { ReadWord } from "../answer/look-up/create-word-reader.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import type { Wanted } from "../answer/look-up/read-asked.ts";

/** A column that a question names by words of its head. */
export interface NamedHead {
  column: number;
  words: Wanted[];
  score: number;
  /** Where the first of them stands. */
  start: number;
  /** Whether all of the head was said. */
  isWhole: boolean;
}

const isHead = 0.5;

/**
 * The columns that words name, each word that of the column it fits best; of "sales 2024" and "sales 2025" the one of
 * which more was said. Where two are named alike, both are there.
 */
export function findHeads(words: readonly Wanted[], heads: readonly (readonly ReadWord[])[]): NamedHead[] {
  const fits = words.map((word) => {
    const scores = heads.map((head) => bestMatch(word, head));
    const most = largest(scores, 0);
    return {
      word,
      columns: most < isHead ? [] : heads.flatMap((_, at) => (scores[at] === most ? [at] : [])),
      most,
    };
  });
  const named = heads.flatMap((_, column): NamedHead[] => {
    const own = fits.filter(({ columns }) => columns.includes(column));
    if (own.every(({ word }) => word.isNumber && !isYear(word) && !isCode(word))) return [];
    const said = own.map(({ word }) => word);
    const share = shareOf(said, heads[column] ?? []);
    const score = own.reduce((sum, { most }) => sum + most, 0) + wholeCounts * share;
    const start = smallest(said.map((word) => word.start));
    return [{ column, words: said, score, start, isWhole: share === 1 }];
  });
  // a column is named where none of which more was said shares a word with it
  return named.filter(({ words: own, score }) =>
    named.every((other) => other.score <= score || !other.words.some((word) => own.includes(word))),
  );
}

/** Of two heads with a word, the one that says nothing else is meant. */
const wholeCounts = 0.2;

/** How much of a head was said; it is read in several languages, so places are counted. */
function shareOf(said: readonly Wanted[], head: readonly ReadWord[]): number {
  const stops = new Set(head.filter(({ isStop }) => isStop).map(({ start }) => start));
  const all = new Set(head.map(({ start }) => start).filter((start) => !stops.has(start)));
  const told = head.filter((word) => said.some((one) => bestMatch(one, [word]) >= isHead));
  const places = new Set(told.map(({ start }) => start).filter((start) => all.has(start)));
  return all.size === 0 ? 0 : places.size / all.size;
}

/** "T3", "Q1": a number with letters is a name. */
function isCode({ word }: { word: string }): boolean {
  return /^\p{L}+\p{N}+$/u.test(word);
}

export function isYear({ word }: { word: string }): boolean {
  return /^(?:19|20)\d\d$/u.test(word);
}
