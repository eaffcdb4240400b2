import { findDateBounds } from "../find-bound.ts";
import { dateKey, fullYear, isFollowedByDigits, isYear } from "./read-date-parts.ts";
import type { FactReading } from "../text/fact-reading.ts";
import { place } from "../text/fact-reading.ts";
import type { Scan } from "../text/scan.ts";
import { foldedOf, gapBefore, isDigits, isGlued, isMark, isWord, textOf } from "../text/scan.ts";

/** A date in digits alone from a token on. */
export function readNumericDate(scan: Scan, first: number): FactReading | undefined {
  if (textOf(scan, first).length > 4) return undefined;
  const found = readThree(scan, first) ?? readMonthAndYear(scan, first) ?? readDayAndMonth(scan, first);
  if (found === undefined || found.keys.length === 0) return undefined;
  const { keys, next } = found;
  const at = { first, next };
  return { facts: [place(scan, { kind: "date", keys, ...findDateBounds(scan, at) }, at)], next };
}

interface Found {
  keys: string[];
  next: number;
}

/** Three groups of digits with one mark between: 21.05.14, 02/24/17, 2014-05-21. */
function readThree(scan: Scan, first: number): Found | undefined {
  const mark = textOf(scan, first + 1);
  if (!isMark(scan, first + 1, "./-") || !isGlued(scan, first + 1)) return undefined;
  const second = digitsBehind(scan, first + 2, mark);
  if (second === undefined || textOf(scan, second + 1) !== mark || !isGlued(scan, second + 1))
    return undefined;
  const third = digitsBehind(scan, second + 2, mark);
  if (third === undefined) return undefined;
  const isIso = isWord(scan, third + 1) && isGlued(scan, third + 1) && textOf(scan, third + 1) === "T";
  const runsOn = isGlued(scan, third + 1) && (isWord(scan, third + 1) || isGoingOn(scan, third + 1));
  if (runsOn && !isIso) return undefined;
  const [a, b, c] = [textOf(scan, first), textOf(scan, second), textOf(scan, third)];
  return { keys: keysOfThree(scan, { a, b, c, mark }), next: third + 1 };
}

function isGoingOn(scan: Scan, at: number): boolean {
  return isMark(scan, at, "./-") && isDigits(scan, at + 1) && isGlued(scan, at + 1);
}

/** Digits right behind a mark; a full stop may have a blank behind it. */
function digitsBehind(scan: Scan, at: number, mark: string): number | undefined {
  if (!isDigits(scan, at)) return undefined;
  const gap = gapBefore(scan, at);
  return gap === "" || (mark === "." && /^[ \u00a0\u202f]$/u.test(gap)) ? at : undefined;
}

interface Three {
  a: string;
  b: string;
  c: string;
  mark: string;
}

function keysOfThree(scan: Scan, { a, b, c, mark }: Three): string[] {
  if (a.length === 4) {
    const isDate = isYear(a) && b.length <= 2 && c.length <= 2;
    return isDate ? dateKey({ year: a, month: Number(b), day: Number(c) }) : [];
  }
  const isYearLast = c.length === 4 ? isYear(c) : c.length === 2;
  if (a.length > 2 || b.length > 2 || !isYearLast) return [];
  const years = yearsOf(scan, c);
  const read = (month: string, day: string) =>
    years.flatMap((year) => dateKey({ year, month: Number(month), day: Number(day) }));
  const dayFirst = read(b, a);
  const monthFirst = read(a, b);
  if (mark === ".") return dayFirst.length > 0 ? dayFirst : monthFirst;
  const isEnglish = scan.language === "en" || scan.language === "unknown";
  if (isEnglish) return [...new Set([...monthFirst, ...dayFirst])];
  return dayFirst.length > 0 ? dayFirst : monthFirst;
}

/** Two digits may be a year of either century in evidence. */
function yearsOf({ role }: Scan, year: string): string[] {
  const meant = fullYear(year);
  if (year.length === 4 || role === "claim") return [meant];
  return [meant, meant.startsWith("20") ? `19${year}` : `20${year}`];
}

/** 05/2014, 05.2014, 2014-05, 2014/05. */
function readMonthAndYear(scan: Scan, first: number): Found | undefined {
  const [a, b] = [textOf(scan, first), textOf(scan, first + 2)];
  const isPair =
    isMark(scan, first + 1, "./-") &&
    isGlued(scan, first + 1) &&
    isDigits(scan, first + 2) &&
    isGlued(scan, first + 2);
  if (
    !isPair ||
    (isGlued(scan, first + 3) &&
      (isWord(scan, first + 3) || isGoingOn(scan, first + 3) || isFollowedByDigits(scan, first + 3)))
  )
    return undefined;
  const next = first + 3;
  if (isYear(b) && a.length <= 2) {
    const isDate = textOf(scan, first + 1) !== "." || a.length === 2;
    return isDate ? { keys: dateKey({ year: b, month: Number(a) }), next } : undefined;
  }
  if (!isYear(a) || b.length !== 2 || textOf(scan, first + 1) === ".") return undefined;
  const keys = dateKey({ year: a, month: Number(b) });
  const isSpan = Number(b) === (Number(a) + 1) % 100;
  return { keys: isSpan && keys.length > 0 ? [...keys, ...spanKeys(scan, a)] : keys, next };
}

/** 2011-12 may be a month, or two years. */
function spanKeys({ role }: Scan, year: string): string[] {
  const after = String(Number(year) + 1);
  return role === "claim" ? [`${year}/${after}`] : [`${year}/${after}`, year, after];
}

const beforeDays = new Set("am vom bis ab zum dem per der den seit du au le dal al il el del".split(" "));

/** "am 21.05." names no year. */
function readDayAndMonth(scan: Scan, first: number): Found | undefined {
  const [a, b] = [textOf(scan, first), textOf(scan, first + 2)];
  const isPair =
    isMark(scan, first + 1, ".") &&
    isGlued(scan, first + 1) &&
    isDigits(scan, first + 2) &&
    isGlued(scan, first + 2) &&
    isMark(scan, first + 3, ".") &&
    isGlued(scan, first + 3) &&
    !(isDigits(scan, first + 4) && isGlued(scan, first + 4));
  if (!isPair || a.length > 2 || b.length > 2) return undefined;
  const isSaid = beforeDays.has(foldedOf(scan, first - 1));
  if (!isSaid && (a.length < 2 || b.length < 2 || scan.language !== "de")) return undefined;
  return { keys: dateKey({ month: Number(b), day: Number(a) }), next: first + 4 };
}
