import type { WordsByLanguage } from "../../../lexicon/words-by-language.ts";
import { foldPassage } from "./fold-passage.ts";
import type { FoldedToken } from "./read-folded-tokens.ts";
import { readFoldedTokens } from "./read-folded-tokens.ts";

/** Phrases by their first word, the longest first. */
export type PhraseList = ReadonlyMap<string, readonly (readonly string[])[]>;

/** The phrases of all languages together: a passage does not say which one it is in. */
export function toPhrases(...lists: readonly WordsByLanguage[]): PhraseList {
  const phrases = new Map<string, string[][]>();
  for (const phrase of lists.flatMap(listPhrases)) {
    const words = readFoldedTokens(foldPassage(phrase), phrase).map(({ text }) => text);
    const [first = ""] = words;
    phrases.set(first, [...(phrases.get(first) ?? []), words]);
  }
  for (const [first, all] of phrases)
    phrases.set(
      first,
      all.toSorted((a, b) => b.length - a.length),
    );
  return phrases;
}

function listPhrases(words: WordsByLanguage): string[] {
  return Object.values(words).flatMap((list) => list.split("|").filter((phrase) => phrase !== ""));
}

/** How many tokens the longest phrase covers that begins there; 0 where none does. */
export function matchPhrase(phrases: PhraseList, tokens: readonly FoldedToken[], at: number): number {
  const first = tokens[at];
  if (first === undefined) return 0;
  for (const words of phrases.get(first.text) ?? []) {
    const covered = coverPhrase(words, tokens, at);
    if (covered > 0) return covered;
  }
  return 0;
}

/** A comma between the words does not count: "ich möchte, dass du". */
function coverPhrase(words: readonly string[], tokens: readonly FoldedToken[], at: number): number {
  let next = at;
  for (const word of words) {
    if (next > at && tokens[next]?.text === ",") next += 1;
    if (tokens[next]?.text !== word) return 0;
    next += 1;
  }
  return next - at;
}

export function wordsOf(...all: readonly PhraseList[]): Set<string> {
  return new Set(all.flatMap((phrases) => [...phrases.values()].flat(2)));
}
