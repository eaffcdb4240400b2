import { bestMatch } from "../match-word.ts";
import type { Asked } from "../read-asked.ts";
import type { AnswerPlace } from "../read-places.ts";
import { wordReaderOf } from "../word-readers.ts";

/** A field whose value the question brings itself only says which form is meant; whether something is so, it may say. */
export function repeatsQuestion(
  { kind, all }: Asked,
  { sentence: { field }, language }: AnswerPlace,
): boolean {
  if (field === undefined || kind === "yes-or-no") return false;
  const own = wordReaderOf(language)
    .read(field.value)
    .filter(({ isStop }) => !isStop);
  return own.length > 0 && own.every((word) => bestMatch(word, all) >= 1);
}
