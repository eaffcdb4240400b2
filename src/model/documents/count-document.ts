import { inlineText } from "../../lib/inline/inline-text.ts";
import { segmentWords } from "../../lib/text/segment-words.ts";
import { splitSentences } from "../../lib/text/split-sentences.ts";
import type { Section, UnifiedDocument } from "../unified-document.ts";
import { walkSection } from "./walk-document.ts";
import { citationsIn } from "./walk-members.ts";

export interface DocumentCounts {
  words: number;
  sentences: number;
  /** Stretches of running text, quotations included. */
  paragraphs: number;
  sections: number;
  headings: number;
  /** Entries of lists, those inside of others included. */
  items: number;
  tables: number;
  /** Rows of all tables, without their heads. */
  rows: number;
  images: number;
  charts: number;
  /** Different passages that it cites. */
  citations: number;
}

/** What can be counted in a document, so that nobody has to be asked whether there is enough of it. */
export function countDocument(document: UnifiedDocument): DocumentCounts {
  const { sections } = document;
  const texts = sections.flatMap(textsOf);
  const running = sections.filter(isRunning).flatMap(textsOf).flatMap(cutParagraphs);
  const lists = sections.filter((section) => section.content_type.endsWith("_list"));
  const spoken = running.flatMap(splitSentences).filter(isSaid);
  return {
    words: texts.reduce((sum, text) => sum + segmentWords(text).length, 0),
    sentences: spoken.length + lists.flatMap(textsOf).flatMap(splitSentences).length,
    paragraphs: running.length,
    sections: sections.length,
    headings: countElements(sections, "heading"),
    items: lists.flatMap(textsOf).length,
    tables: countElements(sections, "table"),
    rows: sections.reduce((sum, section) => sum + rowsOf(section), 0),
    images: countElements(sections, "image"),
    charts: countElements(sections, "chart"),
    citations: citationsIn(sections).length,
  };
}

/** The texts that a reader sees, one after the other. */
export function documentTexts({ sections }: UnifiedDocument): string[] {
  return sections.flatMap(textsOf);
}

/** "Dear all," and "Kind regards" are no sentences that anybody counts. */
function isSaid({ text }: { text: string }): boolean {
  const said = text.trim();
  if (said.endsWith(",")) return false;
  return /[.!?…:;]["'”»)\]]*$/u.test(said) || segmentWords(said).length > longestAddress;
}

const longestAddress = 5;

function countElements(sections: readonly Section[], type: Section["content_type"]): number {
  return sections.reduce(
    (sum, { content_type, elements }) => sum + (content_type === type ? elements.length : 0),
    0,
  );
}

function rowsOf(section: Section): number {
  if (section.content_type !== "table") return 0;
  return section.elements.reduce((sum, { rows }) => sum + rows.length, 0);
}

function isRunning({ content_type }: Section): boolean {
  return content_type === "paragraph" || content_type === "quote";
}

function cutParagraphs(text: string): string[] {
  return text.split(/\n[ \t]*\n/).filter((piece) => piece.trim() !== "");
}

/** The texts of a section as a reader sees them, one for each piece that stands by itself. */
function textsOf(section: Section): string[] {
  return [...walkSection(section)].flatMap(({ kind, text }) => {
    if (kind === "alt") return [];
    return [kind === "code" ? text : inlineText(text, isKey)];
  });
}

/** What looks like the mark of a note is one: no word is lost by it. */
function isKey(): boolean {
  return true;
}
