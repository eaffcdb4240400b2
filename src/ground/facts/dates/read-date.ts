import { beforeMonths, doubtfulMonths, untilWords } from "../../../lexicon/facts/date-words.ts";
import { findDateBounds } from "../find-bound.ts";
import { createPhrases, phraseAt, phraseBefore } from "../text/phrases.ts";
import { readNumericDate } from "./read-numeric-date.ts";
import type { Month } from "./read-date-parts.ts";
import { dateKey, dayAt, monthAt, skipMarks, skipOf, yearAt } from "./read-date-parts.ts";
import type { FactReading } from "../text/fact-reading.ts";
import { place } from "../text/fact-reading.ts";
import type { Scan } from "../text/scan.ts";
import { foldedOf, isDigits, isGlued, isMark, isNear, isWord, textOf } from "../text/scan.ts";

const until = createPhrases([{ words: untilWords, value: true }]);
const monthsFollow = createPhrases([{ words: beforeMonths, value: true }]);

interface Named {
  month: Month;
  year?: string;
  next: number;
}

/** A date from a token on, in digits or with the name of its month. */
export function readDate(scan: Scan, first: number): FactReading | undefined {
  if (isDigits(scan, first)) return readNumericDate(scan, first) ?? readDayFirst(scan, first);
  if (monthAt(scan, first) !== undefined) return readMonthFirst(scan, first);
  return readFirstInWords(scan, first);
}

/** A month with its year, if it has one, from a token on. */
function readMonthAndYear(scan: Scan, at: number): Named | undefined {
  const month = monthAt(scan, at);
  if (month === undefined) return undefined;
  const behind = skipDash(scan, skipMarks(scan, at + 1, ".,"));
  const year = yearAt(scan, skipOf(scan, behind));
  const isYear = year !== undefined && isNear(scan, behind);
  if (isYear) return { month, year: year.year, next: year.next };
  const isShort = !month.isFull && isMark(scan, at + 1, ".") && isGlued(scan, at + 1);
  return { month, next: isShort ? at + 2 : at + 1 };
}

/** May - 2020 and May/2020. */
function skipDash(scan: Scan, at: number): number {
  return isMark(scan, at, "-–/") && isNear(scan, at) && isNear(scan, at + 1) ? at + 1 : at;
}

/** 1 May 2020, 1. Mai, le 1er mai, 1 de mayo de 2020, 1.–5. Mai, 1 to 5 May 2020. */
function readDayFirst(scan: Scan, first: number): FactReading | undefined {
  const day = dayAt(scan, first);
  if (day === undefined) return undefined;
  const second = secondDay(scan, day.next);
  const last = second ?? day;
  const isJoined = isMark(scan, last.next, "-/") && isGlued(scan, last.next) && isGlued(scan, last.next + 1);
  const at = isJoined ? last.next + 1 : skipOf(scan, last.next);
  if (!isNear(scan, at)) return undefined;
  const named = readMonthAndYear(scan, at);
  if (named === undefined || isOtherWord(scan, at, named)) return undefined;
  const year = named.year === undefined ? {} : { year: named.year };
  const keysOf = (of: number) => dateKey({ ...year, month: named.month.month, day: of });
  const keys = keysOf(last.day);
  if (keys.length === 0) return undefined;
  const bounds = findDateBounds(scan, { first, next: named.next });
  if (second === undefined)
    return {
      facts: [
        place(
          scan,
          { kind: "date", keys: withRangeYear(scan, keys, named), ...bounds },
          { first, next: named.next },
        ),
      ],
      next: named.next,
    };
  return {
    facts: [
      place(scan, { kind: "date", keys: keysOf(day.day), ...bounds }, { first, next: day.next }),
      place(scan, { kind: "date", keys }, { first: second.first, next: named.next }),
    ],
    next: named.next,
  };
}

/** "1 May to 3 June 2020": the year of the second is that of the first as well, for evidence. */
function withRangeYear(scan: Scan, keys: string[], { year, next }: Named): string[] {
  if (year !== undefined || scan.role === "claim") return keys;
  const from = afterUntil(scan, next);
  if (from === undefined) return keys;
  const day = dayAt(scan, from);
  const other = readMonthAndYear(scan, skipOf(scan, day?.next ?? from));
  const [key = ""] = keys;
  return other?.year === undefined ? keys : [...keys, `${other.year}-${key.slice(2)}`];
}

function afterUntil(scan: Scan, at: number): number | undefined {
  if (isMark(scan, at, "-–—") && isNear(scan, at) && isNear(scan, at + 1)) return at + 1;
  const word = isNear(scan, at) ? phraseAt(scan, at, until(scan.language)) : undefined;
  return word !== undefined && isNear(scan, word.next) ? word.next : undefined;
}

function secondDay(scan: Scan, at: number): { first: number; day: number; next: number } | undefined {
  const from = afterUntil(scan, at);
  const day = from === undefined ? undefined : dayAt(scan, from);
  return from === undefined || day === undefined ? undefined : { first: from, ...day };
}

/** "2 set", "may 7" and "march 5" are no dates without a year. */
function isOtherWord(scan: Scan, at: number, { month, year }: Named): boolean {
  if (year !== undefined) return false;
  const text = textOf(scan, at);
  const isCapital = text !== text.toLowerCase();
  if (isCapital) return false;
  if (scan.language === "en" || scan.language === "de") return true;
  const isShort = !month.isFull && !(isMark(scan, at + 1, ".") && isGlued(scan, at + 1));
  return isShort;
}

/** May 21, 2014; Sept. 19; May 2014; May. */
function readMonthFirst(scan: Scan, first: number): FactReading | undefined {
  const month = monthAt(scan, first);
  if (month === undefined) return undefined;
  const named = readMonthAndYear(scan, first) ?? { month, next: first + 1 };
  if (named.year !== undefined)
    return toDate(scan, dateKey({ year: named.year, month: month.month }), { first, next: named.next });
  const behind = skipMarks(scan, first + 1, ".");
  const day = isNear(scan, behind) ? dayAt(scan, behind) : undefined;
  if (day !== undefined && !isOtherWord(scan, first, named) && isDayOf(scan, day.next)) {
    const at = skipMarks(scan, day.next, ",");
    const year = isNear(scan, at) ? yearAt(scan, skipOf(scan, at)) : undefined;
    const keys = dateKey({
      ...(year === undefined ? {} : { year: year.year }),
      month: month.month,
      day: day.day,
    });
    if (keys.length > 0) return toDate(scan, keys, { first, next: year?.next ?? day.next });
  }
  return readLoneMonth(scan, first, named);
}

/** "May 5 percent" and "Mai 5,5" go on with something else. */
function isDayOf(scan: Scan, at: number): boolean {
  if (isMark(scan, at, "%‰$€") && isNear(scan, at)) return false;
  const goesOn = isMark(scan, at, ".,:'’/") && isGlued(scan, at);
  return !(goesOn && isDigits(scan, at + 1) && isGlued(scan, at + 1));
}

function toDate(scan: Scan, keys: string[], at: { first: number; next: number }): FactReading {
  return { facts: [place(scan, { kind: "date", keys, ...findDateBounds(scan, at) }, at)], next: at.next };
}

/** A month by itself, where it surely is one or a word before it says so. */
function readLoneMonth(scan: Scan, first: number, { month, next }: Named): FactReading | undefined {
  const text = textOf(scan, first);
  const isCapital = text !== text.toLowerCase();
  if ((scan.language === "en" || scan.language === "de") && !isCapital) return undefined;
  const isAfterWord = phraseBefore(scan, first, monthsFollow(scan.language)) !== undefined;
  if (!month.isFull && !isAfterWord) return undefined;
  const isDoubtful = doubtfulMonths.has(foldedOf(scan, first)) && !isAfterWord;
  const keys = rangeYears(scan, dateKey({ month: month.month }), next);
  const unplaced = {
    kind: "date" as const,
    keys,
    ...findDateBounds(scan, { first, next }),
    ...(isDoubtful ? { weak: true } : {}),
  };
  return { facts: [place(scan, unplaced, { first, next })], next };
}

/** "August to October 2007" may mean August 2007. */
function rangeYears(scan: Scan, keys: string[], next: number): string[] {
  const stroke = isMark(scan, next, "/") && isGlued(scan, next) ? next + 1 : undefined;
  const from = scan.role === "claim" ? undefined : (stroke ?? afterUntil(scan, next));
  const other = from === undefined ? undefined : readMonthAndYear(scan, from);
  const [key = ""] = keys;
  return other?.year === undefined ? keys : [...keys, `${other.year}-${key.slice(2)}`];
}

const firsts = new Set(["first", "premier", "primo", "primero", "ersten", "erste", "erster"]);

/** premier mai, primo maggio, the first of May. */
function readFirstInWords(scan: Scan, first: number): FactReading | undefined {
  if (!isWord(scan, first) || !firsts.has(foldedOf(scan, first))) return undefined;
  const at = skipOf(scan, first + 1);
  const named = isNear(scan, at) ? readMonthAndYear(scan, at) : undefined;
  if (named === undefined || isOtherWord(scan, at, named) || !named.month.isFull) return undefined;
  const year = named.year === undefined ? {} : { year: named.year };
  return toDate(scan, dateKey({ ...year, month: named.month.month, day: 1 }), { first, next: named.next });
}
