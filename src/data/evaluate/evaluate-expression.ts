import { add, divide, multiply, negate, readDecimal, roundTo } from "../fraction.ts";
import type { Fraction } from "../fraction.ts";
import { divisionDecimals } from "../plan/bound-plan.ts";
import type { BoundExpression } from "../plan/bound-plan.ts";
import type { Value } from "../plan/outcome.ts";
import type { Arithmetic, Period } from "../plan/plan.ts";
import { dayNumber } from "../table/read-date-cell.ts";
import type { ColumnKind } from "../table/typed-table.ts";

/** Where the values of a row come from. */
export interface RowValues {
  column(table: number, column: number): Value;
  derived(index: number): Value;
  result(index: number): Value;
  /** Divisions of rows are rounded, those of results are exact. */
  ofRows: boolean;
}

export function evaluate(of: BoundExpression, row: RowValues): Value {
  switch (of.op) {
    case "column":
      return row.column(of.table, of.column);
    case "derived":
      return row.derived(of.index);
    case "result":
      return row.result(of.index);
    case "literal":
      return readPlain(of.value, of.type.kind);
    case "period": {
      const day = evaluate(of.of, row);
      return typeof day === "number" ? periodOf(day, of.by) : null;
    }
    case "call":
      return callOn(
        of.name,
        of.of.map((one) => evaluate(one, row)),
        row.ofRows,
      );
  }
}

/** A plain value of a cell or a plan as a value to compute with. */
export function readPlain(plain: string | null, kind: ColumnKind): Value {
  if (plain === null) return null;
  switch (kind) {
    case "text":
      return plain;
    case "number":
      return readDecimal(plain) ?? null;
    case "date":
      return dayNumber(plain) ?? null;
    case "boolean":
      return plain === "true";
  }
}

function callOn(name: Arithmetic, values: readonly Value[], ofRows: boolean): Value {
  const [first = null, second = null] = values;
  if (name === "ifNull") return first ?? second;
  if (values.includes(null)) return null;
  if (name === "days")
    return typeof first === "number" && typeof second === "number" ? whole(second - first) : null;
  const numbers = values.filter((value): value is Fraction => typeof value === "object" && value !== null);
  const [a, ...rest] = numbers;
  if (a === undefined) return null;
  switch (name) {
    case "+":
      return rest.reduce(add, a);
    case "*":
      return rest.reduce(multiply, a);
    case "-":
      return rest.reduce((sum, next) => add(sum, negate(next)), a);
    case "/": {
      const ratio = rest[0] === undefined ? undefined : divide(a, rest[0]);
      if (ratio === undefined) return null;
      return ofRows ? roundTo(ratio, divisionDecimals) : ratio;
    }
    case "round":
      return roundTo(a, Number((rest[0]?.top ?? 0n) / (rest[0]?.bottom ?? 1n)));
    case "abs":
      return a.top < 0n ? negate(a) : a;
  }
}

export function whole(value: number): Fraction {
  return { top: BigInt(value), bottom: 1n };
}

/** 2024-03, 2024-Q1, 2024-W05 or 2024; a day stays the number that it is. */
function periodOf(day: number, by: Period): Value {
  if (by === "day") return day;
  const date = new Date(day * 86_400_000);
  const year = String(date.getUTCFullYear()).padStart(4, "0");
  const month = date.getUTCMonth() + 1;
  if (by === "year") return year;
  if (by === "month") return `${year}-${String(month).padStart(2, "0")}`;
  if (by === "quarter") return `${year}-Q${Math.ceil(month / 3)}`;
  return weekOf(day);
}

/** ISO weeks belong to the year of their Thursday. */
function weekOf(day: number): string {
  const weekday = (((day + 3) % 7) + 7) % 7;
  const thursday = day - weekday + 3;
  const year = new Date(thursday * 86_400_000).getUTCFullYear();
  const first = Date.UTC(year, 0, 1) / 86_400_000;
  const week = Math.floor((thursday - first) / 7) + 1;
  return `${String(year).padStart(4, "0")}-W${String(week).padStart(2, "0")}`;
}
