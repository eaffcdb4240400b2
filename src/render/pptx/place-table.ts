import { addAll } from "../../lib/add-all.ts";
import type { Citation, TableBlock } from "../layout.ts";
import { breakLines, joinLines } from "./break-lines.ts";
import { cite, type SlideFlow, lastSlide, nextSlide, nextTop, placeBox, room, sourceGrowth } from "./flow.ts";
import { gridTable, type Placed } from "./grid-table.ts";
import { cellPadding, groupColumns, rememberWishes, runsOf, shareWidth, sumOf } from "./share-columns.ts";
import { type GridCell, lineHeight, type Paragraph, type Run, sizes } from "./slide.ts";

/** Of what is left on the slide. */
const largestShare = 0.75;

interface Plan {
  flow: SlideFlow;
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
export function placeTable(flow: SlideFlow, block: TableBlock): void {
  const grid = gridTable(block);
  if (grid.length === 0 || block.columns.length === 0) return;
  const { width } = flow.area;
  const wishesAt = rememberWishes(block, grid);
  const plansAt = (size: number): Plan[] =>
    groupColumns(wishesAt(size), width).map((columns) => {
      const wishes = columns.flatMap((column) => wishesAt(size)[column] ?? []);
      return { flow, block, grid, size, columns, widths: shareWidth(wishes, width), broken: new Map() };
    });
  const isWide = sumOf(wishesAt(sizes.table).map(({ text }) => text)) > width;
  const usual = isWide ? sizes.narrowTable : sizes.table;
  for (const plan of largePlan(flow, grid, plansAt) ?? plansAt(usual))
    placeRows(headHeightOf(plan) > flow.area.height / 2 ? withoutHead(plan) : plan);
}

/** Characters of a table that may be small enough to be set large. */
const fewCharacters = 3_000;

/** As large as its slide allows: a table of four rows is to be read from the last seat too. */
function largePlan(
  flow: SlideFlow,
  grid: Plan["grid"],
  plansAt: (size: number) => Plan[],
): Plan[] | undefined {
  const left = room(flow) * largestShare;
  if (grid.length * lineHeight([], sizes.table) > left || countCharacters(grid) > fewCharacters)
    return undefined;
  for (const size of [...sizes.largeTable, sizes.table]) {
    const plans = plansAt(size);
    const [only, ...others] = plans;
    if (only === undefined || others.length > 0) continue;
    if (sumOf(grid.map((_, row) => rowHeight(only, row))) <= left) return plans;
  }
  return undefined;
}

function countCharacters(grid: Plan["grid"]): number {
  return sumOf(grid.flatMap((row) => row.map((placed) => (placed === undefined ? 0 : textLength(placed)))));
}

const textLength = (placed: Placed): number => sumOf(runsOf(placed).map(({ text }) => text.length));

function headHeightOf(plan: Plan): number {
  return sumOf(plan.block.head.map((_, row) => rowHeight(plan, row)));
}

/** A head that leaves no room for rows runs over slides as they do, and is not repeated. */
function withoutHead(plan: Plan): Plan {
  const { head, rows, ...rest } = plan.block;
  return { ...plan, block: { ...rest, head: [], rows: [...head, ...rows] }, broken: new Map() };
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
