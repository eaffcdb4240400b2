import { aggregateCues } from "../../../lexicon/tables/aggregate-cues.ts";
import { filterCues } from "../../../lexicon/tables/filter-cues.ts";
import {
  costVerbs,
  datingVerbs,
  entryNouns,
  listingVerbs,
  neutralWords,
  openEnds,
  peopleNouns,
  periodWords,
  rowWords,
  signWords,
  spanNouns,
  spendingVerbs,
  yesNoOpenings,
} from "../../../lexicon/tables/neutral-words.ts";
import type { Language } from "../../../lexicon/words-by-language.ts";
import { compilePhrases } from "./match-phrases.ts";

/** Every list of words that a question over tables is read with, in one language. */
export function openCueBook(language: Language) {
  const { below, above, atMost, atLeast, cheaperThan, dearerThan, equals } = filterCues;
  const { before, after, since, until, between, from, to, inYear, not, and, or, than } = filterCues;
  return {
    language,
    aggregates: compilePhrases(aggregateCues, language),
    bounds: compilePhrases({ below, above, atMost, atLeast, cheaperThan, dearerThan, equals }, language),
    dateBounds: compilePhrases({ before, after, since, until }, language),
    between: compilePhrases({ between }, language),
    from: compilePhrases({ from }, language),
    to: compilePhrases({ to, and }, language),
    inYear: compilePhrases({ inYear }, language),
    signs: compilePhrases(signWords, language),
    links: compilePhrases({ not, and, or, than, between }, language),
    periods: compilePhrases(periodWords, language),
    spanNouns: compilePhrases({ span: spanNouns }, language),
    neutral: compilePhrases({ neutral: neutralWords }, language),
    yesNo: compilePhrases({ yesNo: yesNoOpenings }, language),
    others: compilePhrases({ rows: rowWords, dating: datingVerbs, cost: costVerbs }, language),
    spending: compilePhrases({ spending: spendingVerbs }, language),
    entries: compilePhrases({ entries: entryNouns }, language),
    listing: compilePhrases({ which: listingVerbs }, language),
    people: compilePhrases({ people: peopleNouns }, language),
    openEnds: compilePhrases(openEnds, language),
  };
}

export type CueBook = ReturnType<typeof openCueBook>;
