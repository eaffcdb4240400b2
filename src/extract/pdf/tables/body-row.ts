import type { PageWord } from "../pages/page-content.ts";
import type { ChunkLine } from "./chunk-line.ts";

/** One or more lines of a table that are read as one. */
export interface BodyRow {
  lines: ChunkLine[];
  /** Words by column. */
  cells: Map<number, PageWord[]>;
}
