import type { TableCell } from "../../layout.ts";
import { mapIterable } from "../../map-iterable.ts";

export interface PlacedCell {
  column: number;
  cell: TableCell;
  /** As many as there is room for: two merged areas that overlap make a file that Excel calls damaged. */
  columns: number;
  rows: number;
  /** Of a place that a cell further up spans: that cell; it is there for its borders only. */
  spannedBy?: PlacedCell;
}

/** Excel has no column beyond XFD. */
export const mostColumns = 16_384;

/** Gives each cell its column, past those that cells above it span; by column, those spanned included. */
export function placeCells(rows: Iterable<readonly TableCell[]>): Iterable<PlacedCell[]> {
  return {
    [Symbol.iterator]() {
      const covers: (Cover | undefined)[] = [];
      return mapIterable(rows, (row) => placeRow(row, covers))[Symbol.iterator]();
    },
  };
}

function placeRow(row: readonly TableCell[], covers: (Cover | undefined)[]): PlacedCell[] {
  const placed: PlacedCell[] = [];
  let column = skipCovered(0, covers, placed);
  for (const cell of row) {
    if (column >= mostColumns) break;
    const columns = roomFor(cell, column, covers);
    placed.push({ column, cell, columns, rows: Math.max(1, cell.rows) });
    column = skipCovered(column + columns, covers, placed);
  }
  while (column < covers.length) column = skipCovered(column + 1, covers, placed);
  for (const cover of covers) if (cover !== undefined) cover.rows -= 1;
  for (const by of placed)
    if (by.rows > 1 && by.spannedBy === undefined)
      for (let index = by.column; index < by.column + by.columns; index += 1)
        covers[index] = { rows: by.rows - 1, by };
  return placed;
}

interface Cover {
  /** How many of the coming rows are still spanned. */
  rows: number;
  by: PlacedCell;
}

/** The next column that is free. */
function skipCovered(from: number, covers: readonly (Cover | undefined)[], placed: PlacedCell[]): number {
  let column = from;
  for (let cover = covers[column]; cover !== undefined && cover.rows > 0; cover = covers[column]) {
    placed.push({ column, cell: cover.by.cell, columns: 1, rows: 1, spannedBy: cover.by });
    column += 1;
  }
  return column;
}

function roomFor(cell: TableCell, column: number, covers: readonly (Cover | undefined)[]): number {
  const wanted = Math.min(Math.max(1, cell.columns), mostColumns - column);
  for (let columns = 1; columns < wanted; columns += 1)
    if ((covers[column + columns]?.rows ?? 0) > 0) return columns;
  return wanted;
}
