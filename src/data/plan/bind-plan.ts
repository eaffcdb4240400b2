import { isTotalLabel } from "../table/find-totals.ts";
import type { TypedTable } from "../table/typed-table.ts";
import { isComplaint } from "../expression.ts";
import type { Complaint } from "../complaint.ts";
import { bindConditions } from "./bind-condition.ts";
import type { ExpressionContext } from "./bind-expression.ts";
import { bindJoins, findTable } from "./bind-joins.ts";
import { bindResult } from "./bind-result.ts";
import { bindRowDerives } from "./bind-row-derives.ts";
import type { BoundPlan } from "./bound-plan.ts";
import { shorten } from "./nearest-names.ts";
import type { Condition, Plan } from "./plan.ts";
import { rowScope } from "./scope.ts";
import type { NamedTable } from "./scope.ts";

/** Finds every name and reads every value of a plan; or says what is wrong, and the way out. */
export function bindPlan(plan: Plan, tables: readonly TypedTable[]): BoundPlan | Complaint {
  const from = findTable(plan.from, tables);
  if (isComplaint(from)) return from;
  const skipsMisfits = plan.misfits === "skip";
  const named: NamedTable[] = [{ name: plan.from, table: from.found }];
  const joins = bindJoins(plan, { tables, named, skipsMisfits });
  if (isComplaint(joins)) return joins;
  const rows = bindRowDerives(plan, { named, skipsMisfits });
  if (isComplaint(rows)) return rows;
  const scope = rowScope({ tables: named, derived: rows.derived, skipsMisfits });
  const context: ExpressionContext = { scope, skipsMisfits, ofRows: true };
  const where = bindConditions(plan.where, context);
  if (where !== undefined && isComplaint(where)) return where;
  const result = bindResult(plan, { context, named, derived: rows.derived, pending: rows.pending });
  if (isComplaint(result)) return result;
  const doubt = totalsDoubt(plan, { tables: named, isGrouped: result.isGrouped });
  if (doubt !== undefined) return { complaint: doubt };
  return {
    from: { table: from.index, name: plan.from },
    joins,
    ...(where !== undefined && { where }),
    derived: rows.derived.map(({ of }) => of),
    derivedNames: rows.derived.map(({ name }) => name),
    ...result,
    keepsTies: plan.ties !== "cut",
    totals: plan.totalsRows ?? (asksForTotals(plan.where) ? "include" : "exclude"),
    skipsMisfits,
  };
}

/** Whether a condition names a row of totals itself. */
function asksForTotals(where: readonly Condition[] | undefined): boolean {
  const says = (condition: Condition): boolean => {
    if ("any" in condition) return condition.any.some(says);
    if ("all" in condition) return condition.all.some(says);
    if ("not" in condition) return false;
    const { op, value, values = [] } = condition;
    if (op === "notIn" || op === "!=") return false;
    return [value, ...values].some((one) => typeof one === "string" && isTotalLabel(one));
  };
  return (where ?? []).some(says);
}

interface TotalsInput {
  tables: readonly NamedTable[];
  isGrouped: boolean;
}

/** Rows that are called total without adding up may or may not be counted: that is for the plan to say. */
function totalsDoubt(plan: Plan, { tables, isGrouped }: TotalsInput): string | undefined {
  if (!isGrouped || plan.totalsRows !== undefined || asksForTotals(plan.where)) return undefined;
  for (const { name, table } of tables) {
    const { source } = table;
    if (source.kind === "file") {
      if (source.endsInTotal)
        return `The last row of ${shorten(name)} is called a total. State totalsRows: "include" if it shall count like the others; a scanned file cannot leave it out.`;
      continue;
    }
    const row = source.roles.indexOf("maybe-total");
    if (row < 0) continue;
    const label = source.texts[row]?.find((text) => isTotalLabel(text)) ?? "";
    const count = source.roles.filter((role) => role === "maybe-total").length;
    return `${count} rows of ${shorten(name)} are called total ("${shorten(label)}") but do not add up from the rows above. State totalsRows: "exclude" to leave them out or "include" to count them.`;
  }
  return undefined;
}
