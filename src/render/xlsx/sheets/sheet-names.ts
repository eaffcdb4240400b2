import type { Block } from "../../layout.ts";

/** Where things of the workbook stand. */
export interface SheetNames {
  text: string;
  sources?: string;
  /** Of tables and charts. */
  blocks: Map<Block, string>;
}
