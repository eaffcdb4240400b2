import { isComplaint } from "./expression.ts";
import type { Expression, FunctionName } from "./expression.ts";
import type { Complaint } from "./complaint.ts";
import { add, compare, divide, multiply, negate, roundTo } from "./fraction.ts";
import type { Fraction } from "./fraction.ts";
import { divideQuantities, sameUnit } from "./quantity.ts";
import type { Quantity, Unit } from "./quantity.ts";
import type { Inputs } from "./read-inputs.ts";

interface Call {
  name: FunctionName;
  of: readonly Expression[];
}

interface CallContext {
  inputs: Inputs;
  evaluate(expression: Expression): Quantity | Complaint;
}

export function callFunction({ name, of }: Call, context: CallContext): Quantity | Complaint {
  if (name === "days") return countDays(of, context.inputs);
  if (name in ofLists) return callOnList(ofLists[name as keyof typeof ofLists], of, context);
  const values: Quantity[] = [];
  for (const argument of of) {
    const value = context.evaluate(argument);
    if (isComplaint(value)) return value;
    values.push(value);
  }
  const [first = nothing, second] = values;
  if (name === "abs") return { ...first, value: first.value.top < 0n ? negate(first.value) : first.value };
  if (name === "round") return round(first, second);
  return comparePair(name, first, second ?? nothing);
}

const zero: Fraction = { top: 0n, bottom: 1n };
const nothing: Quantity = { value: zero, unit: undefined };

/** A list is never empty here. */
const ofLists = {
  sum: total,
  count: (values) => whole(values.length),
  average,
  min: (values) => values.reduce((least, value) => (compare(value, least) < 0 ? value : least)),
  max: (values) => values.reduce((most, value) => (compare(value, most) > 0 ? value : most)),
  median,
} satisfies Partial<Record<FunctionName, (values: readonly Fraction[]) => Fraction>>;

function callOnList(
  compute: (values: readonly Fraction[]) => Fraction,
  of: readonly Expression[],
  context: CallContext,
): Quantity | Complaint {
  const values: Fraction[] = [];
  let unit: Unit;
  for (const argument of of) {
    const list = readList(argument, context);
    if (isComplaint(list)) return list;
    const same = sameUnit(unit, list.unit);
    if (isComplaint(same) && compute !== ofLists.count) return same;
    unit = isComplaint(same) ? undefined : same.unit;
    for (const value of list.values) values.push(value);
  }
  return { value: compute(values), unit: compute === ofLists.count ? undefined : unit };
}

function readList(
  argument: Expression,
  { inputs, evaluate }: CallContext,
): { values: readonly Fraction[]; unit: Unit } | Complaint {
  if (argument.kind === "name") return inputs.numbers(argument.name);
  const one = evaluate(argument);
  return isComplaint(one) ? one : { values: [one.value], unit: one.unit };
}

function total(values: readonly Fraction[]): Fraction {
  return values.reduce(add, zero);
}

function average(values: readonly Fraction[]): Fraction {
  return divide(total(values), whole(values.length)) ?? zero;
}

function median(values: readonly Fraction[]): Fraction {
  const sorted = values.toSorted(compare);
  const upper = sorted[Math.floor(sorted.length / 2)] ?? zero;
  return sorted.length % 2 === 1 ? upper : average([sorted[sorted.length / 2 - 1] ?? zero, upper]);
}

function whole(number: number): Fraction {
  return { top: BigInt(number), bottom: 1n };
}

const mostDecimals = 20;

function round(first: Quantity, second: Quantity | undefined): Quantity | Complaint {
  const { top, bottom } = second?.value ?? zero;
  const decimals = Number(top / bottom);
  if (top % bottom !== 0n || Math.abs(decimals) > mostDecimals)
    return { complaint: `round(value, decimals) takes a whole number of decimals, at most ${mostDecimals}.` };
  return { ...first, value: roundTo(first.value, decimals) };
}

function comparePair(
  name: "percent" | "change" | "difference" | FunctionName,
  first: Quantity,
  second: Quantity,
): Quantity | Complaint {
  const same = sameUnit(first.unit, second.unit);
  if (isComplaint(same)) return same;
  if (name === "percent") return toPercent(divideQuantities(first, second));
  const [from, to] = name === "change" ? [first, second] : [second, first];
  const difference = { value: add(to.value, negate(from.value)), unit: same.unit };
  if (name === "difference") return difference;
  if (from.value.top < 0n)
    return {
      complaint: "change(old, new) has no meaning for an old value below zero: use difference(new, old).",
    };
  return toPercent(divideQuantities(difference, from));
}

function toPercent(ratio: Quantity | Complaint): Quantity | Complaint {
  return isComplaint(ratio) ? ratio : { value: multiply(ratio.value, { top: 100n, bottom: 1n }), unit: "%" };
}

/** From the first to the second. */
function countDays(of: readonly Expression[], inputs: Inputs): Quantity | Complaint {
  const days: number[] = [];
  for (const argument of of) {
    if (argument.kind !== "name") return { complaint: "days takes the names of two dates." };
    const date = inputs.date(argument.name);
    if (isComplaint(date)) return date;
    days.push(date.day);
  }
  const [from = 0, to = 0] = days;
  return { value: whole(to - from), unit: "day" };
}
