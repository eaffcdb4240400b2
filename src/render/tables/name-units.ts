import { cellValue } from "../../model/documents/walk-document.ts";
import { toText } from "../to-text.ts";
import { readCellFormat } from "./cell-format.ts";
import { columnStarts } from "./column-starts.ts";
import { spansOf } from "./read-cell.ts";
import { namesUnit, readMeasured, sharedUnit } from "./shared-unit.ts";
import type { TableElement } from "./table-element.ts";

type Row = readonly unknown[];

export interface NamedUnits {
  head: readonly Row[];
  rows: readonly Row[];
  /** Columns of typed money whose cells do without the name of the currency. */
  money: ReadonlySet<number>;
}

/** A unit that all cells of a column share is said once, in its head, as people do. */
export function nameUnits({ rows, columns = [] }: TableElement, head: readonly Row[]): NamedUnits {
  const headStarts = columnStarts(head);
  const lowest = lowestHeads(head, headStarts);
  const starts = columnStarts(rows);
  const money = new Map<number, string>();
  const texts = new Map<number, string>();
  for (const [column, row] of lowest) {
    const cells = cellsOf(rows, starts, column);
    const currency = sharedCurrency(cells, columns[column]);
    const unit = currency === undefined ? unitOf(cells) : undefined;
    if (toText(cellValue(cellsOf([head[row] ?? []], [headStarts[row] ?? []], column)[0])).trim() === "")
      continue;
    if (currency !== undefined) money.set(column, currency);
    if (unit !== undefined) texts.set(column, unit);
  }
  const units = new Map([...money, ...texts]);
  if (units.size === 0) return { head, rows, money: new Set() };
  const named = head.map((cells, row) =>
    cells.map((cell, at) => {
      const column = headStarts[row]?.[at] ?? -1;
      return lowest.get(column) === row ? withUnit(cell, units.get(column)) : cell;
    }),
  );
  const bare = (cells: Row, row: number): Row =>
    cells.map((cell, at) => (texts.has(starts[row]?.[at] ?? -1) ? withoutUnit(cell) : cell));
  return { head: named, rows: texts.size === 0 ? rows : rows.map(bare), money: new Set(money.keys()) };
}

/** The row of the head that names each column alone: the last one that does. */
function lowestHeads(head: readonly Row[], starts: readonly number[][]): Map<number, number> {
  const lowest = new Map<number, number>();
  for (const [row, cells] of head.entries())
    for (const [at, cell] of cells.entries())
      if (spansOf(cell).columns === 1) lowest.set(starts[row]?.[at] ?? at, row);
  return lowest;
}

function cellsOf(rows: readonly Row[], starts: readonly number[][], column: number): unknown[] {
  return rows.flatMap((row, index) => {
    const own = starts[index] ?? [];
    // most rows have a cell in each column
    const at = own[column] === column ? column : own.indexOf(column);
    return at === -1 || spansOf(row[at]).columns > 1 ? [] : [row[at]];
  });
}

const isEmpty = (value: unknown): boolean => value === null || value === undefined || value === "";

/** The one currency of a column of numbers. */
function sharedCurrency(
  cells: readonly unknown[],
  column: { format?: unknown; currency?: unknown } | undefined,
): string | undefined {
  const filled = cells.filter((cell) => !isEmpty(cellValue(cell)));
  if (filled.length < 2 || !filled.every((cell) => typeof cellValue(cell) === "number")) return undefined;
  const usual = readCellFormat(column?.format, column?.currency);
  const found = new Set(
    filled.map((cell) => {
      const { format, currency } = (typeof cell === "object" ? cell : {}) as Record<string, unknown>;
      const own = readCellFormat(format, currency) ?? usual;
      return own?.kind === "currency" && own.pattern === undefined ? own.currency : undefined;
    }),
  );
  const [only] = found;
  return found.size === 1 ? only : undefined;
}

function unitOf(cells: readonly unknown[]): string | undefined {
  const filled = cells.map(cellValue).filter((value) => !isEmpty(value));
  const texts = filled.filter((value) => typeof value === "string");
  return texts.length === filled.length ? sharedUnit(texts) : undefined;
}

function withUnit(cell: unknown, unit: string | undefined): unknown {
  const text = toText(cellValue(cell));
  if (unit === undefined || namesUnit(text, unit)) return cell;
  return withValue(cell, `${text.trimEnd()} (${unit})`);
}

function withoutUnit(cell: unknown): unknown {
  const value = cellValue(cell);
  const read = typeof value === "string" ? readMeasured(value) : undefined;
  return read === undefined ? cell : withValue(cell, read.number);
}

function withValue(cell: unknown, value: string): unknown {
  return typeof cell === "object" && cell !== null && "value" in cell ? { ...cell, value } : value;
}
