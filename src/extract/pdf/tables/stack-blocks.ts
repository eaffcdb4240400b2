import { cellText, type FoundCell, type FoundTable } from "./to-table.ts";

/** A long list set in several blocks side by side, each with the same heads: the blocks one below the other. */
export function stackBlocks(table: FoundTable, heads: number): FoundTable {
  const paths = headPaths(table, heads);
  const width = blockWidth(paths);
  if (heads === 0 || width === undefined) return table;
  const isOver = ({ column, columnSpan }: FoundCell) => (column % width) + columnSpan > width;
  if (table.cells.some(isOver)) return table;
  const cells: FoundCell[] = table.cells.filter(({ row, column }) => row < heads && column < width);
  let rows = heads;
  for (let block = 0; block < table.columns / width; block++) {
    const own = table.cells.filter(({ row, column }) => row >= heads && Math.floor(column / width) === block);
    const filled = [...new Set(own.map(({ row }) => row))].toSorted((a, b) => a - b);
    const place = new Map(filled.map((row, index) => [row, rows + index]));
    for (const cell of own)
      cells.push({ ...cell, row: place.get(cell.row) ?? cell.row, column: cell.column % width });
    rows += filled.length;
  }
  const { frame, ...rest } = table;
  const kept = frame === undefined ? {} : { frame: { ...frame, columns: frame.columns.slice(0, width) } };
  return { ...rest, ...kept, rows, columns: width, cells };
}

function headPaths({ cells, columns }: FoundTable, heads: number): string[] {
  const paths = Array.from({ length: columns }, () => "");
  for (const { row, column, columnSpan, words } of cells)
    if (row < heads)
      for (let at = column; at < column + columnSpan; at++)
        paths[at] = `${paths[at] ?? ""} ${cellText(words)}`;
  return paths;
}

/** How many columns one block has; the name of the rows must repeat too, and no head may be missing. */
function blockWidth(paths: readonly string[]): number | undefined {
  for (let width = 2; width <= paths.length / 2; width++) {
    const isWhole = paths.length % width === 0 && paths.every((path) => path !== "");
    const isDistinct = new Set(paths.slice(0, width)).size === width;
    if (isWhole && isDistinct && paths.every((path, at) => path === paths[at % width])) return width;
  }
  return undefined;
}
