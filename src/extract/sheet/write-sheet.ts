import type { Cell } from "../../model/document.ts";
import { findHeader } from "./find-header.ts";
import type { SheetOutput } from "./sheet-output.ts";
import type { SheetFrame, WorkbookRow } from "./workbook-row.ts";
import { cutColumns, findSides, splitTables } from "./split-tables.ts";
import { toTableParts } from "./to-table-parts.ts";

const rowsPerPart = 200;
const cellsPerPart = 50_000;
const textPerPart = 1_048_576;
/** More empty rows than this part two tables. */
const widestGap = 10;
const headSample = 10;

/** Turns rows, as they come, into table parts; holds the rows of one part. */
export function createSheetWriter(frame: SheetFrame, output: SheetOutput) {
  let rows: WorkbookRow[] = [];
  let cells = 0;
  let text = 0;
  let header: Map<number, Cell> | undefined;
  let sides: number[] = [];
  let isFirstOfBlock = true;

  async function write(table: readonly WorkbookRow[]) {
    if (isFirstOfBlock) sides = findSides(table);
    const tables = cutColumns(table, sides);
    for (const side of tables)
      for (const part of toTableParts(side, frame, isFirstOfBlock ? undefined : header))
        await output.part(part);
    if (isFirstOfBlock) header = headersOf(tables);
  }

  async function flush() {
    if (rows.length === 0) return;
    const batch = rows;
    rows = [];
    cells = 0;
    text = 0;
    for (const table of splitTables(batch)) {
      await write(table);
      isFirstOfBlock = true;
    }
    isFirstOfBlock = false;
  }

  async function place(row: WorkbookRow) {
    const first = rows[0];
    const last = rows.at(-1);
    if (first === undefined || last === undefined) return;
    const gap = row.row - last.row - 1;
    const isNewBlock = gap < 0 || gap > widestGap;
    if (isNewBlock || row.row - first.row >= rowsPerPart || cells > cellsPerPart || text > textPerPart)
      await flush();
    if (isNewBlock) isFirstOfBlock = true;
  }

  return {
    async row(row: WorkbookRow) {
      output.rowDone();
      if (row.cells.length === 0) return;
      await place(row);
      rows.push(row);
      cells += row.cells.length;
      for (const cell of row.cells) text += cell.shown.length + (cell.formula?.length ?? 0);
    },
    end: flush,
  };
}

/** Tables beside each other have columns of their own. */
function headersOf(tables: readonly (readonly WorkbookRow[])[]): Map<number, Cell> | undefined {
  const headers = tables.flatMap((table) => [...(headerOf(table) ?? [])]);
  return headers.length === 0 ? undefined : new Map(headers);
}

function headerOf(rows: readonly WorkbookRow[]): Map<number, Cell> | undefined {
  const sample = rows.slice(0, headSample).map((row) => row.cells.map(headCell));
  const found = findHeader(sample);
  const row = found === undefined ? undefined : rows[found];
  return row === undefined ? undefined : new Map(row.cells.map((cell) => [cell.column, cell.value]));
}

/** A date is a value of the table, not the name of a column. */
function headCell(cell: WorkbookRow["cells"][number]): Cell {
  return cell.type === undefined ? cell.value : 0;
}
