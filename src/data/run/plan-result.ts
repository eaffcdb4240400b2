import type { ColumnKind } from "../table/typed-table.ts";
import type { RunCounts } from "../plan/outcome.ts";

/** Something that a reader of a result must know; told in words by `explainPlan`. */
export type PlanNote =
  | { kind: "empty"; column: string; rows: number }
  | { kind: "undecided"; rows: number }
  | { kind: "unmatched"; table: string; left: number; right: number; isKept: boolean }
  | { kind: "totals-left-out"; rows: number }
  | { kind: "misfits"; column: string; cells: number }
  | { kind: "ties-cut" }
  | { kind: "rounded"; column: string }
  | { kind: "endless"; column: string }
  /** Nothing fits; values that are there and look like the one that was asked for. */
  | { kind: "nothing"; column: string; near: string[] };

/** Cells of one column of one table behind a value. */
export interface SourceCells {
  table: string;
  document: string;
  column: string;
  /** Rows of the table, from 0, as ranges from–to. */
  rows: [from: number, to: number][];
  /** "C2:C5" as the document counts; cut after some hundreds. */
  addresses: string[];
  /** How many cells it are; more than the ranges hold where `isWhole` is false. */
  count: number;
  isWhole: boolean;
}

export interface ResultColumnInfo {
  name: string;
  kind: ColumnKind;
  unit?: string;
  factor?: string;
  from: "key" | "aggregate" | "row" | "derive";
}

export interface PlanResult {
  columns: ResultColumnInfo[];
  /** In plain form: "1234.50", "2024-03-31", "true", texts; null for none. */
  rows: (string | null)[][];
  /** By row, then by column: the cells that each value came from. Beyond some thousand values rows are left empty; `traceCell` tells them. */
  provenance: SourceCells[][][];
  notes: PlanNote[];
  counts: RunCounts;
  /** Rows before the limit. */
  found: number;
  /** Whether a second evaluation by other code came to the same values and cells. */
  isChecked: boolean;
  engine: "sql" | "host";
}
