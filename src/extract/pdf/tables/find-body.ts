import { largest, smallest } from "../../../lib/largest.ts";
import { median } from "../pages/page-content.ts";
import type { LineChunk, ChunkLine } from "./chunk-line.ts";
import { isDateLike, isThousands, kindOf } from "./number-like.ts";

export interface BodyColumn {
  kind: "number" | "text";
  x0: number;
  x1: number;
}

/** Lines that share columns of figures. */
export interface Body {
  columns: BodyColumn[];
  /** From baseline to baseline of rows with figures. */
  step: number;
  size: number;
  /** Spaces inside cells are written, not left white. */
  spaced: boolean;
  /** Only one row of figures: it needs a head over each of them. */
  single?: true;
}

interface Extent {
  x0: number;
  x1: number;
}

/** Of the rows: so many may cross a white channel. */
const crossing = 0.04;
const thinColumn = 0.12;
const thinText = 0.2;
/** Of the rows with a figure: so many may have a text there. */
const mostTexts = 0.66;
const aligned = 0.7;
/** In em. */
const edgeSlack = 0.55;
const channel = 0.08;
const doubleShare = 0.8;
const textChannel = 0.3;
const pageNumber = /^\d{1,4}(?:\.\d{1,2})?$/;

export function isFigure({ kind }: LineChunk): boolean {
  return kind !== "text";
}

export function hasFigure({ chunks }: Pick<ChunkLine, "chunks">): boolean {
  return chunks.some(({ kind }) => kind === "number");
}

/** The columns of a run of lines, if its figures stand one below the other. */
export function findBody(run: readonly ChunkLine[], strict: boolean): Body | undefined {
  const rows = withoutYears(
    run.filter((line) => hasFigure(line) || line.chunks.filter(isFigure).length >= 2),
  );
  const size = median(rows.map(({ line }) => line.size));
  const numbers = numberColumns(rows, size).flatMap((column) => splitDouble(column, rows, size));
  if (numbers.length === 0) return undefined;
  const texts = textColumns(rows, numbers, size);
  const label = findLabels(run, { rows, numbers, texts });
  if (label !== undefined) texts.unshift(label);
  const columns = [...numbers, ...texts].toSorted((a, b) => a.x0 - b.x0);
  const single =
    rows.length === 1 && numbers.length >= 2 && columns.length >= 3 && columns[0]?.kind === "text";
  const isOne = rows.length >= 3 || (rows.length === 2 && numbers.length >= 2) || single;
  if (!isOne || columns.length < (strict ? 3 : 2)) return undefined;
  if (!areAligned(rows, numbers, size) || isRunningText(rows, columns, size)) return undefined;
  if (isIndex(rows, columns)) return undefined;
  const steps = rows.slice(1).map(({ line }, index) => line.baseline - (rows[index]?.line.baseline ?? 0));
  return {
    columns,
    step: median(steps),
    size,
    spaced: writesSpaces(run),
    ...(single ? { single: true as const } : {}),
  };
}

/** Years over columns are heads, and stand elsewhere than the figures below them. */
function withoutYears(rows: readonly ChunkLine[]): ChunkLine[] {
  const first = rows.findIndex(({ chunks }) =>
    chunks.some(({ kind, text }) => kind === "number" && !isDateLike(text)),
  );
  return rows.slice(Math.max(0, first));
}

/** White channels between figures only; a number inside a label makes no column. */
function numberColumns(rows: readonly ChunkLine[], size: number): BodyColumn[] {
  const chunks = rows.flatMap((row) => row.chunks.filter(isFigure));
  const found = project(chunks, Math.floor(rows.length * crossing), size * channel);
  const whole = new Set<ChunkLine | undefined>(wholeRows(rows));
  const filled = found.map((column) => {
    const inside = rows.map((row) => row.chunks.filter((chunk) => overlap(chunk, column) > 0));
    return {
      column,
      rows: inside.filter((chunks) => chunks.some(isFigure)).length,
      // The labels of totals reach over columns that end above them.
      texts: inside.filter((own, row) => whole.has(rows[row]) && own.some(({ kind }) => kind === "text"))
        .length,
      numbers: inside.flat().filter(({ kind }) => kind === "number").length,
    };
  });
  const first = filled.findIndex(({ numbers }) => numbers > 0);
  const fewest = Math.max(whole.size > 3 ? 2 : 1, whole.size * thinColumn);
  return filled
    .filter(
      (entry, index) =>
        index >= first && first >= 0 && entry.rows >= fewest && entry.texts <= entry.rows * mostTexts,
    )
    .map(({ column }) => ({ kind: "number", ...column }));
}

/** Rows with most of their cells: a few totals below one item do not make its columns thin. */
function wholeRows(rows: readonly ChunkLine[]): ChunkLine[] {
  const most = largest(rows.map(({ chunks }) => chunks.length));
  return rows.filter(({ chunks }) => chunks.length > most / 2);
}

/** Intervals that more than `allowed` chunks cover, parted by white of some width. */
function project(chunks: readonly Extent[], allowed: number, width: number): Extent[] {
  const edges = chunks
    .flatMap(({ x0, x1 }) => [
      { x: x0, step: 1 },
      { x: x1, step: -1 },
    ])
    .toSorted((a, b) => a.x - b.x || a.step - b.step);
  const found: Extent[] = [];
  let depth = 0;
  let open: number | undefined;
  for (const { x, step } of edges) {
    depth += step;
    if (open === undefined && depth > allowed) open = x;
    else if (open !== undefined && depth <= allowed) {
      const last = found.at(-1);
      if (last !== undefined && open - last.x1 < width) last.x1 = x;
      else found.push({ x0: open, x1: x });
      open = undefined;
    }
  }
  return found;
}

/** A column in which nearly every row has two numbers, with white between them all the way down, is two. */
function splitDouble(column: BodyColumn, rows: readonly ChunkLine[], size: number): BodyColumn[] {
  const chunks = rows.flatMap((row) =>
    row.chunks.filter((chunk) => isFigure(chunk) && overlap(chunk, column) > 0),
  );
  const doubles = chunks.filter(
    ({ words }) => words.length > 1 && words.every(({ text }) => kindOf(text) !== "text"),
  );
  if (doubles.length < 3 || doubles.length < chunks.length * doubleShare) return [column];
  const clear = doubles.filter(
    ({ words }) => !isThousands(words.at(-2)?.text ?? "", words.at(-1)?.text ?? ""),
  );
  if (clear.length < doubles.length / 2) return [column];
  const boxes = doubles.flatMap(({ words }) => words.map(({ box }) => box));
  const parts = project(boxes, Math.floor(doubles.length * 0.1), size * channel);
  return parts.length === 2 ? parts.map((part) => ({ kind: "number", ...part })) : [column];
}

/** Labels of which no line stands level with its figures. */
function findLabels(
  run: readonly ChunkLine[],
  {
    rows,
    numbers,
    texts,
  }: { rows: readonly ChunkLine[]; numbers: readonly BodyColumn[]; texts: readonly BodyColumn[] },
): BodyColumn | undefined {
  const first = numbers[0]?.x0 ?? 0;
  if (texts.some(({ x0 }) => x0 < first)) return undefined;
  const alone = run.flatMap(({ chunks: [only, ...more] }) =>
    only !== undefined && more.length === 0 && only.kind === "text" && only.x1 < first ? [only] : [],
  );
  if (alone.length < rows.length) return undefined;
  return {
    kind: "text",
    x0: smallest(alone.map(({ x0 }) => x0)),
    x1: largest(alone.map(({ x1 }) => x1)),
  };
}

function textColumns(rows: readonly ChunkLine[], numbers: readonly BodyColumn[], size: number): BodyColumn[] {
  const isFree = (chunk: LineChunk) =>
    chunk.kind === "text" || !numbers.some((column) => overlap(chunk, column) > 0);
  const free = rows.map((row) => row.chunks.filter(isFree).flatMap((chunk) => clip(chunk, numbers)));
  const allowed = Math.floor(rows.length * crossing);
  const found = project(free.flat(), allowed, size * textChannel).filter(
    ({ x0, x1 }) => x1 - x0 > size * 0.3,
  );
  const fills = (column: Extent) => free.map((row) => row.some((piece) => overlap(piece, column) > 0));
  const firstNumber = numbers[0]?.x0 ?? 0;
  const whole = new Set<ChunkLine | undefined>(wholeRows(rows));
  const kept: { column: Extent; fill: boolean[] }[] = [];
  for (const column of found) {
    const fill = fills(column);
    const count = fill.filter((one, row) => one && whole.has(rows[row])).length;
    if (column.x0 > firstNumber && count < Math.max(1, whole.size * thinText)) continue;
    const last = kept.at(-1);
    const apart = numbers.some(({ x0 }) => last !== undefined && x0 > last.column.x0 && x0 < column.x0);
    // Indented labels stand in one column with those they are indented from.
    if (last !== undefined && !apart && !fill.some((one, row) => one && last.fill[row])) {
      last.column = { x0: last.column.x0, x1: Math.max(last.column.x1, column.x1) };
      last.fill = fill.map((one, row) => one || last.fill[row] === true);
    } else kept.push({ column, fill });
  }
  return kept.map(({ column }) => ({ kind: "text", ...column }));
}

/** What of a text lies left of the first column of figures that it reaches into. */
function clip({ x0, x1 }: Extent, numbers: readonly BodyColumn[]): Extent[] {
  const inside = numbers.find((column) => x0 >= column.x0 - 1 && x0 < column.x1);
  if (inside !== undefined) return [];
  const next = numbers.find((column) => column.x0 > x0 && column.x0 < x1);
  return [{ x0, x1: next === undefined ? x1 : Math.max(x0 + 1, next.x0 - 1) }];
}

export function overlap(a: Extent, b: Extent): number {
  return Math.min(a.x1, b.x1) - Math.max(a.x0, b.x0);
}

function areAligned(rows: readonly ChunkLine[], columns: readonly BodyColumn[], size: number): boolean {
  const slack = size * edgeSlack;
  const good = columns.filter((column) => {
    const chunks = rows.flatMap((row) =>
      row.chunks.filter((chunk) => chunk.kind === "number" && overlap(chunk, column) > 0),
    );
    if (chunks.length < 2) return true;
    const needed = Math.ceil(chunks.length * aligned);
    return [
      chunks.map(({ x1 }) => x1),
      chunks.map(({ x0 }) => x0),
      chunks.map(({ x0, x1 }) => (x0 + x1) / 2),
      chunks.map(pointOf),
    ].some((edges) => largestCluster(edges, slack) >= needed);
  });
  return good.length >= columns.length * 0.75;
}

/** Where the decimal point stands, about. */
function pointOf({ text, x0, x1 }: LineChunk): number {
  const at = Math.max(text.lastIndexOf("."), text.lastIndexOf(","));
  return at < 0 ? x1 : x0 + ((x1 - x0) * at) / Math.max(1, text.length);
}

function largestCluster(values: readonly number[], slack: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  let most = 0;
  let from = 0;
  for (const [index, value] of sorted.entries()) {
    while (value - (sorted[from] ?? value) > slack) from++;
    most = Math.max(most, index - from + 1);
  }
  return most;
}

/** Lines that fill their column are prose; a number before each of them counts lines or items. */
function isRunningText(rows: readonly ChunkLine[], columns: readonly BodyColumn[], size: number): boolean {
  const texts = columns.filter(({ kind }) => kind === "text");
  const numbers = columns.length - texts.length;
  if (numbers === 1 && columns[0]?.kind === "number") return true;
  return texts.some((column) => {
    // Beside several columns of figures even long lines are labels.
    if (column === columns[0] && numbers >= 3) return false;
    const chunks = rows.flatMap((row) =>
      row.chunks.filter((chunk) => chunk.kind === "text" && overlap(chunk, column) > 0),
    );
    const widest = largest(chunks.map(({ x0, x1 }) => x1 - x0));
    if (widest < size * 14) return false;
    const full = chunks.filter(({ x0, x1, words }) => x1 - x0 > widest * 0.85 && words.length >= 4);
    return full.length > rows.length * 0.5;
  });
}

/** Dots lead from each text to the number of a page. */
function isIndex(rows: readonly ChunkLine[], columns: readonly BodyColumn[]): boolean {
  if (rows.filter(({ led }) => led === true).length < rows.length / 2) return false;
  const last = columns.findLastIndex(({ kind }) => kind === "text");
  const paired = columns.every(
    ({ kind }, at) => kind === "text" || at < last || columns[at - 1]?.kind === "text",
  );
  const figures = rows.flatMap(({ chunks }) => chunks.slice(1).filter(({ kind }) => kind === "number"));
  return paired && figures.every(({ text }) => pageNumber.test(text));
}

function writesSpaces(lines: readonly ChunkLine[]): boolean {
  const inner = lines.flatMap(({ chunks }) => chunks.flatMap(({ words }) => words.slice(1)));
  return inner.filter(({ spaced }) => spaced).length > inner.length * 0.7;
}
