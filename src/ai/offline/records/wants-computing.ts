import { languages } from "../../../lexicon/words-by-language.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import { openCueBook } from "../tables/cue-book.ts";
import type { CueBook } from "../tables/cue-book.ts";
import { phrasesAt } from "../tables/match-phrases.ts";
import { createWordReader } from "../tables/read-words.ts";
import { sharesExtreme } from "./explain-word.ts";

const computing: ReadonlySet<string> = new Set(
  "average median max min most fewest dearest cheapest latest earliest top bottom share percent difference change rank allPeriods".split(
    " ",
  ),
);

const books = new Map<string, CueBook>(languages.map((own) => [own as string, openCueBook(own)]));

/**
 * Whether a question wants something that no single record says: "how much more", "together", "the highest". A word that
 * stands in the record or in its heads names what is there: "Total", "average price". Sums need not count: a row may hold one.
 */
export function wantsComputing(
  { text, language }: { text: string; language: string },
  near: readonly string[],
  counts: { sums: boolean },
): boolean {
  const book = books.get(language);
  if (book === undefined) return false;
  const words = createWordReader(language)(text);
  const known = new Set(
    near.flatMap((said) => createWordReader(language)(said)).map(({ stem }) => foldText(stem)),
  );
  return words.some((_, at) =>
    phrasesAt<string>(book.aggregates, words, at)
      .slice(0, 1)
      .some(
        ({ tag, length }) =>
          (computing.has(tag) || (counts.sums && tag === "sum")) &&
          !words
            .slice(at, at + length)
            .some(
              ({ stem, text: said }) => known.has(foldText(stem)) || sharesExtreme(said.toLowerCase(), near),
            ),
      ),
  );
}
