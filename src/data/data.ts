// Computes with values that documents state: exactly, and told in words. It never reads a document, never asks a model,
// and does not know where a value came from; whoever calls it has found the values and proven them.
import { evaluateExpression } from "./evaluate-expression.ts";
import { explainExpression } from "./explain-expression.ts";
import type { NamedInput } from "./explain-expression.ts";
import { isComplaint, listParts } from "./expression.ts";
import type { Complaint } from "./expression.ts";
import { toDecimal } from "./fraction.ts";
import { readExpression } from "./read-expression.ts";
import { readInputs } from "./read-inputs.ts";
import type { GivenValues } from "./read-inputs.ts";

export type { Complaint, NamedInput };

export interface Calculation extends GivenValues {
  /** Such as "(B - A) / A * 100" or "sum(A) - B": names of values, numbers, + - * / ( ) and functions. */
  expression: string;
}

export interface Calculated {
  /** Plain decimal: whole where it ends, else cut (not rounded) after 20 digits. */
  value: string;
  isExact: boolean;
  /** "%", "day", or that of the values. */
  unit?: string;
  /** The names that the expression uses. */
  uses: string[];
  /** The numbers that stand in the expression itself and rest on no document. */
  literals: string[];
}

const mostWholeDigits = 60;

/** Exact decimals in, an exact decimal out; or why not, in words that help to write it better. */
export function calculate({ expression, ...given }: Calculation): Calculated | Complaint {
  const read = readExpression(expression);
  if (isComplaint(read)) return read;
  const inputs = readInputs(given);
  if (isComplaint(inputs)) return inputs;
  const result = evaluateExpression(read, inputs);
  if (isComplaint(result)) return result;
  const { text, isExact } = toDecimal(result.value);
  if (text.replace(/\..*$/, "").length > mostWholeDigits + 1)
    return { complaint: `The result has more than ${mostWholeDigits} digits.` };
  const parts = listParts(read);
  const uses = new Set(parts.flatMap((part) => (part.kind === "name" ? [part.name] : [])));
  const literals = new Set(parts.flatMap((part) => (part.kind === "number" ? [part.text] : [])));
  const { unit } = result;
  return {
    value: text,
    isExact,
    ...(unit !== undefined && { unit }),
    uses: [...uses],
    literals: [...literals],
  };
}

export interface Explanation {
  expression: string;
  inputs: readonly NamedInput[];
}

/** The way of a computation in words of de, en, fr, it or es; English elsewhere. The expression is one that `calculate` took. */
export function explain(
  { expression, inputs }: Explanation,
  { value, unit }: { value: string; unit?: string | undefined },
  language: string,
): string {
  const read = readExpression(expression);
  if (isComplaint(read)) return `${expression} = ${value}`;
  return explainExpression(read, { inputs, value, unit }, language);
}
