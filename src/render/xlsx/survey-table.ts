import type { MergeRange } from "hucre";
import type { TableBlock, TableCell } from "../layout.ts";
import { displayWidth } from "../display-width.ts";
import { noteLines, toNote } from "./notes.ts";
import { mostColumns, placeCells, type PlacedCell } from "./place-cells.ts";
import { readCell, type CellReading } from "./read-cell.ts";
import type { Book, SheetLink, SheetNote } from "./sheet.ts";
import { findLinks, linkText, plainText } from "./span-content.ts";
import { alignDecimals } from "./align-decimals.ts";
import { bodyFont, cellStyle, headFont, type CellLook } from "./table-look.ts";

/** What has to be known of all rows before the first one is written. */
export interface TableSurvey {
  columns: number;
  headRows: number;
  lastRow: number;
  /** Characters, by column. */
  widths: number[];
  /** By column, whether long text goes on in the next line. */
  wraps: boolean[];
  /** Numbers of the style book by the key of a look. */
  styles: Map<string, number>;
  merges: MergeRange[];
  links: SheetLink[];
  notes: SheetNote[];
}

const widest = 60;
const widestHead = 22;
const narrowest = 9;
const measured = 200;
/** The button of the filter stands beside the name of its column. */
export const filterButton = 3;
/** Excel holds no more links on one sheet. */
const mostLinks = 65_000;

interface Found {
  widths: number[];
  wraps: boolean[];
  looks: Map<string, { look: Omit<CellLook, "wraps">; column: number }>;
  /** By rows of the table; the rows of the sheet follow when it is known where long text was split. */
  spans: { row: number; placed: PlacedCell }[];
  /** The sheet's row of each row of the table, where it is not the same. */
  shifts: { row: number; extra: number }[];
  links: SheetLink[];
  notes: SheetNote[];
}

export function surveyTable(block: TableBlock, book: Book): TableSurvey {
  const found: Found = {
    widths: [],
    wraps: [],
    looks: new Map(),
    spans: [],
    shifts: [],
    links: [],
    notes: [],
  };
  let row = 0;
  let sheetRow = 0;
  let headRows = 0;
  for (const isHead of [true, false]) {
    for (const placed of placeCells(isHead ? block.head : (block.manyRows ?? block.rows))) {
      const height = surveyRow(placed, { row, sheetRow, isHead, block, book, found });
      if (height > 1) found.shifts.push({ row, extra: height - 1 });
      row += 1;
      sheetRow += height;
    }
    if (isHead) headRows = sheetRow;
  }
  warnOfLimits(found, book);
  const columns = Math.max(1, Math.min(mostColumns, Math.max(block.columns.length, found.widths.length)));
  return {
    columns,
    headRows,
    lastRow: Math.max(0, sheetRow - 1),
    widths: Array.from({ length: columns }, (_, column) => fitted(found.widths[column] ?? 0)),
    wraps: found.wraps,
    styles: settleStyles(found, book),
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

/** How many rows of the sheet it takes. */
function surveyRow(placed: readonly PlacedCell[], place: RowPlace): number {
  const { row, sheetRow, isHead, book, found } = place;
  const font = isHead ? headFont(book.options.theme) : bodyFont(book.options.theme);
  let height = 1;
  for (const one of placed) {
    const { cell, column, columns } = one;
    if (one.spannedBy !== undefined) continue;
    const reading = readCell(cell, font, book);
    height = Math.max(height, reading.pieces.length);
    // What goes on below a merged area would be hidden by it.
    if ((columns > 1 || one.rows > 1) && reading.pieces.length === 1) found.spans.push({ row, placed: one });
    if (columns === 1) measure(cell, { column, isHead, found });
    else found.widths[column + columns - 1] ??= 0;
    const key = lookKey({ cell, column, columns, isHead, reading });
    if (!found.looks.has(key)) found.looks.set(key, { column, look: toLook({ one, reading, place }) });
    if (reading.target !== undefined) found.links.push({ row: sheetRow, column, target: reading.target });
    const lines = cellNote(cell, reading.target, book);
    found.notes.push(...toNote(lines, { row: sheetRow, column }, book));
  }
  return height;
}

/** Footnotes, and the links that the cell itself cannot hold. */
function cellNote({ spans }: TableCell, target: string | undefined, book: Book): string[] {
  if (!spans.some(({ link, footnote }) => link !== undefined || footnote !== undefined)) return [];
  const others = findLinks(spans).filter((found) => found.target === undefined || found.target !== target);
  return [...noteLines(spans, [], book), ...others.map(linkText)];
}

interface Measuring {
  column: number;
  isHead: boolean;
  found: Found;
}

function measure(cell: TableCell, { column, isHead, found }: Measuring): void {
  const text = plainText(cell.spans);
  const width = isHead ? headWidth(text) : longestLine(text) + 1;
  found.widths[column] = Math.max(found.widths[column] ?? 0, width);
  if (width > widest || text.includes("\n")) found.wraps[column] = true;
}

/** The name of a column is wrapped rather than that it makes a column of small numbers wide. */
function headWidth(text: string): number {
  const longestWord = longestLine(text.replaceAll(/\s+/g, "\n"));
  return Math.min(longestLine(text), Math.max(longestWord, widestHead)) + filterButton;
}

/** What is far too long is wrapped anyway: it need not be measured to its end. */
function longestLine(text: string): number {
  if (!text.includes("\n")) return displayWidth(text.slice(0, measured));
  return Math.max(...text.split("\n", measured).map((line) => displayWidth(line.slice(0, measured))));
}

function fitted(width: number): number {
  return Math.min(widest, Math.max(narrowest, width + 1));
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
    (font.strikethrough ? 128 : 0) +
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

function settleStyles({ looks, wraps }: Found, book: Book): Map<string, number> {
  const alike = alignDecimals(
    [...looks.values()].map(({ look, column }) => ({ column, format: look.format ?? "" })),
  );
  return new Map(
    [...looks].map(([key, { look, column }]) => {
      const isWrapped = look.isHead || (look.isText && (wraps[column] ?? false));
      const format = look.format === undefined ? {} : { format: alike(column, look.format) };
      return [key, book.styles.add(cellStyle({ ...look, ...format, wraps: isWrapped }, book.options.theme))];
    }),
  );
}

interface Bounds {
  headRows: number;
  lastRow: number;
  /** Rows of the head in the document. */
  headCount: number;
}

/** Merged areas end at the latest with the head or the table they belong to. */
function toMerges({ spans, shifts }: Found, { headRows, lastRow, headCount }: Bounds): MergeRange[] {
  const before = (row: number) => shifts.reduce((sum, shift) => sum + (shift.row < row ? shift.extra : 0), 0);
  return spans
    .map(({ row, placed }) => ({
      startRow: row + before(row),
      startCol: placed.column,
      endRow: Math.min(
        row < headCount ? headRows - 1 : lastRow,
        row + placed.rows - 1 + before(row + placed.rows - 1),
      ),
      endCol: placed.column + placed.columns - 1,
    }))
    .filter((area) => area.endRow > area.startRow || area.endCol > area.startCol);
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
