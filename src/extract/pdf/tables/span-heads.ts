import { largest, smallest } from "../../../lib/largest.ts";
import type { PageLine } from "../build-lines.ts";
import type { Rule } from "../pages/page-content.ts";
import type { LineChunk, ChunkLine } from "./chunk-line.ts";
import { overlap, type BodyColumn } from "./find-body.ts";

export interface HeadSpan {
  column: number;
  columnSpan: number;
  /** Drawn lines say so. */
  sure?: true;
}

export interface SpanRules {
  levels: readonly Rule[];
  uprights: readonly Rule[];
}

export function toSpanRules(rules: readonly Rule[]): SpanRules {
  return { levels: rules.filter(({ level }) => level), uprights: rules.filter(({ level }) => !level) };
}

/** In points: pieces of a line drawn one behind the other. */
const touching = 0.5;
/** In sizes of type. */
const ruleBelow = 1.6;

/** The columns that each head of a line stands over. */
export function spanHeads(
  { line, chunks }: ChunkLine,
  columns: readonly BodyColumn[],
  rules: SpanRules,
): HeadSpan[] {
  const y = line.baseline - line.size * 0.3;
  const walls = rules.uprights.filter(({ y0, y1 }) => y0 <= y && y1 >= y).map(({ x0 }) => x0);
  const below = rulesBelow(line, rules);
  const inOrder = byOrder(chunks, columns);
  return chunks.map((chunk, index) => {
    const drawn = byWalls(chunk, { chunks, columns, walls }) ?? byRule(chunk, { chunks, columns, below });
    const found = drawn ?? inOrder?.[index] ?? byOverlap(chunk, columns);
    const column = found[0] ?? 0;
    const span = { column, columnSpan: Math.max(1, (found.at(-1) ?? 0) - column + 1) };
    return drawn === undefined || span.columnSpan === 1 ? span : { ...span, sure: true };
  });
}

/** The columns under a line that has only one head, where a rule says which. */
export function spanByRule(
  { line, chunks }: ChunkLine,
  columns: readonly BodyColumn[],
  rules: SpanRules,
): number[] | undefined {
  const [only] = chunks;
  return only === undefined ? undefined : byRule(only, { chunks, columns, below: rulesBelow(line, rules) });
}

/** As they were drawn first: neighbours may touch; then those that make one line. */
function rulesBelow({ baseline, size }: PageLine, { levels }: SpanRules): Rule[] {
  const near = levels.filter(({ y0 }) => y0 > baseline - size * 0.2 && y0 < baseline + size * ruleBelow);
  return near.length === 0 ? near : [...near, ...joinPieces(near)];
}

function inside(columns: readonly BodyColumn[], from: number, to: number): number[] {
  return columns.flatMap(({ x0, x1 }, index) => ((x0 + x1) / 2 > from && (x0 + x1) / 2 < to ? [index] : []));
}

function byWalls(
  chunk: LineChunk,
  {
    chunks,
    columns,
    walls,
  }: { chunks: readonly LineChunk[]; columns: readonly BodyColumn[]; walls: readonly number[] },
): number[] | undefined {
  const before = walls.filter((x) => x <= chunk.x0 + 1);
  const behind = walls.filter((x) => x >= chunk.x1 - 1);
  if (before.length + behind.length === 0) return undefined;
  // Many tables are open at their sides.
  const left = largest(before, Math.min(columns[0]?.x0 ?? 0, chunk.x0) - 1);
  const right = smallest(behind, Math.max(columns.at(-1)?.x1 ?? 0, chunk.x1) + 1);
  if (chunks.some((other) => other !== chunk && isBetween(other, left, right))) return undefined;
  const found = inside(columns, left, right);
  const isCentred = Math.abs(left + right - chunk.x0 - chunk.x1) / 2 < (right - left) * 0.15;
  return found.length === 1 || (found.length > 1 && isCentred) ? found : undefined;
}

function byRule(
  chunk: LineChunk,
  {
    chunks,
    columns,
    below,
  }: { chunks: readonly LineChunk[]; columns: readonly BodyColumn[]; below: readonly Rule[] },
): number[] | undefined {
  const middle = (chunk.x0 + chunk.x1) / 2;
  for (const rule of below) {
    const width = rule.x1 - rule.x0;
    const centred = Math.abs((rule.x0 + rule.x1) / 2 - middle) < Math.max(width * 0.15, 6);
    if (!centred || chunk.x0 < rule.x0 - 4 || chunk.x1 > rule.x1 + 4) continue;
    if (chunks.some((other) => other !== chunk && overlap(other, rule) > 0)) continue;
    const found = inside(columns, rule.x0, rule.x1);
    if (found.length >= 2 && found[0] !== 0) return found;
  }
  return undefined;
}

/** As many heads as columns stand in their order, however they are aligned. */
function byOrder(chunks: readonly LineChunk[], columns: readonly BodyColumn[]): number[][] | undefined {
  const label = columns[0];
  const hasLabel = label !== undefined && chunks[0] !== undefined && chunks[0].x0 < label.x1;
  const from = hasLabel ? 0 : 1;
  if (chunks.length < 2 || chunks.length !== columns.length - from) return undefined;
  const fits = chunks.every((chunk, index) =>
    columns.every(
      (column, at) => at === index + from || overlap(chunk, column) <= (column.x1 - column.x0) / 2,
    ),
  );
  return fits ? chunks.map((_, index) => [index + from]) : undefined;
}

function byOverlap(chunk: LineChunk, columns: readonly BodyColumn[]): number[] {
  const found = columns.flatMap((column, index) => {
    const shared = overlap(chunk, column);
    return shared > Math.min(column.x1 - column.x0, chunk.x1 - chunk.x0) / 3 ? [index] : [];
  });
  if (found.length > 0) return found;
  const middle = (chunk.x0 + chunk.x1) / 2;
  const distances = columns.map(({ x0, x1 }) => Math.max(x0 - middle, 0, middle - x1));
  return [distances.indexOf(smallest(distances))];
}

/** Pieces that lie end to end at one height are one line. */
function joinPieces(levels: readonly Rule[]): Rule[] {
  const joined: Rule[] = [];
  for (const rule of levels.toSorted((a, b) => a.y0 - b.y0 || a.x0 - b.x0)) {
    const last = joined.findLast(({ y0 }) => Math.abs(y0 - rule.y0) < 1);
    if (last !== undefined && rule.x0 - last.x1 <= touching && rule.x1 > last.x0)
      last.x1 = Math.max(last.x1, rule.x1);
    else joined.push({ ...rule });
  }
  return joined;
}

function isBetween({ x0, x1 }: LineChunk, left: number, right: number): boolean {
  return (x0 + x1) / 2 > left && (x0 + x1) / 2 < right;
}
