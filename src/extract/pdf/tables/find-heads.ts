import { captionWords } from "../../../lexicon/table-layout-words.ts";
import type { LineChunk, ChunkLine } from "./chunk-line.ts";
import { hasFigure, overlap, type Body, type BodyColumn } from "./find-body.ts";
import { isDateLike } from "./number-like.ts";
import { partByColumn } from "./part-heads.ts";
import { spanByRule, type SpanRules } from "./span-heads.ts";

export interface HeadSearch {
  lines: readonly ChunkLine[];
  /** The first row of figures. */
  first: number;
  body: Body;
  /** Lines before this one belong to something else. */
  floor: number;
  rules: SpanRules;
}

export interface HeadLines {
  /** From the top down, parted by column. */
  heads: ChunkLine[];
  /** Where the table begins: its first head, or its first row. */
  from: number;
  /** The first line of the body, which may be a group above the first row. */
  body: number;
}

const mostLines = 8;
/** In sizes of type. */
const nearStep = 2.6;
const farStep = 6;
const longestStep = 4.2;
const largerType = 1.45;
const longChunk = 45;
const manyWords = 7;
const groupLetters = 60;
const mostCaption = 3;
const unit = /^[([].*[)\]]$/u;

/** Head lines above the first row of a body. */
export function findHeads(search: HeadSearch): HeadLines {
  const { lines, first, body } = search;
  // The first column names the rows, also where it holds years.
  const numbers = body.columns.filter(({ kind }, index) => kind === "number" && index > 0);
  const taken: number[] = [];
  let below = first;
  for (let index = first - 1; index >= Math.max(search.floor, first - mostLines); index--) {
    const [whole, under] = [lines[index], lines[below]];
    if (whole === undefined || under === undefined) break;
    const line = partByColumn(whole, body);
    const step = under.line.baseline - line.line.baseline;
    const { size } = under.line;
    const near = step <= Math.max(nearStep * size, Math.min(body.step * 1.5, size * longestStep));
    const far =
      step <= farStep * size &&
      (coverOf(line, numbers) >= 0.6 || (index === first - 1 && isGroup(line, body)));
    if (!(near || far) || isBarrier(line, body) || whole.chunks.some(({ text }) => namesTable(text))) break;
    taken.push(index);
    below = index;
  }
  return trim(taken.toReversed(), search, numbers);
}

/** Heads stand over figures; what does not is a group below them or a caption above them. */
function trim(taken: readonly number[], search: HeadSearch, numbers: readonly BodyColumn[]): HeadLines {
  const { lines, first, body } = search;
  const covers = (index: number) => {
    const line = lines[index];
    return line !== undefined && (coverOf(line, numbers) > 0 || isOverFigures(line, body.columns));
  };
  const groups = taken.findLastIndex(covers) + 1;
  const captions = taken.slice(0, groups).findLastIndex((index) => isCaption(search, index)) + 1;
  const from = taken.findIndex((index, at) => at >= captions && covers(index));
  if (from < 0 || from >= groups) return { heads: [], from: first, body: first };
  const heads = taken.slice(from, groups).flatMap((index) => lines[index] ?? []);
  return {
    heads: heads.map((line) => partByColumn(line, body)),
    from: taken[from] ?? first,
    body: taken[groups] ?? first,
  };
}

/** Of the columns of figures, how many have something of a line above them. */
export function coverOf({ chunks }: ChunkLine, numbers: readonly BodyColumn[]): number {
  const first = numbers[0]?.x0 ?? 0;
  const near = chunks.filter(({ x0, x1 }) => x1 > first - (x1 - x0) * 2);
  if (numbers.length > 1 && near.length === numbers.length && chunks.length <= numbers.length + 1) return 1;
  const covered = numbers.filter((column) => chunks.some((chunk) => overlap(chunk, column) > 0));
  return covered.length / Math.max(1, numbers.length);
}

/** A head over two columns may stand over the white between them. */
function isOverFigures({ chunks }: ChunkLine, columns: readonly BodyColumn[]): boolean {
  const first = columns.find(({ kind }, index) => kind === "number" && index > 0)?.x0 ?? 0;
  const last = columns.at(-1)?.x1 ?? 0;
  const label = columns[0]?.x1 ?? 0;
  return chunks.some(({ x0, x1 }) => x0 > label && (x0 + x1) / 2 > first && (x0 + x1) / 2 < last);
}

function isGroup({ chunks }: ChunkLine, { columns }: Body): boolean {
  const [only] = chunks;
  const [label] = columns;
  if (chunks.length !== 1 || only === undefined || label === undefined) return false;
  return only.text.length <= groupLetters && overlap(only, label) > 0;
}

/** Prose, larger type, or the name of the table: heads end below it. */
export function isBarrier(line: ChunkLine, { columns, size }: Body): boolean {
  const { chunks } = line;
  const left = columns[0]?.x0 ?? 0;
  const firstNumber = columns.find(({ kind }) => kind === "number");
  if (line.line.size > size * largerType) return true;
  if (isRowOfFigures(line)) return true;
  return chunks.some((chunk) => {
    const { text, x0, x1, words } = chunk;
    if (namesTable(text)) return true;
    if (text.length > longChunk && (x0 < left + size || words.length > manyWords)) return true;
    const label = columns[0]?.kind === "text" ? columns[0] : undefined;
    return (
      label !== undefined &&
      firstNumber !== undefined &&
      x0 < left + size * 2 &&
      x1 > firstNumber.x1 &&
      words.length > 3
    );
  });
}

/** Figures that are neither years nor counted columns. */
function isRowOfFigures(line: ChunkLine): boolean {
  const figures = line.chunks.filter(({ kind }) => kind === "number");
  if (figures.length === 0 || isHeadRow(line)) return false;
  return (
    figures.length >= line.chunks.length * 0.5 &&
    figures.filter(({ text }) => /^[\d.,()\s%-]+$/.test(text)).length >= 2
  );
}

/** A line that belongs to the name of the table, or says the unit of all figures. */
function isCaption({ lines, body, rules }: HeadSearch, index: number): boolean {
  const line = lines[index];
  const [only] = line?.chunks ?? [];
  if (line === undefined || only === undefined || line.chunks.length !== 1) return false;
  if (spanByRule(line, body.columns, rules) !== undefined) return false;
  if (unit.test(only.text) || isTitle(only, body)) return true;
  for (let at = index - 1; at >= Math.max(0, index - mostCaption); at--) {
    const [above, below] = [lines[at], lines[at + 1]];
    const head = above?.chunks.at(-1);
    if (above === undefined || below === undefined || head === undefined) return false;
    const isClose = below.line.baseline - above.line.baseline < line.line.size * 1.8;
    const isAlike =
      Math.abs(above.line.size - line.line.size) < 0.5 && head.words[0]?.font === only.words[0]?.font;
    if (!isClose || !isAlike) return false;
    if (above.chunks.some(({ text }) => namesTable(text))) return true;
    if (above.chunks.length > 1) return false;
    if (Math.abs(head.x0 - only.x0) < body.size * 0.6 && head.text.length > only.text.length * 0.6)
      return true;
  }
  return false;
}

/** In the middle of the whole table, labels too, where a head is in the middle of its figures. */
function isTitle({ x0, x1 }: LineChunk, { columns }: Body): boolean {
  const [left, right] = [columns[0]?.x0 ?? 0, columns.at(-1)?.x1 ?? 0];
  const first = columns.find(({ kind }) => kind === "number")?.x0 ?? left;
  return (
    Math.abs(x0 + x1 - left - right) / 2 < (right - left) * 0.04 &&
    (x0 < first || x1 - x0 > (right - left) * 0.5)
  );
}

function namesTable(text: string): boolean {
  const lower = text.toLowerCase();
  return captionWords.some((word) => lower.startsWith(word)) && /[\d:]/.test(text.slice(0, 24));
}

/** Years, dates, or columns counted 1 2 3. */
export function isHeadRow(line: ChunkLine): boolean {
  const figures = line.chunks.filter(({ kind }) => kind === "number");
  if (figures.length === 0) return false;
  if (figures.every(({ text, words }) => isDateLike(text) || words.every((word) => isDateLike(word.text))))
    return true;
  return figures.length >= 3 && countsUp(figures);
}

function countsUp(figures: readonly LineChunk[]): boolean {
  const numbers = figures.map(({ text }) => /^\(?(\d{1,2})(?!\d)/.exec(text)?.[1]);
  const [first] = numbers;
  if (first === undefined || Number(first) > 2) return false;
  return numbers.every((number, index) => Number(number) === Number(first) + index);
}

/** How many lines at the top of a run are heads: years, or texts among figures where the rows below have figures only. */
export function countHeadRows(run: readonly ChunkLine[], { columns }: Body): number {
  const end = run.findIndex((line) => hasFigure(line) && !isHeadRow(line));
  if (end < 0) return 0;
  const dated = run.slice(0, end).findLastIndex(isHeadRow) + 1;
  const numbers = columns.filter(({ kind }, index) => kind === "number" && index > 0);
  const worded = run.map((line) => isWorded(line, numbers));
  const top = Math.max(worded.slice(0, mostLines).lastIndexOf(true) + 1, countNamed(run, columns));
  const below = worded.slice(top).filter(Boolean).length;
  return below <= (run.length - top) * 0.1 && top < run.length && top <= run.length / 2
    ? Math.max(dated, top)
    : dated;
}

/** A first row with a word where all others have a number names the columns. */
function countNamed(run: readonly ChunkLine[], columns: readonly BodyColumn[]): number {
  const label = columns[0];
  if (label?.kind !== "number") return 0;
  const rows = run.filter(hasFigure);
  const first = rows[0]?.chunks[0];
  const numbered = rows
    .slice(1)
    .filter(({ chunks }) => chunks[0] !== undefined && chunks[0].kind === "number");
  const isName = first?.kind === "text" && first.x0 < label.x1 && numbered.length >= (rows.length - 1) * 0.8;
  return isName && rows.length > 3 && rows[0] !== undefined ? run.indexOf(rows[0]) + 1 : 0;
}

/** A good part of what stands over or in the columns of figures is text. */
function isWorded({ chunks }: ChunkLine, numbers: readonly BodyColumn[]): boolean {
  const over = chunks.filter((chunk) => numbers.some((column) => overlap(chunk, column) > 0));
  const texts = over.filter(({ kind }) => kind === "text");
  return over.length >= 2 && texts.length >= over.length * 0.3;
}
