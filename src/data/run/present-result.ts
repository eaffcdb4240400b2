import { nearValues } from "./near-values.ts";
import type { BoundExpression, BoundPlan, ResultColumn } from "../plan/bound-plan.ts";
import type { Outcome } from "../plan/outcome.ts";
import type { TypedTable } from "../table/typed-table.ts";
import type { PlanNote, PlanResult, ResultColumnInfo, SourceCells } from "./plan-result.ts";
import { printValue } from "./print-value.ts";
import { traceCell } from "./trace-cell.ts";

export interface Presented {
  outcome: Outcome;
  engine: PlanResult["engine"];
  isChecked: boolean;
  notes: readonly PlanNote[];
}

/** Values whose sources are told at once. */
const mostTraced = 2_000;

export function presentResult(
  plan: BoundPlan,
  tables: readonly TypedTable[],
  { outcome, engine, isChecked, notes }: Presented,
): PlanResult {
  const shown = plan.columns.flatMap((column, index) => (column.isShown ? [{ column, index }] : []));
  const endless = new Set<string>();
  const rows = outcome.rows.map(({ values }) =>
    shown.map(({ column, index }) => {
      const { text, isExact } = printValue(values[index] ?? null, column.type, keepsScale(plan, column));
      if (!isExact) endless.add(column.name);
      return text;
    }),
  );
  const isTraced = rows.length * shown.length <= mostTraced;
  const provenance = isTraced
    ? outcome.rows.map((row): SourceCells[][] =>
        shown.map(({ index }) => traceCell(plan, tables, { row, column: index })),
      )
    : [];
  return {
    ...{ columns: shown.map(({ column }) => infoOf(column)), rows, provenance, engine, isChecked },
    notes: [
      ...notesOf(plan, tables, outcome),
      ...notes,
      ...[...endless].map((column): PlanNote => ({ kind: "endless", column })),
    ],
    ...{ counts: outcome.counts, found: outcome.found },
  };
}

/** Sums and cells keep the decimals of their column; what was divided has its own. */
function keepsScale(plan: BoundPlan, { from }: ResultColumn): boolean {
  if (from.op === "row") return !divides(from.of, plan);
  if (from.op !== "aggregate") return from.op === "key";
  const aggregate = plan.aggregates[from.index];
  const isExact = aggregate?.fn === "sum" || aggregate?.fn === "min" || aggregate?.fn === "max";
  return isExact && aggregate.of !== undefined && !divides(aggregate.of, plan);
}

/** Whether a division is behind a value; each derived column is looked at once, however often it is used. */
function divides(of: BoundExpression, plan: BoundPlan, seen = new Set<number>()): boolean {
  if (of.op === "derived") {
    const inner = plan.derived[of.index];
    if (inner === undefined || seen.has(of.index)) return false;
    seen.add(of.index);
    return divides(inner, plan, seen);
  }
  return of.op === "call" && (of.name === "/" || of.of.some((one) => divides(one, plan, seen)));
}

function infoOf({ name, type, from }: ResultColumn): ResultColumnInfo {
  const { kind, unit, factor } = type;
  return {
    name,
    kind,
    from: from.op,
    ...(unit !== undefined && { unit }),
    ...(factor !== undefined && { factor }),
  };
}

function notesOf(plan: BoundPlan, tables: readonly TypedTable[], { counts, cutsTies }: Outcome): PlanNote[] {
  const notes: PlanNote[] = [];
  const names = plan.columns.filter(({ from }) => from.op === "aggregate").map(({ name }) => name);
  for (const [at, rows] of counts.empty.entries()) {
    const column = plan.aggregates[at]?.of;
    if (rows > 0 && column !== undefined)
      notes.push({ kind: "empty", column: nameOf(column, plan, tables) ?? names[at] ?? "", rows });
  }
  if (counts.undecided > 0) notes.push({ kind: "undecided", rows: counts.undecided });
  for (const [at, { unmatchedLeft: left, unmatchedRight: right }] of counts.joins.entries()) {
    const join = plan.joins[at];
    if (join !== undefined && left + right > 0)
      notes.push({ kind: "unmatched", table: join.name, left, right, isKept: join.kind === "left" });
  }
  const own = tables[plan.from.table];
  const totals =
    own?.source.kind === "cells" && plan.totals === "exclude"
      ? own.source.roles.filter((role) => role === "total").length
      : 0;
  if (totals > 0) notes.push({ kind: "totals-left-out", rows: totals });
  for (const { table } of [plan.from, ...plan.joins]) {
    const held = tables[table];
    if (plan.skipsMisfits && held?.source.kind === "cells")
      for (const { column } of usedOf(plan, table)) {
        const { misfits = 0, name = "" } = held.columns[column] ?? {};
        if (misfits > 0) notes.push({ kind: "misfits", column: name, cells: misfits });
      }
  }
  if (cutsTies) notes.push({ kind: "ties-cut" });
  for (const [at, of] of plan.derived.entries())
    if (divides(of, plan)) notes.push({ kind: "rounded", column: plan.derivedNames[at] ?? "" });
  if (counts.used === 0 && plan.where !== undefined) {
    const near = nearValues(plan.where, plan, tables);
    if (near !== undefined) notes.push({ kind: "nothing", ...near });
  }
  return notes;
}

function usedOf(plan: BoundPlan, table: number): { column: number }[] {
  const found: { column: number }[] = [];
  for (const { of } of plan.aggregates)
    if (of?.op === "column" && [plan.from, ...plan.joins][of.table]?.table === table)
      found.push({ column: of.column });
  return found;
}

function nameOf(of: BoundExpression, plan: BoundPlan, tables: readonly TypedTable[]): string | undefined {
  if (of.op === "derived") return plan.derivedNames[of.index];
  if (of.op !== "column") return undefined;
  return tables[[plan.from, ...plan.joins][of.table]?.table ?? -1]?.columns[of.column]?.name;
}
