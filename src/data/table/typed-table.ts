import type { Position } from "../../model/document.ts";

/** What the cells of a column are. */
export type ColumnKind = "text" | "number" | "date" | "boolean";

/** How a written number or date is read where it could be read in two ways. */
export type ValueReading = "point" | "comma" | "day-first" | "month-first";

export interface Column {
  /** As the heads say it, levels joined by " / "; unique within its table. */
  name: string;
  kind: ColumnKind;
  /** Where it stands in its document, from 0; -1 in a view whose rows know their own column. */
  at: number;
  /** Digits behind the point that the longest of its numbers has. */
  scale: number;
  /** Digits of its longest number, those behind the point filled up to `scale`. */
  digits: number;
  /** "CHF", "%", "kg" where head or cells say so. */
  unit?: string;
  /** More than one where cells name different units: nothing can be added up then. */
  units?: string[];
  /** "1000" where the head says "in thousands"; the values are as written. */
  factor?: string;
  /** A code or a year counts nothing: it is compared, not added up. */
  role?: "code" | "year";
  /** Which reading was taken; undefined where there was no choice. */
  reading?: ValueReading;
  /** True where nothing said which of two readings is meant. */
  isAmbiguous?: boolean;
  /** Cells that hold something else than the others, which has no value here. */
  misfits: number;
  misfitSamples: { row: number; text: string }[];
  /** True where cells say a time of day, which is not kept. */
  hasTimes?: boolean;
  /** True where its dates name a month and no day. */
  isMonthly?: boolean;
}

export type RowRole = "data" | "total" | "maybe-total" | "section";

/** Where a row stands: the part that holds it, its row there as the document counts (from 0), and its line in a file. */
export interface RowPlace {
  part: number;
  row: number;
  /** Of the value, in a view that has a row per cell. */
  column?: number;
  line?: number;
}

/** A cell value in plain form: "1234.50", "2024-03-31", "true", or the text; null where nothing stands. */
export type PlainValue = string | null;

/** A table whose cells are in memory. */
export interface CellSource {
  kind: "cells";
  /** By column, then by row: plain values. */
  values: PlainValue[][];
  /** By row, then by column: as written. */
  texts: string[][];
  places: RowPlace[];
  roles: RowRole[];
}

/** A file that is read anew for each question and never held whole. */
export interface FileSource {
  kind: "file";
  path: string;
  delimiter: string;
  quote: string;
  /** Lines before the first row of data. */
  skip: number;
  width: number;
  formats: ScanFormat[];
  /** Rows that were looked at, from several places of the file. */
  sample: { values: PlainValue[][]; texts: string[][] };
  /** The last row is called a total. */
  endsInTotal: boolean;
}

/** How the cells of a column of a file are written, so that a guard can be made of it. */
export interface ScanFormat {
  decimalMark: "." | ",";
  groupMarks: string[];
  /** Signs that may stand before or behind a number. */
  affixes: string[];
  hasParentheses: boolean;
  hasTrailingMinus: boolean;
  /** Every sampled cell has exactly so many decimals; undefined where they differ. */
  evenScale?: number;
  date?: "iso" | "day-first" | "month-first";
  dateMark?: string;
}

export interface TypedTable {
  /** "t1", "t2" …, by which plans name it; its name does as well. */
  id: string;
  name: string;
  /** Title or caption above it. */
  title?: string;
  document: string;
  /** The content parts that it was read from, in order. */
  parts: { id: string; position: Position }[];
  columns: Column[];
  /** Of a file that was only sampled: about how many. */
  rowCount: number;
  isSampled: boolean;
  layout: "columns" | "key-value";
  isHidden?: boolean;
  /** The table that this is another view of. */
  viewOf?: string;
  source: CellSource | FileSource;
  /** What a reader must know, such as "3 rows are totals". */
  remarks: string[];
}
