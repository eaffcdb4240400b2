import type { Cell, Table, TableNote } from "../../model/document.ts";

export interface CellSpan {
  columnSpan?: number;
  rowSpan?: number;
  /** The cell goes on with the one above it, or with the one before it. */
  continues?: "above" | "before";
  /** The cells it covers come as cells of their own. */
  coveredFollow?: boolean;
}

export interface TableCollector {
  openRow(): void;
  /** Columns the row leaves out before its first or next cell. */
  skip(columns: number): void;
  /** The row at hand is marked as a head. */
  markHead(): void;
  cell(text: string, span: CellSpan, times?: number): void;
  /** Gives the rows so far as a part of their own where they are many; a row may stand for several. */
  closeRow(times?: number): Table | undefined;
  take(): Table | undefined;
}

export const mostColumns = 1_024;
const mostRows = 2_000;
/** A few bytes may claim a row or a cell a million times over. */
const mostRepeats = 1_000;
const mostRepeated = 1_048_576;

interface Place {
  row: number;
  column: number;
}

interface Rows {
  rows: Cell[][];
  notes: Map<string, TableNote>;
  row: Cell[] | undefined;
  /** How many of the first rows are marked as heads. */
  heads: number;
  /** The column of the last cell that stands for itself. */
  owner: number;
  /** Per column the cell above that further rows may go on with. */
  above: (Place | undefined)[];
}

/** Rows as they come: covered cells are empty, spans are notes at the cell that holds the value. */
export function collectTable(): TableCollector {
  const state: Rows = { rows: [], notes: new Map(), row: undefined, heads: 0, owner: 0, above: [] };
  let header: Cell[] | undefined;
  const take = (): Table | undefined => {
    const { rows, notes } = state;
    if (rows.length === 0) return undefined;
    const table: Table = { rows };
    if (header !== undefined) table.header = header;
    else if (state.heads > 0 && state.heads < rows.length) table.headRows = state.heads;
    if (notes.size > 0) table.notes = [...notes.values()];
    header ??= rows[0];
    Object.assign(state, { rows: [], notes: new Map(), above: [] });
    return table;
  };
  return {
    openRow() {
      state.row = [];
      state.owner = 0;
    },
    markHead() {
      if (state.heads === state.rows.length) state.heads += 1;
    },
    skip(columns) {
      const { row } = state;
      for (let count = 0; count < columns && row !== undefined && row.length < mostColumns; count += 1)
        row.push(null);
    },
    cell(text, span, times = 1) {
      const most = Math.min(times, mostColumns, Math.ceil(mostRepeated / (1 + text.length)));
      addCell(state, text, span);
      for (let count = 1; count < most; count += 1) addCell(state, text, span);
    },
    closeRow(times = 1) {
      const { row = [] } = state;
      const most = Math.min(times, mostRepeats, Math.ceil(mostRepeated / (1 + sizeOf(row))));
      if (state.row !== undefined) state.rows.push(row);
      for (let count = 1; count < most; count += 1) state.rows.push([...row]);
      state.row = undefined;
      return state.rows.length >= mostRows ? take() : undefined;
    },
    take,
  };
}

function addCell(state: Rows, text: string, span: CellSpan): void {
  const { columnSpan = 1, rowSpan = 1, continues } = span;
  const row = (state.row ??= []);
  const { above, owner } = state;
  const column = row.length;
  const at: Place = { row: state.rows.length, column };
  if (continues === "before" && owner < column)
    noteAt(state, { row: at.row, column: owner }).columnSpan = column - owner + 1;
  else if (continues === "above") grow(state, column);
  else {
    state.owner = column;
    above[column] = at;
    if (columnSpan > 1) noteAt(state, at).columnSpan = Math.min(columnSpan, mostColumns);
    if (rowSpan > 1) noteAt(state, at).rowSpan = rowSpan;
  }
  row.push(text === "" ? null : text);
  if (span.coveredFollow === true) return;
  for (let count = 1; count < columnSpan && row.length < mostColumns; count += 1) {
    above[row.length] = at;
    row.push(null);
  }
}

function noteAt({ notes }: Rows, at: Place): TableNote {
  const key = `${at.row}:${at.column}`;
  const note = notes.get(key) ?? { ...at };
  notes.set(key, note);
  return note;
}

function grow(state: Rows, column: number): void {
  const start = state.above[column];
  if (start === undefined || start.column !== column) return;
  const note = noteAt(state, start);
  note.rowSpan = Math.max(note.rowSpan ?? 1, state.rows.length - start.row + 1);
}

function sizeOf(row: readonly Cell[]): number {
  return row.reduce<number>((size, cell) => size + String(cell ?? "").length + 1, 0);
}
