import { readCellFormat } from "./cell-format.ts";
import { marksWidth } from "../citations/source-text.ts";
import { displayWidth } from "../display-width.ts";
import type { CellKind, TableBlock, TableCell, TableColumn } from "../layout.ts";
import { mapIterable } from "../map-iterable.ts";
import { readCell } from "./read-cell.ts";
import type { CellContext, ColumnHints } from "./read-cell.ts";
import { createCellReader } from "./remember-cells.ts";
import type { CellReader } from "./remember-cells.ts";
import { toText } from "../to-text.ts";

export interface TableElement {
  headers: readonly unknown[];
  rows: readonly (readonly unknown[])[];
  columns?: readonly { format?: unknown; currency?: unknown; align?: unknown }[] | undefined;
}

type TableParts = Pick<TableBlock, "columns" | "head" | "rows" | "manyRows">;

/** From so many rows on a writer that can gets them one by one, so that the table is not in memory twice. */
const manyRows = 5_000;

/** Numbers under such a head are names: grouping their digits would make them unreadable. */
const nameHead = /\b(?:id|nr|no|nummer|number|numéro|numero|número|year|jahr|année|anno|año|code|plz|zip)\b/i;

/** Rows of a table as cells with a type, every one at its place in the grid. */
export function readTable(element: TableElement, context: CellContext): TableParts {
  const headRows = element.headers.some(Array.isArray)
    ? (element.headers as readonly unknown[][])
    : [element.headers];
  const filled = headRows.filter((row) => row.some((cell) => toText(cell) !== ""));
  const hints = columnHints(element, filled);
  const noHints: ColumnHints = { grouped: false, format: { kind: "text" } };
  const head = filled.map((row) => row.map((cell) => readCell(cell, noHints, context)));
  if (context.streamsRows === true && isLong(element))
    return readLongTable({ element, hints, head }, context);
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
  head: Placed,
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
  { rows, columns = [] }: TableElement,
  head: readonly (readonly unknown[])[],
): ColumnHints[] {
  const widest = rows.reduce((most, row) => Math.max(most, row.length), columns.length);
  const names = head.at(-1) ?? [];
  return Array.from({ length: widest }, (_, index) => {
    const format = readCellFormat(columns[index]?.format, columns[index]?.currency);
    const every = (test: (number: number) => boolean) =>
      rows.every(({ [index]: cell }) => typeof cell !== "number" || test(cell));
    const allAlike = every((number) => Number.isInteger(number) && number >= 1000 && number <= 9999);
    const isName = nameHead.test(toText(names[index])) && every(Number.isInteger);
    return { format, grouped: format?.kind === "number" || !(allAlike || isName) };
  });
}

/** Each cell is read with the hints of the column it comes to stand in. */
function placeRows(
  rows: readonly (readonly unknown[])[],
  hints: readonly ColumnHints[],
  context: CellContext,
): TableCell[][] {
  const covered: number[] = [];
  return rows.map((row) => {
    let column = 0;
    const skip = () => {
      while ((covered[column] ?? 0) > 0) column += 1;
    };
    const cells = row.map((given) => {
      skip();
      const cell = readCell(given, hints[column] ?? { grouped: true }, context);
      for (let step = 0; step < cell.columns; step += 1) covered[column + step] = cell.rows;
      column += cell.columns;
      return cell;
    });
    for (const [index, left] of covered.entries()) covered[index] = Math.max(0, (left ?? 0) - 1);
    return cells;
  });
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

interface Placed {
  rows: TableCell[][];
  /** The column each cell begins in. */
  starts: number[][];
}

/** Rows that are too short are filled up, spans are cut at the edges: the grid has no holes. */
function fitRows(rows: readonly TableCell[][], width: number, { line }: CellContext): Placed {
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

const aligns: ReadonlyMap<unknown, TableColumn["align"]> = new Map([
  ...["start", "left"].map((word) => [word, "start"] as const),
  ...["end", "right"].map((word) => [word, "end"] as const),
  ...["center", "centre"].map((word) => [word, "center"] as const),
]);

type Looked = ReturnType<CellReader["look"]>;

/** What is found out about columns, by their number. */
interface ColumnRecord {
  kinds: Set<CellKind>[];
  /** Characters. */
  widths: number[];
}

const createColumnRecord = (): ColumnRecord => ({ kinds: [], widths: [] });

function describeColumns(head: Placed, body: Placed, element: TableElement): TableColumn[] {
  const seen = createColumnRecord();
  seeCells(head, seen, false);
  seeCells(body, seen, true);
  return toColumns(Math.max(columnsOf(head), columnsOf(body), 1), seen, element);
}

function seeCells({ rows, starts }: Placed, seen: ColumnRecord, isBody: boolean): void {
  rows.forEach((row, index) =>
    row.forEach((cell, position) => {
      const column = starts[index]?.[position] ?? 0;
      if (cell.columns > 1) return;
      seen.widths[column] = Math.max(seen.widths[column] ?? 0, longestLine(cell));
      if (isBody) seeKind(cell, column, seen);
    }),
  );
}

function seeKind(cell: Looked, column: number, { kinds }: ColumnRecord): void {
  if (cell.kind !== "empty") (kinds[column] ??= new Set()).add(kindOf(cell));
}

function toColumns(
  count: number,
  { kinds, widths }: ColumnRecord,
  { columns = [] }: TableElement,
): TableColumn[] {
  return Array.from({ length: count }, (_, index) => {
    const found = [...(kinds[index] ?? [])];
    const [only = "text"] = found;
    const kind = found.length > 1 ? "text" : only;
    return { kind, align: aligns.get(columns[index]?.align) ?? alignOf(kind), width: widths[index] ?? 0 };
  });
}

function columnsOf({ rows, starts }: Placed): number {
  const [row = []] = rows;
  const [begins = []] = starts;
  return (begins.at(-1) ?? 0) + (row.at(-1)?.columns ?? 0);
}

/** A formula counts as what it comes to. */
function kindOf({ kind, cached, currency, format }: Looked): CellKind {
  if (kind !== "formula") return kind;
  if (typeof cached === "boolean") return "boolean";
  if (typeof cached === "string") return "text";
  if (currency !== undefined) return "currency";
  return format?.includes("%") === true ? "percent" : "number";
}

function alignOf(kind: CellKind): TableColumn["align"] {
  if (kind === "number" || kind === "percent" || kind === "currency") return "end";
  return kind === "boolean" ? "center" : "start";
}

function longestLine({ spans }: TableCell): number {
  const text = spans.length === 1 ? (spans[0]?.text ?? "") : spans.map((span) => span.text).join("");
  const marks = spans.length === 1 ? 0 : marksWidth(spans);
  if (!text.includes("\n")) return displayWidth(text) + marks;
  return text.split("\n").reduce((most, line) => Math.max(most, displayWidth(line)), 0) + marks;
}
