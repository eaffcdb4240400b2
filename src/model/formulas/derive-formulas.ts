import { columnName } from "../../lib/cell-address.ts";
import { fitFormula } from "./fit-formula.ts";
import type { Computing } from "./fit-formula.ts";

export interface DeliveredTable {
  /** The names by which the plan speaks of the columns; undefined for one that is not from it. */
  names: readonly (string | undefined)[];
  /** By row, then by column; undefined for what is no number. */
  numbers: readonly (readonly (number | undefined)[])[];
  /** The row of a sheet in which the first row stands, from 1. */
  firstRow: number;
}

/** By row, then by column: the formula of a cell that can be computed from others of the same table. */
export type CellFormulas = (string | undefined)[][];

/** What a plan derived from other columns, written as formulas where those columns are delivered too and the numbers agree. */
export function deriveFormulas(derive: unknown, table: DeliveredTable): CellFormulas {
  const formulas = table.numbers.map((row): (string | undefined)[] => row.map(() => undefined));
  const list: unknown[] = Array.isArray(derive) ? derive : [];
  for (const one of list) {
    const { as, ...how } = toObject(one);
    const column = table.names.indexOf(typeof as === "string" ? as : "");
    if (column < 0 || typeof as !== "string") continue;
    for (const [row, numbers] of table.numbers.entries()) {
      const shown = numbers[column];
      const own = formulas[row];
      if (shown === undefined || own === undefined) continue;
      const formula = fitFormula(waysOf(how, { table, row }), shown);
      if (formula !== undefined) own[column] = formula;
    }
  }
  return formulas;
}

interface Place {
  table: DeliveredTable;
  row: number;
}

function waysOf(how: Record<string, unknown>, place: Place): Computing[] {
  if ("expr" in how) return [expression(how["expr"], place)].flatMap((one) => one ?? []);
  if ("share" in how) return share(toObject(how["share"]), place);
  if ("rank" in how) return rank(toObject(how["rank"]), place);
  if (!("change" in how)) return [];
  const { from, to, of, within, as } = toObject(how["change"]);
  if (within !== undefined) return [];
  if (of === undefined) return change(cell(from, place), cell(to, place), as === "absolute");
  const before = { ...place, row: place.row - 1 };
  return change(cell(of, before), cell(of, place), as === "absolute");
}

function share({ of, within }: Record<string, unknown>, place: Place): Computing[] {
  const part = cell(of, place);
  const whole = wholeColumn(of, place);
  if (part === undefined || whole === undefined || within !== undefined) return [];
  const sum = whole.values.reduce((total, value) => total + value, 0);
  if (sum === 0) return [];
  return asPercent({ text: `${part.text}/SUM(${whole.text})`, value: part.value / sum });
}

function rank({ by, desc, within }: Record<string, unknown>, place: Place): Computing[] {
  const own = cell(by, place);
  const whole = wholeColumn(by, place);
  if (own === undefined || whole === undefined || within !== undefined) return [];
  const before = whole.values.filter((value) => (desc === true ? value > own.value : value < own.value));
  return [{ text: `RANK(${own.text},${whole.text},${desc === true ? 0 : 1})`, value: before.length + 1 }];
}

function change(from: Computing | undefined, to: Computing | undefined, isAbsolute: boolean): Computing[] {
  if (from === undefined || to === undefined) return [];
  const difference = { text: `${to.text}-${from.text}`, value: to.value - from.value };
  if (isAbsolute) return [difference];
  if (from.value === 0) return [];
  return asPercent({ text: `(${difference.text})/${from.text}`, value: difference.value / from.value });
}

/** A percentage is told as 0.25 or as 25. */
function asPercent(ratio: Computing): Computing[] {
  return [ratio, { text: `${ratio.text}*100`, value: ratio.value * 100 }];
}

/** ["*", "qty", "price"] as a formula; undefined where an operand is not in the table. */
function expression(given: unknown, place: Place, depth = 0): Computing | undefined {
  if (!Array.isArray(given) || depth > 20) return undefined;
  const [name, ...rest] = given as unknown[];
  const operands = rest.map((one) => operand(one, place, depth));
  const [first, second] = operands;
  if (first === undefined || operands.includes(undefined)) return undefined;
  const known = operands.flatMap((one) => one ?? []);
  const joined = (sign: string, compute: (a: number, b: number) => number): Computing => ({
    text: `(${known.map(({ text }) => text).join(sign)})`,
    value: known.slice(1).reduce((value, one) => compute(value, one.value), first.value),
  });
  switch (name) {
    case "+":
      return joined("+", (a, b) => a + b);
    case "-":
      return known.length < 2 ? undefined : joined("-", (a, b) => a - b);
    case "*":
      return joined("*", (a, b) => a * b);
    case "/":
      return known.length < 2 ? undefined : joined("/", (a, b) => a / b);
    case "abs":
      return { text: `ABS(${first.text})`, value: Math.abs(first.value) };
    case "round": {
      const digits = second?.value ?? 0;
      const scale = 10 ** digits;
      return { text: `ROUND(${first.text},${digits})`, value: Math.round(first.value * scale) / scale };
    }
    default:
      return undefined;
  }
}

function operand(given: unknown, place: Place, depth: number): Computing | undefined {
  if (typeof given === "string") return cell(given, place);
  if (typeof given === "number") return { text: String(given), value: given };
  if (Array.isArray(given)) return expression(given, place, depth + 1);
  const { value } = toObject(given);
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? { text: String(number), value: number } : undefined;
}

function cell(name: unknown, { table, row }: Place): Computing | undefined {
  const column = table.names.indexOf(typeof name === "string" ? name : "");
  const value = column < 0 ? undefined : table.numbers[row]?.[column];
  return value === undefined ? undefined : { text: `${columnName(column)}${table.firstRow + row}`, value };
}

function wholeColumn(name: unknown, { table }: Place): { text: string; values: number[] } | undefined {
  const column = table.names.indexOf(typeof name === "string" ? name : "");
  if (column < 0) return undefined;
  const letter = columnName(column);
  const last = table.firstRow + table.numbers.length - 1;
  return {
    text: `${letter}$${table.firstRow}:${letter}$${last}`,
    values: table.numbers.flatMap((row) => row[column] ?? []),
  };
}

function toObject(value: unknown): Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? { ...value } : {};
}
