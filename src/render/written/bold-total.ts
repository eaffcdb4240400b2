import type { LayoutBlock } from "../layout.ts";

/** The row that sums up the others is set in bold, as everybody does. */
export function boldTotal(block: LayoutBlock): LayoutBlock {
  if (block.kind !== "table" || block.hasTotal !== true) return block;
  const last = block.rows.at(-1) ?? [];
  const bold = last.map((cell) => ({ ...cell, spans: cell.spans.map((span) => ({ ...span, bold: true })) }));
  return { ...block, rows: [...block.rows.slice(0, -1), bold] };
}
