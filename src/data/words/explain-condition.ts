import type { Comparison, Condition } from "../plan/plan.ts";
import { column, fill, listOf, quoteText, sayPlain } from "./say.ts";
import type { Telling } from "./say.ts";

const mostListed = 6;

export function explainConditions(conditions: readonly Condition[], telling: Telling): string {
  return listOf(
    conditions.map((one) => explainOne(one, telling)),
    telling,
  );
}

function explainOne(condition: Condition, telling: Telling): string {
  const { words } = telling;
  if ("any" in condition)
    return `(${listOf(
      condition.any.map((one) => explainOne(one, telling)),
      telling,
      words.or,
    )})`;
  if ("all" in condition) return `(${explainConditions(condition.all, telling)})`;
  if ("not" in condition) return `(${fill(words.not, { C: explainOne(condition.not, telling) })})`;
  return explainComparison(condition, telling);
}

function explainComparison(
  { column: name, op, value, values = [], other, match }: Comparison,
  telling: Telling,
): string {
  const { words } = telling;
  const A = column(name);
  const B = other === undefined ? sayValue(value, telling) : column(other);
  const folded = match === "folded" ? ` (${words.folded})` : "";
  const listed = listOf(
    values.slice(0, mostListed).map((one) => sayValue(one, telling)),
    telling,
    words.or,
  );
  const more = values.length > mostListed ? ", …" : "";
  switch (op) {
    case "=":
      return fill(words.eq, { A, B }) + folded;
    case "!=":
      return fill(words.ne, { A, B }) + folded;
    case "<":
      return fill(words.lt, { A, B });
    case "<=":
      return fill(words.le, { A, B });
    case ">":
      return fill(words.gt, { A, B });
    case ">=":
      return fill(words.ge, { A, B });
    case "between":
      return fill(words.between, { A, B: sayValue(values[0], telling), C: sayValue(values[1], telling) });
    case "in":
      return fill(words.isIn, { A, B: values.length === 0 ? B : listed + more }) + folded;
    case "notIn":
      return fill(words.notIn, { A, B: values.length === 0 ? B : listed + more }) + folded;
    case "year":
    case "quarter":
    case "month":
      return fill(words[op], { A, B: String(value ?? "") });
    case "day":
    case "contains":
    case "startsWith":
    case "endsWith":
      return fill(words[op], { A, B }) + folded;
    case "isNull":
    case "notNull":
      return fill(words[op], { A });
  }
}

/** Numbers and dates as the language writes them, texts in quotation marks. */
function sayValue(value: Comparison["value"], { words, language }: Telling): string {
  if (typeof value === "boolean") return value ? words.yes : words.no;
  const text = String(value ?? "");
  const said = sayPlain(text, undefined, language);
  return typeof value === "number" || said !== text || /^-?\d+$/.test(text)
    ? said
    : quoteText(text, language);
}
