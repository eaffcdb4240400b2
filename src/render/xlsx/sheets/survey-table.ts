import { addAll } from "../../../lib/add-all.ts";
import type { TableBlock, TableCell } from "../../layout.ts";
import { fittedWidth, measureHead, measureText } from "./measure-column.ts";
import { noteLines, toNote } from "../notes.ts";
import { mostColumns, placeCells, type PlacedCell } from "../cells/place-cells.ts";
import { isBareNumber, widenGroup, type BareNumber, type NumberGroup } from "../cells/bare-number.ts";
import { createKnown, findKnown } from "../cells/known-cells.ts";
import { isSimpleDay, isSimpleText, readCell, type CellReading } from "../cells/read-cell.ts";
import type { Book, SheetArea, SheetLink, SheetNote } from "./sheet.ts";
import { findLinks, linkText, plainText } from "../cells/span-content.ts";
import { type FoundLooks, settleStyles, type SettledStyles } from "./settle-styles.ts";
import { type FoundSpans, toMerges } from "./to-merges.ts";
import type { FontStyle } from "../style.ts";
import { bodyFont, headFont, type CellLook } from "./table-look.ts";

/** What has to be known of all rows before the first one is written. */
export interface TableSurvey extends SettledStyles {
  columns: number;
  headRows: number;
  lastRow: number;
  /** Characters, by column. */
  widths: number[];
  /** By column, whether long text goes on in the next line. */
  wraps: boolean[];
  bodyFont: FontStyle;
  merges: SheetArea[];
  links: SheetLink[];
  notes: SheetNote[];
}

/** Excel holds no more links on one sheet. */
const mostLinks = 65_000;

interface Found extends FoundLooks, FoundSpans {
  links: SheetLink[];
  notes: SheetNote[];
}

export function surveyTable(block: TableBlock, book: Book): TableSurvey {
  const found: Found = {
    widths: [],
    wraps: [],
    looks: new Map(),
    known: createKnown(book),
    shown: new Map(),
    spans: [],
    shifts: [],
    links: [],
    notes: [],
  };
  let row = 0;
  let sheetRow = 0;
  let headRows = 0;
  for (const isHead of [true, false]) {
    const place: RowPlace = { row, sheetRow, isHead, block, book, found };
    for (const cells of surveyable(block, isHead)) {
      place.row = row;
      place.sheetRow = sheetRow;
      const height = surveyRow(cells, place);
      if (height > 1) found.shifts.push({ row, extra: height - 1 });
      row += 1;
      sheetRow += height;
    }
    if (isHead) headRows = sheetRow;
  }
  warnOfLimits(found, book);
  const settled = settleStyles(found, book);
  const columns = Math.max(1, Math.min(mostColumns, Math.max(block.columns.length, found.widths.length)));
  return {
    columns,
    headRows,
    lastRow: Math.max(0, sheetRow - 1),
    widths: Array.from({ length: columns }, (_, column) => fittedWidth(found.widths[column] ?? 0)),
    wraps: found.wraps,
    ...settled,
    bodyFont: bodyFont(book.options.theme),
    merges: toMerges(found, { headRows, lastRow: sheetRow - 1, headCount: block.head.length }),
    links: found.links.slice(0, mostLinks),
    notes: found.notes,
  };
}

interface RowPlace {
  row: number;
  sheetRow: number;
  isHead: boolean;
  block: TableBlock;
  book: Book;
  found: Found;
}

/** Cells with their places; those of a long table span nothing and stand in the column of their number. */
function surveyable(block: TableBlock, isHead: boolean): Iterable<readonly (PlacedCell | TableCell)[]> {
  return isHead ? placeCells(block.head) : (block.manyRows ?? placeCells(block.rows));
}

/** How many rows of the sheet it takes. */
function surveyRow(cells: readonly (PlacedCell | TableCell)[], place: RowPlace): number {
  let height = 1;
  for (let index = 0; index < cells.length && index < mostColumns; index += 1) {
    const given = cells[index];
    if (given === undefined) continue;
    if (!("kind" in given)) height = Math.max(height, surveyCell(given, place));
    // Nothing is made for a cell that is like those before it: a long table would fill the memory.
    else if (!isKnown(given, index, place))
      height = Math.max(height, surveyCell({ cell: given, column: index, columns: 1, rows: 1 }, place));
  }
  return height;
}

/** A cell like others adds nothing to what is known but how large it is. */
function isKnown(cell: TableCell, column: number, { found }: RowPlace): boolean {
  const like = findKnown(cell, column, found.known);
  if (like === undefined) return false;
  if (typeof cell.value === "number") widenGroup(like, cell.value);
  else measureText(plainText(cell.spans), column, found);
  return true;
}

/** How many rows of the sheet it takes. */
function surveyCell(one: PlacedCell, place: RowPlace): number {
  const { row, sheetRow, isHead, book, found } = place;
  const { cell, column, columns } = one;
  if (one.spannedBy !== undefined) return 1;
  if (!isHead && isBareNumber(cell) && surveyNumber(cell, one, place)) return 1;
  const font = isHead ? headFont(book.options.theme) : bodyFont(book.options.theme);
  const reading = readCell(cell, font, book);
  // What goes on below a merged area would be hidden by it.
  if ((columns > 1 || one.rows > 1) && reading.pieces.length === 1) found.spans.push({ row, placed: one });
  const text = plainText(cell.spans) || String(cell.value ?? "");
  if (columns === 1) (isHead ? measureHead : measureText)(text, column, found);
  else found.widths[column + columns - 1] ??= 0;
  const key = lookKey({ cell, column, columns, isHead, reading });
  if (!found.looks.has(key)) found.looks.set(key, { column, look: toLook({ one, reading, place }) });
  const number = cell.kind === "formula" ? cell.cached : cell.value;
  if (typeof number === "number" && Number.isFinite(number) && !reading.isText && columns === 1)
    showNumber(number, key, found);
  if (!isHead && isSimpleText(cell, book))
    (found.known.texts[column] ??= new Map()).set(cell.dir, group(key));
  if (!isHead && isSimpleDay(cell)) (found.known.days[column] ??= new Map()).set(cell.format, group(key));
  if (reading.target !== undefined) found.links.push({ row: sheetRow, column, target: reading.target });
  const lines = cellNote(cell, reading.target, book);
  addAll(found.notes, toNote(lines, { row: sheetRow, column }, book));
  return reading.pieces.length;
}

function showNumber(number: number, key: string, { shown }: Found): void {
  const known = shown.get(key);
  if (known === undefined) shown.set(key, { key, least: number, most: number });
  else widenGroup(known, number);
}

const group = (key: string): NumberGroup => ({ key, least: 0, most: 0 });

function surveyNumber(cell: BareNumber, one: PlacedCell, place: RowPlace): boolean {
  const { found, book } = place;
  const { column } = one;
  const groups = (found.known.numbers[column] ??= new Map());
  const group = groups.get(cell.format);
  if (group !== undefined) {
    widenGroup(group, cell.value);
    return true;
  }
  const reading = readCell(cell, bodyFont(book.options.theme), book);
  // A format that no program takes is replaced, number by number.
  if (reading.format !== cell.format) return false;
  const key = lookKey({ cell, column, columns: 1, isHead: false, reading });
  found.looks.set(key, { column, look: toLook({ one, reading, place }) });
  groups.set(cell.format, { key, least: cell.value, most: cell.value });
  return true;
}

/** Sources, footnotes, and the links that the cell itself cannot hold. */
function cellNote({ spans, note }: TableCell, target: string | undefined, book: Book): string[] {
  const own = note === undefined ? [] : [note];
  if (spans.every(({ link, footnote, citations }) => (link ?? footnote ?? citations) === undefined))
    return own;
  const others = findLinks(spans).filter((found) => found.target === undefined || found.target !== target);
  return [...own, ...noteLines(spans, [], book), ...others.map(linkText)];
}

export interface Keyed {
  cell: TableCell;
  column: number;
  columns: number;
  isHead: boolean;
  reading: CellReading;
}

/** Cells with the same key look the same; short, because it is made for each cell. */
export function lookKey({ cell, column, columns, isHead, reading }: Keyed): string {
  const { font } = reading;
  const flags =
    (isHead ? 1 : 0) +
    (reading.isText ? 2 : 0) +
    (columns > 1 ? 4 : 0) +
    (reading.target === undefined ? 0 : 8) +
    (cell.dir === "rtl" ? 16 : 0) +
    (font.bold ? 32 : 0) +
    (font.italic ? 64 : 0) +
    (font.strike ? 128 : 0) +
    (isHead && cell.rows > 1 ? 256 : 0);
  return `${column} ${flags} ${reading.format ?? ""}`;
}

function toLook(from: { one: PlacedCell; reading: CellReading; place: RowPlace }): Omit<CellLook, "wraps"> {
  const { one, reading, place } = from;
  return {
    isHead: place.isHead,
    isText: reading.isText,
    isCentered: place.isHead && one.columns > 1,
    isLink: reading.target !== undefined,
    isFilter: place.isHead && place.row + one.rows === place.block.head.length,
    align: place.block.columns[one.column]?.align ?? (reading.isText ? "start" : "end"),
    dir: one.cell.dir,
    sheetDir: place.book.layout.dir,
    font: reading.font,
    ...(reading.format === undefined ? {} : { format: reading.format }),
  };
}

function warnOfLimits({ shifts, links, widths }: Found, { warn }: Book): void {
  if (shifts.length > 0)
    warn(
      "text-split",
      "Text longer than the 32,767 characters of a cell goes on in the rows below it; formulas may have to be checked.",
    );
  if (links.length > mostLinks)
    warn("links-left-out", `Only the first ${mostLinks} links of a sheet can be followed.`);
  if (widths.length >= mostColumns)
    warn("columns-left-out", `A sheet has ${mostColumns} columns; what lies beyond is left out.`);
}
