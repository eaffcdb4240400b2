import { median } from "../pages/page-content.ts";
import type { ChunkLine } from "./chunk-line.ts";
import { findBody, hasFigure, type Body } from "./find-body.ts";
import { coverOf, isHeadRow } from "./find-heads.ts";
import type { LineRun } from "./find-runs.ts";

export interface BodyRun extends LineRun {
  body: Body;
}

const deepest = 6;
/** Of the columns of figures: a line of text over so many of them heads a new table. */
const headCover = 0.6;

/** A run holds several tables where heads stand inside it, or where its figures do not fit below each other. */
export function splitRun(lines: readonly ChunkLine[], run: LineRun, strict: boolean): BodyRun[] {
  return splitDeep(lines, run, { strict, depth: 0 });
}

function splitDeep(
  lines: readonly ChunkLine[],
  { from, to }: LineRun,
  { strict, depth }: { strict: boolean; depth: number },
): BodyRun[] {
  if (to <= from) return [];
  const body = findBody(lines.slice(from, to), strict);
  const at = body === undefined ? weakestPlace(lines, { from, to }) : innerHead(lines, { from, to }, body);
  if (at === undefined || depth >= deepest) return body === undefined ? [] : [{ from, to, body }];
  const upper = trimEnd(lines, { from, to: at });
  const lower = trimStart(lines, { from: at, to });
  const next = { strict, depth: depth + 1 };
  const parts = [...splitDeep(lines, upper, next), ...splitDeep(lines, lower, next)];
  // A split that loses one of two parts was none.
  if (body !== undefined && parts.length < 2) return [{ from, to, body }];
  return parts;
}

/** A line of several texts over the figures below it, with figures above it. */
function innerHead(
  lines: readonly ChunkLine[],
  { from, to }: LineRun,
  { columns }: Body,
): number | undefined {
  const numbers = columns.filter(({ kind }, index) => kind === "number" && index > 0);
  let rows = 0;
  for (let index = from; index < to; index++) {
    const line = lines[index];
    if (line === undefined) break;
    if (hasFigure(line) && !isHeadRow(line)) rows++;
    else if (rows >= 1 && line.chunks.length >= 2 && numbers.length >= 2) {
      const isHead = isHeadRow(line) || line.chunks.every(({ kind }) => kind === "text");
      if (isHead && coverOf(line, numbers) >= headCover && rowsBelow(lines, index, to) >= 2) return index;
    }
  }
  return undefined;
}

function rowsBelow(lines: readonly ChunkLine[], from: number, to: number): number {
  return lines.slice(from, to).filter((line) => hasFigure(line) && !isHeadRow(line)).length;
}

/** Where a run that does not fit may come apart: at its widest step, or at lines without figures. */
function weakestPlace(lines: readonly ChunkLine[], { from, to }: LineRun): number | undefined {
  const steps = lines
    .slice(from + 1, to)
    .map(({ line }, index) => line.baseline - (lines[from + index]?.line.baseline ?? 0));
  const usual = median(steps);
  let best: number | undefined;
  let most = 1.2;
  for (const [index, step] of steps.entries()) {
    const line = lines[from + index + 1];
    if (line === undefined) break;
    const weight = step / Math.max(1, usual) + (hasFigure(line) ? 0 : 0.6) + (isHeadRow(line) ? 0.8 : 0);
    if (weight > most) [best, most] = [from + index + 1, weight];
  }
  return best;
}

function trimEnd(lines: readonly ChunkLine[], { from, to }: LineRun): LineRun {
  let end = to;
  while (end > from && !hasFigure(lines[end - 1] ?? noLine)) end--;
  return { from, to: end };
}

function trimStart(lines: readonly ChunkLine[], { from, to }: LineRun): LineRun {
  let start = from;
  while (start < to && ((lines[start]?.chunks.length ?? 0) < 2 || !hasFigure(lines[start] ?? noLine)))
    start++;
  return { from: start, to };
}

const noLine: Pick<ChunkLine, "chunks"> = { chunks: [] };
