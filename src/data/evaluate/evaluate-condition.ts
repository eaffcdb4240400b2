import { foldText } from "../../lib/text/fold-text.ts";
import type { BoundCondition, ComparisonSign } from "../plan/bound-plan.ts";
import { compareValues } from "../plan/outcome.ts";
import type { Value } from "../plan/outcome.ts";
import { evaluate, readPlain } from "./evaluate-expression.ts";
import type { RowValues } from "./evaluate-expression.ts";

/** True, false, or undefined where an empty cell leaves it open. */
export function holds(condition: BoundCondition, row: RowValues): boolean | undefined {
  switch (condition.op) {
    case "all":
      return combine(condition.of, row, false);
    case "any":
      return combine(condition.of, row, true);
    case "not": {
      const inner = holds(condition.of, row);
      return inner === undefined ? undefined : !inner;
    }
    case "null":
      return evaluate(condition.of, row) === null;
    case "compare": {
      const left = folded(evaluate(condition.left, row), condition.isFolded);
      const right = folded(evaluate(condition.right, row), condition.isFolded);
      return left === null || right === null ? undefined : isTrue(condition.sign, compareValues(left, right));
    }
    case "in": {
      const left = folded(evaluate(condition.left, row), condition.isFolded);
      if (left === null) return undefined;
      return condition.values.some((one) => {
        const value = readPlain(one, condition.left.type.kind);
        return value !== null && compareValues(left, value) === 0;
      });
    }
    case "text": {
      const left = folded(evaluate(condition.left, row), condition.isFolded);
      return typeof left === "string" ? testText(condition.how, left, condition.value) : undefined;
    }
    case "period": {
      const day = evaluate(condition.left, row);
      return typeof day === "number" ? numberOf(day, condition.by) === condition.value : undefined;
    }
  }
}

/** One that decides is enough; without it, one that is open leaves all open. */
function combine(of: readonly BoundCondition[], row: RowValues, decides: boolean): boolean | undefined {
  let isOpen = false;
  for (const one of of) {
    const result = holds(one, row);
    if (result === decides) return decides;
    if (result === undefined) isOpen = true;
  }
  return isOpen ? undefined : !decides;
}

function folded(value: Value, isFolded: boolean): Value {
  return isFolded && typeof value === "string" ? foldText(value) : value;
}

function isTrue(sign: ComparisonSign, order: number): boolean {
  switch (sign) {
    case "=":
      return order === 0;
    case "!=":
      return order !== 0;
    case "<":
      return order < 0;
    case "<=":
      return order <= 0;
    case ">":
      return order > 0;
    case ">=":
      return order >= 0;
  }
}

function testText(how: "contains" | "startsWith" | "endsWith", text: string, value: string): boolean {
  if (how === "contains") return text.includes(value);
  return how === "startsWith" ? text.startsWith(value) : text.endsWith(value);
}

function numberOf(day: number, by: "year" | "quarter" | "month"): number {
  const date = new Date(day * 86_400_000);
  if (by === "year") return date.getUTCFullYear();
  const month = date.getUTCMonth() + 1;
  return by === "month" ? month : Math.ceil(month / 3);
}
