import type { PageLine } from "../build-lines.ts";
import { unite } from "../pages/page-content.ts";
import { chunkLine, type LineChunk, type ChunkLine } from "./chunk-line.ts";
import type { PageBlock } from "./gap-tables.ts";
import type { FoundCell, FoundTable } from "./to-table.ts";

const longestLabel = 42;
const shortestLabel = 2;
const longestValue = 70;
const mostPairs = 3;
/** In sizes of type. */
const farthest = 3;
/** Of the pairs of a block. */
const most = 0.6;
const letterFirst = /^[\p{L}]/u;
const digit = /\d/;

/** Lines of labels, each with its value beside it, as tables; all else stays lines. */
export function findLabelValues(lines: readonly PageLine[]): PageBlock[] {
  const chunked = lines.map((line) => chunkLine(line, []));
  const blocks: PageBlock[] = [];
  const keep = (line: PageLine) => {
    const last = blocks.at(-1);
    if (last?.kind === "lines") last.lines.push(line);
    else blocks.push({ kind: "lines", lines: [line] });
  };
  let index = 0;
  while (index < chunked.length) {
    const end = endOfBlock(chunked, index);
    const block = chunked.slice(index, end);
    if (block.length >= 2 && arePairs(block)) {
      blocks.push({ kind: "table", table: toTable(block) });
      index = end;
      continue;
    }
    const line = lines[index];
    if (line !== undefined) keep(line);
    index++;
  }
  return blocks;
}

function endOfBlock(lines: readonly ChunkLine[], from: number): number {
  let end = from;
  while (end < lines.length) {
    const [above, line] = [lines[end - 1], lines[end]];
    if (line === undefined) break;
    const isNear =
      end === from ||
      (above !== undefined && line.line.baseline - above.line.baseline <= farthest * line.line.size);
    if (!isNear || !(isPairLine(line) || (end > from && above !== undefined && goesOn(above, line)))) break;
    end++;
  }
  return end;
}

function isPairLine({ chunks, led }: ChunkLine): boolean {
  if (led === true || chunks.length === 0 || chunks.length % 2 === 1 || chunks.length > mostPairs * 2)
    return false;
  return chunks.every((chunk, index) => (index % 2 === 0 ? isLabel(chunk) : isValue(chunk)));
}

function isLabel({ text, kind }: LineChunk): boolean {
  if (kind !== "text" || text.length < shortestLabel || text.length > longestLabel || !letterFirst.test(text))
    return false;
  return text.endsWith(":") || !digit.test(text);
}

function isValue({ text }: LineChunk): boolean {
  return text.length <= longestValue && !text.endsWith(":");
}

/** A value that runs on below itself, as addresses do. */
function goesOn(above: ChunkLine, { chunks, line }: ChunkLine): boolean {
  const [only] = chunks;
  const value = above.chunks.length === 1 ? above.chunks[0] : above.chunks[1];
  if (chunks.length !== 1 || only === undefined || value === undefined) return false;
  return Math.abs(value.x0 - only.x0) < line.size * 0.3 && above.chunks.length <= 2;
}

function arePairs(lines: readonly ChunkLine[]): boolean {
  const rows = lines.filter(({ chunks }) => chunks.length > 1);
  if (rows.length < 2) return false;
  const pairs = rows.flatMap(({ chunks }) =>
    chunks.flatMap((label, index) => {
      const value = chunks[index + 1];
      return index % 2 === 0 && value !== undefined ? [{ label, value }] : [];
    }),
  );
  if (pairs.filter(({ label }) => label.text.endsWith(":")).length >= pairs.length * most) return true;
  const figures = pairs.filter(({ value }) => digit.test(value.text)).length;
  const slack = (rows[0]?.line.size ?? 0) * 0.5;
  const firsts = pairs.filter(({ label }) => rows.some(({ chunks }) => chunks[0] === label));
  return (
    figures >= pairs.length * most &&
    isAligned(
      firsts.map(({ label }) => label),
      slack,
    ) &&
    isAligned(
      firsts.map(({ value }) => value),
      slack,
    )
  );
}

function isAligned(chunks: readonly LineChunk[], slack: number): boolean {
  return [(chunk: LineChunk) => chunk.x0, (chunk: LineChunk) => chunk.x1].some((edge) => {
    const edges = chunks.map(edge);
    return edges.some(
      (x) => edges.filter((y) => Math.abs(x - y) <= slack).length >= Math.max(2, edges.length * 0.7),
    );
  });
}

function toTable(lines: readonly ChunkLine[]): FoundTable {
  const cells: FoundCell[] = [];
  let rows = 0;
  let columns = 2;
  for (const { chunks } of lines) {
    columns = Math.max(columns, chunks.length);
    if (chunks.length === 1) {
      const value = cells.findLast(({ column, row }) => column === 1 && row === rows - 1);
      for (const word of chunks[0]?.words ?? []) value?.words.push(word);
      continue;
    }
    for (const [column, { words }] of chunks.entries())
      cells.push({ row: rows, column, rowSpan: 1, columnSpan: 1, words: [...words] });
    rows++;
  }
  return { box: unite(lines.map(({ line }) => line.box)), rows, columns, cells };
}
