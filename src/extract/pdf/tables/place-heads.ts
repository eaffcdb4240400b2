import type { ChunkLine } from "./chunk-line.ts";
import type { BodyColumn } from "./find-body.ts";
import { spanRepeats } from "./repeat-spans.ts";
import { spanHeads, type HeadSpan, type SpanRules } from "./span-heads.ts";
import type { FoundCell } from "./to-table.ts";

/** Head lines as rows of cells, each over the columns it holds for. */
export function placeHeads(
  heads: readonly ChunkLine[],
  columns: readonly BodyColumn[],
  rules: SpanRules,
): FoundCell[] {
  const spans = heads.map((line) => spanHeads(line, columns, rules));
  const lowest = heads.findLastIndex(({ chunks }) => chunks.length > columns.length / 2);
  const texts = textsByColumn(heads[lowest], spans[lowest] ?? [], columns.length);
  return heads.flatMap((line, row) => {
    const own = spans[row] ?? [];
    // A rule or a wall says more than what repeats below.
    const isFree = row < lowest && !own.some(({ sure }) => sure);
    const turns = isFree ? spanRepeats(line, columns, texts) : undefined;
    const all = isFree ? spanAll(line, columns, texts) : undefined;
    const placed = own.map((span, index) => turns?.[index] ?? all ?? span);
    return toCells(line, placed).map((cell) => ({ ...cell, row }));
  });
}

/** A lone head in the middle of all figures holds for all of them, if each has a head of its own below. */
function spanAll(
  { chunks }: ChunkLine,
  columns: readonly BodyColumn[],
  texts: readonly (string | undefined)[],
): HeadSpan | undefined {
  const [only] = chunks;
  const first = columns.findIndex(({ kind }, index) => kind === "number" && index > 0);
  const numbers = columns.slice(first);
  if (chunks.length !== 1 || only === undefined || first < 0 || numbers.length < 3) return undefined;
  if (texts.slice(first).includes(undefined)) return undefined;
  const [left, right] = [numbers[0]?.x0 ?? 0, numbers.at(-1)?.x1 ?? 0];
  const isCentred = Math.abs(only.x0 + only.x1 - left - right) / 2 < (right - left) * 0.05;
  return isCentred ? { column: first, columnSpan: numbers.length } : undefined;
}

/** What a line of heads says, column by column. */
function textsByColumn(
  line: ChunkLine | undefined,
  spans: readonly HeadSpan[],
  columns: number,
): (string | undefined)[] {
  const texts = Array<string | undefined>(columns).fill(undefined);
  for (const [index, { text }] of (line?.chunks ?? []).entries()) {
    const span = spans[index];
    if (span?.columnSpan === 1) texts[span.column] = text;
  }
  return texts;
}

function toCells({ chunks }: ChunkLine, spans: readonly HeadSpan[]): Omit<FoundCell, "row">[] {
  const cells: Omit<FoundCell, "row">[] = [];
  for (const [index, chunk] of chunks.entries()) {
    const span = spans[index];
    if (span === undefined) continue;
    const { column, columnSpan } = span;
    const there = cells.find(
      (cell) => column < cell.column + cell.columnSpan && cell.column < column + columnSpan,
    );
    if (there !== undefined) for (const word of chunk.words) there.words.push(word);
    else cells.push({ column, columnSpan, rowSpan: 1, words: [...chunk.words] });
  }
  return cells;
}
