import type { Cell, Table, TableNote } from "../../model/document.ts";
import { largest } from "../../lib/largest.ts";
import { tableText } from "../table-text.ts";
import { createInlineText, type InlineText } from "./inline-text.ts";

export interface TableBuilder {
  openRow(): void;
  closeRow(): void;
  /** `isHead` where it is marked as one. */
  openCell(attributes: Record<string, string>, isHead: boolean): void;
  /** Where the part of the table begins that holds its heads, and where it ends. */
  setHeads(isHead: boolean): void;
  closeCell(): void;
  /** Where text goes: the open cell, or what stands in the table outside its cells, such as the caption. */
  text(): InlineText;
  /** Whether enough rows wait to be handed over as one part of a long table. */
  isLong(): boolean;
  /** The rows so far, where there are any. */
  take(): { table: Table; text: string } | undefined;
  takeOutside(): string;
}

interface OpenCell {
  text: InlineText;
  rowSpan: number;
  columnSpan: number;
  isHead: boolean;
}

const longTable = { rows: 1_000, characters: 200_000 };
const widestSpan = 1_000;
/** Empty cells that spans may add beyond the cells that are there: a few bytes must not become a giant grid. */
const mostPadding = 100_000;

/** A grid of rows; cells under a span are null, and the span is a note at its first cell. */
export function createTableBuilder(): TableBuilder {
  const outside = createInlineText();
  let rows: Cell[][] = [];
  let notes: TableNote[] = [];
  let header: Cell[] | undefined;
  let characters = 0;
  const spans = createSpans();
  const heads = createHeads();
  let row: Cell[] | undefined;
  let cell: OpenCell | undefined;
  const place = (target: Cell[], { text, rowSpan, columnSpan, isHead }: OpenCell) => {
    spans.fill(target);
    heads.cell(isHead, rowSpan);
    const column = target.length;
    const value = text.take();
    characters += value.length;
    target.push(value);
    spans.open(target, { column, rowSpan, columnSpan });
    if (rowSpan > 1 || columnSpan > 1)
      notes.push({ row: rows.length, column, ...sizesOf({ rowSpan, columnSpan }) });
  };
  const builder: TableBuilder = {
    openRow() {
      builder.closeRow();
      row = [];
    },
    closeRow() {
      builder.closeCell();
      if (row === undefined) return;
      spans.fill(row);
      spans.endRow();
      if (row.length > 0) rows.push(row);
      heads.endRow();
      row = undefined;
    },
    setHeads: heads.set,
    openCell(attributes, isHead) {
      builder.closeCell();
      row ??= [];
      const spanned = { rowSpan: toSpan(attributes["rowspan"]), columnSpan: toSpan(attributes["colspan"]) };
      cell = { text: createInlineText(), ...spanned, isHead };
    },
    closeCell() {
      if (cell === undefined || row === undefined) return;
      place(row, cell);
      cell = undefined;
    },
    text: () => cell?.text ?? outside,
    isLong: () => row === undefined && (rows.length >= longTable.rows || characters >= longTable.characters),
    take() {
      if (rows.length === 0) return undefined;
      const table = toTable({ rows, notes, header, heads: heads.count() });
      header ??= rows[0];
      [rows, notes, characters] = [[], [], 0];
      return { table, text: tableText(table.rows) };
    },
    takeOutside: () => outside.take(),
  };
  return builder;
}

/** A head that reaches further down is none. */
const tallestHead = 3;

/** Counts the first rows that hold nothing but heads. */
function createHeads() {
  let isMarked = false;
  let isOver = false;
  let [count, rows, reach] = [0, 0, 0];
  let cells: { isHead: boolean; rowSpan: number }[] = [];
  return {
    set(isHead: boolean) {
      isMarked = isHead;
    },
    cell(isHead: boolean, rowSpan: number) {
      cells.push({ isHead: isHead || isMarked, rowSpan });
    },
    endRow() {
      if (cells.length === 0) return;
      const isHead = cells.every((cell) => cell.isHead);
      const spans = cells.map(({ rowSpan }) => rowSpan).filter((span) => span <= tallestHead);
      if (isHead && !isOver)
        reach = largest(
          spans.map((span) => rows + span),
          reach,
        );
      isOver ||= !isHead && rows >= reach;
      rows += 1;
      if (!isOver) count = rows;
      cells = [];
    },
    count: () => count,
  };
}

/** Follows the cells that reach over columns and down rows. */
function createSpans() {
  /** By column: how many rows, this one counted, the cell above still reaches. */
  const reaching = new Map<number, number>();
  let padding = 0;
  const pad = (row: Cell[]) => {
    padding += 1;
    row.push(null);
  };
  return {
    /** Steps over what cells from above cover. */
    fill(row: Cell[]) {
      while (reaching.has(row.length) && padding < mostPadding) pad(row);
    },
    open(
      row: Cell[],
      { column, rowSpan, columnSpan }: { column: number; rowSpan: number; columnSpan: number },
    ) {
      for (let more = 1; more < columnSpan && padding < mostPadding; more += 1) pad(row);
      if (rowSpan === 1 || reaching.size >= widestSpan) return;
      for (let at = column; at < row.length; at += 1) reaching.set(at, rowSpan);
    },
    endRow() {
      for (const [column, left] of reaching) {
        if (left <= 1) reaching.delete(column);
        else reaching.set(column, left - 1);
      }
    },
  };
}

function sizesOf({ rowSpan, columnSpan }: { rowSpan: number; columnSpan: number }) {
  return { ...(rowSpan > 1 ? { rowSpan } : {}), ...(columnSpan > 1 ? { columnSpan } : {}) };
}

interface TakenRows {
  rows: Cell[][];
  notes: TableNote[];
  header: Cell[] | undefined;
  heads: number;
}

function toTable({ rows, notes, header, heads }: TakenRows): Table {
  const isHeaded = header === undefined && heads > 0 && heads < rows.length;
  const kept = notes.map((note) =>
    note.rowSpan === undefined ? note : { ...note, rowSpan: Math.min(note.rowSpan, rows.length - note.row) },
  );
  return {
    rows,
    ...(header === undefined ? {} : { header }),
    ...(isHeaded ? { headRows: heads } : {}),
    ...(kept.length === 0 ? {} : { notes: kept }),
  };
}

function toSpan(value: string | undefined): number {
  const span = Number.parseInt(value ?? "1", 10);
  return Number.isNaN(span) || span < 1 ? 1 : Math.min(span, widestSpan);
}
