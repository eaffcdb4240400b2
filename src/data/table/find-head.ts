import { columnName } from "../../lib/cell-address.ts";
import { readHeadUnit } from "./head-units.ts";
import type { Region } from "./find-regions.ts";
import type { TableGrid } from "./to-grid.ts";
import { readCell } from "./type-column.ts";
import type { ExtractedCell } from "./type-column.ts";

export interface TableHead {
  /** Lines above the head that stand alone. */
  titles: string[];
  /** How many rows of the region come before the data, titles included. */
  rows: number;
  /** One name a column, unique. */
  names: string[];
  /** False where nothing names the columns. */
  isFound: boolean;
}

const mostHeadRows = 8;
const sampledRows = 200;
const longestHead = 120;

type Kind = "empty" | "value" | "flag" | "period" | "text";

/** The rows that name the columns: no values in columns that hold values below; years, dates and units may stand there. */
export function findHead(grid: TableGrid, region: Region): TableHead {
  const width = region.right - region.left + 1;
  const kinds = kindsOf(grid, region);
  let first = 0;
  const titles: string[] = [];
  while (width > 1 && first < kinds.length - 1 && isAlone(kinds[first])) {
    const at = kinds[first]?.findIndex((kind) => kind !== "empty") ?? 0;
    titles.push(cellAt(grid, region, { row: first, column: at }).text.trim());
    first += 1;
  }
  const count = countHeadRows(grid, region, { kinds, first });
  if (count === 0) {
    // a line alone and no head below it: it may be a row like the others
    const names = Array.from({ length: width }, (_, column) => `Column ${columnName(column)}`);
    return { titles, rows: first, names, isFound: false };
  }
  const levels = headLevels(grid, region, { first, count });
  return { titles, rows: first + count, names: joinLevels(levels, width), isFound: true };
}

function cellAt(grid: TableGrid, region: Region, at: { row: number; column: number }): ExtractedCell {
  return grid.rows[region.top + at.row]?.cells[region.left + at.column] ?? { text: "" };
}

function kindsOf(grid: TableGrid, region: Region): Kind[][] {
  const rows = Math.min(region.bottom - region.top + 1, sampledRows);
  const width = region.right - region.left + 1;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: width }, (__, column) => kindOfCell(cellAt(grid, region, { row, column }))),
  );
}

function kindOfCell(cell: ExtractedCell): Kind {
  const reading = readCell(cell);
  switch (reading.kind) {
    case "empty":
      return "empty";
    case "number":
      return /^(?:FY)?(?:19|20)\d\d$/.test(cell.text.trim()) ? "period" : "value";
    case "date":
      return "period";
    case "boolean":
      // "n" and "y" are heads as often as answers
      return cell.text.trim().length === 1 ? "text" : "flag";
    case "blank-word":
      return "value";
    case "text":
      return "text";
  }
}

function isAlone(kinds: readonly Kind[] | undefined): boolean {
  return (
    kinds?.filter((kind) => kind !== "empty").length === 1 &&
    !kinds.includes("value") &&
    !kinds.includes("flag")
  );
}

interface Scan {
  kinds: readonly Kind[][];
  first: number;
}

function countHeadRows(grid: TableGrid, region: Region, { kinds, first }: Scan): number {
  const body = kinds.slice(first + 1);
  if (kinds[first] === undefined || body.length === 0) return kinds.length - first === 1 ? 1 : 0;
  const columns = kinds[first]?.map((_, column) => columnOf(body, column)) ?? [];
  if (!columns.some(({ isValued }) => isValued)) return isNamingRow(grid, region, { kinds, first }) ? 1 : 0;
  let count = 0;
  while (count < mostHeadRows && first + count < kinds.length - 1) {
    const row = kinds[first + count] ?? [];
    const texts = row.map((_, column) => cellAt(grid, region, { row: first + count, column }).text.trim());
    const above = Array.from({ length: count }, (_, at) => textsAt(grid, region, first + at));
    if (!belongsToHead({ row, texts, above, kindsAbove: kinds.slice(first, first + count) }, columns)) break;
    count += 1;
  }
  return count;
}

function textsAt(grid: TableGrid, region: Region, row: number): string[] {
  return Array.from({ length: region.right - region.left + 1 }, (_, column) =>
    cellAt(grid, region, { row, column }).text.trim(),
  );
}

interface HeadRow {
  row: readonly Kind[];
  texts: readonly string[];
  above: readonly string[][];
  kindsAbove: readonly Kind[][];
}

type Below = readonly { isValued: boolean; isPeriods: boolean; isFlags: boolean }[];

function belongsToHead({ row, texts, above, kindsAbove }: HeadRow, columns: Below): boolean {
  if (above.length === 0) return isHeadRow(row, columns);
  if (isNumbering(texts)) return true;
  const isNamed = isComplete(kindsAbove) && areDistinct(above);
  // heads that repeat themselves are told apart by the row below them, even by numbers
  if (!isNamed && texts[0] === "" && !row.slice(1).includes("empty") && !areDistinct(above)) return true;
  if (!isHeadRow(row, columns) || !goesOn(row, columns)) return false;
  return !isNamed || row.includes("period") || texts.every((text) => isUnitCell({ text }));
}

/** A line that numbers the columns, as (1) (2) (3) or as 3, 4, 5 = 3 + 4: each number is as far from its place as the others. */
function isNumbering(texts: readonly string[]): boolean {
  const numbered = texts.flatMap((text, column) => (/^\(?\d{1,3}\)?$/.test(text) ? [{ text, column }] : []));
  if (numbered.length < 3 || numbered.length * 2 <= texts.length) return false;
  const isMarked =
    numbered.every(({ text }) => text.startsWith("(")) || texts.some((text) => /^\d{1,3}\s?=/.test(text));
  const shifts = numbered.map(({ text, column }) => Number(text.replaceAll(/[()]/g, "")) - column);
  return isMarked && new Set(shifts).size === 1;
}

/** Whether the heads so far name every column differently. */
function areDistinct(above: readonly string[][]): boolean {
  const names = (above[0] ?? []).map((_, column) => above.map((level) => level[column] ?? "").join("\u0000"));
  return new Set(names).size === names.length;
}

/** Whether what stands below is mostly values, and mostly periods or answers such as yes among them. */
function columnOf(body: readonly Kind[][], column: number): Below[number] {
  let [filled, values, periods, flags] = [0, 0, 0, 0];
  for (const row of body) {
    const kind = row[column] ?? "empty";
    if (kind === "empty") continue;
    filled += 1;
    if (kind !== "text") values += 1;
    if (kind === "period") periods += 1;
    if (kind === "flag") flags += 1;
  }
  return {
    isValued: values > 0 && values * 2 >= filled,
    isPeriods: periods * 2 > filled,
    isFlags: flags > 0,
  };
}

function isHeadRow(row: readonly Kind[], columns: Below): boolean {
  if (!row.includes("text") && !row.includes("period")) return false;
  return row.every((kind, column) => {
    const below = columns[column];
    // "No" heads a column of numbers, but not one of answers
    if (kind === "value" || (kind === "flag" && below?.isFlags !== false)) return false;
    return kind !== "period" || below?.isPeriods !== true;
  });
}

/** A further head row says something about the values; a label alone begins a section. */
function goesOn(row: readonly Kind[], columns: Below): boolean {
  return row.some((kind, column) => kind !== "empty" && columns[column]?.isValued === true);
}

function isComplete(rows: readonly Kind[][]): boolean {
  const width = rows[0]?.length ?? 0;
  for (let column = 0; column < width; column += 1)
    if (rows.every((row) => (row[column] ?? "empty") === "empty")) return false;
  return true;
}

function isUnitCell({ text }: ExtractedCell): boolean {
  const trimmed = text.trim();
  if (trimmed === "") return true;
  const { unit, factor } = readHeadUnit(`(${trimmed.replaceAll(/[()[\]]/g, "")})`);
  return unit !== undefined || factor !== undefined;
}

/** Without values below: short, different names in nearly every column, none of which comes back in its column. */
function isNamingRow(grid: TableGrid, region: Region, { kinds, first }: Scan): boolean {
  const width = region.right - region.left + 1;
  const names = new Set<string>();
  let filled = 0;
  for (let column = 0; column < width; column += 1) {
    const text = cellAt(grid, region, { row: first, column }).text.trim();
    if (text === "") continue;
    if (text.length > longestHead) return false;
    filled += 1;
    names.add(text);
    for (let row = first + 1; row < kinds.length; row += 1)
      if (cellAt(grid, region, { row, column }).text.trim() === text) return false;
  }
  return filled > 0 && filled * 2 >= width && names.size === filled;
}

function headLevels(
  grid: TableGrid,
  region: Region,
  { first, count }: { first: number; count: number },
): string[][] {
  const width = region.right - region.left + 1;
  const levels = Array.from({ length: count }, (_, row) =>
    Array.from({ length: width }, (__, column) => {
      const { text } = cellAt(grid, region, { row: first + row, column });
      return text.replaceAll(/\s+/g, " ").trim();
    }),
  );
  for (const [row, level] of levels.entries())
    spread(level, { grid, region, row: first + row, below: levels.slice(row + 1) });
  return levels;
}

/** A head over several columns names all of them: by its span, or where only a lower head fills the gap. */
function spread(
  level: string[],
  at: { grid: TableGrid; region: Region; row: number; below: readonly string[][] },
): void {
  const { grid, region, row, below } = at;
  let last = "";
  let reach = 0;
  for (let column = 0; column < level.length; column += 1) {
    const own = level[column] ?? "";
    if (own !== "") {
      last = own;
      reach = column + (grid.spans.get(`${region.top + row}:${region.left + column}`)?.columns ?? 0);
      continue;
    }
    const isSpanned = reach > column;
    const isGap = reach <= column && last !== "" && below.some((lower) => (lower[column] ?? "") !== "");
    if (isSpanned || (isGap && !hasSpans(grid))) level[column] = last;
  }
}

function hasSpans({ spans }: TableGrid): boolean {
  return spans.size > 0;
}

function joinLevels(levels: readonly string[][], width: number): string[] {
  const used = new Map<string, number>();
  return Array.from({ length: width }, (_, column) => {
    const parts = levels.map((level) => level[column] ?? "").filter((text) => text !== "");
    const distinct = parts.filter((text, at) => text !== parts[at - 1]);
    const name = distinct.join(" / ").slice(0, longestHead) || `Column ${columnName(column)}`;
    return uniqueName(name, used);
  });
}

export function uniqueName(name: string, used: Map<string, number>): string {
  const key = name.toLowerCase();
  const times = (used.get(key) ?? 0) + 1;
  used.set(key, times);
  return times === 1 ? name : uniqueName(`${name} (${times})`, used);
}
