import { createTermReader, type TermReader } from "../../../lib/text/create-term-reader.ts";
import { foldWord } from "./read-tokens.ts";

/** A word that carries a topic, by its stem. */
export interface Stem {
  stem: string;
  text: string;
  start: number;
  end: number;
}

export type ReadStems = (text: string, language: string) => Stem[];

/** Stems of topic words, without numbers; one reader per language, kept as long as the audit of one claim. */
export function createStems(): ReadStems {
  const readers = new Map<string, TermReader>();
  return (text, language) => {
    const reader = readers.get(language) ?? createTermReader(language);
    readers.set(language, reader);
    return reader
      .content(text.replaceAll("_", " "))
      .filter((term) => !/^\p{N}/u.test(term.text) && (term.term.length > 1 || /^\p{Lu}/u.test(term.text)))
      .map(({ term, text: said, start, end }) => ({ stem: foldWord(term), text: said, start, end }));
  };
}

/** The same word: one stem, or one the beginning of the other, as parts of German compounds are. */
export function isSameStem(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length >= 5 && long.startsWith(short);
}

/** Of some stems those that others have too. */
export function sharedStems(stems: readonly string[], others: readonly string[]): Set<string> {
  const known = new Set(others);
  return new Set(stems.filter((stem) => known.has(stem) || others.some((other) => isSameStem(stem, other))));
}
