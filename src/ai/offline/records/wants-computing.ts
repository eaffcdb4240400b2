import { fallingShort } from "../../../lexicon/tables/reckoned/remainder-words.ts";
import { languages, type Language } from "../../../lexicon/words-by-language.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import { openCueBook } from "../tables/cue-book.ts";
import type { CueBook } from "../tables/cue-book.ts";
import { compilePhrases, phrasesAt } from "../tables/match-phrases.ts";
import { createWordReader } from "../tables/read-words.ts";
import type { QuestionWord } from "../tables/read-words.ts";
import { findGap } from "../sheets/gap/find-gap.ts";
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
  const isKnown = ({ stem }: QuestionWord) => known.has(foldText(stem));
  if (comparesTwo({ text, language: book.language }, words, isKnown)) return true;
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

const missing = new Map(
  languages.map((own) => [own, compilePhrases({ missing: fallingShort }, own)] as const),
);
const none = compilePhrases<"missing">({}, "en");

type IsKnown = (word: QuestionWord) => boolean;

/** "How much cheaper", "how much do we save": unless the record says so itself. */
function comparesTwo(
  { text, language }: { text: string; language: Language },
  words: readonly QuestionWord[],
  isKnown: IsKnown,
): boolean {
  const isMissing = words.some(
    (word, at) => phrasesAt(missing.get(language) ?? none, words, at).length > 0 && !isKnown(word),
  );
  const gap = findGap(text, language);
  if (gap === undefined) return isMissing;
  return !words.some((word) => gap.text.slice(word.start, word.end).trim() === "" && isKnown(word));
}
