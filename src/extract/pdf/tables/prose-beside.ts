import { largest, smallest } from "../../../lib/largest.ts";
import type { PageWord } from "../pages/page-content.ts";
import type { LineChunk, ChunkLine } from "./chunk-line.ts";

interface Placed {
  chunk: LineChunk;
  baseline: number;
  size: number;
}

const fewestLines = 6;
const proseLetters = 28;
const proseWords = 4;
/** In points. */
const sameEdge = 3;
const sameBaseline = 1.2;
/** In sizes of type. */
const farthest = 3;
/** Of the lines of a column: so many reach its right edge. */
const full = 0.6;
/** Of the width of a column: so far from its right edge may a line end. */
const ragged = 0.3;
/** Of the lines beside a column: so many may stand level with it. */
const mostLevel = 0.5;

/** Words of columns of running text that stand beside something else, such as a table. */
export function findProseBeside(lines: readonly ChunkLine[]): Set<PageWord> {
  const found = new Set<PageWord>();
  const starts = new Map<number, Placed[]>();
  for (const { line, chunks } of lines)
    for (const chunk of chunks) {
      if (chunk.kind !== "text" || chunk.text.length < proseLetters || chunk.words.length < proseWords)
        continue;
      const key = Math.round(chunk.x0 / sameEdge);
      const there = starts.get(key);
      const placed = { chunk, baseline: line.baseline, size: line.size };
      if (there === undefined) starts.set(key, [placed]);
      else there.push(placed);
    }
  for (const column of starts.values())
    for (const run of runsOf(column))
      if (isProse(run)) for (const word of wordsOf(run, lines)) found.add(word);
  return found;
}

/** Lines below each other without a large step. */
function runsOf(column: readonly Placed[]): Placed[][] {
  const runs: Placed[][] = [];
  for (const placed of column) {
    const last = runs.at(-1)?.at(-1);
    if (last !== undefined && placed.baseline - last.baseline <= farthest * placed.size)
      runs.at(-1)?.push(placed);
    else runs.push([placed]);
  }
  return runs.filter(({ length }) => length >= fewestLines);
}

function isProse(run: readonly Placed[]): boolean {
  const left = smallest(run.map(({ chunk }) => chunk.x0));
  const right = largest(run.map(({ chunk }) => chunk.x1));
  const reaching = run.filter(({ chunk }) => chunk.x1 > right - (right - left) * ragged);
  return reaching.length >= run.length * full;
}

/** All words of the column, short lines too; none where what stands beside it is level with it, as in a table. */
function wordsOf(run: readonly Placed[], lines: readonly ChunkLine[]): PageWord[] {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return [];
  const [top, bottom] = [first.baseline - first.size, last.baseline + last.size * 1.5];
  const left = smallest(run.map(({ chunk }) => chunk.x0)) - 2;
  const right = largest(run.map(({ chunk }) => chunk.x1)) + 2;
  const inside: PageWord[] = [];
  let [beside, level] = [0, 0];
  for (const { line, chunks } of lines) {
    if (line.baseline < top || line.baseline > bottom) continue;
    const own = chunks.filter(({ x0, x1 }) => x0 >= left && x1 <= right);
    const others = chunks.filter((chunk) => !own.includes(chunk));
    if (others.length > 0) beside++;
    if (others.some((other) => own.some((chunk) => isLevel(chunk, other)))) level++;
    for (const { words } of own) for (const word of words) inside.push(word);
  }
  return beside >= fewestLines / 2 && level < beside * mostLevel ? inside : [];
}

/** On one baseline, not only on lines that overlap. */
function isLevel({ words: [one] }: LineChunk, { words: [other] }: LineChunk): boolean {
  return one !== undefined && other !== undefined && Math.abs(one.baseline - other.baseline) < sameBaseline;
}
