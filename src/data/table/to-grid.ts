import { parseArea } from "../../lib/cell-address.ts";
import type { Cell, ContentPart, TableNote } from "../../model/document.ts";
import { plainNumber, timesHundred } from "./read-number-cell.ts";
import type { ExtractedCell } from "./type-column.ts";
import type { RowPlace } from "./typed-table.ts";

export interface TableGridRow {
  cells: ExtractedCell[];
  place: RowPlace;
}

/** A table as it stands, before anything is said about its head and its types. */
export interface TableGrid {
  rows: TableGridRow[];
  /** Where the first column stands in its document. */
  left: number;
  /** A head that an earlier part of the same table gave. */
  header?: string[];
  /** Spans of heads: by row of the grid, then by column. */
  spans: Map<string, { rows: number; columns: number }>;
}

const blankCell: ExtractedCell = { text: "" };

/** The cells of a part with their written text; merged labels stand in every row that they cover. */
export function toGrid(part: ContentPart, partIndex: number): TableGrid | undefined {
  const { table, position } = part;
  if (table === undefined) return undefined;
  const area = parseArea(position.range ?? "");
  const notes = new Map((table.notes ?? []).map((note) => [`${note.row}:${note.column}`, note]));
  const written = writtenTexts(part);
  const lines = new Map(
    (table.notes ?? []).flatMap(({ row, line }) => (line === undefined ? [] : [[row, { line }]])),
  );
  const rows = table.rows.map((row, at): TableGridRow => ({
    cells: row.map((cell, column) => toRaw(cell, notes.get(`${at}:${column}`), written?.[at]?.[column])),
    place: { part: partIndex, row: (area?.top ?? 0) + at, ...(lines.get(at) ?? lineOf(position.line, at)) },
  }));
  const spans: TableGrid["spans"] = new Map();
  for (const { row, column, rowSpan = 1, columnSpan = 1 } of table.notes ?? []) {
    if (rowSpan + columnSpan <= 2) continue;
    spans.set(`${row}:${column}`, { rows: rowSpan, columns: columnSpan });
    fillDown(rows, { row, column, rowSpan });
  }
  const header = table.header?.map((cell) => (cell === null ? "" : String(cell)));
  return { rows, left: area?.left ?? 0, spans, ...(header !== undefined && { header }) };
}

function lineOf(line: number | undefined, at: number): Pick<RowPlace, "line"> {
  return line === undefined ? {} : { line: line + at };
}

/** A text cell that is merged over several rows holds for all of them; a number counts once. */
function fillDown(
  rows: TableGridRow[],
  { row, column, rowSpan }: { row: number; column: number; rowSpan: number },
): void {
  const cell = rows[row]?.cells[column];
  if (cell === undefined || cell.exact !== undefined || !/\p{L}/u.test(cell.text)) return;
  for (let at = row + 1; at < Math.min(rows.length, row + rowSpan); at += 1) {
    const cells = rows[at]?.cells;
    if (cells !== undefined && (cells[column]?.text ?? "") === "") cells[column] = cell;
  }
}

function toRaw(cell: Cell, note: TableNote | undefined, written: string | undefined): ExtractedCell {
  if (cell === null) return blankCell;
  if (note?.type === "error") return { text: String(cell) };
  if (typeof cell === "boolean") return { text: note?.shown ?? String(cell), boolean: cell };
  if (typeof cell === "string")
    return { text: note?.shown ?? cell, ...(note?.type === "date" && { date: cell }) };
  const exact = plainNumber(cell);
  const text = note?.shown ?? written ?? exact ?? String(cell);
  if (exact === undefined) return { text };
  // what a file of text wrote is the value; what a sheet shows is a rounded look at it
  if (note?.shown === undefined && written !== undefined) return { text };
  return { text, exact: /%\s*$/.test(text) ? timesHundred(exact) : exact };
}

/** The texts of a delimited file, whose numbers lose their written form on the way; only where they can be told apart for sure. */
function writtenTexts({ text, table, position }: ContentPart): (string[] | undefined)[] | undefined {
  if (table === undefined || position.sheet !== undefined || position.line === undefined) return undefined;
  const lines = text.split("\n");
  if (lines.length !== table.rows.length) return undefined;
  return lines.map((line, at) => {
    const cells = line.split(" | ");
    const row = table.rows[at] ?? [];
    if (cells.length !== row.length) return undefined;
    const fits = row.every((cell, column) => typeof cell !== "number" || Number(cells[column]) === cell);
    return fits ? cells : undefined;
  });
}
