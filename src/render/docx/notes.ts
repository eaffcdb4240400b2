import type { Paragraph, ParagraphChild } from "docx";
import type { LayoutBlock, Citation } from "../layout.ts";

/** Footnotes in the order of their marks, counted by Word; notes and sources share its numbers. */
export interface DocxNotes {
  /** Called when a block begins. */
  enter(block: LayoutBlock): void;
  markFootnote(number: number): ParagraphChild[];
  /** One mark for each source; its note stands at the first one, and again where that is pages away. */
  markSources(citations: readonly Citation[]): ParagraphChild[];
  written(): Record<string, { children: Paragraph[] }>;
}
