import type { BoundAggregate, BoundExpression } from "../plan/bound-plan.ts";
import { compileCondition } from "./compile-condition.ts";
import type { ConditionContext } from "./compile-condition.ts";
import { compileExpression } from "./compile-expression.ts";

/** What the engine returns for an aggregate; the host divides where two are returned. */
export function compileAggregate({ fn, of, where }: BoundAggregate, context: ConditionContext): string[] {
  // the filter is compiled for each use, so that its values are bound once for each
  const filter = () => (where === undefined ? "" : ` FILTER (WHERE ${compileCondition(where, context)})`);
  if (of === undefined) return [`(count(*)${filter()})`];
  const value = () => compileExpression(of, context).sql;
  switch (fn) {
    case "count":
      return [`(count(${value()})${filter()})`];
    case "distinct":
      return [`(count(DISTINCT ${value()})${filter()})`];
    case "sum":
      return [`(sum(${value()})${filter()})`];
    case "min":
    case "max":
      return [`(${fn}(${value()})${filter()})`];
    case "average":
      return [`(sum(${value()})${filter()})`, `(count(${value()})${filter()})`];
    case "median":
      return [
        `(quantile_disc(${value()}::HUGEINT, 0.5)${filter()})`,
        `(-(quantile_disc(-(${value()}::HUGEINT), 0.5)${filter()}))`,
      ];
  }
}

/** A value as text: whole numbers as they are, dates as days since 1970. */
export function asText(sql: string, of: BoundExpression | undefined): string {
  return of?.type.kind === "date" ? `(${sql} - DATE '1970-01-01')::VARCHAR` : `(${sql})::VARCHAR`;
}

/** Rows that an aggregate looks at and that have no value for it; `also` is compiled only where it is used. */
export function compileEmpty(
  { of, where }: BoundAggregate,
  context: ConditionContext,
  also: () => string = () => "TRUE",
): string {
  if (of === undefined) return "0";
  const tests = [also(), ...(where === undefined ? [] : [compileCondition(where, context)])];
  return `count(*) FILTER (WHERE ${tests.join(" AND ")} AND ${compileExpression(of, context).sql} IS NULL)`;
}
