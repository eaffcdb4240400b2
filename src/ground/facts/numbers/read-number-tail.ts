import { andHalfWords } from "../../../lexicon/facts/magnitudes.ts";
import { createPhrases, phraseAt } from "../text/phrases.ts";
import type { Scan } from "../text/scan.ts";
import { isDigits, isGlued, isMark, isNear } from "../text/scan.ts";
import { multiply } from "./decimal.ts";
import { findUnknownUnit } from "./find-unknown-unit.ts";
import { readNumberWords } from "./read-number-words.ts";
import type { Magnitude } from "./read-unit.ts";
import { readMagnitude, readRate, readScaledCurrency, readUnit, skipStop } from "./read-unit.ts";
import type { MeasureUnit } from "./unit-tables.ts";

/** What stands behind the digits or words of a number and belongs to it. */
export interface Tail {
  next: number;
  magnitude?: Magnitude;
  unit?: MeasureUnit;
  per?: string;
  /** Added to every reading before the unit: two million three hundred, deux ans et demi. */
  more?: string;
  unknownUnit?: string;
  /** A hyphen and a word that is no unit follow: two-factor. */
  isJoined: boolean;
}

/** What is known before the tail is read. */
export interface NumberHead {
  next: number;
  isWords: boolean;
  unit?: MeasureUnit;
  magnitude?: Magnitude;
}

const andHalves = createPhrases([{ words: andHalfWords, value: true }], "own");

/** Magnitude, unit, half and rate behind a number; as much as there is. */
export function readNumberTail(scan: Scan, head: NumberHead): Tail {
  const tail: Tail = { next: skipDashes(scan, head.next), isJoined: false };
  if (head.unit !== undefined) tail.unit = head.unit;
  const scaled = isNear(scan, tail.next) ? readScaledCurrency(scan, tail.next) : undefined;
  if (scaled !== undefined) return { ...tail, ...scaled, next: tail.next + 1 };
  const hyphen =
    isMark(scan, tail.next, "-") && isGlued(scan, tail.next) && isGlued(scan, tail.next + 1) ? 1 : 0;
  takeMagnitude(scan, tail, { hyphen, isWords: head.isWords });
  takeUnit(scan, tail, hyphen);
  takeHalf(scan, tail);
  if (head.magnitude !== undefined) tail.magnitude = head.magnitude;
  if (tail.unit === undefined) {
    const unknown = findUnknownUnit(scan, tail.next);
    if (unknown !== undefined) tail.unknownUnit = unknown;
    tail.isJoined = hyphen > 0 && tail.magnitude === undefined;
    return tail;
  }
  const rate = readRate(scan, tail.next);
  if (rate !== undefined) tail.per = rate.value;
  if (rate?.isStroke === true) tail.next = rate.next;
  return tail;
}

/** Changes the tail: 5 million, and in words two million three hundred. */
function takeMagnitude(
  scan: Scan,
  tail: Tail,
  { hyphen, isWords }: { hyphen: number; isWords: boolean },
): void {
  const found = readMagnitude(scan, tail.next + hyphen, isMoney(tail.unit));
  if (found === undefined) return;
  tail.magnitude = found.value;
  tail.next = found.next;
  const more = isWords && isNear(scan, tail.next) ? readNumberWords(scan, tail.next) : undefined;
  if (more === undefined || more.isArticle || isDigits(scan, more.next)) return;
  tail.more = more.value;
  tail.next = more.next;
}

/** Changes the tail: a unit, and a magnitude behind a currency as in "5 CHF m". */
function takeUnit(scan: Scan, tail: Tail, hyphen: number): void {
  const hasMagnitude = tail.magnitude !== undefined;
  const found = readUnitBehind(
    scan,
    hasMagnitude ? skipStop(scan, tail.next) : tail.next + hyphen,
    hasMagnitude,
  );
  if (found === undefined) return;
  tail.unit = found.value;
  tail.next = found.next;
  const magnitude =
    !hasMagnitude && isMoney(found.value) ? readMagnitude(scan, skipStop(scan, tail.next), true) : undefined;
  if (magnitude === undefined) return;
  tail.magnitude = magnitude.value;
  tail.next = magnitude.next;
}

/** Changes the tail: two and a half years, deux ans et demi, un milione e mezzo. */
function takeHalf(scan: Scan, tail: Tail): void {
  const half = isNear(scan, tail.next) ? phraseAt(scan, tail.next, andHalves(scan.language)) : undefined;
  if (half === undefined) return;
  tail.next = half.next;
  tail.more = multiply("0.5", tail.magnitude?.[0] ?? "1");
  const unit =
    tail.unit === undefined ? readUnitBehind(scan, tail.next, tail.magnitude !== undefined) : undefined;
  if (unit === undefined) return;
  tail.unit = unit.value;
  tail.next = unit.next;
}

function isMoney(unit: MeasureUnit | undefined): boolean {
  return unit?.dimension.startsWith("cur:") === true;
}

/** "million of francs" and "millions d'euros" name the unit behind a preposition. */
function readUnitBehind(scan: Scan, at: number, hasMagnitude: boolean): ReturnType<typeof readUnit> {
  const unit = readUnit(scan, at);
  if (unit !== undefined || !hasMagnitude || !isNear(scan, at)) return unit;
  if (!/^(?:de|d|di|of)$/u.test(scan.tokens[at]?.folded ?? "")) return undefined;
  return readUnit(scan, isMark(scan, at + 1, "'’") ? at + 2 : at + 1);
}

/** The dashes of 5.– and 5,-- say that nothing follows. */
function skipDashes(scan: Scan, at: number): number {
  if (!isMark(scan, at, ".,") || !isGlued(scan, at) || !isGlued(scan, at + 1)) return at;
  let next = at + 1;
  while (next < at + 4 && isMark(scan, next, "–—-−") && isGlued(scan, next)) next += 1;
  return next > at + 1 ? next : at;
}
