import type { TableBlock, TableCell } from "../layout.ts";

export interface Placed {
  cell: TableCell;
  row: number;
  column: number;
}

/** Each place of a table with the cell that covers it; rows of the head come first. */
export function gridTable(block: TableBlock): (Placed | undefined)[][] {
  const rows = [...block.head, ...block.rows];
  const width = block.columns.length;
  const grid: (Placed | undefined)[][] = rows.map(() => Array.from({ length: width }, () => undefined));
  for (const [row, cells] of rows.entries()) {
    let column = 0;
    for (const cell of cells) {
      while (column < width && grid[row]?.[column] !== undefined) column += 1;
      if (column >= width) break;
      // A cell of the head does not reach into the body.
      const end = row < block.head.length ? block.head.length : rows.length;
      for (let r = row; r < Math.min(end, row + cell.rows); r += 1)
        for (let c = column; c < Math.min(width, column + cell.columns); c += 1) {
          const line = grid[r];
          if (line !== undefined && line[c] === undefined) line[c] = { cell, row, column };
        }
      column += cell.columns;
    }
  }
  return grid;
}
