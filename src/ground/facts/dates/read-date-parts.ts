import { monthNames } from "../../../lib/text/month-names.ts";
import { ofWords } from "../../../lexicon/facts/date-words.ts";
import { languages } from "../../../lexicon/words-by-language.ts";
import { foldWord } from "../fold-word.ts";
import { createPhrases, phraseAt } from "../text/phrases.ts";
import type { Scan } from "../text/scan.ts";
import { foldedOf, isDigits, isGlued, isMark, isNear, isWord, textOf } from "../text/scan.ts";

export interface Month {
  month: number;
  /** Written out, not a short form. */
  isFull: boolean;
}

const fullNames = new Set(
  languages.flatMap((language) => {
    const format = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, month) => foldWord(format.format(Date.UTC(2024, month, 15))));
  }),
);
const months: ReadonlyMap<string, Month> = new Map(
  [...monthNames].map(([name, month]) => {
    const key = foldWord(name);
    return [key, { month, isFull: fullNames.has(key) || key === "janner" || key === "feber" }] as const;
  }),
);
const ofPhrases = createPhrases([{ words: ofWords, value: true }]);

/** The name of a month at a token. */
export function monthAt(scan: Scan, at: number): Month | undefined {
  return isWord(scan, at) ? months.get(foldedOf(scan, at)) : undefined;
}

/** Past the full stop of a short form and one comma. */
export function skipMarks(scan: Scan, at: number, marks: string): number {
  let next = at;
  if (marks.includes(".") && isMark(scan, next, ".") && isGlued(scan, next)) next += 1;
  if (marks.includes(",") && isMark(scan, next, ",") && isGlued(scan, next)) next += 1;
  return next;
}

/** Past "of", "de", "del" and the like. */
export function skipOf(scan: Scan, at: number): number {
  const found = isNear(scan, at) ? phraseAt(scan, at, ofPhrases(scan.language)) : undefined;
  const next = found?.next ?? at;
  return found !== undefined && isMark(scan, next, "'’") ? next + 1 : next;
}

/** Four digits that may be a year; two behind an apostrophe. */
export function yearAt(scan: Scan, at: number): { year: string; next: number } | undefined {
  if (
    isMark(scan, at, "'’‘") &&
    isDigits(scan, at + 1) &&
    isGlued(scan, at + 1) &&
    textOf(scan, at + 1).length === 2
  )
    return { year: fullYear(textOf(scan, at + 1)), next: at + 2 };
  const text = textOf(scan, at);
  if (!isDigits(scan, at) || !isYear(text)) return undefined;
  return isFollowedByDigits(scan, at + 1) ? undefined : { year: text, next: at + 1 };
}

export function isYear(text: string): boolean {
  return /^(?:1\d|20|21)\d\d$/u.test(text);
}

/** The digits go on behind a mark: 2014.5 is no year. */
export function isFollowedByDigits(scan: Scan, at: number): boolean {
  return isMark(scan, at, ".,'’") && isGlued(scan, at) && isDigits(scan, at + 1) && isGlued(scan, at + 1);
}

/** The century that is meant by two digits; whoever writes '87 means 1987. */
export function fullYear(year: string): string {
  if (year.length !== 2) return year;
  return Number(year) < 50 ? `20${year}` : `19${year}`;
}

const dayEndings = /^(?:st|nd|rd|th|er|ere|re|o|a|e|te|ten)$/u;

/** A day of the month with its ending: 1, 1., 1st, 1er, 1°. */
export function dayAt(scan: Scan, at: number): { day: number; next: number } | undefined {
  const text = textOf(scan, at);
  if (!isDigits(scan, at) || text.length > 2) return undefined;
  const day = Number(text);
  if (day < 1 || day > 31) return undefined;
  let next = at + 1;
  if (isMark(scan, next, ".") && isGlued(scan, next)) next += 1;
  if (
    isGlued(scan, next) &&
    (isMark(scan, next, "°º") || dayEndings.test(foldedOf(scan, next)) || textOf(scan, next) === "º")
  )
    next += 1;
  return { day, next };
}

/** The key of a date that exists; none of another. */
export function dateKey({ year, month, day }: { year?: string; month: number; day?: number }): string[] {
  if (month < 1 || month > 12) return [];
  const two = (value: number) => String(value).padStart(2, "0");
  if (day === undefined) return [year === undefined ? `--${two(month)}` : `${year}-${two(month)}`];
  const last = new Date(Date.UTC(year === undefined ? 2000 : Number(year), month, 0)).getUTCDate();
  if (day < 1 || day > last) return [];
  return [`${year ?? "-"}-${two(month)}-${two(day)}`];
}
