import type { Fact } from "../../facts/fact.ts";
import { hasName } from "../check/claim-holds.ts";
import { foldedWords } from "../check/prepare-claim.ts";
import { isSubject, isValue } from "../check/facts-of.ts";
import { contentWords, isSameWord } from "../check/content-words.ts";
import { matchFacts } from "./align-units.ts";
import type { Bead, MatchedFact } from "./align-units.ts";
import { isHard } from "./text-unit.ts";
import type { TextUnit } from "./text-unit.ts";

export type TextKind = "TRANSLATE" | "REWRITE";

export interface TextComparison {
  /** What surely is not the same. */
  reasons: string[];
  doubts: string[];
}

/** Whether two pieces of text say the same, as far as facts, negations and limits tell. */
export function compareBead({ source, target }: Bead, kind: TextKind): TextComparison {
  const compared: TextComparison = { reasons: [], doubts: [] };
  const from = join(source);
  const to = join(target);
  const hard = matchFacts(to.facts.filter(isHard), from.facts.filter(isHard));
  compareFacts({ hard, from, to, kind }, compared);
  compareNames({ from, to, kind }, compared);
  compareNegations({ from, to }, compared);
  compareLimits(hard, compared);
  compareOrder(hard, { from, to }, compared);
  compareLengths({ from, to }, compared);
  return compared;
}

const [shortest, longest] = [0.5, 1.6];

/** Words that were put in or left out show in nothing else. */
function compareLengths({ from, to }: Pick<Sides, "from" | "to">, { doubts }: TextComparison): void {
  const ratio = to.text.length / Math.max(1, from.text.length);
  if (Math.abs(to.text.length - from.text.length) < 25) return;
  if (ratio > longest) doubts.push("It is much longer than what it stands for.");
  if (ratio < shortest) doubts.push("It is much shorter than what it stands for.");
}

interface Side {
  text: string;
  facts: Fact[];
  units: readonly TextUnit[];
  language: string;
}

function join(units: readonly TextUnit[]): Side {
  let at = 0;
  const facts = units.flatMap(({ text, facts: own }) => {
    const moved = own.map((fact) => ({ ...fact, start: fact.start + at, end: fact.end + at }));
    at += text.length + 1;
    return moved;
  });
  return {
    text: units.map(({ text }) => text).join(" "),
    facts,
    units,
    language: units[0]?.language ?? "unknown",
  };
}

interface Sides {
  from: Side;
  to: Side;
  kind: TextKind;
}

function compareFacts(
  { hard, from, kind }: Sides & { hard: readonly MatchedFact[] },
  { reasons, doubts }: TextComparison,
): void {
  for (const { target, agreement } of hard) {
    if (agreement === "no") reasons.push(`"${target.text}" was added.`);
    if (agreement === "otherUnit") reasons.push(`"${target.text}" has another unit.`);
    if (agreement === "unitUnsaid") doubts.push(`"${target.text}" has a unit that was not there.`);
  }
  const found = new Set(hard.map(({ source }) => source));
  for (const fact of from.facts.filter(isHard)) {
    if (found.has(fact)) continue;
    (kind === "TRANSLATE" ? reasons : doubts).push(`"${fact.text}" was lost.`);
  }
}

/** Most names stay as they are; some have another form in another language. */
function compareNames({ from, to }: Sides, { reasons, doubts }: TextComparison): void {
  const isSame = from.language === to.language;
  const names = (side: Side) => side.facts.filter(({ kind, weak }) => kind === "name" && weak !== true);
  const source = foldedWords(from.text);
  const target = foldedWords(to.text);
  const shares = (one: Fact, others: readonly Fact[]) =>
    others.some(({ keys }) => one.keys.some((key) => keys.includes(key)));
  for (const name of names(to)) {
    if (hasName(name.text, source) || shares(name, names(from))) continue;
    (isSame ? reasons : doubts).push(`The name "${name.text}" was added.`);
  }
  for (const name of names(from)) {
    if (hasName(name.text, target) || shares(name, names(to))) continue;
    doubts.push(`The name "${name.text}" was lost.`);
  }
}

/** In the same words a "not" more or less is the opposite; in other words only a model can tell. */
function compareNegations(
  { from, to }: Pick<Sides, "from" | "to">,
  { reasons, doubts }: TextComparison,
): void {
  const count = (side: Side) => side.units.reduce((sum, { signals }) => sum + signals.negated.size, 0);
  const [before, after] = [count(from), count(to)];
  if (before === after) return;
  const isDropped = after < before;
  const words = isDropped ? wordsOf(from) : wordsOf(to);
  const what = isDropped ? "A negation was lost" : "A negation was added";
  const said = `${what}: ${words.map((word) => `"${word}"`).join(", ")}.`;
  const isSame = from.language === to.language;
  const isOneClause =
    isDropped && after === 0 && from.units.every(({ signals }) => new Set(signals.clauses).size <= 2);
  const isSure = isSame ? sharedWords(from, to) >= 0.7 : isOneClause;
  (isSure ? reasons : doubts).push(said);
}

function wordsOf({ units }: Side): string[] {
  return units.flatMap(({ signals }) => signals.negations.map(({ text }) => text));
}

function sharedWords(from: Side, to: Side): number {
  const words = contentWords(from.text, from.language).map(({ term }) => term);
  const others = contentWords(to.text, to.language).map(({ term }) => term);
  if (words.length === 0) return 0;
  return words.filter((word) => others.some((other) => isSameWord(word, other))).length / words.length;
}

function compareLimits(hard: readonly MatchedFact[], { reasons, doubts }: TextComparison): void {
  for (const { target, source } of hard) {
    if (source === undefined || target.limit === source.limit) continue;
    const isTerm =
      /^(?:day|month|s)$/.test(target.dimension ?? source.dimension ?? "") || target.kind !== "number";
    const isTurned = target.limit !== undefined && source.limit !== undefined && target.limit !== "exactly";
    const said = `"${target.text}" is ${target.limit ?? "no limit"}, "${source.text}" was ${source.limit ?? "none"}.`;
    (isTerm && !isTurned ? doubts : reasons).push(said);
  }
}

/** Two values that changed places while what they belong to did not. */
function compareOrder(
  hard: readonly MatchedFact[],
  { from, to }: Pick<Sides, "from" | "to">,
  compared: TextComparison,
): void {
  const values = orderOf(hard.filter(({ target }) => isValue(target)));
  if (values !== "other") return;
  if (from.language === to.language && wordsInOrder(from) === wordsInOrder(to)) {
    compared.reasons.push("Two values changed places.");
    return;
  }
  const names = to.facts.filter(({ kind }) => kind === "name");
  const sameNames = matchFacts(
    names,
    from.facts.filter(({ kind }) => kind === "name"),
  );
  const subjects = [...hard.filter(({ target }) => isSubject(target)), ...sameNames];
  const order = orderOf(subjects.toSorted((a, b) => a.target.start - b.target.start));
  if (order === "same") compared.reasons.push("Two values changed places.");
  else compared.doubts.push("Values stand in another order.");
}

function wordsInOrder({ text, language }: Side): string {
  return contentWords(text, language)
    .map(({ term }) => term)
    .join(" ");
}

function orderOf(facts: readonly MatchedFact[]): "same" | "other" | "unknown" {
  const places = facts.flatMap(({ source }) => (source === undefined ? [] : [source.start]));
  if (places.length < 2) return "unknown";
  return places.every((place, at) => at === 0 || place > (places[at - 1] ?? 0)) ? "same" : "other";
}
