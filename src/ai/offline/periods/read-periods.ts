import { monthsWords, spanWords } from "../../../lexicon/tables/period-words.ts";
import { monthNames } from "../../../lib/text/month-names.ts";
import { numberWords } from "../../../lib/text/number-words.ts";

/** A year, as far as it is said with its month, its day, and how many months end there. */
export interface NamedPeriod {
  year: number;
  month?: number;
  day?: number;
  months?: number;
}

/** A period with where it stands in its text. */
export interface SaidPeriod extends NamedPeriod {
  start: number;
  end: number;
}

const month = `(?:${[...monthNames.keys()].toSorted((a, b) => b.length - a.length).join("|")})`;
const year = String.raw`(?:19|20)\d\d(?!\d|[.,]\d)`;
const said = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,])(?:(?<m1>${month})\.?\s+(?<d1>\d{1,2})(?:st|nd|rd|th)?,?\s+(?<y1>${year})|(?<d2>\d{1,2})(?:\.|st|nd|rd|th|er|º)?\s+(?:de\s+|of\s+)?(?<m2>${month})\.?,?\s+(?:de\s+|del\s+|of\s+)?(?<y2>${year})|(?<m3>${month})\.?,?\s+(?:de\s+|del\s+|of\s+)?(?<y3>${year})|(?<d4>\d{1,2})[./](?<m4>\d{1,2})[./](?<y4>${year})|FY\s?['’]?(?<y5>(?:20)?\d\d)(?!\d)|(?<y6>${year}))(?!\p{L})`,
  "giu",
);

/** The periods of a text, in order; how long they are is said once for all of them. */
export function readPeriods(text: string): SaidPeriod[] {
  const months = readMonths(text);
  return [...text.matchAll(said)].map(({ 0: found, index, groups = {} }) => {
    const of = (key: string) =>
      [1, 2, 3, 4, 5, 6].map((at) => groups[`${key}${at}`]).find((one) => one !== undefined);
    const [named, day, digits = ""] = [of("m"), of("d"), of("y")];
    const number = named === undefined ? undefined : (monthNames.get(named.toLowerCase()) ?? Number(named));
    return {
      ...{ start: index, end: index + found.length, year: Number(digits.padStart(4, "20")) },
      ...(number !== undefined && { month: number }),
      ...(day !== undefined && { day: Number(day) }),
      ...(months !== undefined && { months }),
    };
  });
}

/** How many months the periods of a text have; undefined where it says nothing of that, or several things. */
export function readMonths(text: string): number | undefined {
  const words = numberWords();
  const counted = [...text.matchAll(monthsWords)].flatMap(({ groups = {} }) => {
    const count = groups["count"]?.toLowerCase() ?? "";
    return words.get(count) ?? (/^\d/u.test(count) ? Number(count) : []);
  });
  const named = ([3, 6, 12] as const).filter((months) => spanWords[months].test(text));
  const [only, ...more] = new Set([...counted, ...(counted.length > 0 ? [] : named)]);
  return more.length > 0 ? undefined : only;
}

/** The one period that a head names. */
export function periodOf(head: string): NamedPeriod | undefined {
  const [only, ...more] = readPeriods(head);
  return more.length > 0 ? undefined : only;
}

/** Whether a column of this period is one that was asked for; nothing that both say may differ. */
export function isSamePeriod(asked: NamedPeriod, column: NamedPeriod, about: number | undefined): boolean {
  if (asked.year !== column.year) return false;
  if (asked.month !== undefined && asked.month !== column.month) return false;
  if (asked.day !== undefined && column.day !== undefined && asked.day !== column.day) return false;
  const months = column.months ?? about ?? (asked.months === wholeYear ? wholeYear : undefined);
  return asked.months === undefined || asked.months === months;
}

const wholeYear = 12;
