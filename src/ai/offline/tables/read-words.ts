import { createStemmer } from "../../../lib/text/create-stemmer.ts";
import { foldText } from "../../../lib/text/fold-text.ts";

/** A word, number or sign of a question, in the forms in which it is compared. */
export interface QuestionWord {
  text: string;
  /** Without capitals and accents. */
  fold: string;
  /** Its stem in the language of the question, folded. */
  stem: string;
  start: number;
  end: number;
}

export type ReadWords = (text: string) => QuestionWord[];

/** A number with its groups, a name such as A10, a word, or a sign that means something. */
const piece =
  /\d{1,3}(?:['’\u00a0\u202f ]\d{3})+(?:[.,]\d+)?(?!\d)|\d+(?:[.,]\d+)*|\p{L}[\p{L}\p{M}\p{N}]*|<=|>=|[<>≤≥=%€$£¥&]/gu;

/** Words as one language stems them; state is only a cache of stems. */
export function createWordReader(language: string): ReadWords {
  const stemOf = createStemmer(language);
  return (text) =>
    [...text.normalize("NFC").matchAll(piece)].map(({ 0: found, index }) => ({
      text: found,
      fold: foldWord(found),
      stem: foldText(stemOf(found.toLowerCase())),
      start: index,
      end: index + found.length,
    }));
}

/** Without capitals and accents; single letters keep theirs, for "è" is not "e" and "à" not "a". */
export function foldWord(word: string): string {
  return word.length === 1 ? word.toLowerCase() : foldText(word);
}

/** Whether two runs of words are the same, by form or by stem. */
export function isSameRun(left: readonly QuestionWord[], right: readonly QuestionWord[]): boolean {
  return left.length === right.length && left.every((word, at) => isSameWord(word, right[at]));
}

export function isSameWord(left: QuestionWord | undefined, right: QuestionWord | undefined): boolean {
  if (left === undefined || right === undefined) return false;
  if (left.fold === right.fold) return true;
  return (left.stem === right.stem && left.stem.length >= shortestStem) || isPlural(left.fold, right.fold);
}

const shortestStem = 3;
const shortestNoun = 4;
const pluralEndings = new Set(["e", "en", "n", "s", "es"]);

/** "Kurs" and "Kurse": stemmers take the one for the other's stem. */
function isPlural(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return (
    short.length >= shortestNoun && long.startsWith(short) && pluralEndings.has(long.slice(short.length))
  );
}
