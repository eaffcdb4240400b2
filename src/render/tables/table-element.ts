import type { TableCell } from "../layout.ts";

export interface TableElement {
  headers: readonly unknown[];
  rows: readonly (readonly unknown[])[];
  columns?: readonly { format?: unknown; currency?: unknown; align?: unknown }[] | undefined;
  /** Whether its rows are the fields of one thing. */
  record?: unknown;
}

export interface PlacedRows {
  rows: TableCell[][];
  /** The column each cell begins in. */
  starts: number[][];
}
