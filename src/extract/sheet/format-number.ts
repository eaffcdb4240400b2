import { SSF } from "@e965/xlsx";
import type { WorkbookCell } from "./workbook-row.ts";
import { serialToIso } from "./serial-date.ts";

export type FormattedNumber = Pick<WorkbookCell, "value" | "shown" | "type">;
export type FormatNumber = (value: number, code: string) => FormattedNumber;

/** The parts of the library's number formats that are used here; it gives them no types. */
interface NumberFormats {
  format(code: string, value: number, options: { date1904: boolean }): string;
  is_date(code: string): boolean;
  get_table(): Record<number, string>;
}

const formats: NumberFormats = SSF;
/** Excel allows 255 signs; a longer one is an attempt. */
const longestCode = 512;
const mostRemembered = 10_000;
const elapsed = /\[(?:h+|m+|s+)\]/i;

/** The code of a built-in number format. */
export function builtinFormat(id: number): string | undefined {
  return formats.get_table()[id];
}

/** How a workbook shows its numbers: dates become ISO text, everything else keeps its value beside the shown text. */
export function createNumberFormat(is1904: boolean): FormatNumber {
  const dates = new Map<string, boolean>();
  const isDate = (code: string) => {
    let known = dates.get(code);
    if (known === undefined) {
      known =
        code !== "General" && code.length <= longestCode && !elapsed.test(code) && formats.is_date(code);
      dates.set(code, known);
    }
    return known;
  };
  const format: FormatNumber = (value, code) => {
    const shown = show(value, code, is1904);
    const iso = isDate(code) ? serialToIso(value, is1904) : undefined;
    return iso === undefined ? { value, shown } : { value: iso, shown, type: "date" };
  };
  return remember(format);
}

/** Days and round amounts come again and again, and formatting is what costs most. */
function remember(format: FormatNumber): FormatNumber {
  const known = new Map<string, Map<number, FormattedNumber>>();
  return (value, code) => {
    if (!Number.isInteger(value)) return format(value, code);
    let values = known.get(code);
    if (values === undefined || values.size > mostRemembered) known.set(code, (values = new Map()));
    let formatted = values.get(value);
    if (formatted === undefined) values.set(value, (formatted = format(value, code)));
    return formatted;
  };
}

function show(value: number, code: string, date1904: boolean): string {
  const isGeneral = code === "General" || code === "@" || code.length > longestCode;
  if (isGeneral && Number.isInteger(value) && Math.abs(value) < 1e11) return String(value);
  try {
    return formats.format(isGeneral ? "General" : code, value, { date1904 }).trim();
  } catch {
    return String(value);
  }
}
