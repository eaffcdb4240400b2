import { add, divide } from "../fraction.ts";
import type { Fraction } from "../fraction.ts";
import type { BoundAggregate, BoundPlan } from "../plan/bound-plan.ts";
import { compareValues, mostIds, sampledIds } from "../plan/outcome.ts";
import type { Outcome, OutcomeRow, RowSet, Value } from "../plan/outcome.ts";
import type { TypedTable } from "../table/typed-table.ts";
import { holds } from "./evaluate-condition.ts";
import { evaluate, whole } from "./evaluate-expression.ts";
import type { RowValues } from "./evaluate-expression.ts";
import { createReader, heldTables, joinRows, plainKey } from "./join-rows.ts";
import type { Tuple } from "./join-rows.ts";
import { finishEvaluated } from "./finish-evaluated.ts";

interface UsedRow {
  tuple: Tuple;
  values: RowValues;
}

/** A plan over tables in memory, without any engine: exact fractions, cell by cell. Undefined where a file must be scanned. */
export function evaluatePlan(plan: BoundPlan, tables: readonly TypedTable[]): Outcome | undefined {
  const held = heldTables(plan, tables);
  if (held === undefined) return undefined;
  const { tuples, read, joins } = joinRows(plan, held);
  const counts = { read, joined: tuples.length, used: 0, undecided: 0, empty: [] as number[], joins };
  const used: UsedRow[] = [];
  for (const tuple of tuples) {
    const derived: Value[] = [];
    const values = createReader(held, derived)(tuple);
    for (const of of plan.derived) derived.push(evaluate(of, values));
    const result = plan.where === undefined ? true : holds(plan.where, values);
    if (result === undefined) counts.undecided += 1;
    if (result === true) used.push({ tuple, values });
  }
  counts.used = used.length;
  for (const { of, where } of plan.aggregates) {
    const looked = where === undefined ? used : used.filter(({ values }) => holds(where, values) === true);
    counts.empty.push(
      of === undefined ? 0 : looked.filter(({ values }) => evaluate(of, values) === null).length,
    );
  }
  const rows = plan.isGrouped ? groupRows(plan, used) : used.map((row) => plainRow(plan, row));
  return { ...finishEvaluated(plan, rows), counts };
}

function sourcesOf(plan: BoundPlan, rows: readonly UsedRow[]): RowSet[] {
  return [plan.from, ...plan.joins].map((_, table) => {
    const ids = new Set<number>();
    for (const { tuple } of rows) if ((tuple[table] ?? -1) >= 0) ids.add(tuple[table] ?? -1);
    const sorted = [...ids].toSorted((a, b) => a - b);
    const isWhole = sorted.length <= mostIds;
    return { count: sorted.length, ids: isWhole ? sorted : sorted.slice(0, sampledIds), isWhole };
  });
}

function plainRow(plan: BoundPlan, row: UsedRow): OutcomeRow {
  const values = plan.columns.map(({ from }) => (from.op === "row" ? evaluate(from.of, row.values) : null));
  return { values, sources: sourcesOf(plan, [row]), rows: 1 };
}

function groupRows(plan: BoundPlan, used: readonly UsedRow[]): OutcomeRow[] {
  const groups = new Map<string, { keys: Value[]; rows: UsedRow[] }>();
  if (plan.keys.length === 0) groups.set("", { keys: [], rows: [...used] });
  else
    for (const row of used) {
      const keys = plan.keys.map((key) => evaluate(key, row.values));
      const text = JSON.stringify(keys.map((key) => plainKey(key)));
      const group = groups.get(text);
      if (group === undefined) groups.set(text, { keys, rows: [row] });
      else group.rows.push(row);
    }
  return [...groups.values()].map(({ keys, rows }) => ({
    sources: sourcesOf(plan, rows),
    rows: rows.length,
    values: plan.columns.map(({ from }) => {
      if (from.op === "key") return keys[from.index] ?? null;
      const aggregate = from.op === "aggregate" ? plan.aggregates[from.index] : undefined;
      return aggregate === undefined ? null : summarise(aggregate, rows);
    }),
  }));
}

function summarise({ fn, of, where }: BoundAggregate, rows: readonly UsedRow[]): Value {
  const kept = where === undefined ? rows : rows.filter(({ values }) => holds(where, values) === true);
  if (of === undefined) return whole(kept.length);
  const values = kept.map((row) => evaluate(of, row.values)).filter((value) => value !== null);
  switch (fn) {
    case "count":
      return whole(values.length);
    case "distinct":
      return whole(new Set(values.map((value) => JSON.stringify(plainKey(value)))).size);
    case "min":
      return values.reduce<Value>(
        (least, value) => (least === null || compareValues(value, least) < 0 ? value : least),
        null,
      );
    case "max":
      return values.reduce<Value>(
        (most, value) => (most === null || compareValues(value, most) > 0 ? value : most),
        null,
      );
    case "sum":
    case "average":
    case "median":
      return ofNumbers(
        fn,
        values.filter((value): value is Fraction => typeof value === "object"),
      );
  }
}

function ofNumbers(fn: "sum" | "average" | "median", numbers: readonly Fraction[]): Value {
  const [first, ...rest] = numbers;
  if (first === undefined) return null;
  if (fn === "sum") return rest.reduce(add, first);
  if (fn === "average") return divide(rest.reduce(add, first), whole(numbers.length)) ?? null;
  const sorted = numbers.toSorted(compareValues);
  const low = sorted[Math.floor((sorted.length - 1) / 2)] ?? first;
  const high = sorted[Math.floor(sorted.length / 2)] ?? first;
  return divide(add(low, high), whole(2)) ?? null;
}
