import type { Token } from "../text/read-tokens.ts";
import { recitalWords, referenceForms, referenceWords } from "../../../lexicon/facts/reference-words.ts";

const known: ReadonlySet<string> = new Set(referenceWords);
const forms: ReadonlyMap<string, ReadonlyMap<string, string>> = new Map(
  Object.entries(referenceForms).map(([language, words]) => [language, new Map(Object.entries(words))]),
);

/** The number or letter of an article; without it "Art" is another word. */
const numbered = /^\.?\s{0,2}(?:\p{N}|[a-z](?![\p{L}\p{N}]))/u;

/** A word as it is compared: "art. 3" and "articoli 3" are "articolo 3", and ß is ss. */
export function toForm({ word, end }: Token, { text, language }: { text: string; language: string }): string {
  const plain = word.replaceAll("ß", "ss");
  const form = forms.get(language)?.get(plain);
  return form !== undefined && numbered.test(text.slice(end, end + 6)) ? form : plain;
}

export function isReferenceWord(word: string): boolean {
  return known.has(word);
}

/** It leads to what is said, and is no part of it. */
export function isRecital(word: string): boolean {
  return recitalWords.has(word);
}
