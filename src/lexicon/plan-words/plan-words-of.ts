import { english } from "./english.ts";
import { french } from "./french.ts";
import { german } from "./german.ts";
import { italian } from "./italian.ts";
import type { PlanWords } from "./plan-words.ts";
import { spanish } from "./spanish.ts";

const byLanguage: Readonly<Record<string, PlanWords>> = {
  en: english,
  de: german,
  fr: french,
  it: italian,
  es: spanish,
};

/** English where a language has no words. */
export function planWordsOf(language: string): PlanWords {
  return byLanguage[language] ?? english;
}
