import { leavingOut } from "../../../lexicon/tables/reckoned/gap-words.ts";
import { neutralWords } from "../../../lexicon/tables/neutral-words.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import { compilePhrases, phrasesAt } from "../tables/match-phrases.ts";
import { createWordReader } from "../tables/read-words.ts";

const books = new Map<string, ReturnType<typeof openBook>>(
  languages.map((own) => [own as string, openBook(own)]),
);

function openBook(language: string) {
  return {
    read: createWordReader(language),
    out: compilePhrases({ out: leavingOut }, language),
    neutral: compilePhrases({ neutral: neutralWords }, language),
  };
}

const farthest = 4;

/** "Without the fuel surcharge": something is left out of a price that the record does not know. */
export function leavesOut(
  { text, language }: { text: string; language: string },
  near: readonly string[],
): boolean {
  const book = books.get(language);
  if (book === undefined) return false;
  const words = book.read(text);
  const known = new Set(near.flatMap((said) => book.read(said)).map(({ stem }) => foldText(stem)));
  return words.some((_, at) => {
    const [out] = phrasesAt(book.out, words, at);
    if (out === undefined) return false;
    const behind = words.slice(at + out.length, at + out.length + farthest);
    const telling = behind.filter((_word, place) => phrasesAt(book.neutral, behind, place).length === 0);
    return telling.length > 0 && !telling.some(({ stem }) => known.has(foldText(stem)));
  });
}
