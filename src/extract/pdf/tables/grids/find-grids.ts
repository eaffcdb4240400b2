import type { Box, Rule } from "../../pages/page-content.ts";
import { unite } from "../../pages/page-content.ts";

/** A ruled area: the places of its upright and level lines, and its cells. */
export interface RuledGrid {
  box: Box;
  cells: GridCell[];
  rows: number;
  columns: number;
}

interface GridCell {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  box: Box;
}

const near = 3;
const mostLines = 400;
/** How much of a border must be drawn to part two cells. */
const drawnShare = 0.6;

/** What a page draws that may part cells. */
export interface PageRules {
  rules: readonly Rule[];
  /** Filled areas: a coloured head or row ends where the next cell begins. */
  areas: readonly Box[];
}

/** Finds ruled tables from lines that meet one another. */
export function findGrids({ rules, areas }: PageRules): RuledGrid[] {
  const lines = joinRules(rules);
  return groupMeeting(lines).flatMap((group) => {
    const grid = toGrid(joinRules([...group, ...edgesOf(group, areas)]));
    return grid === undefined ? [] : [grid];
  });
}

/** Edges of areas that fill whole columns of a table; a mark behind a word does not. */
function edgesOf(lines: readonly Rule[], areas: readonly Box[]): Rule[] {
  const box = unite(lines);
  const sides = [box.x0, box.x1, ...lines.filter(({ level }) => !level).map(({ x0 }) => x0)];
  const isSide = (x: number) => sides.some((side) => Math.abs(side - x) <= near);
  return areas
    .filter(
      ({ x0, y0, x1, y1 }) =>
        isSide(x0) &&
        isSide(x1) &&
        x1 - x0 > near * 2 &&
        y1 - y0 > near * 2 &&
        y0 >= box.y0 - near &&
        y1 <= box.y1 + near,
    )
    .flatMap(({ x0, y0, x1, y1 }) => [
      { x0, x1, y0, y1: y0, level: true },
      { x0, x1, y0: y1, y1, level: true },
    ]);
}

/** Lines drawn in pieces, one on top of the other, or once per cell, as one. */
function joinRules(rules: readonly Rule[]): Rule[] {
  return [true, false].flatMap((level) => {
    const along = (rule: Rule) => (level ? [rule.x0, rule.x1] : [rule.y0, rule.y1]) as [number, number];
    const at = (rule: Rule) => (level ? rule.y0 : rule.x0);
    const sorted = rules.filter((rule) => rule.level === level).toSorted((a, b) => at(a) - at(b));
    const joined: Rule[] = [];
    for (const group of groupNear(sorted, at)) {
      const place = at(group[0] ?? { x0: 0, y0: 0, x1: 0, y1: 0, level });
      let open: [number, number] | undefined;
      const close = () => {
        if (open === undefined) return;
        const [from, to] = open;
        joined.push(
          level
            ? { x0: from, x1: to, y0: place, y1: place, level }
            : { y0: from, y1: to, x0: place, x1: place, level },
        );
      };
      for (const [from, to] of group.map(along).toSorted((a, b) => a[0] - b[0])) {
        if (open !== undefined && from <= open[1] + near) open[1] = Math.max(open[1], to);
        else {
          close();
          open = [from, to];
        }
      }
      close();
    }
    return joined;
  });
}

function groupNear<T>(sorted: readonly T[], at: (item: T) => number): T[][] {
  const groups: T[][] = [];
  let last = -Infinity;
  for (const item of sorted) {
    // Measured from the group's first line, so that close rows do not chain into one.
    if (at(item) - last > near || groups.length === 0) {
      groups.push([]);
      last = at(item);
    }
    groups.at(-1)?.push(item);
  }
  return groups;
}

function groupMeeting(lines: readonly Rule[]): Rule[][] {
  const group = lines.map((_, index) => index);
  const rootOf = (index: number): number => {
    let root = index;
    while (group[root] !== root) root = group[root] ?? root;
    group[index] = root;
    return root;
  };
  const uprights = lines.map((line, index) => ({ line, index })).filter(({ line }) => !line.level);
  for (const [index, line] of lines.entries()) {
    if (!line.level) continue;
    for (const { line: other, index: otherIndex } of uprights)
      if (meet(line, other)) group[rootOf(index)] = rootOf(otherIndex);
  }
  const groups = new Map<number, Rule[]>();
  for (const [index, line] of lines.entries()) {
    const root = rootOf(index);
    groups.set(root, [...(groups.get(root) ?? []), line]);
  }
  return [...groups.values()].filter(({ length }) => length >= 4 && length <= mostLines * 2);
}

function meet(level: Rule, upright: Rule): boolean {
  return (
    upright.x0 >= level.x0 - near &&
    upright.x0 <= level.x1 + near &&
    level.y0 >= upright.y0 - near &&
    level.y0 <= upright.y1 + near
  );
}

function toGrid(lines: readonly Rule[]): RuledGrid | undefined {
  const box = unite(lines);
  const levels = lines.filter(({ level }) => level);
  const uprights = lines.filter(({ level }) => !level);
  // A table open at its sides still ends where its lines end.
  const xs = places([...uprights.map(({ x0 }) => x0), box.x0, box.x1]);
  const ys = places([...levels.map(({ y0 }) => y0), box.y0, box.y1]);
  const rows = ys.length - 1;
  const columns = xs.length - 1;
  if (rows < 1 || columns < 1 || rows * columns < 2 || rows > mostLines || columns > mostLines)
    return undefined;
  const wallRight = (row: number, column: number) =>
    isDrawn(uprights, { at: xs[column + 1] ?? 0, from: ys[row] ?? 0, to: ys[row + 1] ?? 0 }, false);
  const wallBelow = (row: number, column: number) =>
    isDrawn(levels, { at: ys[row + 1] ?? 0, from: xs[column] ?? 0, to: xs[column + 1] ?? 0 }, true);
  const taken = new Set<number>();
  const cells: GridCell[] = [];
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      if (taken.has(row * columns + column)) continue;
      const { rowSpan, columnSpan } = growCell(
        { row, column, rows, columns },
        { wallRight, wallBelow },
        taken,
      );
      for (let r = row; r < row + rowSpan; r++)
        for (let c = column; c < column + columnSpan; c++) taken.add(r * columns + c);
      const edges = { x0: xs[column], y0: ys[row], x1: xs[column + columnSpan], y1: ys[row + rowSpan] };
      const { x0 = 0, y0 = 0, x1 = 0, y1 = 0 } = edges;
      cells.push({ row, column, rowSpan, columnSpan, box: { x0, y0, x1, y1 } });
    }
  return { box, cells, rows, columns };
}

interface Walls {
  wallRight(row: number, column: number): boolean;
  wallBelow(row: number, column: number): boolean;
}

/** Grows a cell to the right and downwards over borders that are not drawn, as long as it stays a rectangle. */
function growCell(
  { row, column, rows, columns }: { row: number; column: number; rows: number; columns: number },
  { wallRight, wallBelow }: Walls,
  taken: ReadonlySet<number>,
): { rowSpan: number; columnSpan: number } {
  const isFree = (r: number, c: number) => !taken.has(r * columns + c);
  let columnSpan = 1;
  while (
    column + columnSpan < columns &&
    isFree(row, column + columnSpan) &&
    !wallRight(row, column + columnSpan - 1)
  )
    columnSpan++;
  let rowSpan = 1;
  while (row + rowSpan < rows) {
    const below = row + rowSpan;
    let open = true;
    for (let c = column; c < column + columnSpan; c++) {
      open &&= isFree(below, c) && !wallBelow(below - 1, c);
      if (c < column + columnSpan - 1) open &&= !wallRight(below, c);
    }
    // A wall left open at the side belongs to another cell's shape.
    if (column + columnSpan < columns) open &&= wallRight(below, column + columnSpan - 1);
    if (!open) break;
    rowSpan++;
  }
  return { rowSpan, columnSpan };
}

function isDrawn(
  lines: readonly Rule[],
  edge: { at: number; from: number; to: number },
  level: boolean,
): boolean {
  let covered = 0;
  for (const line of lines) {
    if (Math.abs((level ? line.y0 : line.x0) - edge.at) > near) continue;
    const [from, to] = level ? [line.x0, line.x1] : [line.y0, line.y1];
    covered += Math.max(0, Math.min(to, edge.to) - Math.max(from, edge.from));
  }
  return covered >= (edge.to - edge.from) * drawnShare;
}

function places(values: readonly number[]): number[] {
  const sorted = values.toSorted((a, b) => a - b);
  return groupNear(sorted, (value) => value).map((group) => group[0] ?? 0);
}
