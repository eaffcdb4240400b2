import { isComplaint } from "../expression.ts";
import type { Complaint } from "../complaint.ts";
import type { Comparison, Plan } from "../plan/plan.ts";
import { readPlan } from "../plan/read-plan.ts";
import type { PlanResult } from "./plan-result.ts";

const sampledRows = 20;

/** A plan for the first rows behind one row of a grouped result: the same conditions, and the keys of that row. */
export function sampleRows(given: unknown, result: PlanResult, row: number): { plan: Plan } | Complaint {
  const plan = readPlan(given);
  if (isComplaint(plan)) return plan;
  const values = result.rows[row];
  if (values === undefined) return { complaint: `The result has no row ${row}.` };
  const keys: Comparison[] = [];
  const derive = [...(plan.derive ?? []).filter((one) => "expr" in one || "part" in one)];
  for (const [at, { column, by, as }] of (plan.groupBy ?? []).entries()) {
    const name = as ?? (by === undefined ? column : `${column} (${by})`);
    const value = values[result.columns.findIndex((one) => one.name === name)] ?? null;
    const own = by === undefined || by === "day" ? column : `key ${at}`;
    if (own !== column && by !== undefined) derive.push({ as: own, part: { of: column, by } });
    keys.push(value === null ? { column: own, op: "isNull" } : { column: own, op: "=", value });
  }
  const { from, join, where = [], totalsRows, misfits, readings } = plan;
  return {
    plan: {
      ...{ from, where: [...where, ...keys], derive, limit: sampledRows, ties: "cut" },
      ...(join !== undefined && { join }),
      ...(totalsRows !== undefined && { totalsRows }),
      ...(misfits !== undefined && { misfits }),
      ...(readings !== undefined && { readings }),
    },
  };
}
