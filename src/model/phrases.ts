import { english } from "./phrases/english.ts";
import type { Phrases } from "./phrases/english.ts";
import { french } from "./phrases/french.ts";
import { german } from "./phrases/german.ts";
import { italian } from "./phrases/italian.ts";
import { spanish } from "./phrases/spanish.ts";

/** In letters: what is longer is read in a file. */
export const longestMessage = 6_000;

const byLanguage: ReadonlyMap<string, Phrases> = new Map([
  ["en", english],
  ["de", german],
  ["fr", french],
  ["it", italian],
  ["es", spanish],
]);

/** The few words that Dossier says by itself, in the languages it has them in; English elsewhere. */
export function phrasesFor(language: string): Phrases {
  const [base = ""] = language.toLowerCase().split("-");
  return byLanguage.get(base) ?? english;
}
