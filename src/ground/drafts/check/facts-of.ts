import { withReferences } from "../../facts/is-reference.ts";
import { findFacts } from "../../facts/find-facts.ts";
import type { Fact } from "../../facts/fact.ts";
import { foldWord } from "../../facts/fold-word.ts";

const run = /[\p{L}\p{N}]+/gu;

/** The typed facts of a statement, and every run of digits that none of them covers: a number nobody can read is one too. */
export function factsOf(text: string, language: string, role: "claim" | "evidence" = "claim"): Fact[] {
  const facts = joinCodes(text, joinRuns(text, findFacts(text, { language, role })));
  const isCovered = createCover(
    facts.filter(({ kind }) => kind !== "quotation" && kind !== "name").toSorted(byStart),
  );
  const unread: Fact[] = [];
  for (const { 0: word, index } of text.matchAll(run)) {
    const end = index + word.length;
    if (!/\p{N}/u.test(word) || isCovered(index, end)) continue;
    unread.push({
      ...{ kind: "identifier", text: word, start: index, end },
      keys: [word.normalize("NFKC").toLowerCase()],
    });
  }
  const all = unread.length === 0 ? facts : [...facts, ...unread].toSorted(byStart);
  return withReferences(text, all);
}

function byStart(a: Fact, b: Fact): number {
  return a.start - b.start;
}

/** Whether a stretch touches one of the facts; both come in order. */
function createCover(facts: readonly Fact[]): (start: number, end: number) => boolean {
  let next = 0;
  let covered = 0;
  return (start, end) => {
    for (let fact = facts[next]; fact !== undefined && fact.start < end; fact = facts[(next += 1)])
      covered = Math.max(covered, fact.end);
    return covered > start;
  };
}

const digitRun = /\p{N}(?:[ \u00a0\u202f./-]?\p{N})*/gu;
const fewestDigits = 7;

/** A long number in three groups and more, as of a telephone, is one thing. */
function joinRuns(text: string, facts: readonly Fact[]): Fact[] {
  return joinInside(text, { facts, pattern: digitRun }, (found, own) => {
    const inside = own.filter(({ kind }) => kind !== "name");
    const digits = found.normalize("NFKC").replaceAll(/\P{N}/gu, "");
    return inside.length < 3 || digits.length < fewestDigits ? undefined : { key: digits, inside };
  });
}

const code = /(?<![\p{L}\p{N}])\p{Lu}{1,6}[-/]\p{N}[\p{L}\p{N}/-]*(?![\p{L}\p{N}])/gu;

/** WS-118 is one thing, whatever WS and 118 may be by themselves. */
function joinCodes(text: string, facts: readonly Fact[]): Fact[] {
  return joinInside(text, { facts, pattern: code }, (found, inside) => {
    const isOne = inside.some((fact) => fact.end - fact.start === found.length);
    return inside.length === 0 || isOne
      ? undefined
      : { key: foldWord(found).replaceAll(/[-/]/g, ""), inside };
  });
}

/** Facts inside of a match become one, where they are told to; matches and facts are gone through side by side. */
function joinInside(
  text: string,
  { facts, pattern }: { facts: readonly Fact[]; pattern: RegExp },
  toWhole: (found: string, inside: readonly Fact[]) => { key: string; inside: readonly Fact[] } | undefined,
): Fact[] {
  const sorted = facts.toSorted(byStart);
  const gone = new Set<Fact>();
  const made: Fact[] = [];
  let next = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    const end = index + found.length;
    const own: Fact[] = [];
    for (let fact = sorted[next]; fact !== undefined && fact.start < end; fact = sorted[(next += 1)])
      if (fact.start >= index && fact.end <= end) own.push(fact);
    const whole = toWhole(found, own);
    if (whole === undefined) continue;
    for (const fact of whole.inside) gone.add(fact);
    made.push({ kind: "identifier", text: found, start: index, end, keys: [whole.key] });
  }
  if (made.length === 0) return [...facts];
  return [...sorted.filter((fact) => !gone.has(fact)), ...made].toSorted(byStart);
}

/** "three" without a unit may count what the text itself lists. */
export function isCount({ kind, text, dimension, keys }: Fact): boolean {
  if (kind !== "number" || dimension !== undefined || /\p{N}/u.test(text)) return false;
  return keys.every((key) => Number(key) >= 1 && Number(key) <= 12);
}

/** Facts that a value is told by: which one, of whom, when. */
export function isSubject({ kind }: Fact): boolean {
  return (
    kind === "name" || kind === "period" || kind === "date" || kind === "identifier" || kind === "ordinal"
  );
}

export function isValue({ kind }: Fact): boolean {
  return kind === "number" || kind === "time";
}
