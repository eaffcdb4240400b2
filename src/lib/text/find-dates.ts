import { monthNames } from "./month-names.ts";

/** A date in a text; several keys where it can be read in several ways, as 3/4/2026. */
export interface FoundDate {
  /** 2026-03-01, 2026-03 without a day, --03-01 without a year. */
  keys: string[];
  text: string;
  start: number;
  end: number;
}

const month = [...monthNames.keys()].toSorted((a, b) => b.length - a.length).join("|");
const year = String.raw`\d{4}`;
const day = String.raw`(?:0?[1-9]|[12]\d|3[01])`;
const ordinal = String.raw`(?:\.|st|nd|rd|th|er|º|°)?`;
const of = String.raw`(?:\s+(?:of|de|del|di))?`;
const name = String.raw`(?<month>${month})\b\.?`;

const patterns = [
  String.raw`(?<year>${year})-(?<number>\d{2})-(?<day>\d{2})`,
  String.raw`(?<first>\d{1,2})(?<mark>[./-])\s?(?<second>\d{1,2})\k<mark>\s?(?<year>${year}|\d{2})`,
  String.raw`(?<day>${day})${ordinal}${of}\s+${name}${of},?\s+(?<year>${year})`,
  String.raw`${name}\s+(?<day>${day})${ordinal}?,?\s+(?<year>${year})`,
  String.raw`(?<day>${day})${ordinal}${of}\s+${name}`,
  String.raw`${name}${of},?\s+(?<year>${year})`,
  String.raw`${name}\s+(?<day>${day})(?:st|nd|rd|th)?`,
].map((source) => new RegExp(String.raw`(?<![\p{L}\p{N}])${source}(?!\p{N}|(?!T\d)\p{L})`, "giu"));

const monthFirst = patterns.at(-1);

/** "may 7" and "2 set" are no dates without a year; "1er mai" is one. */
function isOtherWord(
  { month: said = "", year: ofYear }: Record<string, string | undefined>,
  isFirst: boolean,
): boolean {
  if (ofYear !== undefined || said === "" || said !== said.toLowerCase()) return false;
  return isFirst || (said.length <= 3 && said !== "mai");
}

/** Dates however five languages write them; none is found inside another. */
export function findDates(text: string): FoundDate[] {
  let found: FoundDate[] = [];
  for (const pattern of patterns) {
    const fresh: FoundDate[] = [];
    // matches of one pattern come in order and apart: only those found before are in the way
    let at = 0;
    for (const match of text.matchAll(pattern)) {
      const start = match.index;
      const end = start + match[0].length;
      while ((found[at]?.end ?? Infinity) <= start) at += 1;
      if ((found[at]?.start ?? Infinity) < end) continue;
      const groups = match.groups ?? {};
      const keys = isOtherWord(groups, pattern === monthFirst) ? [] : keysOf(groups);
      if (keys.length > 0) fresh.push({ keys, text: match[0], start, end });
    }
    if (fresh.length > 0) found = [...found, ...fresh].toSorted((a, b) => a.start - b.start);
  }
  return found;
}

function keysOf(groups: Record<string, string | undefined>): string[] {
  const { first, second, year: ofYear } = groups;
  if (first !== undefined && second !== undefined && ofYear !== undefined) {
    const isAmerican = groups["mark"] === "/";
    const orders = isAmerican
      ? [
          [second, first],
          [first, second],
        ]
      : [[second, first]];
    return [
      ...new Set(
        orders.flatMap(([monthOf = "", dayOf = ""]) => keyOf(ofYear, Number(monthOf), Number(dayOf))),
      ),
    ];
  }
  const number = groups["number"] ?? monthNames.get((groups["month"] ?? "").toLowerCase());
  return number === undefined ? [] : keyOf(ofYear, Number(number), groups["day"] && Number(groups["day"]));
}

function keyOf(
  writtenYear: string | undefined,
  monthOf: number,
  dayOf: number | string | undefined,
): string[] {
  if (monthOf < 1 || monthOf > 12) return [];
  const ofYear = writtenYear?.length === 2 ? `20${writtenYear}` : writtenYear;
  const pad = (value: number) => String(value).padStart(2, "0");
  if (typeof dayOf !== "number") return ofYear === undefined ? [] : [`${ofYear}-${pad(monthOf)}`];
  const last = new Date(Date.UTC(ofYear === undefined ? 2000 : Number(ofYear), monthOf, 0)).getUTCDate();
  return dayOf < 1 || dayOf > last ? [] : [`${ofYear ?? "-"}-${pad(monthOf)}-${pad(dayOf)}`];
}
