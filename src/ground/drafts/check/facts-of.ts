import { withReferences } from "../../facts/is-reference.ts";
import { findFacts } from "../../facts/find-facts.ts";
import type { Fact } from "../../facts/fact.ts";
import { foldWord } from "../../facts/fold-word.ts";

const digits = /[\p{L}\p{N}]*\p{N}[\p{L}\p{N}]*/gu;

/** The typed facts of a statement, and every run of digits that none of them covers: a number nobody can read is one too. */
export function factsOf(text: string, language: string, role: "claim" | "evidence" = "claim"): Fact[] {
  const facts = joinCodes(text, joinRuns(text, findFacts(text, { language, role })));
  const covered = (start: number, end: number) =>
    facts.some(
      (fact) => fact.kind !== "quotation" && fact.kind !== "name" && start < fact.end && end > fact.start,
    );
  const unread = [...text.matchAll(digits)]
    .filter(({ 0: run, index }) => !covered(index, index + run.length))
    .map(({ 0: run, index }): Fact => {
      const key = run.normalize("NFKC").toLowerCase();
      return { kind: "identifier", text: run, start: index, end: index + run.length, keys: [key] };
    });
  const all = unread.length === 0 ? facts : [...facts, ...unread].toSorted((a, b) => a.start - b.start);
  return withReferences(text, all);
}

const digitRun = /\p{N}(?:[ \u00a0\u202f./-]?\p{N})*/gu;
const fewestDigits = 7;

/** A long number in three groups and more, as of a telephone, is one thing. */
function joinRuns(text: string, facts: readonly Fact[]): Fact[] {
  let joined = [...facts];
  for (const { 0: run, index } of text.matchAll(digitRun)) {
    const end = index + run.length;
    const inside = joined.filter((fact) => fact.start >= index && fact.end <= end && fact.kind !== "name");
    const digitsOf = run.normalize("NFKC").replaceAll(/\P{N}/gu, "");
    if (inside.length < 3 || digitsOf.length < fewestDigits) continue;
    const whole: Fact = { kind: "identifier", text: run, start: index, end, keys: [digitsOf] };
    joined = [...joined.filter((fact) => !inside.includes(fact)), whole].toSorted(
      (a, b) => a.start - b.start,
    );
  }
  return joined;
}

const code = /(?<![\p{L}\p{N}])\p{Lu}{1,6}[-/]\p{N}[\p{L}\p{N}/-]*(?![\p{L}\p{N}])/gu;

/** WS-118 is one thing, whatever WS and 118 may be by themselves. */
function joinCodes(text: string, facts: readonly Fact[]): Fact[] {
  let joined = [...facts];
  for (const { 0: found, index } of text.matchAll(code)) {
    const end = index + found.length;
    const inside = joined.filter((fact) => fact.start >= index && fact.end <= end);
    if (inside.length === 0 || inside.some((fact) => fact.start === index && fact.end === end)) continue;
    const key = foldWord(found).replaceAll(/[-/]/g, "");
    const whole: Fact = { kind: "identifier", text: found, start: index, end, keys: [key] };
    joined = [...joined.filter((fact) => !inside.includes(fact)), whole].toSorted(
      (a, b) => a.start - b.start,
    );
  }
  return joined;
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
