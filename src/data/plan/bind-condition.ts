import { isComplaint } from "../expression.ts";
import type { Complaint } from "../complaint.ts";
import { readDecimal } from "../fraction.ts";
import { foldText } from "../../lib/text/fold-text.ts";
import { readCell } from "../table/type-column.ts";
import { dayNumber, readDateCell } from "../table/read-date-cell.ts";
import { readNumberCell } from "../table/read-number-cell.ts";
import { bindName } from "./bind-expression.ts";
import type { ExpressionContext } from "./bind-expression.ts";
import type { BoundCondition, BoundExpression, ComparisonSign } from "./bound-plan.ts";
import { shorten } from "./nearest-names.ts";
import type { Comparison, Condition } from "./plan.ts";

const mostConditions = 500;

/** Conditions that all must hold; undefined for none. */
export function bindConditions(
  given: readonly Condition[] | undefined,
  context: ExpressionContext,
): BoundCondition | undefined | Complaint {
  if (given === undefined || given.length === 0) return undefined;
  const left = { conditions: mostConditions };
  const bound = bindList(given, context, left);
  if (isComplaint(bound)) return bound;
  const [only, ...others] = bound;
  return others.length === 0 ? only : { op: "all", of: bound };
}

function bindList(
  given: readonly Condition[],
  context: ExpressionContext,
  left: { conditions: number },
): BoundCondition[] | Complaint {
  const of: BoundCondition[] = [];
  for (const one of given) {
    const bound = bindOne(one, context, left);
    if (isComplaint(bound)) return bound;
    of.push(bound);
  }
  return of;
}

function bindOne(
  given: Condition,
  context: ExpressionContext,
  left: { conditions: number },
): BoundCondition | Complaint {
  left.conditions -= 1;
  if (left.conditions < 0) return { complaint: `There are more than ${mostConditions} conditions.` };
  if ("any" in given || "all" in given) {
    const of = bindList("any" in given ? given.any : given.all, context, left);
    return isComplaint(of) ? of : { op: "any" in given ? "any" : "all", of };
  }
  if ("not" in given) {
    const of = bindOne(given.not, context, left);
    return isComplaint(of) ? of : { op: "not", of };
  }
  return bindComparison(given, context);
}

function bindComparison(given: Comparison, context: ExpressionContext): BoundCondition | Complaint {
  const { column, op, value, values, other, match } = given;
  const of = op === "isNull" || op === "notNull" ? context.scope.find(column) : bindName(column, context);
  if (isComplaint(of)) return of;
  const isFolded = match === "folded";
  if (isFolded && of.type.kind !== "text")
    return { complaint: `match: "folded" is for texts; "${shorten(column)}" is a ${of.type.kind}.` };
  switch (op) {
    case "isNull":
      return { op: "null", of };
    case "notNull":
      return { op: "not", of: { op: "null", of } };
    case "=":
    case "!=":
    case "<":
    case "<=":
    case ">":
    case ">=":
      return compareWith({ sign: op, left: of, isFolded }, { column, value, other }, context);
    case "between":
      return between({ column, left: of, values: values ?? [] });
    case "in":
    case "notIn": {
      const read = readAll(values ?? (value === undefined ? [] : [value]), column, of);
      if (isComplaint(read)) return read;
      if (read.length === 0) return { complaint: `"${op}" on "${shorten(column)}" needs values: [...].` };
      const inside: BoundCondition = {
        op: "in",
        left: of,
        values: isFolded ? read.map(foldText) : read,
        isFolded,
      };
      return op === "in" ? inside : { op: "not", of: inside };
    }
    case "contains":
    case "startsWith":
    case "endsWith":
      return textTest({ how: op, left: of, isFolded }, { column, value });
    case "year":
    case "quarter":
    case "month":
    case "day":
      return periodTest(op, of, { column, value });
  }
}

type Given = Pick<Comparison, "column" | "value" | "other">;

function compareWith(
  test: { sign: ComparisonSign; left: BoundExpression; isFolded: boolean },
  { column, value, other }: Given,
  context: ExpressionContext,
): BoundCondition | Complaint {
  if ((value === undefined) === (other === undefined))
    return { complaint: `"${test.sign}" on "${shorten(column)}" needs either a value or another column.` };
  const right = other === undefined ? valueOf(value, column, test.left) : bindName(other, context);
  if (isComplaint(right)) return right;
  if (right.type.kind !== test.left.type.kind)
    return {
      complaint: `"${shorten(column)}" is a ${test.left.type.kind} and "${shorten(other ?? "")}" a ${right.type.kind}: they cannot be compared.`,
    };
  const units = [test.left.type, right.type].map(({ unit, factor }) => `${unit ?? ""}|${factor ?? ""}`);
  if (
    other !== undefined &&
    units[0] !== units[1] &&
    test.left.type.unit !== undefined &&
    right.type.unit !== undefined
  )
    return {
      complaint: `"${shorten(column)}" and "${shorten(other)}" have different units: they cannot be compared.`,
    };
  const isTextValue = right.op === "literal" && test.isFolded;
  return { op: "compare", ...test, right: isTextValue ? { ...right, value: foldText(right.value) } : right };
}

function between({
  column,
  left,
  values,
}: {
  column: string;
  left: BoundExpression;
  values: NonNullable<Comparison["values"]>;
}): BoundCondition | Complaint {
  const [low, high, ...more] = values;
  if (low === undefined || high === undefined || more.length > 0)
    return { complaint: `"between" on "${shorten(column)}" needs values: [lowest, highest].` };
  const [from, to] = [valueOf(low, column, left), valueOf(high, column, left)];
  if (isComplaint(from)) return from;
  if (isComplaint(to)) return to;
  return {
    op: "all",
    of: [
      { op: "compare", sign: ">=", left, right: from, isFolded: false },
      { op: "compare", sign: "<=", left, right: to, isFolded: false },
    ],
  };
}

function readAll(
  values: NonNullable<Comparison["values"]>,
  column: string,
  of: BoundExpression,
): string[] | Complaint {
  const read: string[] = [];
  for (const value of values) {
    const one = valueOf(value, column, of);
    if (isComplaint(one)) return one;
    if (one.op === "literal") read.push(one.value);
  }
  return read;
}

/** A value in the plain form of its column, or why it is none. */
function valueOf(
  value: Comparison["value"],
  column: string,
  { type }: BoundExpression,
): BoundExpression | Complaint {
  const text = String(value ?? "").trim();
  const literal = (plain: string, size = { scale: 0, digits: 0 }): BoundExpression => ({
    op: "literal",
    value: plain,
    type: { kind: type.kind, ...size },
  });
  const name = shorten(column);
  switch (type.kind) {
    case "text":
      if (typeof value === "boolean")
        return { complaint: `"${name}" holds texts; write the text that stands for ${value} there.` };
      return literal(text);
    case "number": {
      const plain = readDecimal(text) === undefined ? plainOf(text) : text.replace(/^\+/, "");
      if (plain === undefined || readDecimal(plain) === undefined)
        return {
          complaint: `"${shorten(text)}" is no number, and "${name}" holds numbers. Write it plainly, such as 1234.50.`,
        };
      const [whole = "", fraction = ""] = plain.replace("-", "").split(".");
      return literal(plain, { scale: fraction.length, digits: whole.length + fraction.length });
    }
    case "date": {
      const iso = dayNumber(text) === undefined ? dateOf(text) : text;
      if (iso !== undefined) return literal(iso);
      const hint = /^\d{4}$/.test(text)
        ? ` Use op "year" for a whole year.`
        : /^\d{4}-\d{2}$/.test(text)
          ? ` Use op "month" for a whole month.`
          : "";
      return {
        complaint: `"${shorten(text)}" is no date, and "${name}" holds dates. Write it as 2024-03-31.${hint}`,
      };
    }
    case "boolean": {
      const read = readCell({ text });
      if (read.kind === "boolean") return literal(String(read.value));
      return { complaint: `"${shorten(text)}" is neither true nor false, and "${name}" holds only these.` };
    }
  }
}

function plainOf(text: string): string | undefined {
  const read = readNumberCell(text);
  return read !== undefined && read.point === read.comma ? read.point : undefined;
}

function dateOf(text: string): string | undefined {
  const read = readDateCell(text);
  if (read === undefined || read.isMonthly) return undefined;
  const { dayFirst, monthFirst } = read;
  return monthFirst === undefined || dayFirst === monthFirst ? dayFirst : undefined;
}

function textTest(
  test: { how: "contains" | "startsWith" | "endsWith"; left: BoundExpression; isFolded: boolean },
  { column, value }: Given,
): BoundCondition | Complaint {
  if (test.left.type.kind !== "text")
    return { complaint: `"${test.how}" is for texts; "${shorten(column)}" is a ${test.left.type.kind}.` };
  const text = String(value ?? "");
  if (text === "") return { complaint: `"${test.how}" on "${shorten(column)}" needs a value.` };
  return { op: "text", ...test, value: test.isFolded ? foldText(text) : text };
}

function periodTest(
  by: "year" | "quarter" | "month" | "day",
  left: BoundExpression,
  { column, value }: Given,
): BoundCondition | Complaint {
  const text = String(value ?? "").trim();
  const name = shorten(column);
  if (by === "year" && left.type.kind === "number") {
    const right = valueOf(text, column, left);
    return isComplaint(right) ? right : { op: "compare", sign: "=", left, right, isFolded: false };
  }
  if (left.type.kind !== "date")
    return { complaint: `"${by}" is for dates; "${name}" is a ${left.type.kind}.` };
  if (by === "day") {
    const right = valueOf(text, column, left);
    return isComplaint(right) ? right : { op: "compare", sign: "=", left, right, isFolded: false };
  }
  const match = /^(?:(\d{4})(?:-Q?(\d{1,2}))?|Q?(\d{1,2}))$/i.exec(text);
  const [year, number] = [match?.[1], match?.[2] ?? match?.[3]];
  const most = by === "month" ? 12 : 4;
  const inYear: BoundCondition[] =
    year === undefined ? [] : [{ op: "period", by: "year", left, value: Number(year) }];
  if (by === "year")
    return inYear[0] !== undefined && number === undefined
      ? inYear[0]
      : { complaint: `"${shorten(text)}" is no year such as 2024.` };
  if (number === undefined || Number(number) < 1 || Number(number) > most)
    return {
      complaint: `"${shorten(text)}" is no ${by} such as 3 or ${by === "month" ? "2024-03" : "2024-Q3"}.`,
    };
  const inPeriod: BoundCondition = { op: "period", by, left, value: Number(number) };
  return inYear.length === 0 ? inPeriod : { op: "all", of: [...inYear, inPeriod] };
}
