import { untilWords } from "../../../lexicon/facts/date-words.ts";
import { createPhrases, phraseAt } from "../text/phrases.ts";
import { isFollowedByDigits, isYear, yearAt } from "./read-date-parts.ts";
import type { Scan } from "../text/scan.ts";
import { foldedOf, isDigits, isGlued, isMark, isNear, textOf } from "../text/scan.ts";
import { readMagnitude, readScaledCurrency, readUnit } from "../numbers/read-unit.ts";

/** A year, or the first and last of a range. */
export interface Years {
  from: string;
  to?: string;
  next: number;
}

const until = createPhrases([{ words: untilWords, value: true }]);
const betweens = new Set("between zwischen entre tra fra".split(" "));
const ands = new Set("and und et e y".split(" "));
const longestRange = 200;

/** 2022, 2022–2023, 2022/23; in evidence "2022 to 2023" as well, which a claim says of two years. */
export function readYears(scan: Scan, at: number): Years | undefined {
  const first = isDigits(scan, at) ? yearAt(scan, at) : undefined;
  if (first === undefined || isCountedBehind(scan, first.next)) return undefined;
  const second = secondYear(scan, first.next, first.year) ?? yearInWords(scan, at, first);
  const isFile =
    isMark(scan, first.next, "/-") &&
    isGlued(scan, first.next) &&
    isDigits(scan, first.next + 1) &&
    isGlued(scan, first.next + 1);
  if (second === undefined && isFile) return undefined;
  if (second !== undefined) return { from: first.year, to: second.year, next: second.next };
  return { from: first.year, next: first.next };
}

function isCountedBehind(scan: Scan, at: number): boolean {
  if (isNear(scan, at) && readScaledCurrency(scan, at) !== undefined) return true;
  return readUnit(scan, at) !== undefined || readMagnitude(scan, at, false) !== undefined;
}

/** Behind a dash or stroke: 2023, or the last two digits of a later year. */
function secondYear(scan: Scan, at: number, from: string): { year: string; next: number } | undefined {
  if (!isMark(scan, at, "-–—/") || !isNear(scan, at) || !isDigits(scan, at + 1) || !isNear(scan, at + 1))
    return undefined;
  const text = textOf(scan, at + 1);
  const isGoingOn =
    isFollowedByDigits(scan, at + 2) ||
    (isMark(scan, at + 2, "/-") && isGlued(scan, at + 2) && isDigits(scan, at + 3));
  if (isGoingOn) return undefined;
  const year = text.length === 2 && isGlued(scan, at + 1) ? `${from.slice(0, 2)}${text}` : text;
  const later = year.length === 4 && text.length === 2 && year <= from ? String(Number(year) + 100) : year;
  const isRange = isYear(later) && later > from && Number(later) - Number(from) <= longestRange;
  return isRange && (text.length === 4 || Number(later) - Number(from) < 60)
    ? { year: later, next: at + 2 }
    : undefined;
}

function yearInWords(
  scan: Scan,
  at: number,
  { year, next }: { year: string; next: number },
): { year: string; next: number } | undefined {
  if (scan.role === "claim" || !isNear(scan, next)) return undefined;
  const word = phraseAt(scan, next, until(scan.language));
  if (word === undefined || !isNear(scan, word.next)) return undefined;
  if (ands.has(foldedOf(scan, next)) && !betweens.has(foldedOf(scan, at - 1))) return undefined;
  const second = yearAt(scan, word.next);
  const isRange =
    second !== undefined && second.year > year && Number(second.year) - Number(year) <= longestRange;
  return isRange && isDigits(scan, word.next) ? second : undefined;
}

/** A range holds each of its years in evidence; a claim of a range is of the whole. */
export function yearKeys({ role }: Scan, { from, to }: Years): string[] {
  if (to === undefined) return [from];
  const key = `${from}/${to}`;
  if (role === "claim") return [key];
  const count = Number(to) - Number(from) + 1;
  return [key, ...Array.from({ length: count }, (_, index) => String(Number(from) + index))];
}
