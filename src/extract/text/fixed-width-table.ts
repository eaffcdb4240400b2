import { smallest } from "../../lib/largest.ts";
import type { Table } from "../../model/document.ts";

export interface FixedWidthTable {
  /** Which of the lines its head is, and the first one behind it. */
  start: number;
  end: number;
  table: Table;
}

const fewestColumns = 3;
const longestHead = 40;
const farthest = 12;
const rule = /^[\s=_+-]*[=_-]{3,}[\s=_+-]*$/u;

interface Span {
  start: number;
  end: number;
  text: string;
}

/** A table that is only set in columns, with blanks between them: a line of heads, and what stands below each. */
export function readFixedWidthTable(lines: readonly string[]): FixedWidthTable | undefined {
  for (const [start, line] of lines.entries()) {
    const heads = spansOf(line);
    if (!isHead(heads)) continue;
    const found = rowsBelow(lines.slice(start + 1), heads);
    if (!isTable(found.rows, heads.length)) continue;
    const rows = [heads.map(({ text }) => text), ...found.rows];
    return { start, end: start + 1 + found.lines, table: { rows, headRows: 1 } };
  }
  return undefined;
}

/** What stands between two blanks or more, with its place. */
function spansOf(line: string): Span[] {
  return [...line.matchAll(/\S+(?: \S+)*/gu)].map(({ 0: text, index }) => ({
    ...{ text, start: index, end: index + text.length },
  }));
}

/** A label with a colon is a field of a form, and no head. */
function isHead(spans: readonly Span[]): boolean {
  return (
    spans.length >= fewestColumns &&
    spans.every(({ text }) => text.length <= longestHead && /\p{L}|^[#%]$/u.test(text) && !text.includes(":"))
  );
}

/** One row by itself may be anything, unless each of its cells is filled and one of them with a figure. */
function isTable(rows: readonly (readonly string[])[], width: number): boolean {
  const [first = []] = rows;
  const isFull = first.length === width && first.every((cell) => cell !== "");
  if (rows.length === 1) return isFull && first.some((cell) => /^\p{N}/u.test(cell));
  return rows.length > 1 && rows.some((row) => row.filter((cell) => cell !== "").length * 2 > width);
}

function rowsBelow(lines: readonly string[], heads: readonly Span[]): { rows: string[][]; lines: number } {
  const rows: string[][] = [];
  let taken = 0;
  for (const line of lines) {
    const cells = rule.test(line) ? undefined : cellsOf(line, heads);
    if (cells === undefined && !rule.test(line)) break;
    taken += 1;
    if (cells === undefined) continue;
    const filled = cells.flatMap((cell, at) => (cell === "" ? [] : [at]));
    const [only = 0, ...more] = filled;
    const last = rows.at(-1);
    // what is alone below a cell that is not the first goes on with it
    if (more.length === 0 && only > 0 && last !== undefined)
      last[only] = `${last[only]} ${cells[only]}`.trim();
    else rows.push(cells);
  }
  return { rows, lines: taken };
}

/** The cells of a line, each below its head; undefined where the line keeps to no columns. */
function cellsOf(line: string, heads: readonly Span[]): string[] | undefined {
  const cells = heads.map(() => "");
  const spans = spansOf(line).flatMap((span) => cutAtHeads(span, heads));
  if (spans.length === 0 || spans[0]?.text.endsWith(":") || (spans.length === 1 && spans[0]?.start === 0))
    return undefined;
  for (const span of spans) {
    const at = columnOf(span, heads);
    if (at === undefined || cells[at] !== "") return undefined;
    cells[at] = span.text;
  }
  return cells;
}

/** A cell that fills its column to the end is parted from the next by a single blank. */
function cutAtHeads(span: Span, heads: readonly Span[]): Span[] {
  const over = heads.filter(({ start, end }) => start < span.end && end > span.start);
  const next = over[1];
  if (next === undefined) return [span];
  const at = next.start - span.start;
  if (span.text[at - 1] !== " ") return [span];
  const [before, behind] = [span.text.slice(0, at - 1), span.text.slice(at)];
  return [
    { text: before, start: span.start, end: span.start + before.length },
    ...cutAtHeads({ text: behind, start: next.start, end: span.end }, heads),
  ];
}

/** The only head that it stands below, or the one it stands next to. */
function columnOf(span: Span, heads: readonly Span[]): number | undefined {
  const gaps = heads.map(({ start, end }) => Math.max(start - span.end, span.start - end));
  const over = gaps.flatMap((gap, at) => (gap < 0 ? [at] : []));
  if (over.length > 0) return over.length === 1 ? over[0] : undefined;
  const nearest = smallest(gaps);
  return nearest > farthest ? undefined : gaps.indexOf(nearest);
}
