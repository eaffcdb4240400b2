import { readCellFormat } from "./cell-format.ts";
import type { CellFormat, FormatKind } from "./cell-format.ts";
import { decimalsOf } from "./format-values.ts";
import type { ValueFormats } from "./format-values.ts";

/** Places behind the point that all numbers of a kind in a column show. */
export type ColumnPrecision = Partial<Record<FormatKind, number>>;

/** Longer fractions keep their own length: they would blow up the whole column. */
const mostDecimals = 6;

interface ColumnCells {
  cells: Iterable<unknown>;
  format: CellFormat | undefined;
  formats: ValueFormats;
}

/**
 * One precision for a column: that of the number with most places. Money is whole where all of it is, and shows
 * its cents where one amount has some: the source decides, not the habits of the currency.
 */
export function columnPrecision({ cells, format, formats }: ColumnCells): ColumnPrecision {
  const most = new Map<FormatKind, number>();
  const currencies = new Map<FormatKind, string>();
  for (const given of cells) {
    const { value, own } = openCell(given, format);
    // a text that nobody calls a number stays one
    if (own?.pattern !== undefined || (own === undefined && typeof value !== "number")) continue;
    const kind = own?.kind ?? "number";
    const decimals = writtenDecimals(value, kind, formats);
    if (decimals === undefined) continue;
    most.set(kind, Math.max(most.get(kind) ?? 0, decimals));
    if (own?.currency !== undefined) currencies.set(kind, own.currency);
  }
  const settled: ColumnPrecision = {};
  for (const [kind, decimals] of most) {
    if (decimals > mostDecimals) continue;
    const usual = kind === "currency" ? formats.moneyDecimals(currencies.get(kind)) : 0;
    settled[kind] = decimals === 0 ? 0 : Math.max(decimals, usual);
  }
  return settled;
}

function openCell(given: unknown, format: CellFormat | undefined): { value: unknown; own?: CellFormat } {
  if (typeof given !== "object" || given === null || !("value" in given))
    return { value: given, ...(format !== undefined && { own: format }) };
  const { format: code, currency } = given as { format?: unknown; currency?: unknown };
  const own = readCellFormat(code, currency) ?? format;
  return { value: given.value, ...(own !== undefined && { own }) };
}

/** None for what is no number of that kind. */
function writtenDecimals(value: unknown, kind: FormatKind, formats: ValueFormats): number | undefined {
  if (typeof value === "number" && Number.isFinite(value)) {
    const decimals = decimalsOf(value);
    return kind === "percent" ? Math.max(0, decimals - 2) : decimals;
  }
  if (typeof value !== "string" || (kind !== "number" && kind !== "percent" && kind !== "currency"))
    return undefined;
  const digits = value.replaceAll(/[^\d.,'’\s\u00a0\u202f-]/gu, "").trim();
  if (formats.parse(digits) === undefined) return undefined;
  return formats.decimalsIn(digits);
}
