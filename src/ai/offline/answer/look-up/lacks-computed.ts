import { aggregateCues } from "../../../../lexicon/tables/aggregate-cues.ts";
import { changeNouns } from "../../../../lexicon/answers/change-nouns.ts";
import { rateWords } from "../../../../lexicon/tables/reckoned/rate-words.ts";
import { languages, type WordsByLanguage } from "../../../../lexicon/words-by-language.ts";
import { moneyIn } from "../../amounts/money-in.ts";
import type { Asked } from "./read-asked.ts";
import type { AnswerPlace } from "./read-places.ts";

const { average, median, difference, change } = aggregateCues;
const ideas: readonly { asked: WordsByLanguage; said: WordsByLanguage }[] = [
  ...[average, median, difference].map((words) => ({ asked: words, said: words })),
  { asked: changeNouns, said: change },
];

const compiled = new Map<string, readonly { asked: ReadonlySet<string>; said: ReadonlySet<string> }[]>(
  languages.map((own) => [
    own,
    ideas.map(({ asked, said }) => ({ asked: wordsOf(asked[own]), said: wordsOf(said[own]) })),
  ]),
);

function wordsOf(words: string | undefined): ReadonlySet<string> {
  return new Set(words?.split("|"));
}

/** An average, a difference or a change is asked for, and the sentence speaks of none: it holds what one would compute with. */
export function lacksComputed(asked: Asked, { words, language, sentence }: AnswerPlace): boolean {
  if (
    asked.kind === "amount" &&
    (isOtherRate(asked.text, sentence.text) || lacksTotal(asked, words, sentence.text))
  )
    return true;
  // "what do they mean by" asks for no mean
  if (asked.kind === "definition") return false;
  const own = compiled.get(asked.language) ?? [];
  const said = compiled.get(language) ?? [];
  return own.some(
    (idea, at) =>
      asked.all.some(({ word }) => idea.asked.has(word)) &&
      !words.some(({ word }) => said[at]?.said.has(word) === true),
  );
}

const together = new Map<string, ReadonlySet<string>>(
  languages.map((own) => [own, wordsOf(aggregateCues.sum[own])]),
);
const listed = /\p{L},\s\p{L}.{0,80}?(?<!\p{L})(?:and|plus|und|sowie|et|e|ed|più|y|más)(?!\p{L})/u;

/** What several things cost together is asked for, by name, or of several amounts; and the sentence tells of no total. */
function lacksTotal({ text, all, language }: Asked, words: AnswerPlace["words"], said: string): boolean {
  const sums = together.get(language);
  const isTotal = (word: string) => sums?.has(word) === true;
  if (!all.some(({ word }) => isTotal(word)) && !allTogether.test(text)) return false;
  if (words.some(({ word }) => isTotal(word))) return false;
  return listed.test(text) || moneyIn(said).length > 1 || (ofEach.test(said) && !ofEach.test(text));
}

/** An amount for each of several is not that for all of them. */
const ofEach =
  /(?<!\p{L})(?:each|every|apiece|jede[rsnm]?|chaque|chacune?|ogni|ciascun[oa]?|cada)(?!\p{L})/iu;

/** "In all" is said in two words. */
const allTogether =
  /(?<!\p{L})(?:in all|all in|alles in allem|en tout|au total|in tutto|in totale|en total)(?!\p{L})/iu;

/** What a year costs is asked for, and what a month costs is said. */
function isOtherRate(question: string, said: string): boolean {
  const { yearly, shorter } = rateWords;
  return yearly.test(question) && !shorter.test(question) && shorter.test(said) && !yearly.test(said);
}
