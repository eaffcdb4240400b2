import { segmentWords } from "../../lib/text/segment-words.ts";
import { splitSentences } from "../../lib/text/split-sentences.ts";
import type { Section, UnifiedDocument } from "../unified-document.ts";

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
    citations: citationsOf(sections).size,
  };
}

/** The texts that a reader sees, one after the other. */
export function documentTexts({ sections }: UnifiedDocument): string[] {
  return sections.flatMap(textsOf);
}

/** Whatever bears them: a section, an element, a statement, a list item, a cell. */
function citationsOf(value: unknown, found = new Set<string>()): Set<string> {
  if (typeof value !== "object" || value === null) return found;
  for (const [name, own] of Object.entries(value)) {
    if (name !== "citations" || !Array.isArray(own)) citationsOf(own, found);
    else for (const id of own) if (typeof id === "string") found.add(id);
  }
  return found;
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
  switch (section.content_type) {
    case "heading":
    case "paragraph":
    case "quote":
      return section.elements.map(({ text }) => text);
    case "bullet_list":
    case "numbered_list":
      return section.elements.flatMap(({ items }) => itemTexts(items));
    case "table":
      return section.elements.flatMap(({ headers, rows, caption }) => [
        ...(caption === undefined ? [] : [caption]),
        ...[headers, ...rows].flat(2).map(cellText),
      ]);
    case "code_block":
      return section.elements.map(({ code }) => code);
    case "image":
      return section.elements.flatMap(({ caption }) => caption ?? []);
    case "chart":
      return [];
  }
}

function itemTexts(items: readonly unknown[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === "string") return [item];
    const { text, items: below = [] } = item as { text: string; items?: unknown[] };
    return [text, ...itemTexts(below)];
  });
}

function cellText(cell: unknown): string {
  const value = typeof cell === "object" && cell !== null && "value" in cell ? cell.value : cell;
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}
