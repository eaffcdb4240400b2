import type { TableBlock, TableCell } from "../layout.ts";

/** A table as full rows: a cell stands in the first of the places that it spans, the others are empty. */
export function toGrid(
  { columns }: Pick<TableBlock, "columns">,
  rows: readonly TableCell[][],
): (TableCell | undefined)[][] {
  const covered = columns.map(() => 0);
  return rows.map((row) => {
    const line: (TableCell | undefined)[] = columns.map(() => undefined);
    let column = 0;
    for (const cell of row) {
      while ((covered[column] ?? 0) > 0) column += 1;
      line[column] = cell;
      covered.fill(cell.rows, column, column + cell.columns);
      column += cell.columns;
    }
    for (const [index, left] of covered.entries()) covered[index] = Math.max(0, left - 1);
    return line;
  });
}
