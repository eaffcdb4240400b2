import type { ColumnShape } from "../../../../model/documents/table-shape.ts";
import type { FilterCondition } from "./condition.ts";
import type { Item } from "../item.ts";

type PeriodItem = Extract<Item, { kind: "period" | "periodBound" | "periodRange" }>;

/** The conditions that a period means for a column of dates or years; undefined where it holds nothing of it. */
export function periodConditions(item: PeriodItem, column: ColumnShape): FilterCondition[] | undefined {
  return column.role === "year" ? ofYears(item, column) : ofDates(item, column);
}

function ofYears(item: PeriodItem, { name, min = "", max = "" }: ColumnShape): FilterCondition[] | undefined {
  if (item.kind === "periodRange")
    return isYear(item.from) && isYear(item.to) && item.from < item.to
      ? [{ column: name, op: "between", values: [item.from, item.to] }]
      : undefined;
  if (!isYear(item.key)) return undefined;
  if (item.kind === "periodBound") return [{ column: name, op: item.sign, value: item.key }];
  return item.key >= min && item.key <= max ? [{ column: name, op: "=", value: item.key }] : undefined;
}

function ofDates(item: PeriodItem, { name, min = "", max = "" }: ColumnShape): FilterCondition[] | undefined {
  if (item.kind === "periodRange") {
    const [from, to] = [firstDay(item.from), lastDay(item.to)];
    return from === undefined || to === undefined || from > to
      ? undefined
      : [{ column: name, op: "between", values: [from, to] }];
  }
  if (item.kind === "periodBound") {
    const isFirst = item.sign === "<" || item.sign === ">=";
    const day = isFirst ? firstDay(item.key) : lastDay(item.key);
    return day === undefined ? undefined : [{ column: name, op: item.sign, value: day }];
  }
  const [from, to] = [firstDay(item.key), lastDay(item.key)];
  if (from === undefined || to === undefined || to < min || from > max) return undefined;
  return [{ column: name, op: operatorOf(item.key), value: item.key }];
}

function operatorOf(key: string): string {
  if (isYear(key)) return "year";
  if (/^\d{4}-Q\d$/u.test(key)) return "quarter";
  return /^\d{4}-\d\d$/u.test(key) ? "month" : "=";
}

function isYear(key: string): boolean {
  return /^\d{4}$/u.test(key);
}

function firstDay(key: string): string | undefined {
  if (isYear(key)) return `${key}-01-01`;
  if (/^\d{4}-\d\d$/u.test(key)) return `${key}-01`;
  const [, year, quarter] = /^(\d{4})-Q(\d)$/u.exec(key) ?? [];
  if (quarter !== undefined) return `${year}-${two(Number(quarter) * 3 - 2)}-01`;
  return /^\d{4}-\d\d-\d\d$/u.test(key) ? key : undefined;
}

function lastDay(key: string): string | undefined {
  if (isYear(key)) return `${key}-12-31`;
  const [, year, quarter, month] = /^(\d{4})-(?:Q(\d)|(\d\d))$/u.exec(key) ?? [];
  if (year === undefined) return /^\d{4}-\d\d-\d\d$/u.test(key) ? key : undefined;
  const last = quarter === undefined ? Number(month) : Number(quarter) * 3;
  return `${year}-${two(last)}-${two(new Date(Date.UTC(Number(year), last, 0)).getUTCDate())}`;
}

function two(value: number): string {
  return String(value).padStart(2, "0");
}
