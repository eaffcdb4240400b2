import { fiscalYearMarks } from "../../lexicon/retrieval/fiscal-year-words.ts";

const marked = new RegExp(`^(?:${fiscalYearMarks})(\\d{2}|\\d{4})$`, "u");
const mark = new RegExp(`^(?:${fiscalYearMarks})$`, "u");
const partOfYear = /^(?:(?:([qh])([1-4])|([1-4])([qh]))(?:fy)?)(\d{2}|\d{4})$/u;
const fullYear = /^(?:19|20)\d\d$/u;

/** "fy2018" and "gj18" as 2018, "q3fy18" and "3q18" as q3 and 2018; undefined for all other words. */
export function readYearWord(word: string): string[] | undefined {
  const year = marked.exec(word)?.[1];
  if (year !== undefined) return [toFullYear(year)];
  const [, before = "", number = "", numberFirst = "", after = "", of] = partOfYear.exec(word) ?? [];
  return of === undefined ? undefined : [`${before}${after}${number}${numberFirst}`, toFullYear(of)];
}

export function isYearMark(word: string): boolean {
  return mark.test(word);
}

export function isFullYear(word: string): boolean {
  return fullYear.test(word);
}

/** The year that two digits stand for: 18 after FY is 2018, 98 is 1998. */
export function toFullYear(digits: string): string {
  if (digits.length !== 2) return digits;
  return `${Number(digits) < 70 ? "20" : "19"}${digits}`;
}

/** The second year of 2017-18 and 1999/00, where the two digits are those of the next year. */
export function readNextYear(year: string, digits: string): string | undefined {
  const next = String(Number(year) + 1);
  return isFullYear(year) && next.endsWith(digits) ? next : undefined;
}
