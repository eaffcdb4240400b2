import { largest } from "../../../../lib/largest.ts";
import { toBoxPairs } from "./box-pairs.ts";
import type { BodyColumn } from "../find-body.ts";
import { findGrids, type RuledGrid, type PageRules } from "./find-grids.ts";
import { contains, middleOf, type Box, type PageWord } from "../../pages/page-content.ts";
import { splitSharedHeads, splitStackedRows } from "./split-stacked.ts";
import { isCoarseGrid } from "./test-grid.ts";
import type { FoundCell, FoundTable } from "../to-table.ts";

interface TablesAndRest {
  tables: FoundTable[];
  rest: PageWord[];
}

const thinnest = 4;
const slack = 1.5;
/** A frame around running text is no table. */
const mostOfPage = 0.6;
const longCell = 400;

/** Tables with drawn lines, and the words outside them. */
export function findRuledTables(words: readonly PageWord[], ruling: PageRules): TablesAndRest {
  const tables: FoundTable[] = [];
  let rest = [...words];
  const letters = countLetters(words);
  // Inner tables first: a frame around them then holds only what is left.
  const grids = findGrids(ruling).toSorted((a, b) => areaOf(a.box) - areaOf(b.box));
  for (const grid of grids) {
    const inside = rest.filter(({ box }) => isInside(grid.box, box));
    if (inside.length === 0) continue;
    const table = fillGrid(grid, inside);
    if (table === undefined) continue;
    const split = toBoxPairs(table) ?? (isTable(table, letters) ? splitStackedRows(table) : undefined);
    if (split === undefined || isCoarseGrid(split)) continue;
    const used = new Set(inside);
    rest = rest.filter((word) => !used.has(word));
    tables.push(split);
  }
  return { tables, rest };
}

function isInside(frame: Box, box: Box): boolean {
  const { x, y } = middleOf(box);
  return contains(
    { x0: frame.x0 - slack, y0: frame.y0 - slack, x1: frame.x1 + slack, y1: frame.y1 + slack },
    x,
    y,
  );
}

function fillGrid(grid: RuledGrid, words: readonly PageWord[]): FoundTable | undefined {
  const filled = grid.cells.map((cell) => ({ cell, words: [] as PageWord[] }));
  for (const word of words) {
    const { x, y } = middleOf(word.box);
    const home = filled.find(({ cell }) => contains(cell.box, x, y)) ?? nearest(filled, { x, y });
    home?.words.push(word);
  }
  const lines = { row: new Set<number>(), column: new Set<number>() };
  for (const { cell, words: found } of filled) {
    const { x0, y0, x1, y1 } = cell.box;
    if (found.length > 0 || (cell.rowSpan === 1 && y1 - y0 > thinnest)) lines.row.add(cell.row);
    if (found.length > 0 || (cell.columnSpan === 1 && x1 - x0 > thinnest)) lines.column.add(cell.column);
  }
  const cells = filled.map(({ cell, words: found }) => ({ ...cell, words: found }));
  return dropThin(grid, splitSharedHeads(cells, grid.columns), lines);
}

function nearest<T extends { cell: { box: Box } }>(
  cells: readonly T[],
  at: { x: number; y: number },
): T | undefined {
  const distance = ({ cell: { box } }: T) =>
    Math.hypot(Math.max(box.x0 - at.x, 0, at.x - box.x1), Math.max(box.y0 - at.y, 0, at.y - box.y1));
  let best: T | undefined;
  for (const cell of cells) if (best === undefined || distance(cell) < distance(best)) best = cell;
  return best;
}

/** Double lines leave empty rows and columns of a few points, which are none. */
function dropThin(
  grid: RuledGrid,
  cells: readonly (FoundCell & { box: Box })[],
  kept: { row: ReadonlySet<number>; column: ReadonlySet<number> },
): FoundTable | undefined {
  const rowAt = numberKept(grid.rows, kept.row);
  const columnAt = numberKept(grid.columns, kept.column);
  const remaining = cells.flatMap(({ row, column, rowSpan, columnSpan, words }) => {
    const [top, left] = [rowAt[row] ?? 0, columnAt[column] ?? 0];
    const [rows, columns] = [(rowAt[row + rowSpan] ?? 0) - top, (columnAt[column + columnSpan] ?? 0) - left];
    return rows > 0 && columns > 0
      ? [{ row: top, column: left, rowSpan: rows, columnSpan: columns, words }]
      : [];
  });
  const [rows, columns] = [rowAt[grid.rows] ?? 0, columnAt[grid.columns] ?? 0];
  const edges = Array.from({ length: columns }, (_, column): BodyColumn => {
    const own = cells.find((cell) => columnAt[cell.column] === column && kept.column.has(cell.column));
    return { kind: "text", x0: own?.box.x0 ?? 0, x1: own?.box.x1 ?? 0 };
  });
  const frame = { columns: edges, heads: 0, size: 0, ruled: true } as const;
  return { box: grid.box, rows, columns, cells: remaining, frame };
}

/** For each line its number among the kept ones; one more entry for the end. */
function numberKept(count: number, kept: ReadonlySet<number>): number[] {
  const numbers = [0];
  for (let index = 0; index < count; index++) numbers.push((numbers[index] ?? 0) + (kept.has(index) ? 1 : 0));
  return numbers;
}

function isTable({ rows, columns, cells }: FoundTable, letters: number): boolean {
  if (columns < 2 || rows < 2) return false;
  const filled = cells.filter(({ words }) => words.length > 0);
  if (filled.length < 3) return false;
  const longest = largest(filled.map(({ words }) => countLetters(words)));
  if (longest > longCell && longest > letters * mostOfPage) return false;
  return filled.length >= 6 || filled.length >= cells.length / 2;
}

function countLetters(words: readonly PageWord[]): number {
  return words.reduce((sum, { text }) => sum + text.length, 0);
}

function areaOf({ x0, y0, x1, y1 }: Box): number {
  return (x1 - x0) * (y1 - y0);
}
