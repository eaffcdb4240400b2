import { isComplaint } from "../expression.ts";
import type { Complaint } from "../complaint.ts";
import { readDecimal } from "../fraction.ts";
import { sameUnit, unitOfProduct, unitOfRatio } from "../quantity.ts";
import { plainNumber } from "../table/read-number-cell.ts";
import { divisionDecimals } from "./bound-plan.ts";
import type { BoundExpression, ValueType } from "./bound-plan.ts";
import { shorten } from "./nearest-names.ts";
import type { Arithmetic, Period, PlanOperand } from "./plan.ts";
import { troubleOf } from "./scope.ts";
import type { Scope } from "./scope.ts";

export interface ExpressionContext {
  scope: Scope;
  skipsMisfits: boolean;
  /** Of rows a division is rounded; of the result it is exact. */
  ofRows: boolean;
}

const argumentCounts: Record<Arithmetic, readonly [least: number, most: number]> = {
  "+": [2, 20],
  "-": [2, 2],
  "*": [2, 20],
  "/": [2, 2],
  round: [1, 2],
  abs: [1, 1],
  ifNull: [2, 2],
  days: [2, 2],
};

export function bindOperand(operand: PlanOperand, context: ExpressionContext): BoundExpression | Complaint {
  if (typeof operand === "string") return bindName(operand, context);
  if (typeof operand === "number") return literal(plainNumber(operand) ?? "");
  if (!Array.isArray(operand)) return literal(operand.value);
  const [name, ...given] = operand;
  const [least, most] = argumentCounts[name];
  if (given.length < least || given.length > most)
    return {
      complaint: `"${name}" takes ${least === most ? least : `${least} to ${most}`} values, not ${given.length}.`,
    };
  const of: BoundExpression[] = [];
  for (const one of given) {
    const bound = bindOperand(one, context);
    if (isComplaint(bound)) return bound;
    of.push(bound);
  }
  return bindCall(name, of, context);
}

/** A column or a derived one, fit to be computed with. */
export function bindName(
  name: string,
  { scope, skipsMisfits }: ExpressionContext,
): BoundExpression | Complaint {
  const found = scope.find(name);
  if (isComplaint(found)) return found;
  const behind = scope.columnOf(found);
  const trouble = behind === undefined ? undefined : troubleOf(behind, skipsMisfits);
  if (trouble !== undefined) return { complaint: trouble };
  const units = behind?.column.units;
  if (units !== undefined)
    return {
      complaint: `"${shorten(name)}" mixes the units ${units.map((unit) => unit || "none").join(", ")}: its values cannot be added or compared.`,
    };
  return found;
}

export function literal(value: string): BoundExpression | Complaint {
  if (readDecimal(value) === undefined)
    return { complaint: `"${shorten(value)}" is no plain number of at most 60 digits.` };
  const [whole = "", fraction = ""] = value.replace(/^[+-]/, "").split(".");
  const type: ValueType = { kind: "number", scale: fraction.length, digits: whole.length + fraction.length };
  return { op: "literal", value, type };
}

function bindCall(
  name: Arithmetic,
  of: BoundExpression[],
  context: ExpressionContext,
): BoundExpression | Complaint {
  const wanted = name === "days" ? "date" : "number";
  const wrong = of.find(({ type }) => type.kind !== wanted);
  if (wrong !== undefined)
    return { complaint: `"${name}" takes ${wanted}s, and one of its values is a ${wrong.type.kind}.` };
  const [first, ...rest] = of;
  if (first === undefined) return { complaint: `"${name}" needs values.` };
  if (name === "round" && rest[0] !== undefined) {
    const [decimals] = rest;
    const isSmall = decimals.op === "literal" && /^\d$/.test(decimals.value);
    if (!isSmall) return { complaint: "The second value of round is a number from 0 to 9." };
  }
  let { type } = first;
  for (const next of rest) {
    const joined = name === "round" ? type : joinTypes(name, type, next.type);
    if ("complaint" in joined) return joined;
    type = joined;
  }
  return { op: "call", name, of, type: sized(name, type, { of, ofRows: context.ofRows }) };
}

/** The type of a pair; units must go together, and so must factors. */
function joinTypes(name: Arithmetic, a: ValueType, b: ValueType): ValueType | Complaint {
  if (name === "days") return { kind: "number", scale: 0, digits: 7, unit: "day" };
  const whole = (type: ValueType) => type.digits - type.scale;
  if (name === "*") {
    const isPercent = a.unit === "%" || b.unit === "%";
    const unit = isPercent ? undefined : unitOfProduct(a.unit, b.unit);
    const factor = a.factor !== undefined && b.factor !== undefined ? undefined : (a.factor ?? b.factor);
    return withUnit({ kind: "number", scale: a.scale + b.scale, digits: a.digits + b.digits }, unit, factor);
  }
  if (name === "/") {
    const factor = a.factor === b.factor ? undefined : a.factor;
    if (b.factor !== undefined && a.factor !== b.factor)
      return {
        complaint: `Values in × ${a.factor ?? 1} and × ${b.factor} cannot be divided without bringing them to one scale.`,
      };
    const digits = whole(a) + b.scale + divisionDecimals + 1;
    return withUnit({ kind: "number", scale: divisionDecimals, digits }, unitOfRatio(a.unit, b.unit), factor);
  }
  const same = sameUnit(a.unit, b.unit);
  if (isComplaint(same)) return same;
  // a bare number may stand beside an amount, an amount in thousands not beside one in ones
  if (a.factor !== b.factor && a.unit !== undefined && b.unit !== undefined)
    return { complaint: `Values in × ${a.factor ?? 1} and × ${b.factor ?? 1} cannot be added or compared.` };
  const scale = Math.max(a.scale, b.scale);
  const digits = Math.max(whole(a), whole(b)) + scale + (name === "ifNull" ? 0 : 1);
  return withUnit({ kind: "number", scale, digits }, same.unit, a.factor ?? b.factor);
}

function withUnit(type: ValueType, unit: string | undefined, factor: string | undefined): ValueType {
  return { ...type, ...(unit !== undefined && { unit }), ...(factor !== undefined && { factor }) };
}

function sized(
  name: Arithmetic,
  type: ValueType,
  { of, ofRows }: { of: readonly BoundExpression[]; ofRows: boolean },
): ValueType {
  if (name !== "round") return ofRows || name !== "/" ? type : { ...type, scale: divisionDecimals };
  const decimals = of[1]?.op === "literal" ? Number(of[1].value) : 0;
  return { ...type, scale: decimals, digits: type.digits - type.scale + decimals + 1 };
}

/** The day, week, month, quarter or year of a date. */
export function bindPeriod(
  of: BoundExpression,
  { by, of: name }: { by: Period; of: string },
): BoundExpression | Complaint {
  if (of.type.kind !== "date")
    return { complaint: `"${shorten(name)}" is a ${of.type.kind}; only dates can be taken by ${by}.` };
  return { op: "period", by, of, type: { kind: by === "day" ? "date" : "text", scale: 0, digits: 0 } };
}
