import { largest } from "../../lib/largest.ts";
import { divisionDecimals } from "../plan/bound-plan.ts";
import type { BoundExpression } from "../plan/bound-plan.ts";
import { readDecimal } from "../fraction.ts";
import type { Binder } from "./statement.ts";

/** SQL for a value of a row: numbers are whole numbers of 10^-scale, dates are dates. */
export interface CompiledSql {
  sql: string;
  scale: number;
}

/** The largest whole number that is computed with has so many digits; beyond it another evaluator is asked. */
export const mostDigits = 37;

export interface CompileContext {
  binder: Binder;
  /** Name of a source column in the rows that are computed with. */
  columnName(table: number, column: number): string;
}

export function compileExpression(of: BoundExpression, context: CompileContext): CompiledSql {
  switch (of.op) {
    case "column":
      return { sql: context.columnName(of.table, of.column), scale: of.type.scale };
    case "derived":
      return { sql: `x${of.index}`, scale: of.type.scale };
    case "literal":
      return compileLiteral(of, context);
    case "period":
      return { sql: compilePeriod(compileExpression(of.of, context).sql, of.by), scale: 0 };
    case "call":
      return compileCall(of, context);
    case "result":
      throw new TypeError("Columns of a result are computed by the host.");
  }
}

function compileLiteral(
  { value, type }: Extract<BoundExpression, { op: "literal" }>,
  { binder }: CompileContext,
): CompiledSql {
  switch (type.kind) {
    case "text":
      return { sql: binder.text(value), scale: 0 };
    case "date":
      return { sql: `CAST(${binder.text(value)} AS DATE)`, scale: 0 };
    case "boolean":
      return { sql: value === "true" ? "TRUE" : "FALSE", scale: 0 };
    case "number":
      return { sql: `CAST(${binder.text(scaledText(value, type.scale))} AS HUGEINT)`, scale: type.scale };
  }
}

/** A plain decimal as a whole number of 10^-scale. */
export function scaledText(plain: string, scale: number): string {
  return String(scaledNumber(plain, scale));
}

export function scaledNumber(plain: string, scale: number): bigint {
  const read = readDecimal(plain);
  if (read === undefined) throw new TypeError("Plain numbers are checked before they are scaled.");
  return (read.top * 10n ** BigInt(scale)) / read.bottom;
}

export function rescale({ sql, scale }: CompiledSql, wanted: number): string {
  return wanted === scale ? sql : `(${sql}::HUGEINT * ${power(wanted - scale)})`;
}

function power(exponent: number): string {
  return `${10n ** BigInt(exponent)}::HUGEINT`;
}

const formats = { year: "%Y", month: "%Y-%m", week: "%G-W%V" } as const;

function compilePeriod(date: string, by: Extract<BoundExpression, { op: "period" }>["by"]): string {
  if (by === "day") return date;
  if (by === "quarter") return `(strftime(${date}, '%Y') || '-Q' || quarter(${date})::VARCHAR)`;
  return `strftime(${date}, '${formats[by]}')`;
}

function compileCall(
  { name, of, type }: Extract<BoundExpression, { op: "call" }>,
  context: CompileContext,
): CompiledSql {
  // the decimals of a rounding are a number in the text, not a value
  const parts = (name === "round" ? of.slice(0, 1) : of).map((one) => compileExpression(one, context));
  const [first = { sql: "NULL", scale: 0 }, second = { sql: "NULL", scale: 0 }] = parts;
  const scale = parts.reduce((most, part) => Math.max(most, part.scale), 0);
  switch (name) {
    case "+":
    case "-":
      return { sql: `(${parts.map((part) => `${rescale(part, scale)}::HUGEINT`).join(` ${name} `)})`, scale };
    case "*": {
      const product = parts.map((part) => `${part.sql}::HUGEINT`).join(" * ");
      return { sql: `(${product})`, scale: parts.reduce((sum, part) => sum + part.scale, 0) };
    }
    case "/":
      return { sql: divided(first, second), scale: divisionDecimals };
    case "round":
      return { sql: rounded(first, type.scale), scale: type.scale };
    case "abs":
      return { sql: `abs(${first.sql}::HUGEINT)`, scale: first.scale };
    case "ifNull":
      return { sql: `coalesce(${rescale(first, scale)}, ${rescale(second, scale)})`, scale };
    case "days":
      return { sql: `CAST(${second.sql} - ${first.sql} AS HUGEINT)`, scale: 0 };
  }
}

/** Half away from zero, on whole numbers: (2·|a|·10^k + |b|) // (2·|b|), with the sign of both; none where b is zero. */
function divided(a: CompiledSql, b: CompiledSql): string {
  const shift = divisionDecimals + b.scale - a.scale;
  const [over, under] = shift >= 0 ? [shift, 0] : [0, -shift];
  const top = `(abs(${a.sql}::HUGEINT) * ${power(over)})`;
  const bottom = `(abs(${b.sql}::HUGEINT) * ${power(under)})`;
  const sign = `(sign(${a.sql}) * sign(${b.sql}))::HUGEINT`;
  return `(CASE WHEN ${b.sql} = 0 THEN NULL ELSE ${sign} * ((2::HUGEINT * ${top} + ${bottom}) // (2::HUGEINT * ${bottom})) END)`;
}

function rounded(of: CompiledSql, decimals: number): string {
  if (decimals >= of.scale) return rescale(of, decimals);
  const step = power(of.scale - decimals);
  return `(sign(${of.sql})::HUGEINT * ((2::HUGEINT * abs(${of.sql}::HUGEINT) + ${step}) // (2::HUGEINT * ${step})))`;
}

/** Digits that the largest whole number on the way to this value can have. */
export function widestOf(of: BoundExpression): number {
  switch (of.op) {
    case "column":
    case "derived":
    case "result":
    case "literal":
      return of.type.digits;
    case "period":
      return 0;
    case "call": {
      const parts = of.of.map(widestOf);
      const inner = largest(parts);
      const [a, b] = of.of;
      if (of.name !== "/" || a === undefined || b === undefined) return Math.max(inner, of.type.digits + 1);
      const shift = divisionDecimals + b.type.scale - a.type.scale;
      return Math.max(inner, a.type.digits + Math.max(0, shift), b.type.digits + Math.max(0, -shift)) + 2;
    }
  }
}
