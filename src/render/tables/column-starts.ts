import { spansOf } from "./read-cell.ts";

/** The column that each given cell begins in, beside those that reach down from above. */
export function columnStarts(rows: readonly (readonly unknown[])[]): number[][] {
  const covered: number[] = [];
  return rows.map((row) => {
    let column = 0;
    const starts = row.map((given) => {
      while ((covered[column] ?? 0) > 0) column += 1;
      const { columns, rows: deep } = spansOf(given);
      const start = column;
      for (let step = 0; step < columns; step += 1) covered[column + step] = deep;
      column += columns;
      return start;
    });
    for (const [index, left] of covered.entries()) covered[index] = Math.max(0, (left ?? 0) - 1);
    return starts;
  });
}
