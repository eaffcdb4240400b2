import type { Layout, ParagraphBlock } from "../layout.ts";
import { countLines } from "./join-short-sections.ts";

const mostLines = 3;

/** A short text below the title of the document stands with it on the first slide: alone it would repeat the title. */
export function takeLead(layout: Layout, width: number): { lead: ParagraphBlock[]; layout: Layout } {
  const { blocks } = layout;
  const isSaid = !layout.showTitle && layout.title !== "";
  const from = isSaid && blocks[0]?.kind === "heading" ? 1 : 0;
  const end = blocks.findIndex((block, at) => at >= from && block.kind === "heading" && block.level <= 2);
  const above = end === -1 ? [] : blocks.slice(from, end);
  const lead = above.filter((block): block is ParagraphBlock => block.kind === "paragraph");
  const hasNotes = lead.some(({ spans }) => spans.some(({ footnote }) => footnote !== undefined));
  const lines = countLines(lead, width);
  if (
    lead.length === 0 ||
    lead.length !== above.length ||
    hasNotes ||
    lines === undefined ||
    lines > mostLines
  )
    return { lead: [], layout };
  return { lead, layout: { ...layout, blocks: [...blocks.slice(0, from), ...blocks.slice(end)] } };
}
