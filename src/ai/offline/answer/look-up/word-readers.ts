import { lazy } from "../../../../lib/lazy.ts";
import { languages } from "../../../../lexicon/words-by-language.ts";
import { createWordReader, type WordReader } from "./create-word-reader.ts";

/** Reading the lexicon takes a moment: each language is read when it is first asked for. */
const known = new Map<string, () => WordReader>(
  languages.map((language) => [language, lazy(() => createWordReader(language))]),
);

/** The reader of a language; others have no lexicon, and cost nothing to make. */
export function wordReaderOf(language: string): WordReader {
  return known.get(language)?.() ?? createWordReader(language);
}
