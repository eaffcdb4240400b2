import type { Quoted } from "./quoted.ts";
import { lookUp, toQuote } from "./look-up.ts";
import type { Candidate } from "./read-candidates.ts";
import type { Question } from "./read-question.ts";

const mostPairs = 8;

/** Two sentences are about the same thing from this share of common stems on. */
const sameSubject = 0.35;

interface Pair {
  left: Candidate;
  right: Candidate;
  likeness: number;
}

/** What two documents say about the same thing, side by side; where they say it alike, nothing is left to compare. */
export function compareDocuments(question: Question, candidates: readonly Candidate[]): Quoted[] {
  const [first, second] = chooseDocuments(question, candidates);
  if (first === undefined) return [];
  if (second === undefined) return lookUp(question, candidates);
  const pairs = pairUp(candidates, first, second).filter(
    ({ left, right }) => left.sentence.text !== right.sentence.text,
  );
  // each in its own words: a sentence made of two proves itself by neither
  return pairs.slice(0, mostPairs).flatMap(({ left, right }) => [toQuote(left), toQuote(right)]);
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

/** Each sentence is used once, the closest pairs first; then in the order of the first document. */
function pairUp(candidates: readonly Candidate[], first: string, second: string): Pair[] {
  const usable = candidates.filter(({ sentence, terms }) => sentence.kind !== "heading" && terms.length > 1);
  const lefts = usable.filter(({ evidence }) => evidence.document === first);
  const rights = usable.filter(({ evidence }) => evidence.document === second);
  const all = lefts
    .flatMap((left) => rights.map((right) => ({ left, right, likeness: readLikeness(left, right) })))
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

/** Shared stems of sentence and last heading; numbers are what differs and do not count. */
function readLikeness(left: Candidate, right: Candidate): number {
  const a = subjectOf(left);
  const b = subjectOf(right);
  const shared = [...a].filter((term) => b.has(term)).length;
  return shared === 0 ? 0 : shared / Math.sqrt(a.size * b.size);
}

function subjectOf({ terms, evidence }: Candidate): Set<string> {
  const heading = evidence.heading?.at(-1)?.toLowerCase() ?? "";
  return new Set(
    [...terms, ...heading.split(/\s+/u)].filter((term) => term.length > 2 && !/\p{N}/u.test(term)),
  );
}
