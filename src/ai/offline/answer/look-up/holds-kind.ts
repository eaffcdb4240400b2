import {
  countingNumber,
  numberWords,
  personWords,
  reasonWords,
  timeWords,
  yearWords,
} from "../question-cues.ts";
import {
  century,
  conditions,
  durations,
  free,
  money,
  none,
  pointing,
  pronoun,
  shareWords,
} from "../../../../lexicon/answers/sentence-words.ts";
import type { ReadWord } from "./create-word-reader.ts";
import { matchWord } from "./match-word.ts";
import type { Asked, Wanted } from "./read-asked.ts";
import type { AnswerPlace } from "./read-places.ts";

/** Whether a sentence holds something of the kind asked for that the question did not bring itself; "never" where it cannot be overlooked. */
export function holdsKind(asked: Asked, { sentence, words }: AnswerPlace): "yes" | "no" | "never" {
  const rest = withoutWords(sentence.text, asked.words);
  const or = (holds: boolean, not: "no" | "never") => (holds ? "yes" : not);
  const hasNumber = () => countingNumber.test(rest) || numberWords.test(rest) || money.test(rest);
  switch (asked.kind) {
    case "amount":
    case "count":
      // "no fee" is an amount as well
      return or(hasNumber() || saysNone(asked, words) || shareWords.test(rest), "never");
    case "share":
      return or(hasNumber() || shareWords.test(rest), "never");
    case "period":
      return or(timeWords.test(rest) || durations.test(rest), "never");
    case "year":
      return or(yearWords.test(rest) || namesCentury(sentence.text, asked.text), "never");
    case "date":
      return or(timeWords.test(rest) || conditions.test(rest), "never");
    case "person":
      return or(holdsName(rest) || personWords.test(rest), "never");
    case "organisation":
    case "place":
      return or(holdsName(rest), "no");
    case "reason":
      return or(reasonWords.test(rest), "no");
    case "yes-or-no":
    case "manner":
      return "yes";
    case "definition":
    case "thing":
      return or(/[\p{L}\p{N}]{2,}/u.test(rest), "no");
  }
}

/** "In the 20th century", where the question brought the word "century" but no number before it. */
function namesCentury(text: string, question: string): boolean {
  const [said] = century.exec(text) ?? [];
  return said !== undefined && !question.toLowerCase().includes(said.toLowerCase());
}

const noneReach = 3;

/** "No fee", "free": an amount of what was asked for. */
function saysNone({ wanted }: Asked, words: readonly ReadWord[]): boolean {
  return words.some(({ word }, at) => {
    if (free.test(word)) return true;
    const next = words.slice(at + 1, at + 1 + noneReach);
    return (
      none.test(word) && next.some((one) => wanted.some((own) => !own.isLight && matchWord(own, one) > 0.8))
    );
  });
}

const opening = 6;

/** A pronoun among the first words: what it is about stands before. */
export function refersBack(words: readonly ReadWord[]): boolean {
  return words.slice(0, opening).some(({ word }) => pronoun.test(word));
}

/** Begins with a pronoun, and cannot be read alone. */
export function opensWithPronoun([first]: readonly ReadWord[]): boolean {
  return first !== undefined && pronoun.test(first.word);
}

/** "It uses this type", where the type was asked for: which one stands before. */
export function pointsBack(words: readonly ReadWord[], { wanted }: Asked): boolean {
  return words.some(
    ({ word }, at) =>
      pointing.test(word) &&
      wanted.some((own) => words[at + 1] !== undefined && own.term === words[at + 1]?.term),
  );
}

/** A capital that does not only open the sentence. */
function holdsName(text: string): boolean {
  return (
    /[^\s.!?:"“„«([–-]\s*["“„«(]?\p{Lu}\p{L}+/u.test(text) ||
    /^\W*\p{Lu}\p{L}+\s+\p{Lu}\p{L}+/u.test(text) ||
    /^\W*\p{Lu}\p{L}+/u.test(text)
  );
}

/** The words of the question become gaps; what is left is news. */
function withoutWords(text: string, words: ReadonlySet<string>): string {
  return text.replaceAll(/[\p{L}\p{N}]+(?:[.,'’][\p{N}]+)*/gu, (word) =>
    word.length > 1 && words.has(word.toLowerCase()) ? "_" : word,
  );
}

/** For "how many X": a number that belongs to X. */
export function countsNear(counted: Wanted, { words, sentence }: AnswerPlace): boolean {
  if (sentence.kind === "row") return true;
  return words.some((word, at) => {
    if (matchWord(counted, word) < 0.6) return false;
    const near = [...words.slice(Math.max(0, at - 5), at), ...words.slice(at + 1, at + 4)];
    return near.some((one) => countingNumber.test(one.word) || numberWords.test(one.word));
  });
}
