import { addAll } from "../../lib/add-all.ts";
import type { Citation, TableBlock } from "../layout.ts";
import { breakLines, joinLines, widthOf } from "./break-lines.ts";
import { cite, type Flow, lastSlide, nextSlide, nextTop, placeBox, room, sourceGrowth } from "./flow.ts";
import { gridTable, type Placed } from "./grid-table.ts";
import { type GridCell, lineHeight, lineRuns, type Paragraph, type Run, sizes } from "./slide.ts";

const cellPadding = { side: 6, top: 3.5 };
const fewest = 46;

interface Plan {
  flow: Flow;
  block: TableBlock;
  grid: (Placed | undefined)[][];
  size: number;
  /** Which columns of the table stand on this run of slides. */
  columns: number[];
  widths: number[];
  /** The lines of cells that were broken already: a tall one is asked for on every slide it stands on. */
  broken: Map<Placed, Run[][]>;
}

/** A table on as many slides as it needs: the head again on each, wide ones in several groups of columns. */
export function placeTable(flow: Flow, block: TableBlock): void {
  const grid = gridTable(block);
  if (grid.length === 0 || block.columns.length === 0) return;
  const { width } = flow.area;
  const wishes = columnWishes(block, grid, sizes.table);
  const isNarrow = sumOf(wishes.map(({ text }) => text)) > width;
  const size = isNarrow ? sizes.narrowTable : sizes.table;
  const settled = isNarrow ? columnWishes(block, grid, size) : wishes;
  for (const columns of groupColumns(settled, width)) {
    const widths = shareWidth(
      columns.flatMap((column) => settled[column] ?? []),
      width,
    );
    const plan: Plan = { flow, block, grid, size, columns, widths, broken: new Map() };
    placeRows(headHeightOf(plan) > flow.area.height / 2 ? withoutHead(plan) : plan);
  }
}

function headHeightOf(plan: Plan): number {
  return sumOf(plan.block.head.map((_, row) => rowHeight(plan, row)));
}

/** A head that leaves no room for rows runs over slides as they do, and is not repeated. */
function withoutHead(plan: Plan): Plan {
  const { head, rows, ...rest } = plan.block;
  return { ...plan, block: { ...rest, head: [], rows: [...head, ...rows] }, broken: new Map() };
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

interface Wish {
  /** For its longest line. */
  text: number;
  /** Below this nobody can read it. */
  least: number;
}

function columnWishes(block: TableBlock, grid: (Placed | undefined)[][], size: number): Wish[] {
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
function groupColumns(wishes: readonly Wish[], width: number): number[][] {
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

function shareWidth(wishes: readonly Wish[], width: number): number[] {
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

/** A row of the table, or a part of one that is too high for a slide. */
interface Strip {
  row: number;
  /** Lines of each cell that stand in this strip. */
  from: number;
  to: number;
  height: number;
}

function placeRows(plan: Plan): void {
  const { flow, block, grid } = plan;
  const head = block.head.map((_, row) => ({ row, from: 0, to: Infinity, height: rowHeight(plan, row) }));
  const headHeight = sumOf(head.map(({ height }) => height));
  const most = flow.area.height - headHeight;
  const strips = grid
    .slice(block.head.length)
    .flatMap((_, index) => cutRow(plan, index + block.head.length, most));
  let at = 0;
  do {
    const gap = nextTop(flow) - flow.area.y - flow.used;
    const isFresh = lastSlide(flow).boxes.length === 0;
    let left = room(flow) - gap - headHeight;
    const page: Strip[] = [];
    const cited = head.flatMap(({ row }) => citedIn(plan, row));
    for (const strip of strips.slice(at)) {
      const own = citedIn(plan, strip.row);
      if (strip.height + sourceGrowth(flow, [...cited, ...own]) > left + 0.01) break;
      page.push(strip);
      addAll(cited, own);
      left -= strip.height;
    }
    // A head with a row or two at the end of a slide helps nobody.
    if (!isFresh && page.length < Math.min(3, strips.length - at)) {
      nextSlide(flow);
      continue;
    }
    if (page.length === 0 && at < strips.length) addAll(page, strips.slice(at, at + 1));
    placePage(plan, [...head, ...page]);
    cite(flow, cited);
    at += page.length;
    if (at < strips.length) nextSlide(flow);
  } while (at < strips.length);
}

function citedIn({ grid, columns }: Plan, row: number): Citation[] {
  return columns.flatMap((column) => {
    const placed = grid[row]?.[column];
    return placed?.row === row ? placed.cell.spans.flatMap(({ citations = [] }) => citations) : [];
  });
}

/** The text of a cell with its marks. */
function runsOf({ cell: { spans } }: Placed): Run[] {
  return spans.some(({ citations }) => citations !== undefined) ? lineRuns(spans) : spans;
}

function placePage(plan: Plan, strips: readonly Strip[]): void {
  const { flow, block, widths } = plan;
  const width = sumOf(widths);
  const heights = strips.map(({ height }) => height);
  const x = flow.layout.dir === "rtl" ? flow.area.x + flow.area.width - width : flow.area.x;
  placeBox(flow, {
    kind: "table",
    x,
    y: nextTop(flow),
    width,
    height: sumOf(heights),
    widths,
    heights,
    head: block.head.length,
    rows: strips.map((_, index) => pageRow(plan, strips, index)),
    first: (strips[block.head.length]?.row ?? 0) - block.head.length,
    alt: block.caption?.spans.map((span) => span.text).join("") ?? block.name,
  });
}

function pageRow(plan: Plan, strips: readonly Strip[], index: number): GridCell[] {
  const { block, grid, columns } = plan;
  const strip = strips[index];
  return columns.map((column, at) => {
    const align = block.columns[column]?.align ?? "start";
    const placed = grid[strip?.row ?? 0]?.[column];
    if (placed === undefined || strip === undefined)
      return { align, columns: 1, rows: 1, content: emptyCell(plan) };
    const isSame = (row: number | undefined, other: number | undefined): boolean =>
      row !== undefined && other !== undefined && grid[row]?.[other]?.cell === placed.cell;
    const isRight = at > 0 && isSame(strip.row, columns[at - 1]);
    const above = strips[index - 1];
    const isBelow = above !== undefined && above.row !== strip.row && isSame(above.row, column);
    let [across, down] = [1, 1];
    while (isSame(strip.row, columns[at + across])) across += 1;
    while (strips[index + down]?.row !== strip.row && isSame(strips[index + down]?.row, column)) down += 1;
    if (isRight || isBelow)
      return { align, columns: isRight ? 1 : across, rows: isBelow ? 1 : down, isRight, isBelow };
    return {
      align: headAlign(plan, placed, align),
      columns: across,
      rows: down,
      content: cellPart(plan, placed, strip),
    };
  });
}

function headAlign({ block }: Plan, placed: Placed, align: GridCell["align"]): GridCell["align"] {
  return placed.row < block.head.length && placed.cell.columns > 1 ? "center" : align;
}

const emptyCell = (plan: Plan): Paragraph => ({
  runs: [],
  dir: plan.flow.layout.dir,
  size: plan.size,
  before: 0,
});

function cellPart(plan: Plan, placed: Placed, strip: Strip): Paragraph {
  const isHead = placed.row < plan.block.head.length;
  const whole = {
    ...emptyCell(plan),
    dir: placed.cell.dir,
    runs: runsOf(placed),
    ...(isHead ? { bold: true, tone: "head" as const } : {}),
  };
  if (strip.from === 0 && strip.to === Infinity) return whole;
  return { ...whole, runs: joinLines(cellLines(plan, placed).slice(strip.from, strip.to)) };
}

function cellLines(plan: Plan, placed: Placed): Run[][] {
  const known = plan.broken.get(placed);
  if (known !== undefined) return known;
  const covered = plan.columns.flatMap((column, at) =>
    column >= placed.column && column < placed.column + placed.cell.columns ? [plan.widths[at] ?? 0] : [],
  );
  const width = sumOf(covered) - 2 * cellPadding.side;
  const bold = placed.row < plan.block.head.length;
  const lines = breakLines(runsOf(placed), { size: plan.size, width: Math.max(20, width), bold });
  plan.broken.set(placed, lines);
  return lines;
}

interface RowSize {
  lines: number;
  step: number;
}

function sizeOf(plan: Plan, row: number): RowSize {
  const cells = new Set(plan.columns.flatMap((column) => plan.grid[row]?.[column] ?? []));
  let [lines, step] = [1, lineHeight([], plan.size)];
  for (const placed of cells) {
    if (placed.row !== row) continue;
    lines = Math.max(lines, Math.ceil(cellLines(plan, placed).length / placed.cell.rows));
    step = Math.max(step, lineHeight(placed.cell.spans, plan.size));
  }
  return { lines, step };
}

const heightOf = (lines: number, step: number): number => Math.ceil(lines * step + 2 * cellPadding.top);

function rowHeight(plan: Plan, row: number): number {
  const { lines, step } = sizeOf(plan, row);
  return heightOf(lines, step);
}

function cutRow(plan: Plan, row: number, most: number): Strip[] {
  const { lines, step } = sizeOf(plan, row);
  const fit = Math.max(1, Math.floor((most - 2 * cellPadding.top - 1) / step));
  if (lines <= fit) return [{ row, from: 0, to: Infinity, height: heightOf(lines, step) }];
  return Array.from({ length: Math.ceil(lines / fit) }, (_, index) => {
    const from = index * fit;
    return { row, from, to: from + fit, height: heightOf(Math.min(fit, lines - from), step) };
  });
}
