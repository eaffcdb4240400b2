import type { Cell } from "../../model/document.ts";

/** A cell as every kind of workbook gives it; only cells that hold something exist. */
export interface WorkbookCell {
  /** From 0, ascending within a row. */
  column: number;
  value: Cell;
  /** What a person sees in the sheet. */
  shown: string;
  type?: "date" | "error";
  formula?: string;
}

export interface WorkbookRow {
  /** From 0. */
  row: number;
  hidden: boolean;
  cells: WorkbookCell[];
}

export interface MergedSpan {
  column: number;
  rowSpan: number;
  columnSpan: number;
}

/** What is known of a sheet before its rows come. */
export interface SheetFrame {
  name: string;
  hidden: boolean;
  isHiddenColumn(column: number): boolean;
  /** The merged cells that begin in a row. */
  spansOf(row: number): readonly MergedSpan[];
  commentAt(row: number, column: number): string | undefined;
}
