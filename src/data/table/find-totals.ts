import { totalWords } from "../../lexicon/table-words.ts";
import { foldText } from "../../lib/text/fold-text.ts";
import { add, compare, readDecimal } from "../fraction.ts";
import type { Fraction } from "../fraction.ts";
import type { Column, PlainValue, RowRole } from "./typed-table.ts";

const words: readonly string[] = [
  ...new Set(
    [totalWords.en, totalWords.de, totalWords.fr, totalWords.it, totalWords.es]
      .flatMap((list) => (list ?? "").split("|"))
      .map(foldText)
      .filter((word) => word !== ""),
  ),
];

/** Looked for first, since nearly no cell holds any of them. */
const anyWord = new RegExp(words.map((word) => word.replaceAll(/[^a-z ]/g, ".")).join("|"), "i");

/** Whether a label begins or ends with a word for a sum. */
export function isTotalLabel(label: string): boolean {
  if (label.length > 80 || !anyWord.test(label)) return false;
  const folded = foldText(label).replace(/(?<![:.])[:.]+$/, "");
  return words.some(
    (word) =>
      folded === word ||
      folded.startsWith(`${word} `) ||
      folded.endsWith(` ${word}`) ||
      folded.startsWith(`${word}:`),
  );
}

export interface TotalsInput {
  columns: readonly Pick<Column, "kind" | "role">[];
  /** By column, then by row. */
  values: readonly PlainValue[][];
  texts: readonly string[][];
}

/** So many rows with the word are looked at, and so far back. */
const mostCandidates = 200;
const farthestBack = 5_000;
const leastAddends = 2;

/** Rows that repeat others as a sum: the word and the arithmetic make a total, the word alone a doubtful one. */
export function findTotals({ columns, values, texts }: TotalsInput): RowRole[] {
  const numbers = columns.flatMap(({ kind, role }, at) =>
    kind === "number" && role === undefined ? [at] : [],
  );
  const roles = texts.map((row, at): RowRole =>
    isSection(row, { columns, values, at }) ? "section" : "data",
  );
  if (numbers.length === 0) return roles;
  let candidates = 0;
  for (const [at, row] of texts.entries()) {
    if (roles[at] !== "data") continue;
    const isNamed = columns.some((_, column) => isTotalLabel(row[column] ?? ""));
    const isUnnamedLast = at === texts.length - 1 && at >= 3 && !isNamed && hasNoLabel(row, columns);
    if (!isNamed && !isUnnamedLast) continue;
    candidates += 1;
    const isSum = candidates <= mostCandidates && addsUp(at, { numbers, values, roles });
    if (isSum) roles[at] = "total";
    else if (isNamed) roles[at] = "maybe-total";
  }
  return roles;
}

function hasNoLabel(row: readonly string[], columns: TotalsInput["columns"]): boolean {
  const labels = columns.flatMap(({ kind }, at) => (kind === "text" ? [row[at] ?? ""] : []));
  return labels.length > 0 && labels.every((text) => text.trim() === "");
}

/** A label alone in its row, in a table that holds values. */
function isSection(
  row: readonly string[],
  { columns, values, at }: { columns: TotalsInput["columns"]; values: TotalsInput["values"]; at: number },
): boolean {
  if (columns.length < 3 || !columns.some(({ kind }) => kind !== "text")) return false;
  const [only, ...others] = row.flatMap((text, column) => (text.trim() === "" ? [] : [column]));
  if (only === undefined || others.length > 0) return false;
  return columns[only]?.kind === "text" || (values[only]?.[at] ?? null) === null;
}

interface Sums {
  numbers: readonly number[];
  values: readonly PlainValue[][];
  roles: readonly RowRole[];
}

/** In most of its number columns, and against none clearly: the row equals a run of rows above it. */
function addsUp(at: number, { numbers, values, roles }: Sums): boolean {
  let [agree, differ] = [0, 0];
  for (const column of numbers) {
    const own = values[column]?.[at];
    const total = own === null || own === undefined ? undefined : readDecimal(own);
    if (total === undefined) continue;
    if (isRunAbove(total, { at, roles, cells: values[column] ?? [] })) agree += 1;
    else differ += 1;
  }
  return agree > 0 && agree >= differ;
}

/** The rows since the last total, all rows, or the subtotals themselves. */
function isRunAbove(
  total: Fraction,
  { at, roles, cells }: { at: number; roles: readonly RowRole[]; cells: readonly PlainValue[] },
): boolean {
  const run = { sum: { top: 0n, bottom: 1n }, count: 0 };
  const subtotals = { sum: { top: 0n, bottom: 1n }, count: 0 };
  for (let row = at - 1; row >= Math.max(0, at - farthestBack); row -= 1) {
    const role = roles[row];
    const cell = cells[row] ?? null;
    const value = cell === null ? undefined : readDecimal(cell);
    if (value === undefined || role === "section") continue;
    const into = role === "data" ? run : subtotals;
    into.sum = add(into.sum, value);
    into.count += 1;
    if (into.count >= leastAddends && compare(into.sum, total) === 0) return true;
  }
  return false;
}
