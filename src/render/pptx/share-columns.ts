import type { TableBlock } from "../layout.ts";
import { widthOf } from "./break-lines.ts";
import type { Placed } from "./grid-table.ts";
import { lineRuns, type Run } from "./slide.ts";

export const cellPadding = { side: 6, top: 3.5 };
const fewest = 46;

export const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

interface ColumnWish {
  /** For its longest line. */
  text: number;
  /** Below this nobody can read it. */
  least: number;
}

function columnWishes(block: TableBlock, grid: (Placed | undefined)[][], size: number): ColumnWish[] {
  const padding = 2 * cellPadding.side + 2;
  return block.columns.map((_, column) => {
    let [text, word] = [0, 0];
    for (const [row, line] of grid.entries()) {
      const placed = line[column];
      if (placed === undefined || placed.row !== row || placed.cell.columns > 1) continue;
      const said = runsOf(placed)
        .map((run) => run.text)
        .join("")
        .slice(0, 400);
      const bold = row < block.head.length;
      const measure = (part: string): number => widthOf(part, { text: part, bold }, { size, width: 0 });
      for (const part of said.split("\n")) text = Math.max(text, measure(part));
      for (const part of said.split(/\s+/)) word = Math.max(word, measure(part));
    }
    const least = Math.max(fewest, Math.min(word, 84) + padding);
    return { text: Math.max(least, text + padding), least };
  });
}

/** Columns side by side while each can be read, in groups of like size; the first one is repeated in each. */
export function groupColumns(wishes: readonly ColumnWish[], width: number): number[][] {
  const first = wishes[0]?.least ?? 0;
  const rest = sumOf(wishes.slice(1).map(({ least }) => least));
  const groups = Math.max(1, Math.ceil(rest / Math.max(1, width - first)));
  const share = rest / groups;
  const found: number[][] = [[0]];
  let used = 0;
  for (const [column, { least }] of wishes.entries()) {
    if (column === 0) continue;
    const isFull = used > 0 && (used + least > width - first || used + least / 2 > share);
    if (isFull && found.length < wishes.length) {
      found.push([0]);
      used = 0;
    }
    found.at(-1)?.push(column);
    used += least;
  }
  return found;
}

export function shareWidth(wishes: readonly ColumnWish[], width: number): number[] {
  const total = sumOf(wishes.map(({ text }) => text));
  // A small table stays small, but not lost on the slide.
  if (total <= width) {
    const factor = (wishes.length > 3 ? width : Math.max(total, width * 0.6)) / total;
    return wishes.map(({ text }) => text * factor);
  }
  const floor = sumOf(wishes.map(({ least }) => least));
  if (floor >= width) return wishes.map(({ least }) => (least * width) / floor);
  // What is left goes to those who want more, but one long text does not take it all.
  const more = wishes.map(({ text, least }) => Math.sqrt(text - least));
  return wishes.map(({ least }, index) => least + ((more[index] ?? 0) * (width - floor)) / sumOf(more));
}

type WishesAt = (size: number) => ColumnWish[];

/** A long table is measured once for each size. */
export function rememberWishes(block: TableBlock, grid: (Placed | undefined)[][]): WishesAt {
  const known = new Map<number, ColumnWish[]>();
  return (size) => {
    const wishes = known.get(size) ?? columnWishes(block, grid, size);
    known.set(size, wishes);
    return wishes;
  };
}

/** The text of a cell with its marks. */
export function runsOf({ cell: { spans } }: Placed): Run[] {
  return spans.some(({ citations }) => citations !== undefined) ? lineRuns(spans) : spans;
}
