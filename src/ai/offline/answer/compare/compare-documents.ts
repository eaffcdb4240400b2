import { monthNames } from "../../../../lib/text/month-names.ts";
import { measures } from "../../../../lexicon/answers/sentence-words.ts";
import { lightOf } from "../../../../lexicon/answers/light-words.ts";
import type { ReadWord } from "../look-up/create-word-reader.ts";
import { bestMatch } from "../look-up/match-word.ts";
import { languagesOf } from "../look-up/read-places.ts";
import { wordReaderOf } from "../look-up/word-readers.ts";
import { mailHead } from "../../forms/find-fields.ts";
import { phone, statesNothing } from "../../write/read-statements.ts";
import { foldText } from "../../../../lib/text/fold-text.ts";
import type { Quoted } from "../quoted.ts";
import { titleOf } from "../sections/title-of.ts";
import { lookUp, toQuote } from "../look-up.ts";
import type { Candidate } from "../read-candidates.ts";
import type { Question } from "../read-question.ts";

const mostPairs = 20;

/** Two sentences are about the same thing from this share of common stems on. */
const sameSubject = 0.35;

const sameWords = 0.5;

interface Pair {
  left: Candidate;
  right: Candidate;
  likeness: number;
}

/** What two documents say about the same thing, side by side; where they say it alike, nothing is left to compare. */
export function compareDocuments(question: Question, candidates: readonly Candidate[]): Quoted[] {
  const [first, second] = chooseDocuments(question, candidates);
  if (first === undefined) return [];
  // a line that only leads to what follows compares nothing
  if (second === undefined) return lookUp(question, candidates).filter(({ text }) => !/:\s*$/u.test(text));
  const alike = pairUp(candidates, first, second);
  const pairs = [...alike, ...pairSections(candidates, { first, second, alike })]
    .filter(({ left, right }) => left.sentence.text !== right.sentence.text)
    .toSorted((a, b) => candidates.indexOf(a.left) - candidates.indexOf(b.left));
  // each in its own words: a sentence made of two proves itself by neither
  return pairs.slice(0, mostPairs).flatMap(({ left, right }) => [toQuote(left), toQuote(right)]);
}

/** Which sentence of the second paper says what one of the first says, in its own words. */
export function pairSentences(
  candidates: readonly Candidate[],
  [first, second]: readonly [string, string],
): { left: Quoted; right: Quoted }[] {
  return pairUp(candidates, first, second).map(({ left, right }) => ({
    left: toQuote(left),
    right: toQuote(right),
  }));
}

/** The two whose names and headings fit the question best, in the order of their names. */
function chooseDocuments(question: Question, candidates: readonly Candidate[]): string[] {
  const fit = new Map<string, number>();
  for (const { evidence, headingTerms } of candidates) {
    const named = question.wanted.filter(({ term }) => headingTerms.has(term)).length;
    fit.set(evidence.document, Math.max(named, fit.get(evidence.document) ?? 0));
  }
  const best = [...fit].toSorted(([a, x], [b, y]) => y - x || (a < b ? -1 : 1)).slice(0, 2);
  return best.map(([document]) => document).toSorted();
}

const fewestTerms = 4;

/** No heading, no head or greeting of a mail, no name or number below it: something that is said. */
function isComparable({ evidence, sentence: { kind, text }, terms }: Candidate): boolean {
  if (kind === "heading" || terms.length < 2 || isMailHead(evidence.text)) return false;
  if (kind === "row") return true;
  const isSaid = kind === "item" ? terms.length >= fewestTerms : /[;.!]["”»)]*$/u.test(text);
  // what a mail quotes was said by somebody else
  return isSaid && !/^\s*>/u.test(text) && !phone.test(text) && !statesNothing(text);
}

function isMailHead(text: string): boolean {
  return (text.match(mailHead) ?? []).length > 1;
}

/** Each sentence is used once, the closest pairs first; then in the order of the first document. */
function pairUp(candidates: readonly Candidate[], first: string, second: string): Pair[] {
  const usable = candidates.filter(isComparable);
  const lefts = usable.filter(({ evidence }) => evidence.document === first);
  const rights = usable.filter(({ evidence }) => evidence.document === second);
  const spoken = languagesOf(
    [...lefts, ...rights].map(({ evidence }) => evidence),
    "en",
  );
  const weighed = [lefts, rights].flatMap((own) =>
    weighRare(own, spoken.get(own[0]?.evidence.document ?? "") ?? "en"),
  );
  const subjects = new Map(weighed);
  const subject = (one: Candidate) => subjects.get(one) ?? [];
  const near = createNeighbours(rights, subject);
  const all = lefts
    .flatMap((left) =>
      near(left).map((right) => ({ left, right, likeness: readLikeness(subject(left), subject(right)) })),
    )
    .filter(({ likeness }) => likeness >= sameSubject)
    .toSorted((a, b) => b.likeness - a.likeness);
  const used = new Set<Candidate>();
  const pairs = all.filter(({ left, right }) => {
    if (used.has(left) || used.has(right)) return false;
    used.add(left).add(right);
    return true;
  });
  return pairs.toSorted((a, b) => lefts.indexOf(a.left) - lefts.indexOf(b.left));
}

const fewestSections = 3;

/** Sections of the same name that share no sentence at all: what stands first in each. */
function pairSections(
  candidates: readonly Candidate[],
  { first, second, alike }: { first: string; second: string; alike: readonly Pair[] },
): Pair[] {
  const [lefts, rights] = [first, second].map((document) =>
    Map.groupBy(
      candidates.filter((one) => one.evidence.document === document && isComparable(one)),
      ({ evidence }) => foldText(titleOf(evidence)).replace(/^\P{L}+/u, ""),
    ),
  );
  if (lefts === undefined || rights === undefined || lefts.size < fewestSections) return [];
  const used = new Set(alike.flatMap(({ left, right }) => [left, right]));
  return [...lefts].flatMap(([title, own]) => {
    const others = rights.get(title) ?? [];
    const [left] = own;
    const [right] = others;
    const isOpen = title !== "" && [...own, ...others].every((one) => !used.has(one));
    return isOpen && left !== undefined && right !== undefined ? [{ left, right, likeness: 0 }] : [];
  });
}

/** Those that share a word, or what a word can mean, with a sentence: all others are about something else. */
function createNeighbours(
  candidates: readonly Candidate[],
  subject: (one: Candidate) => readonly Weighed[],
): (one: Candidate) => Candidate[] {
  const known = new Map<string | number, Set<Candidate>>();
  const keysOf = (one: Candidate) => subject(one).flatMap(({ term, ideas }) => [term, ...ideas]);
  for (const candidate of candidates)
    for (const key of keysOf(candidate)) known.set(key, (known.get(key) ?? new Set()).add(candidate));
  const holders = (key: string | number) => known.get(key) ?? new Set<Candidate>();
  // in a long document a word that is everywhere brings everything near
  return (one) => [
    ...new Set(keysOf(one).flatMap((key) => (holders(key).size > mostHolders ? [] : [...holders(key)]))),
  ];
}

const mostHolders = 60;
const isSame = 0.7;

/** Shared words of sentence and last heading, in whatever language; numbers are what differs and do not count. */
function readLikeness(a: readonly Weighed[], b: readonly Weighed[]): number {
  const shared = a.filter((word) => bestMatch(word, b) >= isSame);
  const likeness = shared.length === 0 ? 0 : sum(shared) / Math.sqrt(sum(a) * sum(b));
  // one word that both hold says little, unless there is hardly another
  return shared.length > 1 || likeness >= sameWords ? likeness : 0;
}

function sum(words: readonly Weighed[]): number {
  return words.reduce((all, { weight }) => all + weight, 0);
}

/** A word with how much it tells: one that every other sentence of its document holds tells little. */
type Weighed = ReadWord & { weight: number };

function weighRare(candidates: readonly Candidate[], language: string): (readonly [Candidate, Weighed[]])[] {
  const read = candidates.map((one) => [one, subjectOf(one, language)] as const);
  const counts = new Map<string, number>();
  for (const [, words] of read) for (const { term } of words) counts.set(term, (counts.get(term) ?? 0) + 1);
  return read.map(([one, words]) => [
    one,
    words.map((word) => ({ ...word, weight: 1 / Math.sqrt(counts.get(word.term) ?? 1) })),
  ]);
}

function subjectOf({ sentence, evidence }: Candidate, language: string): ReadWord[] {
  const own = wordReaderOf(language).read(`${evidence.heading?.at(-1) ?? ""}\n${sentence.text}`);
  const said = own.filter(
    ({ word, isStop, isNumber }) =>
      !isStop &&
      !isNumber &&
      word.length > 2 &&
      !measures.test(word) &&
      lightOf.get(language)?.has(word) !== true &&
      !monthNames.has(word),
  );
  return [...new Map(said.map((word) => [word.term, word])).values()];
}
