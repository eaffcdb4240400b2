import type { Layout, LayoutBlock, TextLine } from "./layout.ts";

/** "Table 1" and "Figure 2" for what has a caption, counted alike in every format. */
export function labelFigures(blocks: readonly LayoutBlock[], { table, figure }: Layout["words"]): void {
  let [tables, figures] = [0, 0];
  for (const block of blocks) {
    if (block.kind === "table" && block.caption !== undefined) block.label = `${table} ${(tables += 1)}`;
    const isFigure =
      (block.kind === "image" && block.caption !== undefined) ||
      (block.kind === "chart" && (block.title ?? "") !== "");
    if (isFigure) block.label = `${figure} ${(figures += 1)}`;
  }
}

/** A caption with its number in front. */
export function labelled({ caption, label }: { caption?: TextLine; label?: string }): TextLine | undefined {
  if (caption === undefined || label === undefined) return caption;
  return { ...caption, spans: [{ text: `${label}: ` }, ...caption.spans] };
}
