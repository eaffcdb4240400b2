import { aggregateCues } from "../../../lexicon/tables/aggregate-cues.ts";
import { abroadHeads, amountNouns, homeHeads } from "../../../lexicon/tables/record-words.ts";
import { isRegion } from "../answer/look-up/read-lexicon.ts";
import type { ReadWord } from "../answer/look-up/create-word-reader.ts";

const [home, abroad, amounts] = [homeHeads, abroadHeads, amountNouns].map((list) => new Set(list.split("|")));
const currencies = new Set([
  ...Intl.supportedValuesOf("currency").map((code) => code.toLowerCase()),
  ..."franken francs franchi francos euro euros dollars dollar pounds sterling".split(" "),
]);
const extremes = (["min", "max"] as const).map(
  (cue) => new Set(Object.values(aggregateCues[cue]).flatMap((list) => list.replaceAll("*", "").split("|"))),
);

/**
 * Whether what stands in and over a record explains a word of the question that is not among its words: a country where
 * it has one column for home and one for abroad, a price where it has a currency, the smallest where it has a minimum.
 */
export function explainsWord(asked: ReadWord, near: readonly ReadWord[]): boolean {
  const has = (words: ReadonlySet<string> | undefined) => near.some(({ word }) => words?.has(word) === true);
  if (isRegion(asked)) return has(home) && has(abroad);
  if (amounts?.has(asked.word) === true) return has(currencies);
  return sharesExtreme(
    asked.word,
    near.map(({ word }) => word),
  );
}

/** "Smallest" is what a column called "minimum" says. */
export function sharesExtreme(asked: string, near: readonly string[]): boolean {
  return extremes.some((words) => words.has(asked) && near.some((word) => words.has(word)));
}
