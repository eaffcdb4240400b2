import { perWords } from "../../../lexicon/facts/quantity-words.ts";
import type { Fact } from "../../facts/fact.ts";
import { isSubject, isValue } from "./facts-of.ts";
import { contentWords } from "./content-words.ts";

/** A clause with its values, and what they are told by: its content words, names, dates and years. */
export interface ClaimUnit {
  start: number;
  end: number;
  features: ReadonlySet<string>;
  values: Fact[];
  /** All that are sure. */
  facts: Fact[];
  /** Names, dates, years and codes of the clause. */
  subjects: Fact[];
}

const joints =
  "(?:and|while|whereas|but|und|sowie|während|aber|et|tandis que|alors que|mais|e|ed|mentre|ma|y|mientras|pero)";
/** Where a clause may end: at a mark, and at a word that joins two. */
export const clauseBreak = new RegExp(`[;:]\\s|,\\s(?:${joints}\\s)?|\\s[–—]\\s|\\s${joints}\\s`, "giu");

/** Clauses of a text; those without a value go with the next one, the last with the one before. */
export function readClaimUnits(
  text: string,
  { facts, language }: { facts: readonly Fact[]; language: string },
): ClaimUnit[] {
  const values = facts.filter(isValue);
  const ranges: { start: number; end: number }[] = [];
  let start = 0;
  for (const { index, 0: mark } of text.matchAll(clauseBreak)) {
    // 1,200 and "3 and a half" are no two clauses
    if (facts.some((fact) => fact.kind !== "quotation" && index >= fact.start && index < fact.end)) continue;
    const has = values.some((value) => value.start >= start && value.end <= index);
    if (!has) continue;
    ranges.push({ start, end: index });
    start = index + mark.length;
  }
  const last = ranges.at(-1);
  const hasLast = values.some((value) => value.start >= start);
  if (hasLast || last === undefined) ranges.push({ start, end: text.length });
  else last.end = text.length;
  const featuresIn = (range: { start: number; end: number }) =>
    featuresOf(text.slice(range.start, range.end), {
      ...{ facts: within(facts, range), language, offset: range.start },
    });
  const head = headOfRow(text);
  const ofHead = head === undefined ? [] : [...featuresIn(head)];
  // "In 2026 it pays A, and B abroad": a clause that names no time is about the one named before
  let times: string[] = [];
  const told = ranges.map((range) => {
    const features = [...featuresIn(range)];
    const own = features.filter((feature) => /^(?:period|date) /u.test(feature));
    if (own.length > 0) times = own;
    return new Set([...features, ...times, ...ofHead]);
  });
  return ranges.map((range, at) => ({
    ...range,
    features: told[at] ?? new Set(),
    values: within(values, range),
    facts: within(facts, range).filter((fact) => fact.weak !== true),
    subjects: within(facts, range).filter((fact) => fact.weak !== true && isSubject(fact)),
  }));
}

/** "Shop: North; Sales: 12; Staff: 3": what the row is about tells all of its values. */
function headOfRow(text: string): { start: number; end: number } | undefined {
  const pieces = text.split("; ");
  const isRow = pieces.length > 1 && pieces.every((piece) => /^[^:;]{1,200}: \S/u.test(piece));
  return isRow ? { start: 0, end: pieces[0]?.length ?? 0 } : undefined;
}

function within(facts: readonly Fact[], { start, end }: { start: number; end: number }): Fact[] {
  return facts.filter((fact) => fact.start >= start && fact.end <= end);
}

/** Forms of content words, and keys of dates and years; numbers and their units are what is told, not by what. */
export function featuresOf(
  text: string,
  { facts, language, offset = 0 }: { facts: readonly Fact[]; language: string; offset?: number },
): Set<string> {
  const words = contentWords(withoutValues(text, facts, offset), language).map(({ term }) => term);
  const keys = facts
    .filter(({ kind }) => kind === "period" || kind === "date" || kind === "ordinal")
    .flatMap(({ kind, keys: own }) => own.map((key) => `${kind} ${key}`));
  // "under 20 years" tells what 27 days are for
  const bounds = facts
    .filter(({ kind, dimension }) => kind === "number" && dimension !== undefined)
    .flatMap(({ kind, keys: own, dimension = "" }) => own.map((key) => `${kind} ${key} ${dimension}`));
  // group A and group B
  const letters = [...text.matchAll(/(?<=\p{L}\s)\p{Lu}(?![\p{L}\p{N}.'’])/gu)].map(
    ([letter]) => `letter ${letter}`,
  );
  return new Set([...words.filter((word) => !/\p{N}/u.test(word)), ...keys, ...bounds, ...letters]);
}

const per = new Set(Object.values(perWords).flatMap((list) => list.split("|")));

/** Values with their units and what they are per: "$9,850 per month". */
function withoutValues(text: string, facts: readonly Fact[], offset: number): string {
  let left = text;
  for (const fact of facts.filter(isValue)) {
    const end = fact.end - offset;
    const [tail = "", word = ""] = /^\s(\p{L}+)\s\p{L}+/u.exec(left.slice(end, end + 60)) ?? [];
    const stop = end + (per.has(word.toLowerCase()) ? tail.length : 0);
    left = `${left.slice(0, fact.start - offset)}${" ".repeat(stop - fact.start + offset)}${left.slice(stop)}`;
  }
  return left;
}
