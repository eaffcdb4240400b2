import { largest, smallest } from "../../../lib/largest.ts";
import { matchTerms } from "../../../lib/text/match-terms.ts";
import type { Candidate } from "./read-candidates.ts";
import {
  countingNumber,
  numberWords,
  personWords,
  reasonWords,
  timeWords,
  yearWords,
} from "./question-cues.ts";
import type { Question } from "./read-question.ts";

export function isTyped({ kind }: Question): boolean {
  return kind !== "definition" && kind !== "thing" && kind !== "yes-or-no";
}

/** Digits cannot be overlooked; a person, a place or a time may hide behind a word that looks like none. */
export function isStrict({ kind }: Question): boolean {
  return kind === "number" || kind === "year";
}

/** Whether a sentence holds something of the kind asked for that the question did not bring itself. */
export function holdsAnswer(question: Question, { sentence }: Pick<Candidate, "sentence">): boolean {
  const rest = withoutWords(sentence.text, question.words);
  switch (question.kind) {
    case "number":
      return countingNumber.test(rest) || numberWords.test(rest);
    case "year":
      return yearWords.test(rest);
    case "time":
      return timeWords.test(rest);
    case "person":
      return holdsName(rest) || personWords.test(rest);
    case "place":
      return holdsName(rest);
    case "reason":
      return reasonWords.test(rest);
    case "yes-or-no":
      return true;
    case "definition":
    case "thing":
      return /[\p{L}\p{N}]{2,}/u.test(rest);
  }
}

/** A capital that does not only open the sentence. */
function holdsName(text: string): boolean {
  return (
    /[^\s.!?:"“„«([–-]\s*["“„«(]?\p{Lu}\p{L}+/u.test(text) || /^\W*\p{Lu}\p{L}+\s+\p{Lu}\p{L}+/u.test(text)
  );
}

const isVerb =
  /^(is|are|was|were|means|refers|denotes|describes?d?|consists?|comprises?|ist|sind|war|waren|bedeutet|bezeichnet|heisst|heißt|est|sont|était|désigne|signifie|è|sono|era|indica|significa|es|son|designa)$/u;

/** "X is …", or X named right at the start: what a definition looks like. */
export function defines({ wanted }: Question, { terms, words, sentence }: Candidate): boolean {
  const places = wanted.flatMap(({ term }) => {
    const at = terms.indexOf(term);
    return at < 0 ? [] : [at];
  });
  if (places.length < wanted.length || places.length === 0) return false;
  const last = largest(places);
  if (sentence.kind === "row") return last < 6;
  return words.slice(last + 1, last + 5).some((word) => isVerb.test(word)) && smallest(places) < 8;
}

/** The words of the question become gaps; what is left is news. */
function withoutWords(text: string, words: readonly string[]): string {
  const known = new Set(words.filter((word) => word.length > 1));
  return text.replaceAll(/[\p{L}\p{N}]+(?:[.,'’][\p{N}]+)*/gu, (word) =>
    known.has(word.toLowerCase()) ? "_" : word,
  );
}

/** For "how many X": a number that belongs to X, as in "four large X" or "X: 4"; a row holds both anyhow. */
export function countsThing(counted: string, { terms, words, sentence }: Candidate): boolean {
  return terms.some((term, i) => {
    if (matchTerms(term, counted) === 0) return false;
    if (sentence.kind === "row") return true;
    const near = [...words.slice(Math.max(0, i - 5), i), ...words.slice(i + 1, i + 4)];
    return near.some((word) => countingNumber.test(word) || numberWords.test(word));
  });
}
