import type { NamedRange, RichTextRun, WriteSheet } from "hucre";
import type { Layout, WriteOptions } from "../../layout.ts";
import type { NameBook } from "../name-book.ts";
import type { StyleBook } from "../style-book.ts";

/** A formula that has passed the check, without its = sign. */
export interface FormulaContent {
  formula: string;
  cached?: string | number | boolean;
}

/** What a cell holds; a string is never read as a formula or number. */
export type Content = string | number | boolean | null | RichTextRun[] | FormulaContent;

export interface SheetCell {
  column: number;
  /** A number of the style book. */
  style: number;
  content: Content;
}

/** Rows and columns are counted from 0. A row is good until the next one is asked for. */
export interface SheetRow {
  row: number;
  cells: SheetCell[];
  /** Points; fitted to the text where none is given. */
  height?: number | undefined;
  /** Whether the height only begins with this one and is fitted when the text changes. */
  isFitted?: boolean | undefined;
}

export interface SheetNote {
  row: number;
  column: number;
  text: string;
}

/** Leads out by target, or to a cell of this workbook by location. */
export interface SheetLink {
  row: number;
  column: number;
  target?: string;
  location?: string;
}

/** The values that stand at a reference of a chart, kept in the chart for programs that read no cells. */
export interface ChartCache {
  reference: string;
  values: (string | number | null)[];
}

/** A sheet ready to be written: all but its rows as the library takes it, the rows on demand, again and again. */
export interface PlannedSheet {
  frame: WriteSheet;
  rows: () => Iterable<SheetRow>;
  lastRow: number;
  lastColumn: number;
  notes: SheetNote[];
  links: SheetLink[];
  names: NamedRange[];
  caches: ChartCache[];
}

/** What all sheets of a workbook share. */
export interface Book {
  layout: Layout;
  options: WriteOptions;
  styles: StyleBook;
  names: NameBook;
  /** The names of the sheets, by the section that each was made from: formulas name other tables by it. */
  sheets: Map<string, string>;
  /** Drops what XML cannot hold, and says so once. */
  clean: (text: string) => string;
  /** Once per code. */
  warn: (code: string, message: string) => void;
}
