import { largest } from "../../../lib/largest.ts";
import { matchTerms } from "../../../lib/text/match-terms.ts";
import { countsThing, defines, holdsAnswer, isStrict, isTyped } from "./holds-answer.ts";
import { opposes } from "./opposites.ts";
import { isNegation } from "./question-cues.ts";
import type { Candidate } from "./read-candidates.ts";
import type { Question, Wanted } from "./read-question.ts";

/** What speaks for and against a sentence as the answer; shares run from 0 to 1. */
export interface Signals {
  /** Weight of the question's words that the sentence holds itself. */
  inSentence: number;
  /** The same with headings and the sentence before. */
  nearby: number;
  /** The same with the whole passage. */
  inPassage: number;
  /** Nothing of the question is missing nearby. */
  complete: number;
  /** Share of the question's names that the passage lacks. */
  missingNames: number;
  /** Some number of the question is neither in the sentence nor in the headings above it. */
  missingNumber: number;
  /** Share of names and numbers that the sentence and its surroundings lack. */
  distantKeys: number;
  /** Share of neighbouring word pairs of the question that stand close together in the sentence. */
  pairs: number;
  /** Nothing but a number fits. */
  offSubject: number;
  /** The kind of thing asked for is there, or is not. */
  typeFound: number;
  typeMissing: number;
  /** The same for numbers and years, which cannot be overlooked. */
  valueMissing: number;
  /** For "how many X": no number in the sentence belongs to X. */
  countedMissing: number;
  /** For "what is X": the sentence says what X is, or only mentions it. */
  defines: number;
  onlyMentions: number;
  /** One says that it is so, the other that it is not. */
  negated: number;
  opposed: number;
  /** Weight of the heaviest word missing nearby, as a share of all. */
  worstGap: number;
}

/** A synonym counts a little less than the word itself. */
const synonymMatch = 0.8;

interface Found {
  wanted: Wanted;
  sentence: number;
  around: number;
  passage: number;
}

export function readSignals(question: Question, candidate: Candidate): Signals {
  const rows = question.wanted.map((wanted) => findWanted(wanted, candidate));
  const total = question.wanted.reduce((sum, { weight }) => sum + weight, 0) || 1;
  const share = (pick: (row: Found) => number) =>
    rows.reduce((sum, row) => sum + row.wanted.weight * pick(row), 0) / total;
  const keys = rows.filter(({ wanted }) => wanted.isKey);
  const names = keys.filter(({ wanted }) => !/\p{N}/u.test(wanted.word));
  const numbers = keys.filter(({ wanted }) => /\p{N}/u.test(wanted.word));
  const holds = holdsAnswer(question, candidate);
  const asksWhether = question.kind === "yes-or-no";
  const asksDefinition = question.kind === "definition";
  const isDefined = asksDefinition && defines(question, candidate);
  return {
    inSentence: share(({ sentence }) => sentence),
    nearby: share(({ around }) => around),
    inPassage: share(({ passage }) => passage),
    complete: toNumber(rows.every(({ around }) => around > 0)),
    missingNames: shareOf(names, ({ passage }) => passage === 0),
    missingNumber: toNumber(numbers.some(({ around }) => around === 0)),
    distantKeys: shareOf(keys, ({ around }) => around === 0),
    pairs: sharePairs(question.wanted, candidate.terms),
    offSubject: toNumber(rows.every(({ wanted, around }) => around === 0 || /\p{N}/u.test(wanted.word))),
    typeFound: toNumber(isTyped(question) && holds),
    typeMissing: toNumber(!holds && !isStrict(question)),
    valueMissing: toNumber(!holds && isStrict(question)),
    countedMissing: toNumber(question.counted !== undefined && !countsThing(question.counted, candidate)),
    defines: toNumber(isDefined),
    onlyMentions: toNumber(asksDefinition && !isDefined),
    negated: toNumber(
      !asksWhether && isNegated(question, question.words) !== isNegated(question, candidate.words),
    ),
    opposed: toNumber(!asksWhether && opposes(question.words, candidate.words)),
    worstGap:
      largest(
        rows.map(({ wanted, around }) => (1 - around) * wanted.weight),
        0,
      ) / total,
  };
}

function findWanted(wanted: Wanted, { terms, headingTerms, beforeTerms, passageTerms }: Candidate): Found {
  const sentence = findWord(wanted, new Set(terms));
  const heading = 0.85 * findWord(wanted, headingTerms);
  const around = Math.max(sentence, heading, beforeTerms.has(wanted.term) ? 0.7 : 0);
  return { wanted, sentence, around, passage: Math.max(around, 0.6 * findWord(wanted, passageTerms)) };
}

function findWord({ term, synonyms }: Wanted, terms: ReadonlySet<string>): number {
  const match = bestMatch(term, terms);
  return match < synonymMatch && synonyms.some((other) => terms.has(other)) ? synonymMatch : match;
}

function toNumber(value: boolean): number {
  return value ? 1 : 0;
}

function shareOf(rows: readonly Found[], lacks: (row: Found) => boolean): number {
  return rows.length === 0 ? 0 : rows.filter(lacks).length / rows.length;
}

/** A negation right before or after a word of the question; elsewhere it denies something else. */
function isNegated(question: Question, words: readonly string[]): boolean {
  const stems = question.wanted.map(({ word }) => word.slice(0, 5));
  return words.some((word, i) => {
    if (!isNegation(word)) return false;
    return words.slice(i + 1, i + 4).some((next) => stems.some((stem) => next.startsWith(stem)));
  });
}

function bestMatch(term: string, terms: ReadonlySet<string>): number {
  if (terms.has(term)) return 1;
  let best = 0;
  for (const other of terms) best = Math.max(best, matchTerms(term, other));
  return best;
}

function sharePairs(wanted: readonly Wanted[], terms: readonly string[]): number {
  if (wanted.length < 2) return 0;
  let close = 0;
  for (const [i, { term }] of wanted.slice(1).entries()) {
    const places = positions(terms, term);
    const before = positions(terms, wanted[i]?.term ?? "");
    if (places.some((place) => before.some((other) => Math.abs(place - other) <= 4))) close += 1;
  }
  return close / (wanted.length - 1);
}

function positions(terms: readonly string[], wanted: string): number[] {
  return terms.flatMap((term, i) => (term === wanted ? [i] : []));
}

/** How much each signal counts; below zero the sentence does not answer. */
const weights: Readonly<Record<keyof Signals, number>> = {
  inSentence: 1,
  nearby: 0.5,
  inPassage: 0.3,
  complete: 0.1,
  missingNames: -0.9,
  missingNumber: -0.8,
  distantKeys: -0.1,
  pairs: 0.1,
  typeFound: 0.1,
  typeMissing: -0.5,
  valueMissing: -2,
  offSubject: -2,
  countedMissing: -0.7,
  defines: 0.3,
  onlyMentions: -0.5,
  negated: -0.4,
  opposed: -0.8,
  worstGap: -0.4,
};
const bias = -0.77;

export function scoreSignals(signals: Signals): number {
  let score = bias;
  for (const [name, weight] of Object.entries(weights)) score += weight * signals[name as keyof Signals];
  return score;
}
