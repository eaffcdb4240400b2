import { largest } from "../../../../lib/largest.ts";
import { middleOf, type Box, type PageWord } from "../../pages/page-content.ts";
import type { FoundCell, FoundTable } from "../to-table.ts";

/** Numbers, dashes and codes: what stands below each other in a column of figures. */
const figure = /^[-−–—(+]?[$€£]?[\d.,'’()%*–—-]*\d[\d.,'’()%*–—-]*$|^[-−–—.]+$/u;

/** So many cells of a ruled row must hold stacked figures before it is taken for several rows. */
const fewestStacks = 2;
const sameLine = 0.6;

/**
 * Many tables rule off every fifth row only. Where the cells of a ruled row hold figures below each other, on the same
 * lines, each line is a row of its own. Wrapped words alone are never taken apart.
 */
export function splitStackedRows(table: FoundTable): FoundTable {
  const rows = Array.from({ length: table.rows }, (_, row) => splitRow(table, row));
  const starts: number[] = [];
  let count = 0;
  for (const { lines } of rows) {
    starts.push(count);
    count += lines;
  }
  if (count === table.rows) return table;
  const startOf = (row: number) => starts[row] ?? count;
  const cells = [
    ...rows.flatMap(({ cells: own }, row) => own.map((cell) => ({ ...cell, row: startOf(row) + cell.row }))),
    ...table.cells
      .filter(({ rowSpan }) => rowSpan > 1)
      .map((cell) => ({
        ...cell,
        row: startOf(cell.row),
        rowSpan: startOf(cell.row + cell.rowSpan) - startOf(cell.row),
      })),
  ];
  return { ...table, rows: count, cells };
}

interface SplitRow {
  lines: number;
  /** With rows counted from the first line. */
  cells: FoundCell[];
}

function splitRow({ cells }: FoundTable, row: number): SplitRow {
  const own = cells.filter((cell) => cell.row === row && cell.rowSpan === 1);
  const whole = { lines: 1, cells: own.map((cell) => ({ ...cell, row: 0 })) };
  const stacks = own.map((cell) => toLines(cell.words));
  const figures = stacks.filter((lines) => lines.length > 1 && lines.every(isFigure));
  const [first] = figures.toSorted((a, b) => b.length - a.length);
  if (first === undefined || figures.length < fewestStacks) return whole;
  const baselines = first.map((line) => line[0]?.baseline ?? 0);
  const height = largest(
    first.flat().map(({ size }) => size),
    1,
  );
  const lineOf = (baseline: number) =>
    baselines.findIndex((known) => Math.abs(known - baseline) <= height * sameLine);
  // every line of every cell must be one of those lines: else something was only wrapped
  if (!stacks.flat().every((line) => lineOf(line[0]?.baseline ?? Number.NaN) >= 0)) return whole;
  const filled = stacks.filter((lines) => lines.length > 0);
  if (figures.length * 2 < filled.length) return whole;
  const split = own.flatMap((cell, at) => {
    const lines = Map.groupBy(stacks[at] ?? [], (line) => lineOf(line[0]?.baseline ?? Number.NaN));
    return baselines.map((_, line) => ({ ...cell, row: line, words: (lines.get(line) ?? []).flat() }));
  });
  return { lines: baselines.length, cells: split };
}

function isFigure(line: readonly PageWord[]): boolean {
  return figure.test(line.map(({ text }) => text).join(""));
}

/** Words by the line they stand on, from the top. */
function toLines(words: readonly PageWord[]): PageWord[][] {
  const lines: PageWord[][] = [];
  for (const word of words.toSorted((a, b) => a.baseline - b.baseline || a.box.x0 - b.box.x0)) {
    const last = lines.at(-1);
    const before = last?.[0];
    if (
      last !== undefined &&
      before !== undefined &&
      Math.abs(word.baseline - before.baseline) <= word.size * sameLine
    )
      last.push(word);
    else lines.push([word]);
  }
  return lines.map((line) => line.toSorted((a, b) => a.box.x0 - b.box.x0));
}

/** A head over several columns whose last line names each of them is that many heads; what stands above holds for all. */
export function splitSharedHeads(
  cells: readonly (FoundCell & { box: Box })[],
  columns: number,
): (FoundCell & { box: Box })[] {
  const edges = columnEdges(cells, columns);
  return cells.flatMap((cell) => {
    if (cell.columnSpan < 2 || cell.words.length < cell.columnSpan) return [cell];
    const lines = toLines(cell.words);
    const own = edges.slice(cell.column, cell.column + cell.columnSpan);
    const parts = shareOut(lines.at(-1) ?? [], own);
    if (parts === undefined) return [cell];
    const above = lines.slice(0, -1).flat();
    return parts.map((words, offset) => ({
      ...{ ...cell, column: cell.column + offset, columnSpan: 1, words: [...above, ...words] },
    }));
  });
}

/** The words below each column; undefined where one is left without, or a word reaches over an edge. */
function shareOut(
  words: readonly PageWord[],
  edges: readonly (Edges | undefined)[],
): PageWord[][] | undefined {
  const parts = edges.map(() => [] as PageWord[]);
  for (const word of words) {
    const at = edges.findIndex((edge) => edge !== undefined && isWithin(word.box, edge));
    if (at < 0) return undefined;
    parts[at]?.push(word);
  }
  return parts.every(({ length }) => length > 0) ? parts : undefined;
}

interface Edges {
  x0: number;
  x1: number;
}

function isWithin(box: Box, { x0, x1 }: Edges): boolean {
  const { x } = middleOf(box);
  return x >= x0 && x <= x1 && box.x0 >= x0 - slack && box.x1 <= x1 + slack;
}

const slack = 2;

/** Where each column begins and ends, by the cells that fill just one. */
function columnEdges(cells: readonly (FoundCell & { box: Box })[], columns: number): (Edges | undefined)[] {
  return Array.from({ length: columns }, (_, column) => {
    const own = cells.find((cell) => cell.column === column && cell.columnSpan === 1);
    return own === undefined ? undefined : { x0: own.box.x0, x1: own.box.x1 };
  });
}
