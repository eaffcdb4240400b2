import type { Paragraph, ParagraphChild } from "docx";
import type { Block, Citation } from "../layout.ts";

/** Footnotes in the order of their marks: Word counts the notes, sources have numbers of their own. */
export interface Notes {
  /** Called when a block begins. */
  enter(block: Block): void;
  markFootnote(number: number): ParagraphChild[];
  /** One mark for each source; its note stands at the first one, and again where that is pages away. */
  markSources(citations: readonly Citation[]): ParagraphChild[];
  /** The marks of the notes on sources, by the id of the note. */
  sourceMarks(): ReadonlyMap<number, string>;
  written(): Record<string, { children: Paragraph[] }>;
}
