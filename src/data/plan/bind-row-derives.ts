import { isComplaint } from "../expression.ts";
import type { Complaint } from "../complaint.ts";
import { bindName, bindOperand, bindPeriod } from "./bind-expression.ts";
import type { ExpressionContext } from "./bind-expression.ts";
import type { BoundExpression } from "./bound-plan.ts";
import { shorten } from "./nearest-names.ts";
import type { Derive, Plan } from "./plan.ts";
import { rowScope } from "./scope.ts";
import type { NamedTable } from "./scope.ts";

export interface RowDerive {
  name: string;
  of: BoundExpression;
  type: BoundExpression["type"];
}

interface RowInput {
  named: readonly NamedTable[];
  skipsMisfits: boolean;
}

/** Derived columns that need nothing but the row; the others wait for the result. */
export function bindRowDerives(
  plan: Plan,
  { named, skipsMisfits }: RowInput,
): { derived: RowDerive[]; pending: Derive[] } | Complaint {
  const derived: RowDerive[] = [];
  const pending: Derive[] = [];
  const later = new Set([
    ...resultNames(plan),
    ...(plan.derive ?? []).filter(isOfResult).map(({ as }) => as),
  ]);
  for (const one of plan.derive ?? []) {
    const scope = rowScope({ tables: named, derived, skipsMisfits });
    if (isOfResult(one) || namesIn(one).some((name) => later.has(name) && isComplaint(scope.find(name)))) {
      pending.push(one);
      later.add(one.as);
      continue;
    }
    const clash = namesIn(one).find((name) => later.has(name));
    if (clash !== undefined)
      return {
        complaint: `"${shorten(clash)}" is a column of the table and of the result; give the result another name with "as".`,
      };
    const of = bindRowDerive(one, { scope, skipsMisfits, ofRows: true });
    if (isComplaint(of)) return of;
    if (derived.some(({ name }) => name === one.as) || !isComplaint(scope.find(one.as)))
      return { complaint: `There is already a column "${shorten(one.as)}"; derive it under another name.` };
    derived.push({ name: one.as, of, type: of.type });
  }
  return { derived, pending };
}

function isOfResult(derive: Derive): boolean {
  return "share" in derive || "change" in derive || "rank" in derive;
}

function resultNames({ groupBy = [], aggregates = [] }: Plan): string[] {
  return [
    ...groupBy.flatMap(({ as }) => as ?? []),
    ...aggregates.flatMap(({ as, fn, column }) => as ?? (column === undefined ? fn : `${fn} of ${column}`)),
  ];
}

function namesIn(derive: Derive): string[] {
  if ("part" in derive) return [derive.part.of];
  if (!("expr" in derive)) return [];
  const names: string[] = [];
  const collect = (operand: unknown, isFirst: boolean): void => {
    if (typeof operand === "string" && !isFirst) names.push(operand);
    if (Array.isArray(operand)) for (const [at, one] of operand.entries()) collect(one, at === 0);
  };
  collect(derive.expr, false);
  return names;
}

function bindRowDerive(derive: Derive, context: ExpressionContext): BoundExpression | Complaint {
  if ("expr" in derive) return bindOperand(derive.expr, context);
  if (!("part" in derive)) return { complaint: `"${shorten(derive.as)}" cannot be derived of rows.` };
  const of = bindName(derive.part.of, context);
  return isComplaint(of) ? of : bindPeriod(of, derive.part);
}
