import type { TableCell } from "../layout.ts";

export interface DocxCell {
  cell: TableCell;
  /** 0 for the first. */
  column: number;
  columns: number;
  rows: number;
}

/** Finds the column of each cell in rows where cells above reach down; spans end at the border of the rows. */
export function placeCells(rows: readonly TableCell[][], columns: number): DocxCell[][] {
  const taken: number[] = Array.from({ length: columns }, () => 0);
  return rows.map((row, index) => {
    const placed: DocxCell[] = [];
    let column = 0;
    for (const cell of row) {
      while ((taken[column] ?? 0) > 0) column += 1;
      if (column >= columns) break;
      const span = {
        columns: freeColumns(taken, column, cell.columns),
        rows: clampRows(cell, rows.length - index),
      };
      placed.push({ cell, column, ...span });
      for (let at = column; at < column + span.columns; at += 1) taken[at] = span.rows;
      column += span.columns;
    }
    for (const [at, left] of taken.entries()) taken[at] = Math.max(0, left - 1);
    return placed;
  });
}

function freeColumns(taken: readonly number[], from: number, wanted: number): number {
  let count = 1;
  while (count < wanted && from + count < taken.length && taken[from + count] === 0) count += 1;
  return count;
}

function clampRows(cell: TableCell, left: number): number {
  return Math.min(Math.max(cell.rows, 1), left);
}
