import { lightOf } from "../../../lexicon/answers/light-words.ts";
import { rateWords } from "../../../lexicon/tables/reckoned/rate-words.ts";
import { yearEnd } from "../../../lexicon/tables/record-words.ts";
import { monthNames } from "../../../lib/text/month-names.ts";
import type { Asked, Wanted } from "../answer/look-up/read-asked.ts";

/** What is told beside the question counts less, and hardly where the record says nothing of it. */
export const beside = { found: 0.6, missing: 0.25 };

/** Whether a word only carries a sentence. */
export function isSmall(word: string, language: string): boolean {
  return lightOf.get(language)?.has(word) === true;
}

/**
 * The words of a question as records are compared by. What is told before it says which case is meant: it counts,
 * though less. "Per hour" and "end of 2025" name no record, and neither does the month in which something happens.
 */
export function weighWords({ wanted, language, text }: Asked): Wanted[] {
  const passed = [rateWords.hourly.exec(text), yearEnd.exec(text)].filter((found) => found !== null);
  const isPassed = ({ start }: Wanted) =>
    passed.some(({ index, 0: said }) => start >= index && start < index + said.length);
  return wanted
    .filter((one) => !isPassed(one))
    .map((one) => {
      if (isSmall(one.word, language) && one.isLight) return one;
      return one.isLight || (one.isName && monthNames.has(one.word))
        ? { ...one, isLight: true, weight: beside.found }
        : one;
    });
}
