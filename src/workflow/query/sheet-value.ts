import type { PlanResult } from "../../data/run/plan-result.ts";

export interface ValueKind {
  kind: PlanResult["columns"][number]["kind"];
  unit?: string | undefined;
}

/** A spreadsheet keeps so many digits; what has more stays text, so that no digit is lost. */
const mostDigits = 15;

/** A plain value as a cell holds it: percents as parts of one, numbers as numbers, the rest as it stands. */
export function sheetValue(text: string | null, { kind, unit }: ValueKind): string | number | boolean | null {
  if (text === null) return null;
  if (kind === "boolean") return text === "true";
  if (kind !== "number") return text;
  const digits = text.replace(/^-?0*|[.]/g, "").replace(/^0+/, "").length;
  const decimals = text.split(".")[1]?.length ?? 0;
  // a quotient that does not end is cut somewhere; one more cut loses nothing
  if (digits > mostDigits && decimals < endless) return text;
  const number = Number(text);
  return unit === "%" ? Number((number / 100).toPrecision(mostDigits)) : number;
}

/** So many decimals come from a division. */
export const endless = 12;

export function sheetNumber(text: string | null, kind: ValueKind): number | undefined {
  const value = sheetValue(text, kind);
  return typeof value === "number" ? value : undefined;
}
