import { addAll } from "../../../lib/add-all.ts";
import { smallest } from "../../../lib/largest.ts";
import type { PageLine } from "../build-lines.ts";
import { median, unite, type PageWord } from "../pages/page-content.ts";
import { kindOf } from "./number-like.ts";
import type { FoundCell, FoundTable } from "./to-table.ts";

export type PageBlock = { kind: "lines"; lines: PageLine[] } | { kind: "table"; table: FoundTable };

interface Cell {
  words: PageWord[];
  x0: number;
  x1: number;
}

interface Row {
  line: PageLine;
  cells: Cell[];
}

interface Column {
  x0: number;
  x1: number;
}

/** In em: white this wide parts two cells. */
const cellGap = 0.9;
const channelWidth = 0.5;
/** In lines: rows further apart are not of one table. */
const farthestRow = 3;
const mostRows = 300;
const listMarker = /^(?:[•·▪◦‣●○■□–—\-*o]|\(?(?:\d{1,3}|[a-z]|[ivx]{1,4})[.)])$/i;
const noLetters = /^[^\p{L}\p{N}]{1,2}$/u;
const symbolFont = /dingbat|symbol|w(?:eb|ing)ding/i;
const noteMark = /^(?:[a-z]|\d{1,2}|[*†‡§]{1,3})$/i;
const leader = /^[.…·_\s]{3,}$/;
const fewestDots = 5;
const longText = 30;

/** Tables without lines: rows whose white gaps stand one below the other. All else stays lines. */
export function findGapTables(lines: readonly PageLine[]): PageBlock[] {
  const rows = lines.map((line) => ({ line, cells: splitCells(line) }));
  const found: PageBlock[] = [];
  const keep = (line: PageLine) => {
    const last = found.at(-1);
    if (last?.kind === "lines") last.lines.push(line);
    else found.push({ kind: "lines", lines: [line] });
  };
  let index = 0;
  while (index < rows.length) {
    const run = takeRun(rows, index);
    const table = run.length < 2 ? undefined : toGapTable(run);
    if (table === undefined) {
      const row = rows[index];
      if (row !== undefined) keep(row.line);
      index++;
      continue;
    }
    found.push({ kind: "table", table });
    index += run.length;
  }
  return found;
}

function splitCells({ words }: PageLine): Cell[] {
  const cells: Cell[] = [];
  for (const word of words) {
    const last = cells.at(-1);
    if (last !== undefined && word.box.x0 - last.x1 < cellGap * word.size) {
      last.words.push(word);
      last.x1 = Math.max(last.x1, word.box.x1);
    } else cells.push({ words: [word], x0: word.box.x0, x1: word.box.x1 });
  }
  return cells;
}

/** Rows with several cells, one after the other; single cells between them may belong to a cell above. */
function takeRun(rows: readonly Row[], start: number): Row[] {
  if ((rows[start]?.cells.length ?? 0) < 2) return [];
  let end = start;
  let singles = 0;
  for (let index = start + 1; index < Math.min(rows.length, start + mostRows); index++) {
    const [before, row] = [rows[index - 1], rows[index]];
    if (before === undefined || row === undefined) break;
    if (row.line.baseline - before.line.baseline > farthestRow * Math.max(row.line.size, before.line.size))
      break;
    if (row.cells.length >= 2) {
      end = index;
      singles = 0;
    } else if (++singles > 2) break;
  }
  while (isValueBelow(rows[end], rows[end + 1])) end++;
  return rows.slice(start, end + 1);
}

/** The value of a label with a colon may run on below itself, as addresses do. */
function isValueBelow(row: Row | undefined, next: Row | undefined): boolean {
  const [only] = next?.cells ?? [];
  if (row === undefined || next === undefined || only === undefined || next.cells.length !== 1) return false;
  const value = row.cells.at(-1);
  const isPair = row.cells.length === 1 || (row.cells.length === 2 && hasColon(row));
  const step = next.line.baseline - row.line.baseline;
  return isPair && value !== undefined && Math.abs(value.x0 - only.x0) < 2 && step < next.line.size * 2;
}

function hasColon({ cells }: Row): boolean {
  return cells[0]?.words.at(-1)?.text.endsWith(":") === true;
}

function toGapTable(run: readonly Row[]): FoundTable | undefined {
  const several = run.filter(({ cells }) => cells.length >= 2);
  const columns = findColumns(several);
  if (columns.length < 2 || several.length < (columns.length >= 3 ? 2 : 3)) return undefined;
  if (several.length < run.length * 0.5) return undefined;
  const placed = run.map((row) => ({ row, cells: placeCells(row, columns) }));
  const merged = mergeContinued(placed, columns.length);
  if (!isTable(merged, columns)) return undefined;
  const cells: FoundCell[] = merged.flatMap((entry, row) =>
    entry.cells.map((cell) => ({ ...cell, row, rowSpan: 1 })),
  );
  const box = unite(run.map(({ line }) => line.box));
  return { box, rows: merged.length, columns: columns.length, cells };
}

/** Columns lie between the white channels that hardly any row crosses. */
function findColumns(rows: readonly Row[]): Column[] {
  const allowed = Math.floor(rows.length * 0.15);
  const size = median(rows.map(({ line }) => line.size));
  const edges = rows
    .flatMap(({ cells }) =>
      cells.flatMap(({ x0, x1 }) => [
        { x: x0, step: 1 },
        { x: x1, step: -1 },
      ]),
    )
    .toSorted((a, b) => a.x - b.x || b.step - a.step);
  const columns: Column[] = [];
  let depth = 0;
  let open: number | undefined;
  for (const { x, step } of edges) {
    depth += step;
    if (open === undefined && depth > allowed) open = x;
    else if (open !== undefined && depth <= allowed) {
      const last = columns.at(-1);
      if (last !== undefined && open - last.x1 < channelWidth * size) last.x1 = x;
      else columns.push({ x0: open, x1: x });
      open = undefined;
    }
  }
  return columns;
}

type PlacedCell = Omit<FoundCell, "row" | "rowSpan">;

interface PlacedRow {
  row: Row;
  cells: PlacedCell[];
}

function placeCells({ cells }: Row, columns: readonly Column[]): PlacedCell[] {
  const placed = new Map<number, PlacedCell>();
  for (const { words, x0, x1 } of cells) {
    const first = columns.findIndex((column) => Math.min(column.x1, x1) - Math.max(column.x0, x0) > 1);
    const last = columns.findLastIndex((column) => Math.min(column.x1, x1) - Math.max(column.x0, x0) > 1);
    const at = first === -1 ? nearestColumn(columns, (x0 + x1) / 2) : first;
    const columnSpan = first === -1 ? 1 : last - first + 1;
    const there = coveringCell(placed, at);
    if (there !== undefined) addAll(there.words, words);
    else placed.set(at, { column: at, columnSpan, words: [...words] });
  }
  return [...placed.values()];
}

function coveringCell(placed: ReadonlyMap<number, PlacedCell>, column: number): PlacedCell | undefined {
  for (const cell of placed.values())
    if (column >= cell.column && column < cell.column + cell.columnSpan) return cell;
  return undefined;
}

function nearestColumn(columns: readonly Column[], x: number): number {
  const distances = columns.map(({ x0, x1 }) => Math.max(x0 - x, 0, x - x1));
  return distances.indexOf(smallest(distances));
}

/** A cell that runs on in the next line leaves the first column of that line empty. */
function mergeContinued(rows: readonly PlacedRow[], columns: number): PlacedRow[] {
  const merged: PlacedRow[] = [];
  let before: PageLine | undefined;
  const arePairs = columns === 2 && rows.filter(({ row }) => hasColon(row)).length >= rows.length / 2;
  for (const { row, cells } of rows) {
    const last = merged.at(-1);
    const goesOn =
      last !== undefined &&
      before !== undefined &&
      row.line.baseline - before.baseline <= row.line.size * (arePairs ? 2 : 1.35) &&
      cells.length <= columns / 2 &&
      cells.every(({ column }) => column > 0 && last.cells.some((cell) => cell.column === column));
    if (goesOn) {
      for (const cell of cells)
        addAll(last.cells.find(({ column }) => column === cell.column)?.words ?? [], cell.words);
    } else merged.push({ row, cells: cells.map((cell) => ({ ...cell })) });
    before = row.line;
  }
  return merged;
}

function isTable(rows: readonly PlacedRow[], columns: readonly Column[]): boolean {
  if (rows.length < 2) return false;
  const byColumn = columns.map((_, index) =>
    rows.flatMap(({ cells }) => cells.filter(({ column }) => column === index)),
  );
  const filled = byColumn.reduce((sum, cells) => sum + cells.length, 0);
  if (filled < rows.length * columns.length * 0.4) return false;
  if (byColumn.some(({ length }) => length < Math.min(2, rows.length))) return false;
  const texts = byColumn.map((cells) => cells.map(({ words }) => words.map(({ text }) => text).join("")));
  if (texts.flat().filter((text) => leader.test(text)).length >= rows.length / 2) return false;
  if (rows.filter(({ row }) => isLed(row.line)).length >= rows.length / 3) return false;
  if (columns.length === 2 && byColumn[0]?.every(isMarker) === true) return false;
  if (columns.length === 2 && isNotes(texts)) return false;
  // Figures without a word beside them are the marks of an axis.
  if (columns.length < 4 && texts.flat().every((text) => kindOf(text) !== "text")) return false;
  return texts.filter((column, index) => isProse(column, byColumn[index] ?? [], columns[index])).length < 2;
}

/** Dots lead to the number of a page: an index or a table of contents. */
function isLed({ words }: PageLine): boolean {
  return (
    words.filter(({ text }) => text === ".").length >= fewestDots ||
    words.some(({ text }) => text.includes("...."))
  );
}

/** Raised letters and stars before the notes that they stand for. */
function isNotes([marks = [], notes = []]: readonly (readonly string[])[]): boolean {
  const long = notes.filter((text) => text.length > longText * 0.6);
  return (
    marks.filter((text) => noteMark.test(text)).length >= marks.length * 0.7 &&
    long.length >= notes.length / 2
  );
}

/** A bullet, a box to tick or a number before an item. */
function isMarker({ words }: PlacedCell): boolean {
  const text = words.map((word) => word.text).join("");
  return (
    listMarker.test(text) || noLetters.test(text) || words.every(({ font }) => symbolFont.test(font.name))
  );
}

/** Lines of running text fill their column. */
function isProse(
  texts: readonly string[],
  cells: readonly PlacedCell[],
  column: Column | undefined,
): boolean {
  if (column === undefined || texts.length === 0) return false;
  const letters = texts.reduce((sum, text) => sum + text.length, 0) / texts.length;
  if (letters < longText * 0.8) return false;
  const full = cells.filter(({ words }) => {
    const { x0, x1 } = unite(words.map(({ box }) => box));
    return x1 - x0 > (column.x1 - column.x0) * 0.75;
  });
  return letters >= longText && full.length >= cells.length * 0.6;
}
