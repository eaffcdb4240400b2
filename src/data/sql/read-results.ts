import { divide } from "../fraction.ts";
import { holds } from "../evaluate/evaluate-condition.ts";
import { mostTies } from "../plan/bound-plan.ts";
import type { BoundPlan, ValueType } from "../plan/bound-plan.ts";
import { compareValues, mostIds, sampledIds } from "../plan/outcome.ts";
import type { Outcome, OutcomeRow, RowSet, RunCounts, Value } from "../plan/outcome.ts";
import type { CompiledPlan } from "./compile-plan.ts";
import type { RowLayout } from "./compile-main.ts";
import type { JobResults } from "./create-engine.ts";
import { deriveColumn, keyOf } from "./derive-results.ts";

export interface SqlOutcome extends Outcome {
  /** Cells without a value, by column of `compiled.misfits`; some of them may hold something else. */
  misfits: number[];
}

/** The rows of the engine as values; the host divides, and sorts where the engine could not. */
export function readResults(plan: BoundPlan, compiled: CompiledPlan, results: JobResults): SqlOutcome {
  const [main, counted] = results;
  const raw = main?.rows ?? [];
  const rows = raw.map((row) => readRow(plan, compiled.shape, row));
  const summed = rows.reduce((sum, row) => sum + row.rows, 0);
  const misfits = compiled.misfits.map((_, at) =>
    counted === undefined
      ? raw.reduce((sum, row) => sum + Number(row[compiled.shape.misfits + at] ?? 0), 0)
      : Number(counted.rows[0]?.[4 + at] ?? 0),
  );
  const counts: RunCounts =
    counted === undefined
      ? {
          read: summed,
          joined: summed,
          used: summed,
          undecided: 0,
          joins: [],
          empty: plan.aggregates.map((_, at) => emptyOf(raw, compiled.shape, at)),
        }
      : readCounts(counted.rows[0] ?? [], {
          misfits: compiled.misfits.length,
          aggregates: plan.aggregates.length,
        });
  const done = finish(plan, rows, compiled.shape.isSorted);
  const told = compiled.shape.found < 0 ? undefined : raw[0]?.[compiled.shape.found];
  const found =
    !compiled.shape.isSorted || plan.limit === undefined
      ? done.found
      : plan.isGrouped
        ? Number(told ?? 0)
        : counts.used;
  return { ...done, found, counts, misfits };
}

function emptyOf(raw: JobResults[number]["rows"], { empty }: RowLayout, at: number): number {
  return empty < 0 ? 0 : raw.reduce((sum, row) => sum + Number(row[empty + at] ?? 0), 0);
}

function readCounts(
  row: readonly (string | null)[],
  { misfits, aggregates }: { misfits: number; aggregates: number },
): RunCounts {
  const numbers = row.map(Number);
  const [read = 0, joined = 0, used = 0, undecided = 0] = numbers;
  const empty = numbers.slice(4 + misfits, 4 + misfits + aggregates);
  const rest = numbers.slice(4 + misfits + aggregates);
  const joins: RunCounts["joins"] = [];
  for (let at = 0; at + 2 < rest.length; at += 3)
    joins.push({
      unmatchedLeft: rest[at] ?? 0,
      unmatchedRight: rest[at + 1] ?? 0,
      repeated: rest[at + 2] ?? 0,
    });
  return { read, joined, used, undecided, joins, empty };
}

function readRow(plan: BoundPlan, shape: RowLayout, row: readonly (string | null)[]): OutcomeRow {
  const values = plan.columns.map(({ from, type }, index): Value => {
    const [first, second] = shape.places[index] ?? [];
    const own = first === undefined ? null : (row[first] ?? null);
    const aggregate = from.op === "aggregate" ? plan.aggregates[from.index] : undefined;
    if (aggregate === undefined || second === undefined)
      return own === null ? null : readValue(own, typeFor(aggregate?.fn, type));
    const other = row[second] ?? null;
    if (own === null || other === null) return null;
    const top = BigInt(own);
    const bottom = 10n ** BigInt(aggregate.of?.type.scale ?? 0);
    if (aggregate.fn === "average")
      return divide({ top, bottom }, { top: BigInt(other), bottom: 1n }) ?? null;
    return { top: top + BigInt(other), bottom: 2n * bottom };
  });
  const sources = shape.sources?.map(({ count, ids }) =>
    readIds(Number(row[count] ?? 0), row[ids] ?? null, plan.isGrouped),
  );
  return {
    values,
    sources: sources ?? [plan.from, ...plan.joins].map(() => undefined),
    rows: shape.rows < 0 ? 1 : Number(row[shape.rows] ?? 0),
  };
}

function typeFor(fn: string | undefined, type: ValueType): ValueType {
  return fn === "count" || fn === "distinct" ? { ...type, scale: 0 } : type;
}

function readValue(text: string, { kind, scale }: ValueType): Value {
  switch (kind) {
    case "number":
      return { top: BigInt(text), bottom: 10n ** BigInt(scale) };
    case "date":
      return Number(text);
    case "boolean":
      return text === "true";
    case "text":
      return text;
  }
}

function readIds(count: number, text: string | null, isGrouped: boolean): RowSet {
  if (text === null) return { count: 0, ids: [], isWhole: true };
  if (!isGrouped) return { count: 1, ids: [Number(text)], isWhole: true };
  const listed = text
    .slice(1, -1)
    .split(", ")
    .filter((id) => id !== "")
    .map(Number)
    .toSorted((a, b) => a - b);
  const isWhole = count <= mostIds && listed.length === count;
  return { count, ids: isWhole ? listed : listed.slice(0, sampledIds), isWhole };
}

function finish(plan: BoundPlan, given: OutcomeRow[], isSorted: boolean): Omit<Outcome, "counts"> {
  for (const [index, { from }] of plan.columns.entries())
    if (from.op === "derive") deriveColumn(from.of, index, given);
  const { having, limit, order, keepsTies } = plan;
  let rows = given;
  if (having !== undefined)
    rows = rows.filter(
      ({ values }) =>
        holds(having, {
          column: () => null,
          derived: () => null,
          result: (at) => values[at] ?? null,
          ofRows: false,
        }) === true,
    );
  if (!isSorted) sortRows(plan, rows);
  const found = rows.length;
  if (limit === undefined || found <= limit) return { rows, found, cutsTies: false };
  const keys = (row: OutcomeRow | undefined) =>
    JSON.stringify(order.map(({ column }) => keyOf(row?.values[column] ?? null)));
  const last = keys(rows[limit - 1]);
  let shown = limit;
  if (keepsTies && order.length > 0)
    while (shown < found && shown < limit + mostTies && keys(rows[shown]) === last) shown += 1;
  const cutsTies =
    keepsTies &&
    order.length > 0 &&
    shown === limit + mostTies &&
    shown < found &&
    keys(rows[shown]) === last;
  return { rows: rows.slice(0, shown), found, cutsTies };
}

function sortRows({ order, columns }: BoundPlan, rows: OutcomeRow[]): void {
  const keys = columns.flatMap(({ from }, at) =>
    from.op === "key" ? [{ column: at, isDescending: false }] : [],
  );
  const asked = [...order, ...keys];
  rows.sort((a, b) => {
    for (const { column, isDescending } of asked) {
      const [x, y] = [a.values[column] ?? null, b.values[column] ?? null];
      if (x === null && y === null) continue;
      if (x === null) return 1;
      if (y === null) return -1;
      const by = compareValues(x, y);
      if (by !== 0) return isDescending ? -by : by;
    }
    for (let table = 0; table < a.sources.length; table += 1) {
      const by = (a.sources[table]?.ids[0] ?? -1) - (b.sources[table]?.ids[0] ?? -1);
      if (by !== 0) return by;
    }
    return 0;
  });
}
