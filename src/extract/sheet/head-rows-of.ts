import type { SheetFrame, WorkbookCell, WorkbookRow } from "./workbook-row.ts";

/** How many rows stand above the data where nothing names the columns; undefined where something may do so. */
export function headRowsOf(
  rows: readonly WorkbookRow[],
  { spansOf }: Pick<SheetFrame, "spansOf">,
): number | undefined {
  let titles = 0;
  while (titles + 2 < rows.length && isTitle(rows[titles])) titles += 1;
  const [top, first, second] = [rows[0], rows[titles], rows[titles + 1]];
  if (top === undefined || first === undefined || second === undefined) return undefined;
  const isNarrow = !isWide(first, rows.slice(titles + 1), spansOf(first.row)) && !second.cells.every(isText);
  return isNarrow || holdsAnswers(first, second) ? first.row - top.row : undefined;
}

function isTitle(row: WorkbookRow | undefined): boolean {
  return row?.cells.length === 1 && row.cells.every(isText);
}

function isText({ value, type }: WorkbookCell): boolean {
  return typeof value === "string" && type === undefined;
}

/** Yes and no, faults, and words that formulas say in row after row: values, never names. */
function holdsAnswers(first: WorkbookRow, second: WorkbookRow): boolean {
  const computed = new Set(second.cells.flatMap((cell) => (cell.formula === undefined ? [] : [cell.column])));
  return first.cells.some(
    (cell) =>
      typeof cell.value === "boolean" ||
      cell.type === "error" ||
      (cell.formula !== undefined && isText(cell) && computed.has(cell.column)),
  );
}

/** Whether it stands over at least half of the columns that hold something below. */
function isWide(
  first: WorkbookRow,
  below: readonly WorkbookRow[],
  spans: ReturnType<SheetFrame["spansOf"]>,
): boolean {
  const columns = new Set(below.flatMap(({ cells }) => cells.map(({ column }) => column)));
  const isOver = (column: number) =>
    first.cells.some((cell) => cell.column === column) ||
    spans.some((span) => column >= span.column && column < span.column + span.columnSpan);
  return [...columns].filter(isOver).length * 2 >= columns.size;
}
