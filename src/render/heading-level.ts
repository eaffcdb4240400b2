import type { Layout } from "./layout.ts";

/**
 * How many levels the headings of the text go down: in files without a style for titles the title is the first
 * heading, and those of the text stand below it.
 */
export function headingShift({ showTitle, blocks }: Layout): 0 | 1 {
  return showTitle && blocks.some((block) => block.kind === "heading" && block.level === 1) ? 1 : 0;
}
