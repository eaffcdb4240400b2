import { differenceOf } from "../../../../lexicon/tables/reckoned/combine-words.ts";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { detectLanguage } from "../../../../lib/text/detect-language.ts";
import type { ComputedClaim } from "../../tables/answer-by-plan.ts";
import { toQuote } from "../look-up.ts";
import type { Quoted } from "../quoted.ts";
import type { Candidate } from "../read-candidates.ts";
import { compareAlike } from "../compare-alike.ts";
import { compareInTable } from "./compare-in-table.ts";
import { compareSentences } from "./compare-sentences.ts";
import {
  names,
  readComparisons,
  readSides,
  tokensOf,
  type ReadComparison,
  type ComparedSide,
} from "./read-sides.ts";

const mostOfSide = 4;

/**
 * What documents say of two things that are named: columns or rows of a table, sentences, sections; or of as many things
 * of a kind as are listed. Undefined where there are none such, or they are documents themselves; empty where only one
 * of them is spoken of.
 */
export function compareThings(
  text: string,
  candidates: readonly Candidate[],
  evidence: readonly EvidenceItem[],
): (Quoted | ComputedClaim)[] | undefined {
  const readings = readComparisons(text);
  const sides = readSides(text);
  const alike = compareAlike(text, candidates, evidence);
  if (alike !== undefined || readings.length === 0) return alike;
  if (sides !== undefined && areDocuments(sides, evidence)) return undefined;
  const language = detectLanguage(text);
  for (const reading of readings) {
    const table = compareInTable(reading, evidence, language);
    if (table.length > 0) return table;
  }
  const ground = { evidence, language };
  for (const reading of readings.filter(({ points }) => points.length > 0)) {
    const told = compareSentences(reading, candidates, ground).map(toQuote);
    const found = told.length > 0 ? told : pointByPoint(reading, candidates, ground);
    if (found.length > 0) return found;
  }
  // two papers may still say it, each of one of them
  const isOneDocument = new Set(evidence.map(({ document }) => document)).size < 2;
  const isOpen = sides === undefined || readings.every(({ points }) => points.length > 0);
  if (isOpen) return isOneDocument ? [] : undefined;
  const found = sides.map((side, at) => {
    const [other] = sides.filter((_, index) => index !== at);
    return candidates.filter((candidate) => isOf(candidate, side) && !(other && isOf(candidate, other)));
  });
  const both = candidates.filter((candidate) => sides.every((side) => isOf(candidate, side)));
  const [left = [], right = []] = found;
  if (both.length === 0 && (left.length === 0 || right.length === 0)) return isOneDocument ? [] : undefined;
  const shown = [...both.slice(0, mostOfSide), ...best(left), ...best(right)];
  // how far two sums are apart is not told by the rows that make them up
  const isOfRows = shown.length > 2 && shown.every(({ sentence }) => sentence.kind === "row");
  return isOfRows && differenceOf.test(text) ? [] : shown.map(toQuote);
}

/** A table tells one point and a sentence the other; empty where one of them is told nowhere. */
function pointByPoint(
  reading: ReadComparison,
  candidates: readonly Candidate[],
  { evidence, language }: { evidence: readonly EvidenceItem[]; language: string },
): (Quoted | ComputedClaim)[] {
  const found = reading.points.map((point) => {
    const own = { ...reading, points: [point] };
    const table = compareInTable(own, evidence, language);
    return table.length > 0 ? table : compareSentences(own, candidates, { evidence, language }).map(toQuote);
  });
  return found.every((some) => some.length > 0) ? found.flat() : [];
}

function isOf({ sentence, evidence }: Candidate, side: ComparedSide): boolean {
  if (sentence.kind === "heading" || /[:?]\s*$/u.test(sentence.text)) return false;
  return names(side, sentence.text) || names(side, evidence.heading?.at(-1) ?? "");
}

/** Those with figures first, in the order of the documents. */
function best(candidates: readonly Candidate[]): Candidate[] {
  const [figures, words] = [
    candidates.filter(({ sentence }) => /\p{N}/u.test(sentence.text)),
    candidates.filter(({ sentence }) => !/\p{N}/u.test(sentence.text)),
  ];
  const chosen = new Set([...figures, ...words].slice(0, mostOfSide));
  return candidates.filter((candidate) => chosen.has(candidate));
}

function areDocuments(sides: readonly ComparedSide[], evidence: readonly EvidenceItem[]): boolean {
  const titles = [
    ...new Set(evidence.map(({ document, heading = [] }) => `${document}\n${heading[0] ?? ""}`)),
  ];
  const named = sides.map((side) => titles.find((title) => isCalled(title, side))?.split("\n")[0]);
  return named.every((name) => name !== undefined) && new Set(named).size === sides.length;
}

/** "The policies 2025 and 2026" are told apart by their years, however the rest is written. */
function isCalled(title: string, side: ComparedSide): boolean {
  const numbers = side.own.filter((word) => /^\p{N}+$/u.test(word));
  const tokens = tokensOf(title);
  return numbers.length > 0 ? numbers.every((word) => tokens.includes(word)) : names(side, title);
}
