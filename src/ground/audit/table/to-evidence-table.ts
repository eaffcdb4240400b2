import type { Cell, TableNote } from "../../../model/document.ts";
import { spreadSpans } from "../../../model/documents/spread-spans.ts";
import type { EvidenceTable } from "../../../model/grounding.ts";
import { largest } from "../../../lib/largest.ts";
import { isFieldList } from "../../../lib/table/is-field-list.ts";
import { isForm } from "../../../lib/text/is-form.ts";
import { countPeriodRows } from "../../../lib/text/period-rows.ts";
import { readAddress } from "./cell-address.ts";
import { isValue, isYear } from "./is-value.ts";
import { unstackRows } from "./unstack-rows.ts";

export interface TableOptions {
  /** Where the rows stand in their sheet, such as A1:C52; from A1 on where nothing is said. */
  range?: string | undefined;
  /** The head of the columns where the rows are a later piece of a long table; it stands in row 1. */
  header?: readonly Cell[] | undefined;
  /** How many of the rows are heads, where that is known. */
  headRows?: number | undefined;
  /** What is known of single cells: those that are merged hold for all that they cover. */
  notes?: readonly TableNote[] | undefined;
}

/** Most tables name their columns in one or two rows; more are seldom heads. */
const mostHeadRows = 6;

/** A table ready to be cited: its heads apart from its rows, every cell as text, addresses kept. */
export function toEvidenceTable(
  rows: readonly (readonly Cell[])[],
  options: TableOptions = {},
): EvidenceTable {
  const start = (options.range === undefined ? undefined : readAddress(options.range)?.from) ?? {
    column: 1,
    row: 1,
  };
  const width = rows.reduce((most, row) => Math.max(most, row.length), 0);
  const texts = withPercents(
    rows.map((row) => toTexts(row, width)),
    options.notes ?? [],
  );
  // only what has no addresses of its own may be cut anew
  const written = options.range === undefined && options.header === undefined ? unstackRows(texts) : texts;
  const spans = (options.notes ?? []).filter(isSpan);
  // rows that were cut anew have moved away from their notes
  const spread = (count: number) =>
    written.length === texts.length && spans.length > 0 ? spreadSpans(written, spans, count) : written;
  if (options.header !== undefined) {
    const more = countPeriodRows(written, 0);
    const head = [toTexts(options.header, width), ...written.slice(0, more)];
    const rows = spread(0).slice(more);
    return { head, headRow: 1, rows, firstRow: start.row + more, firstColumn: start.column };
  }
  const named = isForm(written) ? 0 : (options.headRows ?? countHeadRows(written, spans));
  const count = named === 0 ? 0 : named + countPeriodRows(written, named);
  const whole = spread(count);
  return {
    head: whole.slice(0, count),
    headRow: start.row,
    rows: whole.slice(count),
    firstRow: start.row + count,
    firstColumn: start.column,
  };
}

/** A share is kept as 0.05 and meant as 5 %. */
function withPercents(texts: string[][], notes: readonly TableNote[]): string[][] {
  for (const { row, column, shown = "" } of notes) {
    const cells = texts[row];
    if (cells !== undefined && column < cells.length && /\d\s?%\s*$/u.test(shown))
      cells[column] = shown.trim();
  }
  return texts;
}

function isSpan({ rowSpan = 1, columnSpan = 1 }: TableNote): boolean {
  return rowSpan > 1 || columnSpan > 1;
}

function toTexts(row: readonly Cell[], width: number): string[] {
  return Array.from({ length: width }, (_, column) => {
    const cell = row[column] ?? "";
    return String(cell).trim();
  });
}

/** Titles over the table, then the row that names columns, then what goes on naming them. */
function countHeadRows(rows: readonly string[][], spans: readonly TableNote[]): number {
  let count = 0;
  while (count < mostHeadRows && (isTitle(rows[count]) || isEmpty(rows[count])) && rows.length > count + 2)
    count++;
  const first = rows[count];
  if (first === undefined || rows.length < count + 2) return 0;
  if (isFieldList(rows.slice(count))) return count;
  if (holdsValues(first) || !isFilled(first) || isContinuedBy(rows, count)) return count;
  const top = count;
  count++;
  while (count < mostHeadRows && count + 1 < rows.length && goesOnNaming(rows, count, top)) count++;
  return Math.min(Math.max(count, reachOf(spans, top)), mostHeadRows, rows.length - 1);
}

/** A head that is merged downwards says that the rows beside it are heads too. */
function reachOf(spans: readonly TableNote[], top: number): number {
  return largest(
    spans.map(({ row, rowSpan = 1 }) => (row === top ? row + rowSpan : 0)),
    0,
  );
}

function isTitle(row: readonly string[] | undefined): boolean {
  return (
    row !== undefined &&
    row.length > 1 &&
    row.filter((cell) => cell !== "").length === 1 &&
    !row.some(isValue)
  );
}

function isEmpty(row: readonly string[] | undefined): boolean {
  return row !== undefined && row.every((cell) => cell === "");
}

function isFilled(row: readonly string[]): boolean {
  return row.filter((cell) => cell !== "").length >= Math.min(2, row.length);
}

function holdsValues(row: readonly string[]): boolean {
  return row.some(isValue);
}

/** A first row of names and years over a second one like it is no head: both are rows of a table without one. */
function isContinuedBy(rows: readonly string[][], at: number): boolean {
  const [first, second] = [rows[at] ?? [], rows[at + 1] ?? []];
  const years = first.flatMap((cell, column) => (isYear(cell) ? [column] : []));
  return years.length > 0 && years.length < 2 && years.every((column) => isYear(second[column] ?? ""));
}

/** A second row of heads: nothing beside it is a row's name, or it holds years or units over columns of numbers. */
function goesOnNaming(rows: readonly string[][], at: number, top: number): boolean {
  const row = rows[at] ?? [];
  if (holdsValues(row) || row.every((cell) => cell === "")) return false;
  const others = row.slice(1).filter((cell) => cell !== "");
  if (others.length === 0) return false;
  if (comesBack(rows, at)) return false;
  // the column of names has no head yet: it is in this row
  if (row[0] === "" || rows.slice(top, at).every((above) => above[0] === "")) return true;
  return others.length >= 2 && others.every(isYear);
}

/** What stands once more in its column is a value; only a head that is repeated as a whole comes back. */
function comesBack(rows: readonly string[][], at: number): boolean {
  const row = rows[at] ?? [];
  const below = rows.slice(at + 1).filter((other) => other.some((cell, column) => cell !== row[column]));
  return row.some(
    (cell, column) => column > 0 && cell !== "" && below.some((other) => other[column] === cell),
  );
}
