import { nameHeadWords } from "../../lexicon/table-words.ts";
import { headRowsOf } from "../../model/documents/walk-document.ts";
import { readCellFormat } from "./cell-format.ts";
import { columnStarts } from "./column-starts.ts";
import { columnPrecision } from "./column-precision.ts";
import type { TableBlock, TableCell, TableColumn } from "../layout.ts";
import { mapIterable } from "../map-iterable.ts";
import { createColumnRecord, describeColumns, seeCells, seeKind, toColumns } from "./describe-columns.ts";
import { nameUnits } from "./name-units.ts";
import { readCell } from "./read-cell.ts";
import type { CellContext, ColumnHints } from "./read-cell.ts";
import { createCellReader } from "./remember-cells.ts";
import type { CellReader } from "./remember-cells.ts";
import type { PlacedRows, TableElement } from "./table-element.ts";
import { toText } from "../to-text.ts";

type TableParts = Pick<TableBlock, "columns" | "head" | "rows" | "manyRows">;

/** From so many rows on a writer that can gets them one by one, so that the table is not in memory twice. */
const manyRows = 5_000;

const nameHead = new RegExp(String.raw`\b(?:${nameHeadWords})\b`, "i");

/** Heads of columns that stand for years, quarters and halves. */
const period = /(?<!\d)(?:19|20)\d{2}(?!\d)|^[QTHS][1-4]\b/u;

/** Rows of a table as cells with a type, every one at its place in the grid. */
export function readTable(given: TableElement, context: CellContext): TableParts {
  const named = headRowsOf<unknown>(given.headers).filter((row) => row.some((cell) => toText(cell) !== ""));
  // sheets keep what is typed apart from how it is shown
  const isSheet = context.streamsRows === true;
  const {
    head: filled,
    rows,
    money,
  } = isSheet ? { head: named, rows: given.rows, money: noMoney } : nameUnits(given, named);
  const element = { ...given, rows };
  const hints = columnHints(element, filled, context).map((hint, index) =>
    money.has(index) ? { ...hint, isMoneyNamed: true } : hint,
  );
  const noHints: ColumnHints = { grouped: false, format: { kind: "text" } };
  const head = filled.map((row) => row.map((cell) => readCell(cell, noHints, context)));
  if (isSheet && isLong(element)) return readLongTable({ element, hints, head }, context);
  const body = placeRows(element.rows, hints, context);
  const width = Math.max(gridWidth(head), gridWidth(body), 1);
  const placedHead = fitRows(head, width, context);
  const placedBody = fitRows(body, width, context);
  return {
    head: placedHead.rows,
    rows: placedBody.rows,
    columns: describeColumns(placedHead, placedBody, element),
  };
}

const noMoney: ReadonlySet<number> = new Set();

/** A cell over several rows or columns would need the cells around it. */
function isLong({ rows }: TableElement): boolean {
  return rows.length >= manyRows && !rows.some((row) => row.some(hasSpan));
}

const spanNames = ["span", "colSpan", "colspan", "rowSpan", "rowspan", "row_span"];

function hasSpan(cell: unknown): boolean {
  if (typeof cell !== "object" || cell === null) return false;
  return spanNames.some((name) => Object.hasOwn(cell, name));
}

interface LongTable {
  element: TableElement;
  hints: ColumnHints[];
  head: TableCell[][];
}

/** Each row is made when it is asked for, in the place of the one before it: none is kept. */
function readLongTable({ element, hints, head }: LongTable, context: CellContext): TableParts {
  const { rows } = element;
  const width = rows.reduce((most, row) => Math.max(most, row.length), Math.max(gridWidth(head), 1));
  const readers = Array.from({ length: width }, (_, column) =>
    createCellReader(hints[column] ?? { grouped: true }, context),
  );
  const cells: TableCell[] = [];
  const read = mapIterable(rows, (row) => {
    for (let column = 0; column < width; column += 1)
      cells[column] = readers[column]?.read(row[column]) ?? readCell(null, { grouped: true }, context);
    return cells;
  });
  const placedHead = fitRows(head, width, context);
  return {
    head: placedHead.rows,
    rows: [],
    // With their number, so that nobody has to read them only to count them.
    manyRows: Object.assign(read, { length: rows.length }),
    columns: describeLong(placedHead, { element, readers }),
  };
}

/** From the kinds alone: whoever takes the rows one by one measures their texts then. */
function describeLong(
  head: PlacedRows,
  { element, readers }: { element: TableElement; readers: readonly CellReader[] },
): TableColumn[] {
  const seen = createColumnRecord();
  seeCells(head, seen, false);
  for (const row of element.rows)
    for (let column = 0; column < readers.length; column += 1) {
      const looked = readers[column]?.look(row[column]);
      if (looked !== undefined) seeKind(looked, column, seen);
    }
  return toColumns(readers.length, seen, element);
}

function columnHints(
  { rows, columns = [], record }: TableElement,
  head: readonly (readonly unknown[])[],
  { formats, streamsRows = false }: CellContext,
): ColumnHints[] {
  const widest = rows.reduce((most, row) => Math.max(most, row.length), columns.length);
  const names = head.at(-1) ?? [];
  // then a row is one measure, and a column holds several
  const isByPeriod = names.filter((name) => period.test(toText(name))).length > 1;
  return Array.from({ length: widest }, (_, index) => {
    const format = readCellFormat(columns[index]?.format, columns[index]?.currency);
    const every = (test: (number: number) => boolean) =>
      rows.every(({ [index]: cell }) => typeof cell !== "number" || test(cell));
    const allAlike = every((number) => Number.isInteger(number) && number >= 1000 && number <= 9999);
    const isName = nameHead.test(toText(names[index])) && every(Number.isInteger);
    const grouped = format?.kind === "number" || !(allAlike || isName);
    // the values of one thing's fields have nothing to do with each other; sheets have number formats
    if (record === true || streamsRows || head.length === 0 || isByPeriod) return { format, grouped };
    const cells = mapIterable(rows, (row) => row[index]);
    return { format, grouped, precision: columnPrecision({ cells, format, formats }) };
  });
}

/** Each cell is read with the hints of the column it comes to stand in. */
function placeRows(
  rows: readonly (readonly unknown[])[],
  hints: readonly ColumnHints[],
  context: CellContext,
): TableCell[][] {
  const starts = columnStarts(rows);
  return rows.map((row, index) =>
    row.map((given, at) => readCell(given, hints[starts[index]?.[at] ?? at] ?? { grouped: true }, context)),
  );
}

function gridWidth(rows: readonly TableCell[][]): number {
  const covered: number[] = [];
  let widest = 0;
  for (const row of rows) {
    let column = 0;
    for (const { columns, rows: deep } of row) {
      while ((covered[column] ?? 0) > 0) column += 1;
      for (let step = 0; step < columns; step += 1) covered[column + step] = deep;
      column += columns;
    }
    widest = Math.max(widest, column, covered.findLastIndex((left) => left > 0) + 1);
    for (const [index, left] of covered.entries()) covered[index] = Math.max(0, (left ?? 0) - 1);
  }
  return widest;
}

/** Rows that are too short are filled up, spans are cut at the edges: the grid has no holes. */
function fitRows(rows: readonly TableCell[][], width: number, { line }: CellContext): PlacedRows {
  const empty = (): TableCell => ({ ...line(""), kind: "empty", value: null, columns: 1, rows: 1 });
  const covered = Array.from({ length: width }, () => 0);
  const starts: number[][] = [];
  const fitted = rows.map((row, index) => {
    const cells: TableCell[] = [];
    const begins: number[] = [];
    const given = row[Symbol.iterator]();
    for (let column = 0; column < width;) {
      if ((covered[column] ?? 0) > 0) {
        column += 1;
        continue;
      }
      const cell: TableCell = given.next().value ?? empty();
      let columns = 1;
      while (columns < cell.columns && column + columns < width && covered[column + columns] === 0)
        columns += 1;
      const deep = Math.min(cell.rows, rows.length - index);
      covered.fill(deep, column, column + columns);
      cells.push(columns === cell.columns && deep === cell.rows ? cell : { ...cell, columns, rows: deep });
      begins.push(column);
      column += columns;
    }
    starts.push(begins);
    for (const [at, left] of covered.entries()) covered[at] = Math.max(0, left - 1);
    return cells;
  });
  return { rows: fitted, starts };
}
