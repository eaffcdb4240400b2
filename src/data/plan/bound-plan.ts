import type { AggregateFunction, Arithmetic, Period } from "./plan.ts";
import type { ColumnKind } from "../table/typed-table.ts";

/** What an expression yields, and how large its numbers can get. */
export interface ValueType {
  kind: ColumnKind;
  scale: number;
  digits: number;
  unit?: string;
  factor?: string;
}

/** A plan whose names are found and whose values are read; both evaluators work from this alone. */
export type BoundExpression = { type: ValueType } & (
  | { op: "column"; table: number; column: number }
  | { op: "literal"; value: string }
  /** An earlier column that the plan derives of rows. */
  | { op: "derived"; index: number }
  /** A column of the result. */
  | { op: "result"; index: number }
  | { op: "call"; name: Arithmetic; of: BoundExpression[] }
  | { op: "period"; by: Period; of: BoundExpression }
);

export type ComparisonSign = "=" | "!=" | "<" | "<=" | ">" | ">=";

export type BoundCondition =
  | { op: "all" | "any"; of: BoundCondition[] }
  | { op: "not"; of: BoundCondition }
  | { op: "null"; of: BoundExpression }
  | { op: "compare"; sign: ComparisonSign; left: BoundExpression; right: BoundExpression; isFolded: boolean }
  | { op: "in"; left: BoundExpression; values: string[]; isFolded: boolean }
  | {
      op: "text";
      how: "contains" | "startsWith" | "endsWith";
      left: BoundExpression;
      value: string;
      isFolded: boolean;
    }
  /** year(left) = n and the like. */
  | { op: "period"; by: "year" | "quarter" | "month"; left: BoundExpression; value: number };

export interface BoundTable {
  /** Index into the given tables. */
  table: number;
  /** How the plan calls it. */
  name: string;
}

export interface BoundJoin extends BoundTable {
  kind: "inner" | "left";
  isFolded: boolean;
  mayRepeat: boolean;
  on: { left: BoundExpression; right: BoundExpression }[];
}

export interface BoundAggregate {
  fn: AggregateFunction;
  of?: BoundExpression;
  where?: BoundCondition;
}

/** Columns of the result that are computed from the result itself; indexes are those of its columns. */
export type BoundResultDerive =
  | { op: "expression"; of: BoundExpression }
  | { op: "share"; of: number; within: number[]; isPercent: boolean }
  | { op: "change"; from: number; to: number; isPercent: boolean }
  | { op: "changeAlong"; of: number; along: number; within: number[]; isPercent: boolean }
  | { op: "rank"; by: number; isDescending: boolean; within: number[] };

export interface ResultColumn {
  name: string;
  type: ValueType;
  from:
    | { op: "key"; index: number }
    | { op: "aggregate"; index: number }
    | { op: "row"; of: BoundExpression }
    | { op: "derive"; of: BoundResultDerive };
  /** False for what is only needed to sort or to compute with. */
  isShown: boolean;
}

export interface BoundPlan {
  from: BoundTable;
  joins: BoundJoin[];
  where?: BoundCondition;
  /** Of rows, in order; each may use those before it. */
  derived: BoundExpression[];
  derivedNames: string[];
  isGrouped: boolean;
  keys: BoundExpression[];
  aggregates: BoundAggregate[];
  columns: ResultColumn[];
  having?: BoundCondition;
  order: { column: number; isDescending: boolean }[];
  limit?: number;
  keepsTies: boolean;
  totals: "exclude" | "include" | "only";
  skipsMisfits: boolean;
}

/** Rows that tie with the last one within the limit, at most so many. */
export const mostTies = 1_000;
/** A division of each row is rounded to so many decimals, half away from zero. */
export const divisionDecimals = 10;

/** All columns of tables that a plan looks at, in a fixed order. */
export function usedColumns(plan: BoundPlan): { table: number; column: number; isFolded: boolean }[] {
  const used = new Map<string, { table: number; column: number; isFolded: boolean }>();
  const take = (of: BoundExpression, isFolded = false): void => {
    if (of.op === "column") {
      const key = `${of.table}:${of.column}`;
      const known = used.get(key);
      if (known === undefined) used.set(key, { table: of.table, column: of.column, isFolded });
      else known.isFolded ||= isFolded;
    }
    if (of.op === "call") for (const one of of.of) take(one);
    if (of.op === "period") take(of.of);
  };
  const takeCondition = (of: BoundCondition): void => {
    switch (of.op) {
      case "all":
      case "any":
        return of.of.forEach(takeCondition);
      case "not":
        return takeCondition(of.of);
      case "null":
        return take(of.of);
      case "compare":
        take(of.left, of.isFolded);
        return take(of.right, of.isFolded);
      case "period":
        return take(of.left);
      case "in":
      case "text":
        return take(of.left, of.isFolded);
    }
  };
  for (const join of plan.joins)
    for (const { left, right } of join.on) {
      take(left, join.isFolded);
      take(right, join.isFolded);
    }
  for (const of of [...plan.derived, ...plan.keys]) take(of);
  if (plan.where !== undefined) takeCondition(plan.where);
  for (const { of, where } of plan.aggregates) {
    if (of !== undefined) take(of);
    if (where !== undefined) takeCondition(where);
  }
  for (const { from } of plan.columns) if (from.op === "row") take(from.of);
  return [...used.values()].toSorted((a, b) => a.table - b.table || a.column - b.column);
}
