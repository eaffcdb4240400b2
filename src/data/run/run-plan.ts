import { Failure } from "../../model/failure.ts";
import { evaluatePlan } from "../evaluate/evaluate-plan.ts";
import { isComplaint } from "../expression.ts";
import type { Complaint } from "../complaint.ts";
import { bindPlan } from "../plan/bind-plan.ts";
import { usedColumns } from "../plan/bound-plan.ts";
import type { BoundPlan } from "../plan/bound-plan.ts";
import { shorten } from "../plan/nearest-names.ts";
import type { Outcome } from "../plan/outcome.ts";
import type { Plan } from "../plan/plan.ts";
import { readPlan } from "../plan/read-plan.ts";
import { compilePlan, fitsEngine } from "../sql/compile-plan.ts";
import { readResults } from "../sql/read-results.ts";
import type { TypedTable } from "../table/typed-table.ts";
import { applyReadings } from "./apply-readings.ts";
import { differenceOf } from "./compare-outcomes.ts";
import { foldScans } from "./fold-scans.ts";
import type { PlanNote, PlanResult } from "./plan-result.ts";
import { presentResult } from "./present-result.ts";
import type { PlanLimits, PlanRunDeps } from "./run-deps.ts";
import { settleMisfits } from "./settle-misfits.ts";

export const usualLimits: PlanLimits = {
  timeMs: 60_000,
  memoryMb: 480,
  rows: 10_000,
  groups: 100_000,
  checkedCells: 100_000,
};

/** Checks a plan, runs it, checks the result by other code, and hands it back with its sources; or says what is wrong. */
export async function runBoundPlan(
  given: unknown,
  tables: readonly TypedTable[],
  deps: PlanRunDeps,
): Promise<PlanResult | Complaint> {
  const read = readPlan(given);
  if (isComplaint(read)) return read;
  return runOver(read, applyReadings(tables, read.readings), deps);
}

async function runOver(
  read: Plan,
  own: readonly TypedTable[],
  deps: PlanRunDeps,
): Promise<PlanResult | Complaint> {
  const plan = bindPlan(read, own);
  if (isComplaint(plan)) return plan;
  const computed = await compute(plan, own, deps);
  if (isComplaint(computed)) return computed;
  // a scan found longer decimals than its sample had: everything is sized anew
  if ("tables" in computed) return runOver(read, computed.tables, deps);
  const { outcome, engine, notes } = computed;
  const trouble = troubleWith(plan, outcome, deps.limits);
  if (trouble !== undefined) return trouble;
  const isChecked = engine === "sql" && check(plan, own, { outcome, limits: deps.limits });
  return presentResult(plan, own, { outcome, engine, isChecked, notes });
}

interface Computed {
  outcome: Outcome;
  engine: PlanResult["engine"];
  notes: PlanNote[];
}

async function compute(
  plan: BoundPlan,
  tables: readonly TypedTable[],
  deps: PlanRunDeps,
): Promise<Computed | { tables: TypedTable[] } | Complaint> {
  if (!fitsEngine(plan, tables))
    return computeHere(plan, tables, "Its numbers have more digits than a scan can add up.");
  const { engine, signal, limits } = deps;
  const folds = await foldScans(plan, tables, deps);
  if (isComplaint(folds)) return folds;
  const compiled = compilePlan(plan, {
    ...{ tables, folds },
    mostRows: plan.isGrouped || needsAll(plan) ? limits.groups : limits.rows,
  });
  const { loads, files, main, counts } = compiled;
  const statements = [main, ...(counts === undefined ? [] : [{ ...counts, mostRows: 1 }])];
  const results = await engine.run({ loads, files, statements }, { signal, limits });
  if (results === "unavailable")
    return computeHere(plan, tables, "The engine for large files is not installed for this system.");
  const isCut =
    (results[0]?.rows.length ?? 0) >= main.mostRows && (plan.limit === undefined || !compiled.shape.isSorted);
  if (isCut)
    return { complaint: `The result has more than ${main.mostRows - 1} rows. Filter, group or limit it.` };
  const outcome = readResults(plan, compiled, results);
  const misfits = await settleMisfits(plan, { tables, compiled, outcome }, deps);
  if (isComplaint(misfits)) return misfits;
  if ("tables" in misfits) return misfits;
  return { outcome, engine: "sql", notes: misfits.notes };
}

/** Derived columns and conditions of a result look at all of it before the limit. */
function needsAll({ having, columns }: BoundPlan): boolean {
  return having !== undefined || columns.some(({ from }) => from.op === "derive");
}

function computeHere(plan: BoundPlan, tables: readonly TypedTable[], why: string): Computed | Complaint {
  const outcome = evaluatePlan(plan, tables);
  return outcome === undefined ? { complaint: why } : { outcome, engine: "host", notes: [] };
}

function troubleWith(plan: BoundPlan, { counts, rows }: Outcome, limits: PlanLimits): Complaint | undefined {
  for (const [at, { repeated }] of counts.joins.entries()) {
    const join = plan.joins[at];
    if (repeated === 0 || join === undefined || join.mayRepeat) continue;
    return {
      complaint: `The keys of "${shorten(join.name)}" stand there several times: the join would repeat rows ${repeated} times and count them again. Join the other way round (from: "${shorten(join.name)}"), or state repeats: "allow".`,
    };
  }
  if (rows.length > limits.rows)
    return {
      complaint: `The result has ${rows.length} rows, more than ${limits.rows}. Filter, group or limit it.`,
    };
  return undefined;
}

/** The same plan by other code, over the cells as they are written; a difference is a defect and nothing is delivered. */
function check(
  plan: BoundPlan,
  tables: readonly TypedTable[],
  { outcome, limits }: { outcome: Outcome; limits: PlanLimits },
): boolean {
  const rows = [plan.from, ...plan.joins].reduce((sum, { table }) => sum + (tables[table]?.rowCount ?? 0), 0);
  if (Math.max(rows, outcome.counts.joined) * Math.max(1, usedColumns(plan).length) > limits.checkedCells)
    return false;
  const again = evaluatePlan(plan, tables);
  if (again === undefined) return false;
  const difference = differenceOf(outcome, again);
  if (difference !== undefined)
    throw new Failure("internal", `Two ways of computing the same plan differ: ${difference}.`);
  return true;
}
