import { add, divide, multiply, negate } from "../fraction.ts";
import type { Fraction } from "../fraction.ts";
import { mostTies } from "../plan/bound-plan.ts";
import type { BoundPlan, BoundResultDerive } from "../plan/bound-plan.ts";
import { compareValues } from "../plan/outcome.ts";
import type { Outcome, OutcomeRow, Value } from "../plan/outcome.ts";
import { holds } from "./evaluate-condition.ts";
import { evaluate, whole } from "./evaluate-expression.ts";
import type { RowValues } from "./evaluate-expression.ts";
import { plainKey } from "./join-rows.ts";

/** Shares, changes, ranks, conditions on the result, order and limit, row by row against all others. */
export function finishEvaluated(plan: BoundPlan, rows: readonly OutcomeRow[]): Omit<Outcome, "counts"> {
  for (const [index, { from }] of plan.columns.entries())
    if (from.op === "derive") {
      const made = deriveAll(from.of, rows);
      for (const [at, row] of rows.entries()) row.values[index] = made[at] ?? null;
    }
  const { having } = plan;
  const kept = having === undefined ? rows : rows.filter((row) => holds(having, valuesOf(row)) === true);
  const sorted = kept.toSorted((a, b) => compareRows(plan, a, b));
  const { limit } = plan;
  if (limit === undefined || sorted.length <= limit)
    return { rows: sorted, found: sorted.length, cutsTies: false };
  const last = sorted[limit - 1];
  let end = limit;
  if (plan.keepsTies && plan.order.length > 0 && last !== undefined)
    while (end < sorted.length && compareAsked(plan, last, sorted[end] ?? last) === 0) end += 1;
  const shown = Math.min(end, limit + mostTies);
  return { rows: sorted.slice(0, shown), found: sorted.length, cutsTies: shown < end };
}

export function valuesOf({ values }: OutcomeRow): RowValues {
  return { column: () => null, derived: () => null, result: (index) => values[index] ?? null, ofRows: false };
}

function deriveAll(derive: BoundResultDerive, rows: readonly OutcomeRow[]): Value[] {
  switch (derive.op) {
    case "expression":
      return rows.map((row) => evaluate(derive.of, valuesOf(row)));
    case "change":
      return rows.map(({ values }) =>
        changeOf(numberAt(values, derive.from), numberAt(values, derive.to), derive.isPercent),
      );
    case "share": {
      const wholes = new Map<string, Fraction>();
      for (const { values } of rows) {
        const part = numberAt(values, derive.of);
        const key = groupKey(values, derive.within);
        if (part !== undefined) wholes.set(key, add(wholes.get(key) ?? whole(0), part));
      }
      return rows.map(({ values }) => {
        const [part, sum] = [numberAt(values, derive.of), wholes.get(groupKey(values, derive.within))];
        const ratio = part === undefined || sum === undefined ? undefined : divide(part, sum);
        return ratio === undefined ? null : derive.isPercent ? multiply(ratio, whole(100)) : ratio;
      });
    }
    case "rank":
      return rankAll(derive, rows);
    case "changeAlong":
      return changeAll(derive, rows);
  }
}

function numberAt(values: readonly Value[], index: number): Fraction | undefined {
  const value = values[index];
  return typeof value === "object" && value !== null ? value : undefined;
}

function groupKey(values: readonly Value[], within: readonly number[]): string {
  return JSON.stringify(within.map((index) => plainKey(values[index] ?? null)));
}

function changeOf(from: Fraction | undefined, to: Fraction | undefined, isPercent: boolean): Value {
  if (from === undefined || to === undefined) return null;
  const difference = add(to, negate(from));
  if (!isPercent) return difference;
  // against a negative start the sign would mean its opposite
  const ratio = divide(difference, from.top < 0n ? negate(from) : from);
  return ratio === undefined ? null : multiply(ratio, whole(100));
}

/** The values of each group, in order. */
function sortedGroups(
  rows: readonly OutcomeRow[],
  by: number,
  within: readonly number[],
): Map<string, NonNullable<Value>[]> {
  const groups = new Map<string, NonNullable<Value>[]>();
  for (const { values } of rows) {
    const value = values[by] ?? null;
    if (value === null) continue;
    const key = groupKey(values, within);
    const list = groups.get(key);
    if (list === undefined) groups.set(key, [value]);
    else list.push(value);
  }
  for (const list of groups.values()) list.sort(compareValues);
  return groups;
}

/** How many of the sorted values are smaller, or not larger. */
function countBelow(
  sorted: readonly NonNullable<Value>[],
  value: NonNullable<Value>,
  withEqual: boolean,
): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const order = compareValues(sorted[middle] ?? value, value);
    if (order < 0 || (withEqual && order === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function rankAll(
  { by, isDescending, within }: Extract<BoundResultDerive, { op: "rank" }>,
  rows: readonly OutcomeRow[],
): Value[] {
  const groups = sortedGroups(rows, by, within);
  return rows.map(({ values }) => {
    const value = values[by] ?? null;
    if (value === null) return null;
    const all = groups.get(groupKey(values, within)) ?? [];
    return whole(
      1 + (isDescending ? all.length - countBelow(all, value, true) : countBelow(all, value, false)),
    );
  });
}

/** Against the row of the period before it in the same group; none where that period has several rows. */
function changeAll(
  derive: Extract<BoundResultDerive, { op: "changeAlong" }>,
  rows: readonly OutcomeRow[],
): Value[] {
  const groups = sortedGroups(rows, derive.along, derive.within);
  const atPeriod = new Map<string, OutcomeRow>();
  const placeOf = (key: string, period: NonNullable<Value>) => `${key}${JSON.stringify(plainKey(period))}`;
  for (const row of rows) {
    const period = row.values[derive.along] ?? null;
    if (period !== null) atPeriod.set(placeOf(groupKey(row.values, derive.within), period), row);
  }
  return rows.map(({ values }) => {
    const period = values[derive.along] ?? null;
    if (period === null) return null;
    const key = groupKey(values, derive.within);
    const periods = groups.get(key) ?? [];
    const at = countBelow(periods, period, false) - 1;
    const before = periods[at];
    if (before === undefined) return null;
    const twice = periods[at - 1];
    if (twice !== undefined && compareValues(twice, before) === 0) return null;
    const from = atPeriod.get(placeOf(key, before));
    return from === undefined
      ? null
      : changeOf(numberAt(from.values, derive.of), numberAt(values, derive.of), derive.isPercent);
  });
}

/** Empty values come last, whichever way it is sorted. */
function compareAt(a: Value, b: Value, isDescending: boolean): number {
  if (a === null || b === null) return a === b ? 0 : a === null ? 1 : -1;
  return isDescending ? compareValues(b, a) : compareValues(a, b);
}

function compareAsked({ order }: BoundPlan, a: OutcomeRow, b: OutcomeRow): number {
  for (const { column, isDescending } of order) {
    const by = compareAt(a.values[column] ?? null, b.values[column] ?? null, isDescending);
    if (by !== 0) return by;
  }
  return 0;
}

/** A full order: what was asked, then the keys, then the rows themselves. */
function compareRows(plan: BoundPlan, a: OutcomeRow, b: OutcomeRow): number {
  const asked = compareAsked(plan, a, b);
  if (asked !== 0) return asked;
  for (const [index, { from }] of plan.columns.entries()) {
    if (from.op !== "key") continue;
    const by = compareAt(a.values[index] ?? null, b.values[index] ?? null, false);
    if (by !== 0) return by;
  }
  for (const [table, own] of a.sources.entries()) {
    const by = (own?.ids[0] ?? -1) - (b.sources[table]?.ids[0] ?? -1);
    if (by !== 0) return by;
  }
  return 0;
}
