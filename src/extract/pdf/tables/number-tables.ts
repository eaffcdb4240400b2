import { unite } from "../pages/page-content.ts";
import type { BodyRow } from "./body-row.ts";
import { buildRows, placeChunks, runsOn } from "./build-rows.ts";
import type { ChunkLine } from "./chunk-line.ts";
import { overlap, type Body } from "./find-body.ts";
import { countHeadRows, findHeads } from "./find-heads.ts";
import { takeRun, type LineRun } from "./find-runs.ts";
import { partByColumn, partLast } from "./part-heads.ts";
import { placeHeads } from "./place-heads.ts";
import type { SpanRules } from "./span-heads.ts";
import { splitRun, type BodyRun } from "./split-run.ts";
import { stackBlocks } from "./stack-blocks.ts";
import type { FoundCell, FoundTable } from "./to-table.ts";

/** A table and the lines it takes. */
export interface TableRun extends LineRun {
  table: FoundTable;
}

interface Search {
  strict: boolean;
  rules: SpanRules;
}

/** Tables of figures among the lines of a page or region, whatever is ruled. */
export function findNumberTables(chunked: readonly ChunkLine[], { strict, rules }: Search): TableRun[] {
  const found: TableRun[] = [];
  let index = 0;
  while (index < chunked.length) {
    const run = takeRun(chunked, index);
    if (run === undefined) {
      index++;
      continue;
    }
    const bodies = splitRun(chunked, run, strict);
    for (const body of bodies) {
      const table = toNumberTable(chunked, body, { rules, floor: found.at(-1)?.to ?? 0 });
      if (table !== undefined) found.push(table);
    }
    index = Math.max(run.to, found.at(-1)?.to ?? 0);
  }
  return found;
}

interface Context {
  rules: SpanRules;
  /** Lines before this one belong to the table above. */
  floor: number;
}

function toNumberTable(
  lines: readonly ChunkLine[],
  found: BodyRun,
  { rules, floor }: Context,
): TableRun | undefined {
  const { body } = found;
  const run = extendUp(lines, trimRun(lines, found), { body, floor });
  const inner = countHeadRows(lines.slice(run.from, run.to), body);
  const first = run.from + inner;
  const above = findHeads({ lines, first: inner > 0 ? run.from : first, body, floor, rules });
  const own = lines.slice(run.from, first).map((line) => partByColumn(line, body));
  const between = inner > 0 ? lines.slice(above.body, run.from).map((line) => partByColumn(line, body)) : [];
  const all = [...above.heads, ...between, ...own];
  const heads = all.map((line, index) => (index === all.length - 1 ? partLast(line, body.columns) : line));
  const start = inner > 0 ? first : above.body;
  const rows = buildRows(lines.slice(start, run.to), body);
  if (isPlainFigures(body, heads.length) || (body.single === true && !coverAll(heads, body)))
    return undefined;
  const cells = [
    ...placeHeads(heads, body.columns, rules),
    ...rows.flatMap((row, index) => bodyCells(row, heads.length + index)),
  ];
  const box = unite(lines.slice(above.from, run.to).map(({ line }) => line.box));
  const frame = { columns: body.columns, heads: heads.length, size: body.size };
  return {
    from: above.from,
    to: run.to,
    table: stackBlocks(
      { box, rows: heads.length + rows.length, columns: body.columns.length, cells, frame },
      heads.length,
    ),
  };
}

/** Notes below a table are no rows of it; the end of the last label is. */
function trimRun(lines: readonly ChunkLine[], { from, to, body }: BodyRun): LineRun {
  const hasCell = (line: ChunkLine | undefined) =>
    line !== undefined &&
    [...placeChunks(line, body.columns)].some(
      ([column]) => column > 0 && body.columns[column]?.kind === "number",
    );
  let end = to;
  while (end > from + 1 && !hasCell(lines[end - 1])) end--;
  return { from, to: endsLabel(lines, end, body) ? end + 1 : end };
}

/** The first lines of a label whose figures stand beside its middle. */
function extendUp(
  lines: readonly ChunkLine[],
  { from, to }: LineRun,
  { body, floor }: { body: Body; floor: number },
): LineRun {
  const [label] = body.columns;
  const figures = body.columns.find(({ kind }, index) => kind === "number" && index > 0)?.x0 ?? 0;
  const first = lines[from];
  if (label?.kind !== "text" || first === undefined) return { from, to };
  const isBare = (first.chunks[0]?.x0 ?? 0) >= label.x1;
  const below = stepTo(lines, from + 1);
  let start = from;
  while (start > floor) {
    const above = lines[start - 1];
    const only = above?.chunks[0];
    if (above === undefined || only === undefined || above.chunks.length !== 1) break;
    if (only.kind !== "text" || only.x1 > figures || only.x0 > label.x1) break;
    const step = stepTo(lines, start);
    const isHalf = isBare && step <= above.line.size * 0.95;
    const isEven = lines[from + 1]?.chunks.length === 1 && Math.abs(step - below) < above.line.size * 0.1;
    if (start === from ? !isHalf && !isEven : step > above.line.size * 1.35) break;
    start--;
    if (!isBare) break;
  }
  return { from: start, to };
}

function stepTo(lines: readonly ChunkLine[], index: number): number {
  return (lines[index]?.line.baseline ?? Infinity) - (lines[index - 1]?.line.baseline ?? 0);
}

/** Whether the line behind the last row is the end of its label. */
function endsLabel(lines: readonly ChunkLine[], end: number, { columns, step }: Body): boolean {
  const [last, next] = [lines[end - 1], lines[end]];
  const more = next?.chunks[0];
  if (last === undefined || next === undefined || more === undefined || next.chunks.length !== 1)
    return false;
  const figures = columns.find(({ kind }, index) => kind === "number" && index > 0)?.x0 ?? 0;
  const gap = next.line.baseline - last.line.baseline;
  const value = columns.length === 2 ? columns[1] : undefined;
  // Of labels and values: the end of the last value.
  if (value !== undefined && Math.abs(more.x0 - value.x0) < 2 && gap < step * 1.1)
    return more.kind === "text";
  if (more.kind !== "text" || more.x1 > figures || columns[0]?.kind !== "text") return false;
  if (Math.abs(next.line.size - last.line.size) > 0.3) return false;
  const label = last.chunks[0];
  if (label === undefined || label.x0 >= figures) return gap <= next.line.size * 0.95;
  return gap <= next.line.size * 1.35 && (runsOn(label.text, more.text) || gap < step * 0.8);
}

/** Figures without a word beside or above them are the marks of an axis. */
function isPlainFigures({ columns }: Body, heads: number): boolean {
  return heads === 0 && columns.every(({ kind }) => kind === "number") && columns.length < 4;
}

function coverAll(heads: readonly ChunkLine[], { columns }: Body): boolean {
  return columns.every(
    (column, index) =>
      index === 0 ||
      column.kind === "text" ||
      heads.some(({ chunks }) => chunks.some((chunk) => overlap(chunk, column) > 0)),
  );
}

function bodyCells({ cells }: BodyRow, row: number): FoundCell[] {
  return [...cells].map(([column, words]) => ({ row, column, rowSpan: 1, columnSpan: 1, words }));
}
