import { monthNames } from "./month-names.ts";

const longestCell = 40;
const day = String.raw`\d{1,2}(?:st|nd|rd|th|er|\.|º)?`;
const year = String.raw`(?:19|20)\d\d`;
const bareYear = new RegExp(String.raw`^(?:FY\s?)?${year}(?:\s?[-–/]\s?(?:\d\d|\d{4}))?$`, "u");
const withMonth = new RegExp(
  String.raw`^(?:${day}\s+(?:de\s+)?)?(?<month>\p{L}{3,10})\.?(?:\s+(?:de\s+)?${day}(?!\d))?,?(?:\s+(?:de\s+)?${year})?$`,
  "u",
);
const inFigures = new RegExp(
  String.raw`^(?:\d{1,2}[./-]\d{1,2}[./-]${year}|${year}-\d\d-\d\d|Q[1-4]\s${year})$`,
  "u",
);
/** "$", "%", "$'000", "£m", "CHF", "EUR m", "TEUR", "(in millions)", "in Mio. CHF". */
const unit =
  /^\(?(?:in\s)?(?:%|(?:T?(?:\p{Sc}|US\$|USD|EUR|CHF|GBP)|Fr\.)(?:\s?(?:['’]?000s?|m|k|bn|Mio\.?|Mrd\.?))?|(?:['’]000s?|thousands?|millions?|billions?|Tausend|Mio\.?(?:\s(?:CHF|EUR|USD))?|Mrd\.?(?:\s(?:CHF|EUR|USD))?|milliers|migliaia|milioni|miles|millones))\)?$/u;
/** What stands over the names of rows, or over the column that points to the notes. */
const beside =
  /^(?:\(?(?:expressed\s|stated\s|amounts?\s|all\samounts\s|figures\s|angaben\s|beträge\s|montants\s|importi\s|importes\s)?(?:in|en)\s[^|]{1,70}|notes?|anhang|anmerkung(?:en)?|annexe|nota|note\s?n?o?s?\.?|amounts?\s[^|]{1,70})$/iu;

/** "2024", "June 28,", "December 31, 2019", "31.12.2024", "$'000", "(in millions)": when or in what the values below are. */
function isPeriodOrUnit(cell: string): boolean {
  const text = cell.trim();
  if (text.length > longestCell) return false;
  if (bareYear.test(text) || inFigures.test(text) || unit.test(text)) return true;
  const month = withMonth.exec(text)?.groups?.["month"];
  return month !== undefined && monthNames.has(month.toLowerCase());
}

/** A row that says nothing but periods and units over its columns: it goes on naming them, whatever stands above it. */
function namesPeriods([first = "", ...others]: readonly string[]): boolean {
  const filled = others.filter((cell) => cell !== "");
  const told = filled.filter(isPeriodOrUnit);
  const isLabel = first === "" || beside.test(first);
  return isLabel && told.length > 0 && filled.every((cell) => isPeriodOrUnit(cell) || beside.test(cell));
}

/** A date, its year and its unit may each have a row. */
const mostRows = 3;

/** How many rows from here on go on with a head, by periods and units alone; a table of nothing else has no such rows. */
export function countPeriodRows(rows: readonly (readonly string[])[], from: number): number {
  let count = 0;
  while (count < mostRows && from + count + 1 < rows.length && namesPeriods(rows[from + count] ?? []))
    count += 1;
  return namesPeriods(rows[from + count] ?? []) ? 0 : count;
}
