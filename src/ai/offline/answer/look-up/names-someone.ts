import { holderAsked, personTitle } from "../../../../lexicon/answers/person-questions.ts";
import { monthNames } from "../../../../lib/text/month-names.ts";
import { personWords } from "../question-cues.ts";
import type { ReadWord } from "./create-word-reader.ts";
import { bestMatch } from "./match-word.ts";
import type { Asked, Wanted } from "./read-asked.ts";
import { isRegion } from "./read-lexicon.ts";
import type { AnswerPlace } from "./read-places.ts";

/**
 * Whether a sentence names somebody whom the question did not bring; where the holder of an office is asked for, by name.
 * Where the question names nobody either, a noun may say who it is, and nearly every sentence has one.
 */
export function namesSomeone(asked: Asked, place: AnswerPlace): boolean {
  const isOffice = holderAsked.test(asked.text);
  if (!isOffice && !bringsName(asked)) return true;
  return holdsNewName(asked, place) || (!isOffice && holdsNewRole(asked, place));
}

/** A name that may be somebody's; countries and what is called by its first letters are places and bodies. */
export function bringsName(asked: Asked): boolean {
  return namesOf(asked).length > 0;
}

/** The same names; nouns of German look like names, and are none where one is there that no word is like. */
export function namesOf({ wanted, text }: Asked): Wanted[] {
  const names = wanted.filter(
    (word) =>
      word.isName &&
      !isRegion(word) &&
      !personTitle.test(word.word) &&
      /\p{Ll}/u.test(text.slice(word.start, word.end)),
  );
  const unknown = names.filter(isUnknown);
  return unknown.length > 0 ? unknown : names;
}

function holdsNewRole({ all }: Asked, { words }: AnswerPlace): boolean {
  return words.some((word) => personWords.test(word.word) && bestMatch(word, all) < isSame);
}

const isSame = 0.7;

/** A capital that no known word has, away from the names of the question: the rest of a name belongs to it. */
function holdsNewName({ words: asks }: Asked, { sentence: { text }, words }: AnswerPlace): boolean {
  const isOwn = (word: ReadWord | undefined) => word !== undefined && asks.has(word.word);
  const joins = (one: ReadWord | undefined, other: ReadWord | undefined) =>
    one !== undefined && other !== undefined && /^\s$/u.test(text.slice(one.end, other.start));
  return words.some((word, at) => {
    if (!isCapital(word, text) || isOwn(word) || monthNames.has(word.word) || personTitle.test(word.word))
      return false;
    const [last, next] = [words[at - 1], words[at + 1]];
    if ((isOwn(last) && joins(last, word)) || (isOwn(next) && joins(word, next))) return false;
    if (isUnknown(word)) return true;
    // "Baker" is a word as well as a name: a first name or a title says which
    return (
      joins(last, word) &&
      last !== undefined &&
      isCapital(last, text) &&
      (isUnknown(last) || personTitle.test(last.word)) &&
      !isOwn(last)
    );
  });
}

function isCapital({ start, end }: ReadWord, text: string): boolean {
  return /^\p{Lu}/u.test(text.slice(start, end));
}

function isUnknown({ ideas, parts, broad, narrow, isStop, isNumber }: ReadWord): boolean {
  return !isStop && !isNumber && [ideas, parts, broad, narrow].every((own) => own.length === 0);
}
