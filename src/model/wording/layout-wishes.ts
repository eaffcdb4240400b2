import { layoutDenials, layoutWords } from "../../lexicon/documents/layout-words.ts";
import type { Section, UnifiedDocument } from "../unified-document.ts";

/** What somebody asked of the look of a document; what nobody spoke of is left out. */
export interface LayoutWishes {
  contents?: boolean;
  numberedHeadings?: boolean;
  /** Every top section begins a page. */
  pageBreaks?: boolean;
}

const before = String.raw`(?<![\p{L}\p{N}])`;
const wished = (words: string) => new RegExp(`${before}(?:${words})`, "iu");
const wishes: Record<keyof LayoutWishes, RegExp> = {
  contents: wished(layoutWords.contents),
  numberedHeadings: wished(layoutWords.numberedHeadings),
  pageBreaks: wished(layoutWords.pageBreaks),
};

const denied = new RegExp(String.raw`(?:\b(?:${layoutDenials})\s+(?:\p{L}+\s+){0,2})$`, "iu");

/** Wishes about the look of a document are read near the order, not in what was pasted below it. */
const longest = 6_000;

/** Contents, numbering and page breaks that an order or a constraint asks for, or forbids. */
export function layoutWishes(texts: readonly string[]): LayoutWishes {
  const said: LayoutWishes = {};
  for (const text of texts) {
    const read = text.slice(0, longest).replaceAll(/\s+/gu, " ");
    for (const name of ["contents", "numberedHeadings", "pageBreaks"] as const) {
      const found = wishes[name].exec(read);
      if (found === null || said[name] !== undefined) continue;
      said[name] = !denied.test(read.slice(Math.max(0, found.index - 40), found.index));
    }
  }
  return said;
}

/** The document with what was asked of its look written into it, where every writer reads it; its own word stands. */
export function withLayoutWishes(document: UnifiedDocument, wanted: LayoutWishes): UnifiedDocument {
  const { contents, numberedHeadings, pageBreaks } = wanted;
  const metadata = {
    ...(contents !== undefined && { contents }),
    ...(numberedHeadings !== undefined && { numbered_headings: numberedHeadings }),
  };
  if (Object.keys(metadata).length === 0 && pageBreaks !== true) return document;
  const sections = pageBreaks === true ? breakPages(document.sections) : document.sections;
  return { ...document, metadata: { ...document.metadata, ...metadata }, sections };
}

function breakPages(sections: readonly Section[]): Section[] {
  const levels = sections.flatMap((section) => levelOf(section) ?? []);
  // a single heading of the highest level is a title, and the sections are those below it
  const top = [...new Set(levels)]
    .toSorted((a, b) => a - b)
    .find((level) => levels.filter((own) => own === level).length > 1);
  const first = sections.findIndex((section) => levelOf(section) === top);
  return sections.map((section, at) =>
    top !== undefined && levelOf(section) === top && at > first
      ? { ...section, page_break_before: true }
      : section,
  );
}

function levelOf(section: Section): number | undefined {
  return section.content_type === "heading" ? section.elements[0]?.level : undefined;
}
