import { bestMatch, matchWord } from "../match-word.ts";
import type { Asked } from "../read-asked.ts";
import type { AnswerPlace } from "../read-places.ts";
import { wordReaderOf } from "../word-readers.ts";

/** A field whose value or thing the question brings itself only says which form is meant; whether something is so, it may say. */
export function repeatsQuestion(
  { kind, all, wanted }: Asked,
  { sentence: { field }, language }: AnswerPlace,
): boolean {
  if (field === undefined || kind === "yes-or-no") return false;
  const read = (text: string) =>
    wordReaderOf(language)
      .read(text)
      .filter(({ isStop }) => !isStop);
  const value = read(field.value);
  if (value.length > 0 && value.every((word) => bestMatch(word, all) >= 1)) return true;
  // who repaired the bicycle is not told by which bicycle it is
  const things = wanted.filter(({ isVerb, isName }) => !isVerb && !isName);
  const isDone = wanted.some(({ isVerb, isLight }) => isVerb && !isLight);
  const label = read(field.label);
  return (
    kind === "person" &&
    isDone &&
    label.length > 0 &&
    label.every((word) => things.some((thing) => matchWord(thing, word) >= sameWord))
  );
}

const sameWord = 0.85;
