import { monthNames } from "../../lib/text/month-names.ts";

/** A date as a cell writes it; two dates where day and month could be either. */
export interface DateCell {
  /** 2024-03-31, with the day before the month. */
  dayFirst?: string;
  monthFirst?: string;
  /** A time of day other than midnight stands behind it. */
  hasTime: boolean;
  /** It names a month and no day; the first one stands for it. */
  isMonthly: boolean;
}

const longestCell = 60;
const time = String.raw`(?:(?:T|,?\s+)(?<time>\d{1,2}:\d{2}(?::\d{2}(?:[.,]\d{1,9})?)?)(?:\s?(?<half>[ap]\.?m\.?))?(?:Z|\s?[+-]\d{2}:?\d{2})?)?`;
const yearFirst = new RegExp(
  String.raw`^(?<year>\d{4})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})${time}$`,
  "i",
);
const yearLast = new RegExp(
  String.raw`^(?<first>\d{1,2})(?<mark>[./-])\s?(?<second>\d{1,2})\k<mark>\s?(?<year>\d{4}|\d{2})${time}$`,
  "i",
);
const word = String.raw`(?<name>\p{L}{3,12})\.?`;
const of = String.raw`(?:de |del |of |di )?`;
const dayName = new RegExp(
  String.raw`^(?:\p{L}{2,12}\.?,?\s)?(?<day>\d{1,2})(?:\.|st|nd|rd|th|er|º|°)?[\s-]{0,2}${of}${word}[\s,-]{0,2}${of}(?<year>\d{4}|\d{2})${time}$`,
  "iu",
);
const nameDay = new RegExp(
  String.raw`^(?:\p{L}{2,12}\.?,?\s)?${word}\s(?<day>\d{1,2})(?:st|nd|rd|th)?,?\s(?<year>\d{4})${time}$`,
  "iu",
);
const nameYear = new RegExp(String.raw`^${word}[\s/-]{1,2}${of}(?<year>\d{4})$`, "iu");
const monthYear =
  /^(?:(?<month>0?[1-9]|1[0-2])\/(?<year>(?:19|20)\d{2})|(?<isoYear>(?:19|20)\d{2})-(?<isoMonth>0[1-9]|1[0-2]))$/;

/** 31.03.2024, 3/31/2024, 2024-03-31, 31. März 2024, March 31, 2024, 31-Mar-24, mars 2024; undefined for anything else. */
export function readDateCell(written: string): DateCell | undefined {
  if (written.length > longestCell || !/\d/.test(written)) return undefined;
  const text = written.trim();
  const iso = yearFirst.exec(text)?.groups;
  if (iso !== undefined) return either(toIso(iso["year"], iso["month"], iso["day"]), iso);
  const numbers = yearLast.exec(text)?.groups;
  if (numbers !== undefined) return readNumbers(numbers);
  const named = (dayName.exec(text) ?? nameDay.exec(text))?.groups;
  const month = monthNames.get((named?.["name"] ?? "").toLowerCase());
  if (named !== undefined && month !== undefined)
    return either(toIso(fullYear(named["year"]), String(month), named["day"]), named);
  return readMonth(text);
}

function readNumbers(groups: Record<string, string | undefined>): DateCell | undefined {
  const { first, second, year, mark } = groups;
  const dayFirst = toIso(fullYear(year), second, first);
  const monthFirst = mark === "." ? undefined : toIso(fullYear(year), first, second);
  if (dayFirst === undefined && monthFirst === undefined) return undefined;
  return {
    ...(dayFirst !== undefined && { dayFirst }),
    ...(monthFirst !== undefined && { monthFirst }),
    hasTime: saysTime(groups),
    isMonthly: false,
  };
}

function readMonth(text: string): DateCell | undefined {
  const named = nameYear.exec(text)?.groups;
  const number = monthYear.exec(text)?.groups;
  const month =
    monthNames.get((named?.["name"] ?? "").toLowerCase()) ?? number?.["month"] ?? number?.["isoMonth"];
  const year = named?.["year"] ?? number?.["year"] ?? number?.["isoYear"];
  const date = month === undefined ? undefined : toIso(year, String(month), "1");
  return date === undefined
    ? undefined
    : { dayFirst: date, monthFirst: date, hasTime: false, isMonthly: true };
}

function either(date: string | undefined, groups: Record<string, string | undefined>): DateCell | undefined {
  if (date === undefined) return undefined;
  return { dayFirst: date, monthFirst: date, hasTime: saysTime(groups), isMonthly: false };
}

function saysTime({ time: said }: Record<string, string | undefined>): boolean {
  return said !== undefined && /[1-9]/.test(said);
}

function fullYear(year = ""): string {
  if (year.length !== 2) return year;
  return Number(year) < 50 ? `20${year}` : `19${year}`;
}

/** A date that exists, or undefined. */
function toIso(year = "", month = "", day = ""): string | undefined {
  const [y, m, d] = [Number(year), Number(month), Number(day)];
  if (y < 1000 || m < 1 || m > 12 || d < 1 || d > daysOf(y, m)) return undefined;
  return `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
}

function daysOf(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Days since 1970 of a plain date that exists. */
export function dayNumber(date: string): number | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (match === null) return undefined;
  if (toIso(match[1], match[2], match[3]) === undefined) return undefined;
  return Date.parse(`${date}T00:00:00Z`) / 86_400_000;
}
