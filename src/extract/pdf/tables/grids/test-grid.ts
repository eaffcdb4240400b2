import { buildLines } from "../../build-lines.ts";
import { chunkLine, type ChunkLine } from "../chunk-line.ts";
import type { FoundCell, FoundTable } from "../to-table.ts";

/** Of all chunks: so many may lie in cells that hold more than one cell's worth. */
const mostMixed = 0.2;

/** A few lines or shaded bands make a coarse grid: its cells then hold what should be several cells. */
export function isCoarseGrid({ cells }: FoundTable): boolean {
  let all = 0;
  let mixed = 0;
  for (const cell of cells) {
    if (cell.words.length === 0) continue;
    const lines = buildLines(cell.words).map((line) => chunkLine(line, []));
    const count = lines.reduce((sum, { chunks }) => sum + chunks.length, 0);
    all += count;
    if (isMixed(cell, lines)) mixed += count;
  }
  return mixed > all * mostMixed;
}

function isMixed({ rowSpan }: FoundCell, lines: readonly ChunkLine[]): boolean {
  const figures = ({ chunks }: ChunkLine) => chunks.filter(({ kind }) => kind !== "text").length;
  const onlyFigures = lines.filter((line) => line.chunks.length > 0 && figures(line) === line.chunks.length);
  if (onlyFigures.length >= 2 && onlyFigures.length === lines.length) return true;
  if (lines.some(({ chunks }) => chunks.filter(({ kind }) => kind === "number").length >= 2)) return true;
  const pairs = lines.filter((line) => line.chunks.length >= 2 && figures(line) >= 1);
  if (lines.length >= 3 && pairs.length >= lines.length / 2) return true;
  return rowSpan >= 3 && lines.length >= 3 && lines.length >= rowSpan * 0.8;
}
