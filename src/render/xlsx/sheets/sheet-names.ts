import type { LayoutBlock } from "../../layout.ts";

/** Where things of the workbook stand. */
export interface SheetNames {
  text: string;
  /** Of tables and charts. */
  blocks: Map<LayoutBlock, string>;
}
