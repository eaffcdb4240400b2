import type { TableGrid, TableGridRow } from "./to-grid.ts";

/** A rectangle of a grid without blank rows or columns inside, from 0. */
export interface Region {
  top: number;
  bottom: number;
  left: number;
  right: number;
}

/** Tables that stand below or beside each other in one grid, parted by blank rows or columns. */
export function findRegions(grid: TableGrid): Region[] {
  const width = grid.rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  if (grid.rows.length === 0 || width === 0) return [];
  const whole = { top: 0, bottom: grid.rows.length - 1, left: 0, right: width - 1 };
  return splitRows(grid.rows, whole).flatMap((band) => {
    const sides = splitColumns(grid.rows, band);
    return sides.length === 1 ? sides : sides.flatMap((side) => splitRows(grid.rows, side));
  });
}

function splitRows(rows: readonly TableGridRow[], region: Region): Region[] {
  const found: Region[] = [];
  let start: number | undefined;
  for (let row = region.top; row <= region.bottom + 1; row += 1) {
    const isFull = row <= region.bottom && hasText(rows[row], region);
    if (isFull) start ??= row;
    if (isFull || start === undefined) continue;
    found.push(trim(rows, { ...region, top: start, bottom: row - 1 }));
    start = undefined;
  }
  return found;
}

function hasText(row: TableGridRow | undefined, { left, right }: Region): boolean {
  const cells = row?.cells ?? [];
  for (let column = left; column <= Math.min(right, cells.length - 1); column += 1)
    if ((cells[column]?.text ?? "").trim() !== "") return true;
  return false;
}

function filledColumns(rows: readonly TableGridRow[], { top, bottom, left, right }: Region): boolean[] {
  const filled = Array.from({ length: right - left + 1 }, () => false);
  for (let row = top; row <= bottom; row += 1) {
    const cells = rows[row]?.cells ?? [];
    for (let column = left; column <= Math.min(right, cells.length - 1); column += 1)
      if ((cells[column]?.text ?? "").trim() !== "") filled[column - left] = true;
  }
  return filled;
}

function trim(rows: readonly TableGridRow[], region: Region): Region {
  const filled = filledColumns(rows, region);
  const first = filled.indexOf(true);
  const last = filled.lastIndexOf(true);
  return first < 0 ? region : { ...region, left: region.left + first, right: region.left + last };
}

/** Only where both sides are tables themselves: a label and its values may stand apart. */
function splitColumns(rows: readonly TableGridRow[], region: Region): Region[] {
  const filled = filledColumns(rows, region);
  const runs: { from: number; to: number }[] = [];
  for (const [at, isFull] of filled.entries()) {
    const last = runs.at(-1);
    if (!isFull) continue;
    if (last !== undefined && last.to === at - 1) last.to = at;
    else runs.push({ from: at, to: at });
  }
  if (runs.length < 2 || runs.some(({ from, to }) => to === from)) return [region];
  return runs.map(({ from, to }) => ({ ...region, left: region.left + from, right: region.left + to }));
}
