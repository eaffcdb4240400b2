import type { Column, TypedTable } from "./typed-table.ts";

/** What a prompt is told of a column. */
export interface ColumnProfile {
  name: string;
  kind: Column["kind"];
  role?: "code" | "year";
  unit?: string;
  units?: string[];
  factor?: string;
  /** Cells without a value. */
  empty: number;
  misfits: number;
  /** Of the rows looked at; at most `countedTo`, above it the number is that. */
  distinct: number;
  min?: string;
  max?: string;
  /** As written, the most frequent first. */
  samples: string[];
  isAmbiguous?: boolean;
}

export interface TableProfile {
  id: string;
  name: string;
  title?: string;
  document: string;
  rows: number;
  /** Rows and values come from a sample of a large file. */
  isSampled: boolean;
  columns: ColumnProfile[];
  /** Columns that are not shown here. */
  moreColumns: number;
  layout: TypedTable["layout"];
  viewOf?: string;
  isHidden?: boolean;
  remarks: string[];
}
