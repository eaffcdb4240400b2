import type { ChartBlock, Layout, Theme, WriteOptions } from "../../layout.ts";
import type { NameBook } from "../name-book.ts";
import type { RichTextRun } from "../style.ts";
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
  /** A number of the style book; 0 is none. */
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

/** From and to, both within. */
export interface SheetArea {
  startRow: number;
  startColumn: number;
  endRow: number;
  endColumn: number;
}

export interface SheetPicture {
  bytes: Uint8Array;
  mediaType: "image/png" | "image/jpeg" | "image/gif";
  /** Pixels. */
  width: number;
  height: number;
  row: number;
  alt: string;
}

export interface SheetChart {
  block: ChartBlock;
  /** Where its left side stands. */
  column: number;
}

/** A name for a range, which formulas and people may use. */
export interface NamedRange {
  name: string;
  range: string;
  comment?: string;
  /** Known on its own sheet only, such as the rows that each page repeats. */
  isLocal?: true;
  isHidden?: true;
}

export interface SheetPage {
  paper: Theme["page"]["size"];
  isLandscape: boolean;
  /** Inches. */
  margins: { side: number; end: number };
  /** With the codes of Excel for start, end and page numbers. */
  header: string;
  footer: string;
}

/** A sheet ready to be written: its rows on demand, again and again. */
export interface PlannedSheet {
  name: string;
  /** Characters, by column. */
  widths: readonly number[];
  page: SheetPage;
  hidesGrid?: true;
  /** Rows at the top that stay where they are. */
  frozenRows?: number;
  /** What the buttons of the filter act on. */
  filter?: SheetArea;
  /** Whose rows are striped in turns, as a rule and not cell by cell, so that the stripes stay after sorting. */
  stripes?: SheetArea;
  merges: readonly SheetArea[];
  pictures: readonly SheetPicture[];
  chart?: SheetChart;
  /** Rows before which a new page begins. */
  breaks: readonly number[];
  rows: () => Iterable<SheetRow>;
  lastRow: number;
  lastColumn: number;
  notes: SheetNote[];
  links: SheetLink[];
  names: NamedRange[];
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
  /** Said of a note that holds only some of its sources: all of them get a sheet then. */
  listSources: () => void;
}
