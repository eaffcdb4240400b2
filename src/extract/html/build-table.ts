import type { Cell, Table, TableNote } from "../../model/document.ts";
import { tableText } from "../table-text.ts";
import { createInlineText, type InlineText } from "./inline-text.ts";

export interface TableBuilder {
  openRow(): void;
  closeRow(): void;
  openCell(attributes: Record<string, string>): void;
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
  let row: Cell[] | undefined;
  let cell: OpenCell | undefined;
  const place = (target: Cell[], { text, rowSpan, columnSpan }: OpenCell) => {
    spans.fill(target);
    const column = target.length;
    const value = text.take();
    characters += value.length;
    target.push(value);
    spans.open(target, { column, rowSpan, columnSpan });
    if (rowSpan === 1 && columnSpan === 1) return;
    const sizes = { ...(rowSpan > 1 ? { rowSpan } : {}), ...(columnSpan > 1 ? { columnSpan } : {}) };
    notes.push({ row: rows.length, column, ...sizes });
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
      row = undefined;
    },
    openCell(attributes) {
      builder.closeCell();
      row ??= [];
      cell = {
        text: createInlineText(),
        rowSpan: toSpan(attributes["rowspan"]),
        columnSpan: toSpan(attributes["colspan"]),
      };
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
      const table = toTable(rows, notes, header);
      header ??= rows[0];
      [rows, notes, characters] = [[], [], 0];
      return { table, text: tableText(table.rows) };
    },
    takeOutside: () => outside.take(),
  };
  return builder;
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

function toTable(rows: Cell[][], notes: TableNote[], header: Cell[] | undefined): Table {
  const kept = notes.map((note) =>
    note.rowSpan === undefined ? note : { ...note, rowSpan: Math.min(note.rowSpan, rows.length - note.row) },
  );
  return { rows, ...(header === undefined ? {} : { header }), ...(kept.length === 0 ? {} : { notes: kept }) };
}

function toSpan(value: string | undefined): number {
  const span = Number.parseInt(value ?? "1", 10);
  return Number.isNaN(span) || span < 1 ? 1 : Math.min(span, widestSpan);
}
