import { languages } from "../../../../lexicon/words-by-language.ts";
import { createWordReader, type WordReader } from "./create-word-reader.ts";

/** Reading the lexicon takes a moment: each language is read when it is first asked for. */
const known = new Map<string, () => WordReader>(
  languages.map((language) => [language, createLate(language)]),
);

function createLate(language: string): () => WordReader {
  let reader: WordReader | undefined;
  return () => (reader ??= createWordReader(language));
}

/** The reader of a language; others have no lexicon, and cost nothing to make. */
export function wordReaderOf(language: string): WordReader {
  return known.get(language)?.() ?? createWordReader(language);
}
