import type { PageLine } from "../build-lines.ts";
import type { Rule } from "../pages/page-content.ts";
import { chunkLine, type ChunkLine } from "./chunk-line.ts";
import type { BodyColumn } from "./find-body.ts";
import { coverOf, isBarrier } from "./find-heads.ts";
import type { PageBlock } from "./gap-tables.ts";
import { partByColumn } from "./part-heads.ts";
import { placeHeads } from "./place-heads.ts";
import { toSpanRules } from "./span-heads.ts";
import { cellText, type FoundTable, type TableFrame } from "./to-table.ts";

interface PageJoiner {
  /** Gives the first table of a page the heads it left on the page before. */
  join(blocks: readonly PageBlock[], rules: readonly Rule[]): void;
}

interface PageEnd {
  table?: { frame: TableFrame; header: string[] };
  tail: PageLine[];
  rules: readonly Rule[];
}

/** In points: columns move a little where their widths follow what is in them. */
const slack = 40;
const ruledSlack = 3;
/** Lines before the first table of a page, and behind the last one. */
const mostLines = 4;
const mostTail = 8;
const mostTailBesideHeads = 3;
/** Of the columns of figures. */
const headCover = 0.6;
const longestHead = 40;
/** In sizes of type. */
const farthestHead = 2.6;
const mostWords = 6;
const noBox = { x0: 0, y0: 0, x1: 0, y1: 0 };

/** Follows tables over pages; call it for each page in order. */
export function createPageJoiner(): PageJoiner {
  let end: PageEnd | undefined;
  return {
    join(blocks, rules) {
      const first = firstTable(blocks);
      if (end !== undefined && first?.frame !== undefined) {
        const header = headerFor(first, first.frame, end);
        if (header !== undefined) first.header = header;
      }
      end = endOf(blocks, rules);
    },
  };
}

function firstTable(blocks: readonly PageBlock[]): FoundTable | undefined {
  let lines = 0;
  for (const block of blocks) {
    if (block.kind === "table") return block.table;
    lines += block.lines.length;
    if (lines > mostLines) return undefined;
  }
  return undefined;
}

function endOf(blocks: readonly PageBlock[], rules: readonly Rule[]): PageEnd {
  const tail: PageLine[] = [];
  for (const block of blocks.toReversed()) {
    if (block.kind === "table") {
      const { frame } = block.table;
      const near = frame !== undefined && tail.length <= mostLines;
      return { ...(near ? { table: { frame, header: headerOf(block.table, frame) } } : {}), tail, rules };
    }
    for (const line of block.lines.toReversed()) if (tail.length < mostTail) tail.unshift(line);
    if (tail.length >= mostTail) break;
  }
  return { tail, rules };
}

function headerFor(
  table: FoundTable,
  frame: TableFrame,
  { table: before, tail, rules }: PageEnd,
): string[] | undefined {
  if (frame.heads === 0 && before !== undefined && areSame(before.frame, frame)) {
    const isRepeated = frame.ruled === true && rowText(table, 0).join() === before.header.join();
    if (isRepeated || before.header.every((text) => text === "")) return undefined;
    return moveHeader(before.header, before.frame, frame);
  }
  if (frame.ruled === true) return undefined;
  if (frame.heads === 0) return leftBehind(tail, frame, rules);
  // Heads that say the same twice miss what tells them apart.
  const own = headerOf(table, frame).filter((_, column) => column > 0);
  const isWhole = new Set(own).size === own.length;
  return isWhole ? undefined : leftBehind(tail.slice(-mostTailBesideHeads), frame, rules);
}

/** The same columns of figures; labels may be wider on one page than on the other. */
function areSame(a: TableFrame, b: TableFrame): boolean {
  const [ones, others] = [figuresOf(a), figuresOf(b)];
  if (ones.length !== others.length || ones.length === 0 || a.ruled !== b.ruled) return false;
  const near = a.ruled === true ? ruledSlack : slack;
  return ones.every((one, index) => {
    const other = others[index];
    if (other === undefined) return false;
    const [left, right] = [one.column, other.column];
    return (
      Math.abs(left.x1 - right.x1) < near && Math.abs(left.x0 + left.x1 - right.x0 - right.x1) / 2 < near
    );
  });
}

/** Of a ruled table all columns count. */
function figuresOf({ columns, ruled }: TableFrame): { column: BodyColumn; index: number }[] {
  return columns.flatMap((column, index) =>
    ruled === true || (column.kind === "number" && index > 0) ? [{ column, index }] : [],
  );
}

/** Heads of one page in the columns of the next. */
function moveHeader(header: readonly string[], from: TableFrame, to: TableFrame): string[] {
  const moved = to.columns.map(() => "");
  moved[0] = header[0] ?? "";
  const sources = figuresOf(from);
  for (const [order, { index }] of figuresOf(to).entries())
    moved[index] = header[sources[order]?.index ?? -1] ?? "";
  return moved;
}

/** One text a column, with the heads above it from the top down. */
function headerOf(table: FoundTable, { heads, ruled }: TableFrame): string[] {
  const texts = (table.header ?? Array<string>(table.columns).fill("")).map((text) => [text]);
  const count = ruled === true && table.header === undefined ? 1 : heads;
  for (let row = 0; row < count; row++)
    for (const [column, text] of rowText(table, row).entries()) texts[column]?.push(text);
  return texts.map((path) => path.filter((text) => text !== "").join(" "));
}

/** A spanning cell says its text for each of its columns. */
function rowText({ cells, columns }: FoundTable, row: number): string[] {
  const texts = Array<string>(columns).fill("");
  for (const cell of cells) {
    if (cell.row > row || cell.row + cell.rowSpan <= row) continue;
    const text = cell.row === row ? cellText(cell.words) : "";
    for (let at = cell.column; at < cell.column + cell.columnSpan; at++) texts[at] = text;
  }
  return texts;
}

/** Lines at the foot of a page that stand over the columns of the next one. */
function leftBehind(
  tail: readonly PageLine[],
  frame: TableFrame,
  rules: readonly Rule[],
): string[] | undefined {
  const span = toSpanRules(rules);
  const numbers = frame.columns.filter(({ kind }, index) => kind === "number" && index > 0);
  const body = { columns: frame.columns, size: frame.size, step: 0, spaced: true };
  const heads: ChunkLine[] = [];
  for (const line of tail.toReversed()) {
    const whole = chunkLine(line, span.uprights);
    const isShort = whole.chunks.every(
      ({ text, words }) => text.length <= longestHead && words.length <= mostWords,
    );
    if (!isShort || isBarrier(whole, body) || coverOf(whole, numbers) === 0) break;
    const below = heads[0]?.line;
    if (below !== undefined && below.baseline - line.baseline > line.size * farthestHead) break;
    heads.unshift(partByColumn(whole, body));
  }
  if (heads.length === 0 || (numbers.length > 1 && heads.every(({ chunks }) => chunks.length < 2)))
    return undefined;
  const cells = placeHeads(heads, frame.columns, span);
  const found = { box: noBox, rows: heads.length, columns: frame.columns.length, cells };
  const texts = headerOf(found, { ...frame, heads: heads.length });
  const covered = figuresOf(frame).filter(({ index }) => texts[index] !== "");
  return covered.length >= numbers.length * headCover ? texts : undefined;
}
