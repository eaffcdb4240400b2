import type { Cell, Table, TableNote } from "../../model/document.ts";
import type { Hidden, NewPart } from "../reader.ts";
import { rangeName } from "../../lib/cell-address.ts";
import type { CellArea } from "../../lib/cell-address.ts";
import { headRowsOf } from "./head-rows-of.ts";
import type { WorkbookCell, SheetFrame, WorkbookRow } from "./workbook-row.ts";

type Header = ReadonlyMap<number, Cell> | undefined;

interface Placed {
  cell: WorkbookCell;
  row: number;
}

/** More empty columns than this part two tables. */
const widestGap = 20;
const denseArea = 20_000;
const mostEmptyPerCell = 50;

/** The rows of one stretch of a sheet as parts: what is seen, then what hidden rows and columns hold. */
export function* toTableParts(
  rows: readonly WorkbookRow[],
  frame: SheetFrame,
  header: Header,
): Generator<NewPart> {
  for (const group of groupsOf(rows)) {
    const sets: [hidden: Hidden | undefined, cells: Placed[]][] = frame.hidden
      ? [["sheet", group.flatMap(placed)]]
      : [
          [undefined, group.flatMap((row) => (row.hidden ? [] : placed(row).filter(isSeen)))],
          ["row", group.flatMap((row) => (row.hidden ? placed(row) : []))],
          ["column", group.flatMap((row) => (row.hidden ? [] : placed(row).filter((one) => !isSeen(one))))],
        ];
    const headRows = header === undefined ? headRowsOf(group, frame) : undefined;
    for (const [hidden, cells] of sets)
      if (cells.length > 0) {
        const isWhole = cells[0]?.row === group[0]?.row;
        yield toPart(cells, {
          frame,
          header,
          hidden,
          ...(isWhole && headRows !== undefined && { headRows }),
        });
      }
  }
  function isSeen({ cell }: Placed): boolean {
    return !frame.isHiddenColumn(cell.column);
  }
}

function placed(row: WorkbookRow): Placed[] {
  return row.cells.map((cell) => ({ cell, row: row.row }));
}

/** Tables side by side are parts of their own; a scattering of cells goes row by row. */
function groupsOf(rows: readonly WorkbookRow[]): WorkbookRow[][] {
  const groups = splitColumns(rows);
  return groups.flatMap((group) =>
    isScattered(group) ? group.flatMap((row) => splitColumns([row])) : [group],
  );
}

function isScattered(rows: readonly WorkbookRow[]): boolean {
  const cells = rows.flatMap(placed);
  const { top, left, bottom, right } = areaOf(cells);
  const area = (bottom - top + 1) * (right - left + 1);
  return area > denseArea && area > mostEmptyPerCell * cells.length;
}

function splitColumns(rows: readonly WorkbookRow[]): WorkbookRow[][] {
  const columns = new Set<number>();
  for (const row of rows) for (const cell of row.cells) columns.add(cell.column);
  const starts: number[] = [];
  let last = -Infinity;
  for (const column of [...columns].toSorted((a, b) => a - b)) {
    if (column - last > widestGap + 1) starts.push(column);
    last = column;
  }
  if (starts.length < 2) return [[...rows]];
  return starts.map((start, at) => {
    const end = starts[at + 1] ?? Infinity;
    return rows
      .map((row) => ({
        ...row,
        cells: row.cells.filter(({ column }) => column >= start && column < end),
      }))
      .filter((row) => row.cells.length > 0);
  });
}

function areaOf(cells: readonly Placed[]): CellArea {
  const area = { top: Infinity, left: Infinity, bottom: 0, right: 0 };
  for (const { cell, row } of cells) {
    area.top = Math.min(area.top, row);
    area.bottom = Math.max(area.bottom, row);
    area.left = Math.min(area.left, cell.column);
    area.right = Math.max(area.right, cell.column);
  }
  return area;
}

interface PartScope {
  frame: SheetFrame;
  header: Header;
  hidden: Hidden | undefined;
  /** Where nothing names the columns: the rows above the data. */
  headRows?: number;
}

function toPart(cells: readonly Placed[], { frame, header, hidden, headRows }: PartScope): NewPart {
  const area = areaOf(cells);
  const width = area.right - area.left + 1;
  const height = area.bottom - area.top + 1;
  const rows = Array.from({ length: height }, (): Cell[] => Array.from({ length: width }, () => null));
  const shown = Array.from({ length: height }, (): string[] | undefined => undefined);
  for (const { cell, row } of cells) {
    const at = row - area.top;
    const target = rows[at];
    if (target !== undefined) target[cell.column - area.left] = cell.value;
    const line = (shown[at] ??= Array.from({ length: width }, () => ""));
    line[cell.column - area.left] = cell.shown;
  }
  const table: Table = { rows };
  const names = header === undefined ? [] : namesOf(header, area);
  if (names.some((name) => name !== null)) table.header = names;
  if (headRows !== undefined) table.headRows = headRows;
  const isAside = hidden === "row" || hidden === "column";
  const notes = [...notesOf(cells, { area, frame, isAside })];
  if (notes.length > 0) table.notes = notes;
  return {
    type: "table",
    text: shown.map((line) => (line === undefined ? "" : oneLine(line.join(" | ")))).join("\n"),
    table,
    heading: [frame.name],
    position: { sheet: frame.name, range: rangeName(area) },
    ...(hidden === undefined ? {} : { hidden }),
  };
}

function oneLine(text: string): string {
  return text.includes("\n") ? text.replaceAll(/\n+/g, " ") : text;
}

function namesOf(header: ReadonlyMap<number, Cell>, area: CellArea): Cell[] {
  const names: Cell[] = [];
  for (let column = area.left; column <= area.right; column += 1) names.push(header.get(column) ?? null);
  return names;
}

interface NoteScope {
  area: CellArea;
  frame: SheetFrame;
  /** Its part stands beside the one that is seen, which tells of the empty merged cells. */
  isAside: boolean;
}

function* notesOf(cells: readonly Placed[], { area, frame, isAside }: NoteScope): Generator<TableNote> {
  const spans = new Map<number, Pick<TableNote, "rowSpan" | "columnSpan">>();
  const width = area.right - area.left + 1;
  for (let row = area.top; row <= area.bottom; row += 1)
    for (const { column, rowSpan, columnSpan } of frame.spansOf(row))
      if (column >= area.left && column <= area.right)
        spans.set((row - area.top) * width + column - area.left, { rowSpan, columnSpan });
  for (const { cell, row } of cells) {
    const at = { row: row - area.top, column: cell.column - area.left };
    const key = at.row * width + at.column;
    const note = noteOf(cell, at, frame.commentAt(row, cell.column));
    const span = spans.get(key);
    spans.delete(key);
    if (note !== undefined || span !== undefined) yield { ...(note ?? at), ...span };
  }
  if (isAside) return;
  for (const [key, span] of spans) yield { row: Math.floor(key / width), column: key % width, ...span };
}

/** What is true of a cell beside its value; undefined where nothing is, as of most. */
function noteOf(
  { value, shown, type, formula }: WorkbookCell,
  at: Pick<TableNote, "row" | "column">,
  comment: string | undefined,
): TableNote | undefined {
  const differs = shown !== "" && typeof value !== "boolean" && shown !== String(value ?? "");
  if (type === undefined && formula === undefined && comment === undefined && !differs) return undefined;
  const note: TableNote = at;
  if (type !== undefined) note.type = type;
  if (formula !== undefined) note.formula = formula;
  if (differs) note.shown = shown;
  if (comment !== undefined) note.comment = comment;
  return note;
}
