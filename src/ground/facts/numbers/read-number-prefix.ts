import { magnitudes } from "../../../lexicon/facts/magnitudes.ts";
import { createPhrases, phraseAt } from "../text/phrases.ts";
import type { Magnitude } from "./read-unit.ts";
import { readScaledCurrency, readSymbol, skipStop } from "./read-unit.ts";
import type { Scan } from "../text/scan.ts";
import { isDigits, isGlued, isMark, isNear, isWord } from "../text/scan.ts";
import type { MeasureUnit } from "./unit-tables.ts";
import { unitWords } from "./unit-tables.ts";

/** What stands before the digits and belongs to them. */
export interface Prefix {
  /** The first token of the number itself, a sign that only bounds it left out. */
  first: number;
  next: number;
  sign: "" | "-" | "±";
  unit?: MeasureUnit;
  magnitude?: Magnitude;
}

const boundSigns = "≥⩾≧≤⩽≦<>=~≈∼≃";
const magnitudeWords = createPhrases(magnitudes.map(({ factor, ...words }) => ({ words, value: factor })));

/** Sign, currency and magnitude before a number; as little as there is. */
export function readNumberPrefix(scan: Scan, at: number): Prefix {
  const first = skipBoundSigns(scan, at);
  const prefix: Prefix = { first, next: first, sign: "" };
  for (let step = 0; step < 4; step += 1) {
    if (prefix.sign === "" && isSign(scan, prefix.next, first)) {
      prefix.sign = isMark(scan, prefix.next, "±") ? "±" : isMark(scan, prefix.next, "+") ? "" : "-";
      prefix.next += 1;
      continue;
    }
    const unit = prefix.unit === undefined ? currencyAt(scan, prefix.next) : undefined;
    if (unit === undefined) {
      const magnitude = prefix.magnitude === undefined ? prefixMagnitude(scan, prefix.next) : undefined;
      if (magnitude === undefined) break;
      prefix.magnitude = magnitude.value;
      prefix.next = magnitude.next;
      continue;
    }
    prefix.unit = unit.unit;
    if (unit.magnitude !== undefined) prefix.magnitude = unit.magnitude;
    prefix.next = skipStop(scan, unit.next);
  }
  const isWhole = prefix.next === first || isNear(scan, prefix.next);
  return isWhole ? prefix : { first, next: first, sign: "" };
}

function skipBoundSigns(scan: Scan, at: number): number {
  let next = at;
  while (next < at + 3 && isMark(scan, next, boundSigns) && isNear(scan, next + 1)) next += 1;
  return next;
}

/** A minus is glued to its number and not to what stands before: "5-10" and "- 5" have none. */
function isSign(scan: Scan, at: number, first: number): boolean {
  if (!isMark(scan, at, "-−–+±")) return false;
  const isFree = at > first || !isGlued(scan, at) || isMark(scan, at - 1, "([{=:;|/<>~≈≥≤*");
  if (!isFree) return false;
  if (isGlued(scan, at + 1)) return !isMark(scan, at + 1, "-–−+.");
  return isMark(scan, at, "−±") && isNear(scan, at + 1);
}

interface PrefixUnit {
  unit: MeasureUnit;
  magnitude?: Magnitude;
  next: number;
}

function currencyAt(scan: Scan, at: number): PrefixUnit | undefined {
  const scaled = readScaledCurrency(scan, at);
  if (scaled !== undefined) return { ...scaled, next: at + 1 };
  const found = readSymbol(scan, at) ?? namedCurrency(scan, at);
  if (found === undefined || !found.value.dimension.startsWith("cur:")) return undefined;
  return isNumberLike(scan, skipStop(scan, found.next)) ? { unit: found.value, next: found.next } : undefined;
}

function namedCurrency(scan: Scan, at: number): { value: MeasureUnit; next: number } | undefined {
  const found = phraseAt(scan, at, unitWords(scan.language));
  const [value] = found?.values ?? [];
  return found === undefined || value === undefined || value.factor !== "1"
    ? undefined
    : { value, next: found.next };
}

function prefixMagnitude(scan: Scan, at: number): { value: Magnitude; next: number } | undefined {
  const found = phraseAt(scan, at, magnitudeWords(scan.language));
  if (
    found === undefined ||
    !/^(?:Mio|Mrd|Mia|Tsd|mln|mld|Mill|mio|mn|bn)$/u.test(scan.tokens[at]?.text ?? "")
  )
    return undefined;
  const next = skipStop(scan, found.next);
  return isNumberLike(scan, next) ? { value: found.values, next } : undefined;
}

/** What follows may still be a number: digits, a sign, a currency, a magnitude. */
function isNumberLike(scan: Scan, at: number): boolean {
  if (!isNear(scan, at)) return false;
  if (isDigits(scan, at) || isMark(scan, at, "½¼¾")) return true;
  if (isMark(scan, at, "-−–+±.")) return isDigits(scan, at + 1);
  return isWord(scan, at) && (isDigits(scan, at + 1) || isDigits(scan, at + 2));
}
