import type { BoundPlan } from "../plan/bound-plan.ts";
import type { TypedTable } from "../table/typed-table.ts";
import { widestOfCondition } from "./compile-condition.ts";
import { compileCounts } from "./compile-counts.ts";
import { mostDigits, widestOf } from "./compile-expression.ts";
import { compileMain } from "./compile-main.ts";
import type { CompiledMain } from "./compile-main.ts";
import { compileTables } from "./compile-tables.ts";
import type { CompiledTables, ScanFold } from "./compile-tables.ts";
import type { QueryStatement } from "./statement.ts";

export interface CompiledPlan extends Pick<CompiledTables, "loads" | "files" | "misfits">, CompiledMain {
  /** Rows read, joined, used and left out; undefined where the main statement tells it itself. */
  counts: QueryStatement | undefined;
}

export interface CompileOptions {
  tables: readonly TypedTable[];
  folds: readonly ScanFold[];
  mostRows: number;
}

/** Above so many rows only the first ids of a group are fetched. */
const mostListed = 200_000;

/** Whether whole numbers of 37 digits are enough for everything on the way. */
export function fitsEngine(plan: BoundPlan, tables: readonly TypedTable[]): boolean {
  const rows = [plan.from, ...plan.joins].reduce(
    (product, { table }) => product * Math.max(1, tables[table]?.rowCount ?? 1),
    1,
  );
  const rowDigits = Math.ceil(Math.log10(rows + 1)) + (tables.some(({ isSampled }) => isSampled) ? 1 : 0);
  const widths = [
    ...[...plan.derived, ...plan.keys].map(widestOf),
    ...(plan.where === undefined ? [] : [widestOfCondition(plan.where)]),
    ...plan.aggregates.flatMap(({ fn, of, where }) => [
      of === undefined ? 0 : widestOf(of) + (fn === "sum" || fn === "average" ? rowDigits : 0),
      where === undefined ? 0 : widestOfCondition(where),
    ]),
    ...plan.columns.map(({ from }) => (from.op === "row" ? widestOf(from.of) : 0)),
    ...plan.joins.flatMap(({ on }) =>
      on.map(
        ({ left, right }) =>
          Math.max(widestOf(left), widestOf(right)) + Math.abs(left.type.scale - right.type.scale),
      ),
    ),
  ];
  return widths.every((width) => width <= mostDigits);
}

export function compilePlan(plan: BoundPlan, { tables, folds, mostRows }: CompileOptions): CompiledPlan {
  const hasScan = [plan.from, ...plan.joins].some(({ table }) => tables[table]?.source.kind === "file");
  const needsCounts = !hasScan || plan.where !== undefined || plan.joins.length > 0 || !plan.isGrouped;
  const numbersScans = !plan.isGrouped || plan.joins.length > 0;
  const compiled = compileTables(plan, { tables, folds, numbersScans });
  const total = plan.joins.length + 1;
  const rowCount = [plan.from, ...plan.joins].reduce(
    (most, { table }) => Math.max(most, tables[table]?.rowCount ?? 0),
    0,
  );
  const ids = hasScan && plan.isGrouped ? undefined : rowCount <= mostListed ? "all" : "first";
  const main = compileMain(plan, { compiled, total, ids, mostRows, countsMisfits: !needsCounts });
  return {
    ...{ loads: compiled.loads, files: compiled.files, misfits: compiled.misfits },
    ...main,
    counts: needsCounts ? compileCounts(plan, compiled) : undefined,
  };
}
