import { arrivalWords } from "../../../../../lexicon/answers/arrival-words.ts";
import type { ReadWord } from "../create-word-reader.ts";
import { bestMatch } from "../match-word.ts";
import { year, type Asked, type Wanted } from "../read-asked.ts";
import type { AnswerPlace } from "../read-places.ts";

const isSame = 0.7;
/** How many words before a bracket it may belong to. */
const reach = 5;
const bracket = /\((?:[^()]{0,60}[^()\p{N}])?(?:1[5-9]|20)\d\d\)/gu;

/**
 * "WordPad (1995): …", "the zip (patented by Sample in 1917)": the one year in brackets behind what a question names, where
 * it asks when that came into being.
 */
export function findYear(asked: Asked, places: readonly AnswerPlace[]): AnswerPlace | undefined {
  if ((asked.kind !== "year" && asked.kind !== "date") || asked.wanted.some(({ isNumber }) => isNumber))
    return undefined;
  const things = asked.wanted.filter(
    ({ isLight, isName, word }) => (!isLight || isName) && !arrivalWords.test(word),
  );
  // without a word for its coming, something else is asked of it
  const isAsked = asked.all.some(({ word }) => arrivalWords.test(word));
  if (things.length === 0 || !isAsked) return undefined;
  const found = places.filter(
    ({ sentence, words }) =>
      sentence.kind !== "row" &&
      [...sentence.text.matchAll(bracket)].some((one) => {
        const before = words.filter(({ end }) => end <= one.index).slice(-reach);
        const inside = words.filter(
          ({ start, end }) => start >= one.index && end <= one.index + one[0].length,
        );
        const last = before.at(-1);
        return (
          last !== undefined &&
          inside.some(({ term }) => year.test(term)) &&
          // what the bracket stands behind is one of the things
          things.some((thing) => isSaid(thing, [last])) &&
          things.every((thing) => isSaid(thing, [...before, ...inside]))
        );
      }),
  );
  return new Set(found.map(({ sentence }) => sentence.text)).size === 1 ? found[0] : undefined;
}

/** A short name is spelt alike in every language, whatever its stem. */
function isSaid(thing: Wanted, words: readonly ReadWord[]): boolean {
  return bestMatch(thing, words) >= isSame || words.some(({ word }) => thing.isName && word === thing.word);
}
