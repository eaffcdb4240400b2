import { smallest } from "../../../lib/largest.ts";
import { joiningWords } from "../../../lexicon/table-layout-words.ts";
import type { PageWord } from "../pages/page-content.ts";
import type { BodyRow } from "./body-row.ts";
import { toChunk, type LineChunk, type ChunkLine } from "./chunk-line.ts";
import { centreLabels } from "./centre-labels.ts";
import { overlap, type Body, type BodyColumn } from "./find-body.ts";

/** In sizes of type. */
const half = 0.95;
const nextLine = 1.35;
const small = /^[\p{Ll}(]/u;
const openEnd = /[,\-–—/&+]$/u;

/** Rows of a body: one a baseline, but for labels that run over several lines. */
export function buildRows(lines: readonly ChunkLine[], body: Body): BodyRow[] {
  const plain = lines.map((line): BodyRow => ({ lines: [line], cells: placeChunks(line, body.columns) }));
  const rows = isCentred(plain, body) ? plain : joinHalf(plain, body);
  const centred = isCentred(rows, body) ? centreLabels(rows) : undefined;
  if (centred !== undefined) return joinGroups(centred, body);
  return joinValues(joinAfter(joinBefore(joinAround(rows, body), body), body), body);
}

/** Figures stand half a line below one line of a label and half a line above the next. */
function isCentred(rows: readonly BodyRow[], body: Body): boolean {
  return rows.some((row, index) => {
    const [above, below] = [rows[index - 1], rows[index + 1]];
    if (above === undefined || below === undefined || !hasNoLabel(row, body)) return false;
    const limit = sizeOf(row) * half;
    return (
      isLabelOnly(above, body) &&
      isLabelOnly(below, body) &&
      stepOf(above, row) <= limit &&
      stepOf(row, below) <= limit
    );
  });
}

/** A group of two lines. */
function joinGroups(rows: readonly BodyRow[], body: Body): BodyRow[] {
  const joined: BodyRow[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    const goesOn =
      last !== undefined &&
      isLabelOnly(last, body) &&
      isLabelOnly(row, body) &&
      stepOf(last, row) <= sizeOf(row) * nextLine &&
      isBold(last) === isBold(row) &&
      runsOn(labelOf(last), labelOf(row));
    if (goesOn) merge(last, row);
    else joined.push(row);
  }
  return joined;
}

function isBold({ cells }: BodyRow): boolean {
  return cells.get(0)?.[0]?.font.bold === true;
}

/** Of labels and values: a value that runs on below itself, as addresses do. */
function joinValues(rows: readonly BodyRow[], { columns }: Body): BodyRow[] {
  if (columns.length !== 2) return [...rows];
  const joined: BodyRow[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    const goesOn =
      last?.cells.has(1) === true && !row.cells.has(0) && row.lines[0]?.chunks[0]?.kind === "text";
    if (goesOn) merge(last, row);
    else joined.push(row);
  }
  return joined;
}

export function placeChunks({ chunks }: ChunkLine, columns: readonly BodyColumn[]): Map<number, PageWord[]> {
  const cells = new Map<number, PageWord[]>();
  for (const chunk of chunks.flatMap((one) => cutAtColumns(one, columns))) {
    const at = columnOf(chunk, columns, chunks.length === 1);
    const there = cells.get(at);
    if (there === undefined) cells.set(at, [...chunk.words]);
    else for (const word of chunk.words) there.push(word);
  }
  return cells;
}

/** Numbers so close that they seemed one, but stand in two columns. */
function cutAtColumns(chunk: LineChunk, columns: readonly BodyColumn[]): LineChunk[] {
  if (chunk.kind === "text" || chunk.words.length < 2) return [chunk];
  const over = columns.filter((column) => column.kind === "number" && overlap(chunk, column) > 0);
  if (over.length < 2) return [chunk];
  const parts = over.map((column) =>
    chunk.words.filter(({ box }) => overlap(box, column) > (box.x1 - box.x0) / 2),
  );
  const isWhole = parts.reduce((sum, { length }) => sum + length, 0) === chunk.words.length;
  return isWhole ? parts.filter(({ length }) => length > 0).map((words) => toChunk(words)) : [chunk];
}

function columnOf(chunk: LineChunk, columns: readonly BodyColumn[], alone: boolean): number {
  if (alone && chunk.kind === "text") {
    const [label] = columns;
    // A group line may run on over the figures, or stand in the middle.
    const inText = columns.some((column) => column.kind === "text" && overlap(chunk, column) > 0);
    if (label !== undefined && (overlap(chunk, label) > 0 || !inText)) return 0;
  }
  let best = -1;
  let most = 0;
  for (const [index, column] of columns.entries()) {
    const fits = (column.kind === "number") === (chunk.kind !== "text");
    const shared = overlap(chunk, column) * (fits ? 1 : 0.6);
    if (shared > most) [best, most] = [index, shared];
  }
  if (best >= 0) return best;
  const middle = (chunk.x0 + chunk.x1) / 2;
  const distances = columns.map(({ x0, x1 }) => Math.max(x0 - middle, 0, middle - x1));
  return distances.indexOf(smallest(distances));
}

/** Figures half a line off their label, or set in the middle of one of two lines. */
function joinHalf(rows: readonly BodyRow[], body: Body): BodyRow[] {
  const joined: BodyRow[] = [];
  for (let index = 0; index < rows.length; index++) {
    const row = rows[index];
    if (row === undefined) break;
    const last = joined.at(-1);
    const isClose = last !== undefined && stepOf(last, row) <= sizeOf(row) * half;
    const fits =
      isClose &&
      ((isLabelOnly(last, body) && hasNoLabel(row, body)) ||
        (last.lines.length > 0 && isLabelOnly(row, body) && hasNoLabel(lastLine(last, body), body)));
    if (fits) merge(last, row);
    else joined.push({ lines: [...row.lines], cells: new Map(row.cells) });
  }
  return joined;
}

function lastLine(row: BodyRow, body: Body): BodyRow {
  const line = row.lines.at(-1);
  return line === undefined ? row : { lines: [line], cells: placeChunks(line, body.columns) };
}

/** A label of three lines with its figures beside the middle one. */
function joinAround(rows: readonly BodyRow[], body: Body): BodyRow[] {
  const joined: BodyRow[] = [];
  for (let index = 0; index < rows.length; index++) {
    const [above, row, below] = [joined.at(-1), rows[index], rows[index + 1]];
    if (row === undefined) break;
    const isMiddle =
      above !== undefined &&
      below !== undefined &&
      isLabelOnly(above, body) &&
      isLabelOnly(below, body) &&
      above.lines.length === 1 &&
      !isLabelOnly(row, body) &&
      row.cells.has(0);
    const [up, down] = isMiddle ? [stepOf(above, row), stepOf(row, below)] : [0, 0];
    const isEven =
      isMiddle && Math.abs(up - down) < sizeOf(row) * 0.1 && up <= sizeOf(row) * nextLine && up < body.step;
    const isFree = index + 2 >= rows.length || stepOf(below ?? row, rows[index + 2] ?? row) > up * 1.08;
    if (isEven && isFree && below !== undefined) {
      merge(above, row);
      merge(above, below);
      index++;
    } else joined.push(row);
  }
  return joined;
}

/** A label that begins a line above its figures. */
function joinBefore(rows: readonly BodyRow[], body: Body): BodyRow[] {
  const joined: BodyRow[] = [];
  for (const row of rows) {
    const last = joined.at(-1);
    const goesOn =
      last !== undefined &&
      isLabelOnly(last, body) &&
      row.cells.has(0) &&
      isBold(last) === isBold(row) &&
      stepOf(last, row) <= sizeOf(row) * nextLine &&
      (runsOn(labelOf(last), labelOf(row)) ||
        (stepOf(last, row) < body.step * 0.8 && !labelOf(last).endsWith(":")));
    if (goesOn) merge(last, row);
    else joined.push(row);
  }
  return joined;
}

/** A label that ends a line below its figures. */
function joinAfter(rows: readonly BodyRow[], body: Body): BodyRow[] {
  const joined: BodyRow[] = [];
  for (const [index, row] of rows.entries()) {
    const last = joined.at(-1);
    const step = last === undefined ? Infinity : stepOf(last, row);
    const goesOn =
      last !== undefined &&
      isLabelOnly(row, body) &&
      !isLabelOnly(last, body) &&
      last.cells.has(0) &&
      isBold(last) === isBold(row) &&
      step <= sizeOf(row) * nextLine &&
      (runsOn(labelOf(last), labelOf(row)) ||
        step < body.step * 0.8 ||
        isHanging(last, row, rows[index + 1]));
    if (goesOn) merge(last, row);
    else joined.push(row);
  }
  return joined;
}

/** Set in below its row, and the next row is not below it: no group begins there. */
function isHanging(row: BodyRow, line: BodyRow, next: BodyRow | undefined): boolean {
  const indent = sizeOf(line) * 0.2;
  return leftOf(line) > leftOf(row) + indent && (next === undefined || leftOf(next) < leftOf(line) - indent);
}

function leftOf({ lines }: BodyRow): number {
  return lines[0]?.chunks[0]?.x0 ?? 0;
}

/** Whether a second line of a label belongs to the first. */
export function runsOn(first: string, second: string): boolean {
  if (first.endsWith(":")) return false;
  const end = first.slice(first.lastIndexOf(" ") + 1).toLowerCase();
  return small.test(second) || openEnd.test(first) || joiningWords.has(end);
}

function merge(row: BodyRow, other: BodyRow): void {
  for (const line of other.lines) row.lines.push(line);
  for (const [column, words] of other.cells)
    row.cells.set(column, [...(row.cells.get(column) ?? []), ...words]);
}

function isLabelOnly({ cells }: BodyRow, { columns }: Body): boolean {
  return cells.size === 1 && cells.has(0) && columns[0]?.kind === "text";
}

function hasNoLabel({ cells }: BodyRow, { columns }: Body): boolean {
  return !cells.has(0) && columns[0]?.kind === "text" && cells.size > 0;
}

function labelOf({ lines }: BodyRow): string {
  return lines.map(({ chunks }) => chunks[0]?.text ?? "").join(" ");
}

function stepOf(above: BodyRow, below: BodyRow): number {
  return (below.lines[0]?.line.baseline ?? 0) - (above.lines.at(-1)?.line.baseline ?? 0);
}

function sizeOf({ lines }: BodyRow): number {
  return lines[0]?.line.size ?? 0;
}
