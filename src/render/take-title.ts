import { spanText } from "./inline/span-text.ts";
import type { HeadingBlock, LayoutBlock } from "./layout.ts";

export interface TitledBlocks {
  title: string;
  /** Whether the title has to be written: false where a heading says it that is more than words. */
  showTitle: boolean;
  blocks: LayoutBlock[];
  /** Whether it was a heading of the text. */
  isTaken: boolean;
}

/**
 * A title stands once: where the document opens with a heading that says the same, or the greater part of it, that
 * heading is the title, and those below it move up.
 */
export function takeTitle(title: string, blocks: LayoutBlock[]): TitledBlocks {
  const [first, ...others] = blocks;
  if (title.trim() === "") return { title, showTitle: false, blocks, isTaken: false };
  if (first?.kind !== "heading" || !saysTitle(first, title))
    return { title, showTitle: true, blocks, isTaken: false };
  const heading = spanText(first.spans).trim();
  if (!isPlain(first)) return { title, showTitle: false, blocks, isTaken: false };
  const longer = heading.length >= title.trim().length ? heading : title;
  return { title: longer, showTitle: true, blocks: moveUp(others, first.level), isTaken: true };
}

function saysTitle(first: HeadingBlock, title: string): boolean {
  const [said, heading] = [fold(title), fold(spanText(first.spans))];
  if (said === heading) return true;
  if (first.level > 1) return false;
  const isPart = ` ${said} `.includes(` ${heading} `) || ` ${heading} `.includes(` ${said} `);
  return isPart && Math.min(said.length, heading.length) >= Math.max(said.length, heading.length) / 2;
}

/** Marks and looks have no place in a title. */
function isPlain({ spans, citations }: HeadingBlock): boolean {
  return citations.length === 0 && spans.every((span) => Object.keys(span).length === 1);
}

function moveUp(blocks: LayoutBlock[], level: number): LayoutBlock[] {
  const isAbove = blocks.every((block) => block.kind !== "heading" || block.level > level);
  if (!isAbove) return blocks;
  return blocks.map((block) => (block.kind === "heading" ? { ...block, level: block.level - level } : block));
}

function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}
