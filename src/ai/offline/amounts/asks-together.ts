import { bothWords } from "../../../lexicon/tables/amount-words.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import { aggregateCues } from "../../../lexicon/tables/aggregate-cues.ts";
import { compilePhrases, phrasesAt } from "../tables/match-phrases.ts";
import { createWordReader } from "../tables/read-words.ts";

const books = new Map<string, ReturnType<typeof openBook>>(
  languages.map((language) => [language as string, openBook(language)]),
);

function openBook(language: (typeof languages)[number]) {
  return {
    read: createWordReader(language),
    phrases: compilePhrases({ sum: aggregateCues.sum, both: bothWords }, language),
  };
}

/** Where the words stand that ask for everything together: "in all", "both". */
export function togetherIn(text: string, language: string): { from: number; to: number; isBoth: boolean }[] {
  const book = books.get(language);
  const words = book?.read(text) ?? [];
  return words.flatMap((word, at) => {
    const [phrase] = book === undefined ? [] : phrasesAt(book.phrases, words, at);
    const last = phrase === undefined ? undefined : words[at + phrase.length - 1];
    return phrase === undefined || last === undefined
      ? []
      : [{ from: word.start, to: last.end, isBoth: phrase.tag === "both" }];
  });
}

export function asksTogether(text: string, language: string): boolean {
  return togetherIn(text, language).length > 0;
}
