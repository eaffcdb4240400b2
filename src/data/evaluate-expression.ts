import { callFunction } from "./call-function.ts";
import { isComplaint } from "./expression.ts";
import type { Expression, ArithmeticSign } from "./expression.ts";
import type { Complaint } from "./complaint.ts";
import { add, multiply, negate, readDecimal } from "./fraction.ts";
import { divideQuantities, sameUnit, unitOfProduct } from "./quantity.ts";
import type { Quantity } from "./quantity.ts";
import type { Inputs } from "./read-inputs.ts";

/** The exact value of an expression, or why it has none. */
export function evaluateExpression(expression: Expression, inputs: Inputs): Quantity | Complaint {
  switch (expression.kind) {
    case "number":
      return readLiteral(expression.text);
    case "name":
      return readOne(expression.name, inputs);
    case "negative": {
      const of = evaluateExpression(expression.of, inputs);
      return isComplaint(of) ? of : { ...of, value: negate(of.value) };
    }
    case "operation": {
      const left = evaluateExpression(expression.left, inputs);
      if (isComplaint(left)) return left;
      const right = evaluateExpression(expression.right, inputs);
      return isComplaint(right) ? right : operate(expression.sign, left, right);
    }
    case "call":
      return callFunction(expression, { inputs, evaluate: (of) => evaluateExpression(of, inputs) });
  }
}

function readLiteral(text: string): Quantity | Complaint {
  const value = readDecimal(text);
  return value === undefined ? { complaint: `${text} has more than 60 digits.` } : { value, unit: undefined };
}

function readOne(name: string, inputs: Inputs): Quantity | Complaint {
  const list = inputs.numbers(name);
  if (isComplaint(list)) return list;
  const [only, ...rest] = list.values;
  if (only !== undefined && rest.length === 0) return { value: only, unit: list.unit };
  return {
    complaint: `"${name}" holds ${list.values.length} values: use it in sum, average, count, min, max or median.`,
  };
}

function operate(sign: ArithmeticSign, left: Quantity, right: Quantity): Quantity | Complaint {
  if (sign === "*")
    return { value: multiply(left.value, right.value), unit: unitOfProduct(left.unit, right.unit) };
  if (sign === "/") return divideQuantities(left, right);
  const same = sameUnit(left.unit, right.unit);
  if (isComplaint(same)) return same;
  return { value: add(left.value, sign === "+" ? right.value : negate(right.value)), unit: same.unit };
}
