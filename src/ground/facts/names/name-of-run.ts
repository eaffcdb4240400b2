import { acronymGroups } from "../../../lexicon/facts/acronyms.ts";
import { companyForms, personTitles, usualCapitals } from "../../../lexicon/facts/name-words.ts";
import type { NameRun } from "./name-run.ts";
import { hasInnerCapital } from "./name-run.ts";
import type { FactReading } from "../text/fact-reading.ts";
import { place } from "../text/fact-reading.ts";
import type { Scan } from "../text/scan.ts";
import { foldedOf, isGlued, isLineStart, isMark, isNear, isWord, textOf } from "../text/scan.ts";

const roman = /^[IVXLCDM]{2,}$/u;
const acronyms: ReadonlyMap<string, string> = new Map(
  acronymGroups.flatMap((group) =>
    group.map((word) => [word.toLowerCase(), `acronym:${group[0] ?? ""}`] as const),
  ),
);
/** A run of so many words is a heading with capitals, not one name. */
const headingLength = 5;

/** What a run of capitalised words says: a name, a weak one, several, or none. */
export function nameOfRun(scan: Scan, run: NameRun): FactReading | undefined {
  const { words, next } = run;
  const kept = words.filter((at) => !isDropped(scan, at));
  if (kept.length === 0) return { facts: [], next };
  const keys = keysOf(scan, kept);
  if (keys.length === 0) return { facts: [], next };
  const strength = strengthOf(scan, run, kept);
  if (strength === "none") return acronymsOnly(scan, run);
  const weak = strength === "weak" ? { weak: true } : {};
  const [start = run.first] = kept;
  return { facts: [place(scan, { kind: "name", keys, ...weak }, { first: start, next })], next };
}

/** Titles, initials and marks of all capitals that are no names. */
function isDropped(scan: Scan, at: number): boolean {
  const text = textOf(scan, at);
  if (text.length === 1 && isMark(scan, at + 1, ".")) return true;
  return usualCapitals.has(text) || personTitles.has(foldedOf(scan, at)) || roman.test(text);
}

/** The whole name, the name without the form of its company, and its initials. */
function keysOf(scan: Scan, words: readonly number[]): string[] {
  const folded = words.map((at) => nameWord(textOf(scan, at), foldedOf(scan, at)));
  const [only = ""] = folded;
  const meant = folded.length === 1 ? acronyms.get(only) : undefined;
  if (meant !== undefined) return [meant, only];
  const short = folded.filter((word) => !companyForms.has(word));
  const initials = short.length >= 3 ? [short.map((word) => word.charAt(0)).join("")] : [];
  return [...new Set([folded.join(" "), short.join(" "), ...initials])].filter((key) => key !== "");
}

/** The plural of an acronym is the acronym. */
function nameWord(text: string, folded: string): string {
  return /^\p{Lu}{2,}s$/u.test(text) ? folded.slice(0, -1) : folded;
}

function isAcronym(text: string): boolean {
  return /^\p{Lu}{2,6}s?$/u.test(text) && !usualCapitals.has(text) && !roman.test(text);
}

function strengthOf(scan: Scan, run: NameRun, kept: readonly number[]): "strong" | "weak" | "none" {
  const texts = kept.map((at) => textOf(scan, at));
  if (isShouting(scan, run)) return "weak";
  const hasForm = kept.length > 1 && kept.some((at) => companyForms.has(foldedOf(scan, at)));
  const isSure = texts.every((text) => isAcronym(text) || hasInnerCapital(text));
  if (isSure || hasForm) return "strong";
  if (isBehindTitle(scan, run, kept)) return "strong";
  if (scan.language === "de") {
    if (texts.some((text) => isAcronym(text) || hasInnerCapital(text))) return "none";
    return kept.length >= 2 && kept.length < headingLength && !isJoinedByHyphen(scan, kept) ? "weak" : "none";
  }
  if (kept.length >= headingLength) return "weak";
  return run.isInitial && kept.length === 1 ? "weak" : "strong";
}

/** Words all in capitals are a heading where nothing else stands beside them on the line, else a name. */
function isShouting(scan: Scan, { first, next, words }: NameRun): boolean {
  const isLoud = (at: number) => isWord(scan, at) && /^\p{Lu}{4,}$/u.test(textOf(scan, at));
  if (!words.some(isLoud)) return false;
  const isQuiet = (at: number) => isWord(scan, at) && /\p{Ll}/u.test(textOf(scan, at));
  const hasBefore = !isLineStart(scan, first) && isQuiet(first - 1);
  const hasAfter = !isLineStart(scan, next) && isQuiet(next);
  return words.length + (isLoud(first - 1) ? 1 : 0) + (isLoud(next) ? 1 : 0) > 1 && !hasBefore && !hasAfter;
}

function isBehindTitle(scan: Scan, run: NameRun, kept: readonly number[]): boolean {
  if (kept.length > 4) return false;
  const inside = run.words.some((at) => personTitles.has(foldedOf(scan, at)) && at < (kept[0] ?? 0));
  const at = isMark(scan, run.first - 1, ".") ? run.first - 2 : run.first - 1;
  return inside || (personTitles.has(foldedOf(scan, at)) && isNear(scan, run.first));
}

function isJoinedByHyphen(scan: Scan, kept: readonly number[]): boolean {
  return kept.every((at, index) => index === 0 || (isMark(scan, at - 1, "-") && isGlued(scan, at)));
}

/** In German nouns have capitals too: of a mixed run only what surely is a name counts. */
function acronymsOnly(scan: Scan, { words, next }: NameRun): FactReading {
  const sure = words.filter(
    (at) => !isDropped(scan, at) && (isAcronym(textOf(scan, at)) || hasInnerCapital(textOf(scan, at))),
  );
  const facts = sure.map((at) =>
    place(scan, { kind: "name", keys: keysOf(scan, [at]) }, { first: at, next: at + 1 }),
  );
  return { facts, next };
}
