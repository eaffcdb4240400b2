import { smallest } from "../../../lib/largest.ts";
import { median } from "../pages/page-content.ts";
import { hasFigure, isFigure } from "./find-body.ts";
import type { ChunkLine } from "./chunk-line.ts";

export interface LineRun {
  from: number;
  /** Behind the last line. */
  to: number;
}

/** Lines without figures between two rows; prose counts double. */
const mostBetween = 3;
/** In sizes of type. */
const farthestStep = 4.2;
/** Of the usual step. */
const longestStep = 2.6;
const proseLetters = 45;
const mostRows = 400;
/** Lines, and sizes of type, over which the same columns are looked for. */
const mostResumed = 7;
const farthestResumed = 7;

/** From a row with figures down to the last one that is near enough. */
export function takeRun(lines: readonly ChunkLine[], from: number): LineRun | undefined {
  const first = lines[from];
  if (first === undefined || !isRow(first)) return undefined;
  const rows = [from];
  let between = 0;
  for (let index = from + 1; index < Math.min(lines.length, from + mostRows); index++) {
    const line = lines[index];
    if (line === undefined || !isSameType(first, line, lines[index - 1])) break;
    const more = goesOn(line);
    between += more ? 0 : isProse(line, leftOf(lines, rows)) ? 2 : 1;
    if ((isFar(lines, rows, index) || between > mostBetween) && !resumes(lines, rows, index)) break;
    if (!more) continue;
    rows.push(index);
    between = 0;
  }
  return { from, to: (rows.at(-1) ?? from) + 1 };
}

export function isRow(line: ChunkLine): boolean {
  return line.chunks.length >= 2 && hasFigure(line);
}

function goesOn(line: ChunkLine): boolean {
  return hasFigure(line)
    ? line.chunks.length >= 2 || line.chunks[0]?.kind === "number"
    : line.chunks.filter(isFigure).length >= 2;
}

/** A long label stays beside the figures, prose runs on below them. */
function isProse({ chunks }: ChunkLine, figures: number): boolean {
  return chunks.some(({ text, x1 }) => text.length > proseLetters && x1 > figures);
}

function leftOf(lines: readonly ChunkLine[], rows: readonly number[]): number {
  const figures = rows.slice(-3).flatMap((row) => lines[row]?.chunks.slice(1).filter(isFigure) ?? []);
  return smallest(figures.map(({ x0 }) => x0));
}

/** Notes and feet are set smaller than the rows above them; a smaller line right below a row belongs to it. */
function isSameType(
  { line: { size } }: ChunkLine,
  { line }: ChunkLine,
  above: ChunkLine | undefined,
): boolean {
  const ratio = line.size / Math.max(0.1, size);
  const step = line.baseline - (above?.line.baseline ?? 0);
  return ratio > 0.78 && ratio < 1.35 && (ratio > 0.92 || step <= line.size * 1.8);
}

function isFar(lines: readonly ChunkLine[], rows: readonly number[], index: number): boolean {
  const [above, line] = [lines[index - 1], lines[index]];
  if (above === undefined || line === undefined) return true;
  const steps = rows
    .slice(-15)
    .flatMap((row, at, all) =>
      at === 0
        ? []
        : [(baselineOf(lines, row) - baselineOf(lines, all[at - 1] ?? row)) / (row - (all[at - 1] ?? 0))],
    );
  const usual = steps.length < 3 ? 0 : median(steps);
  const size = Math.max(line.line.size, above.line.size);
  return line.line.baseline - above.line.baseline > Math.max(size * farthestStep, usual * longestStep);
}

/** Behind a wide gap or lines of text, figures below the same figures are rows of the same table. */
function resumes(lines: readonly ChunkLine[], rows: readonly number[], index: number): boolean {
  const known = rows.slice(-3).flatMap((row) => lines[row]?.chunks.filter(isFigure) ?? []);
  let above = lines[index - 1];
  for (let at = index; at < Math.min(lines.length, index + mostResumed); at++) {
    const line = lines[at];
    if (line === undefined || above === undefined || isProse(line, leftOf(lines, rows))) return false;
    const { size } = line.line;
    if (line.line.baseline - above.line.baseline > size * farthestResumed) return false;
    const figures = line.chunks.filter(isFigure);
    if (figures.length >= 2 && hasFigure(line)) {
      const slack = size * 0.55;
      const fits = figures.filter((one) =>
        known.some(({ x0, x1 }) => Math.abs(x1 - one.x1) < slack || Math.abs(x0 - one.x0) < slack),
      );
      return fits.length === figures.length;
    }
    if (line.chunks.length > 1 || figures.length > 0) return false;
    above = line;
  }
  return false;
}

function baselineOf(lines: readonly ChunkLine[], index: number): number {
  return lines[index]?.line.baseline ?? 0;
}
