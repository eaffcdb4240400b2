import type { ReadWord } from "../answer/look-up/create-word-reader.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import type { Asked, Wanted } from "../answer/look-up/read-asked.ts";

const isThere = 0.5;

/** Whether one of the texts says a word, or another word of the same name; a number only beside what it counts: "Unit 7". */
export function isTold(word: Wanted, { all }: Asked, texts: readonly (readonly ReadWord[])[]): boolean {
  if (!word.isNumber)
    return texts.some((words) => [word, ...word.sameName].some((one) => bestMatch(one, words) >= isThere));
  const at = all.findIndex(({ start }) => start === word.start);
  const before = all[at - 1];
  return texts.some(
    (words) =>
      bestMatch(word, words) >= isThere &&
      (before === undefined || before.isStop || bestMatch(before, words) >= isThere),
  );
}
