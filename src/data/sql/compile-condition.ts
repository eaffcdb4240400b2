import { largest } from "../../lib/largest.ts";
import type { BoundCondition, BoundExpression } from "../plan/bound-plan.ts";
import { compileExpression, rescale, scaledText, widestOf } from "./compile-expression.ts";
import type { CompiledSql, CompileContext } from "./compile-expression.ts";

export interface ConditionContext extends CompileContext {
  /** The folded text of an expression, where it is one that was folded beforehand. */
  foldedName(table: number, column: number): string;
}

/** SQL of a condition: true, false or NULL, as the plan defines it. */
export function compileCondition(condition: BoundCondition, context: ConditionContext): string {
  switch (condition.op) {
    case "all":
    case "any":
      return `(${condition.of.map((one) => compileCondition(one, context)).join(condition.op === "all" ? " AND " : " OR ")})`;
    case "not":
      return `(NOT ${compileCondition(condition.of, context)})`;
    case "null":
      return `(${compileExpression(condition.of, context).sql} IS NULL)`;
    case "compare": {
      const [left, right] = [
        operand(condition.left, condition.isFolded, context),
        operand(condition.right, condition.isFolded, context),
      ];
      const scale = Math.max(left.scale, right.scale);
      const sign = condition.sign === "!=" ? "<>" : condition.sign;
      return `(${rescale(left, scale)} ${sign} ${rescale(right, scale)})`;
    }
    case "in":
      return compileIn(condition, context);
    case "text": {
      const { sql } = operand(condition.left, condition.isFolded, context);
      const test = { contains: "contains", startsWith: "starts_with", endsWith: "ends_with" }[condition.how];
      return `${test}(${sql}, ${context.binder.text(condition.value)})`;
    }
    case "period":
      return `(${condition.by}(${compileExpression(condition.left, context).sql}) = ${Math.trunc(condition.value)})`;
  }
}

function operand(of: BoundExpression, isFolded: boolean, context: ConditionContext): CompiledSql {
  if (isFolded && of.op === "column") return { sql: context.foldedName(of.table, of.column), scale: 0 };
  const compiled = compileExpression(of, context);
  // a derived text is a period, which has no accents
  return isFolded && of.op === "derived" ? { sql: `lower(${compiled.sql})`, scale: 0 } : compiled;
}

function compileIn(
  { left, values, isFolded }: Extract<BoundCondition, { op: "in" }>,
  context: ConditionContext,
): string {
  const own = operand(left, isFolded, context);
  const { kind } = left.type;
  if (kind === "number") {
    // a value with more decimals than the column can still be written: then nothing equals it
    const scale = values.reduce((most, value) => Math.max(most, value.split(".")[1]?.length ?? 0), own.scale);
    const list = values.map((value) => `CAST(${context.binder.text(scaledText(value, scale))} AS HUGEINT)`);
    return `(${rescale(own, scale)} IN (${list.join(", ")}))`;
  }
  const list = values.map((value) => {
    if (kind === "boolean") return value === "true" ? "TRUE" : "FALSE";
    return kind === "date" ? `CAST(${context.binder.text(value)} AS DATE)` : context.binder.text(value);
  });
  return `(${own.sql} IN (${list.join(", ")}))`;
}

/** Digits of the largest whole number that a condition computes with. */
export function widestOfCondition(condition: BoundCondition): number {
  switch (condition.op) {
    case "all":
    case "any":
      return largest(condition.of.map(widestOfCondition));
    case "not":
      return widestOfCondition(condition.of);
    case "null":
      return widestOf(condition.of);
    case "compare": {
      const sides = [condition.left, condition.right];
      const scale = largest(sides.map(({ type }) => type.scale));
      return largest(
        sides.map((side) => Math.max(widestOf(side), side.type.digits + scale - side.type.scale)),
      );
    }
    case "in": {
      const scale = condition.values.reduce(
        (most, value) => Math.max(most, value.split(".")[1]?.length ?? 0),
        condition.left.type.scale,
      );
      const longest =
        condition.left.type.kind === "number"
          ? condition.values.reduce(
              (most, value) => Math.max(most, (value.split(".")[0] ?? "").length + scale),
              0,
            )
          : 0;
      return Math.max(longest, widestOf(condition.left) + scale - condition.left.type.scale);
    }
    case "text":
    case "period":
      return widestOf(condition.left);
  }
}
