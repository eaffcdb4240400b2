import type { PlanResult } from "../../data/run/plan-result.ts";
import { columnName } from "../../lib/cell-address.ts";
import { monthNames } from "../../lib/text/month-names.ts";
import { sheetRange } from "./source-sheet.ts";
import type { SourceSheet } from "./source-sheet.ts";

/** A condition as SUMIFS takes it: a range, a criterion, and which rows it holds for. */
export interface SheetCriterion {
  text: string;
  holds(row: number): boolean;
}

type Json = Record<string, unknown>;

/** The conditions and the keys of one row of the result as criteria; undefined where a spreadsheet would mean something else. */
export function sheetCriteria(
  plan: Json,
  sheet: SourceSheet,
  { result, row, firstRow }: { result: PlanResult; row: number; firstRow: number },
): SheetCriterion[] | undefined {
  const where = listOf(plan["where"]).map((one) => criterion(one, sheet));
  const keys = listOf(plan["groupBy"]).map((one, at) => {
    const column = columnOf(one["column"], sheet);
    const value = result.rows[row]?.[at] ?? null;
    if (one["by"] !== undefined || column < 0 || value === null) return undefined;
    if (sheet.table.columns[column]?.kind === "text" && !isPlain(value)) return undefined;
    const equal = equalTo(column, value, sheet);
    return equal && [{ text: `${rangeOf(column, sheet)},$${columnName(at)}${firstRow + row}`, holds: equal }];
  });
  const all = [...where, ...keys];
  return all.includes(undefined) ? undefined : all.flatMap((one) => one ?? []);
}

function listOf(value: unknown): Json[] {
  return Array.isArray(value) ? (value as Json[]) : [];
}

function columnOf(name: unknown, { table }: SourceSheet): number {
  const bare = typeof name === "string" ? name : "";
  return table.columns.findIndex((column) => column.name === bare || `${table.id}.${column.name}` === bare);
}

export function rangeOf(column: number, sheet: SourceSheet): string {
  return sheetRange(sheet, column, [0, sheet.table.rowCount - 1]);
}

/** Words and nothing that a spreadsheet takes for a pattern, a comparison, a number, a date or a truth. */
function isPlain(text: string): boolean {
  const first = /^\p{L}+/u.exec(text)?.[0].toLowerCase();
  if (first === undefined || text.length > 200 || /[~*?"\p{Cc}]|\s$/u.test(text)) return false;
  return !truths.has(text.toLowerCase()) && !(monthNames.has(first) && /\d/.test(text));
}

const truths = new Set("true false wahr falsch vrai faux vero falso verdadero".split(" "));

function equalTo(column: number, value: string, sheet: SourceSheet): ((row: number) => boolean) | undefined {
  const { kind } = sheet.table.columns[column] ?? {};
  const [values, numbers] = [sheet.values[column] ?? [], sheet.numbers[column] ?? []];
  if (kind === "number") {
    const number = Number(value);
    return Number.isFinite(number) ? (row) => numbers[row] === number : undefined;
  }
  if (kind === "date") return (row) => values[row] === value;
  if (kind !== "text") return undefined;
  // a spreadsheet does not tell capitals apart
  const wanted = value.toLowerCase();
  return (row) => values[row]?.toLowerCase() === wanted;
}

const signs: Record<string, (order: number) => boolean> = {
  ">": (order) => order > 0,
  ">=": (order) => order >= 0,
  "<": (order) => order < 0,
  "<=": (order) => order <= 0,
};

function criterion(given: Json, sheet: SourceSheet): SheetCriterion[] | undefined {
  const { op, value, values, other, match } = given;
  const column = columnOf(given["column"], sheet);
  if (column < 0 || other !== undefined) return undefined;
  if (op === "between" && Array.isArray(values))
    return both(
      bound(column, { op: ">=", value: values[0] }, sheet),
      bound(column, { op: "<=", value: values[1] }, sheet),
    );
  if (op === "year" && /^\d{4}$/.test(String(value)))
    return both(
      bound(column, { op: ">=", value: `${String(value)}-01-01` }, sheet),
      bound(column, { op: "<=", value: `${String(value)}-12-31` }, sheet),
    );
  if (typeof op !== "string" || (typeof value !== "string" && typeof value !== "number")) return undefined;
  if (op in signs) return bound(column, { op, value }, sheet);
  if (op !== "=" || match === "folded") return undefined;
  const { kind } = sheet.table.columns[column] ?? {};
  const holds = equalTo(column, String(value), sheet);
  if (holds === undefined) return undefined;
  if (kind === "text") {
    return isPlain(String(value))
      ? [{ text: `${rangeOf(column, sheet)},"${String(value)}"`, holds }]
      : undefined;
  }
  return kind === "number" ? [{ text: `${rangeOf(column, sheet)},${Number(value)}`, holds }] : undefined;
}

function both(
  first: SheetCriterion[] | undefined,
  second: SheetCriterion[] | undefined,
): SheetCriterion[] | undefined {
  return first === undefined || second === undefined ? undefined : [...first, ...second];
}

function bound(
  column: number,
  { op, value }: { op: string; value: unknown },
  sheet: SourceSheet,
): SheetCriterion[] | undefined {
  const { kind, unit } = sheet.table.columns[column] ?? {};
  const test = signs[op];
  const text = typeof value === "string" || typeof value === "number" ? String(value) : "";
  if (test === undefined || unit === "%") return undefined;
  if (kind === "number" && text !== "" && Number.isFinite(Number(text))) {
    const numbers = sheet.numbers[column] ?? [];
    const holds = (row: number) => {
      const own = numbers[row];
      return own !== undefined && test(own - Number(text));
    };
    return [{ text: `${rangeOf(column, sheet)},"${op}"&${Number(text)}`, holds }];
  }
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  if (kind !== "date" || year === undefined) return undefined;
  const days = sheet.values[column] ?? [];
  const date = `DATE(${Number(year)},${Number(month)},${Number(day)})`;
  const holds = (row: number) => {
    const own = days[row];
    return own !== null && own !== undefined && test(own < text ? -1 : own > text ? 1 : 0);
  };
  return [{ text: `${rangeOf(column, sheet)},"${op}"&${date}`, holds }];
}
