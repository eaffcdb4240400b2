import { foldText } from "../../../lib/text/fold-text.ts";
import { numberWords } from "../../../lib/text/number-words.ts";
import type { QuestionWord } from "./read-words.ts";

/** A whole number below a hundred, in digits or, from two on, as a word. */
export function smallNumber(word: QuestionWord | undefined, language: string): number | undefined {
  if (word === undefined) return undefined;
  const said = [...numberWords(language)].find(([name]) => foldText(name) === word.fold)?.[1];
  if (said !== undefined && said > 1) return said;
  return /^[1-9]\d?$/u.test(word.text) ? Number(word.text) : undefined;
}
