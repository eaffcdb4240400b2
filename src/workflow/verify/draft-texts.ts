import type { Section, UnifiedDocument } from "../../model/unified-document.ts";

/** A text of a draft, and how it stands there: in titles words have capitals of their own. */
export interface DraftText {
  text: string;
  kind: "title" | "text" | "quote";
}

/** Every text of a document that a reader sees, its title included. */
export function draftTexts(document: UnifiedDocument): DraftText[] {
  const notes = Object.values(document.footnotes ?? {}).map((text) => toText(text, "text"));
  return [toText(document.metadata.title, "title"), ...document.sections.flatMap(sectionTexts), ...notes];
}

export function sectionTexts(section: Section): DraftText[] {
  switch (section.content_type) {
    case "heading":
      return section.elements.map(({ text }) =>
        toText(text.replace(/^\s*\d{1,2}(?:\.\d{1,2})*[.)]?\s+/, ""), "title"),
      );
    case "paragraph":
      return section.elements.map(({ text }) => toText(text, "text"));
    case "quote":
      return section.elements.map(({ text }) => toText(text, "quote"));
    case "bullet_list":
    case "numbered_list":
      return section.elements.flatMap(({ items }) => itemTexts(items)).map((text) => toText(text, "text"));
    case "table":
      return section.elements.flatMap(({ headers, rows, caption = "" }) => [
        toText(caption, "title"),
        ...headers.flat().map((cell) => toText(valueOf(cell), "title")),
        ...rows.flat().map((cell) => toText(valueOf(cell), "text")),
      ]);
    case "code_block":
      return section.elements.map(({ code }) => toText(code, "text"));
    case "image":
      return section.elements.flatMap(({ alt, caption = "" }) => [
        toText(alt, "title"),
        toText(caption, "title"),
      ]);
    case "chart":
      return section.elements.flatMap(({ labels, series }) =>
        valuesIn([labels, series]).map((value) => toText(value, "title")),
      );
  }
}

/** Without the small Markdown of a document's texts; the address of a link stays. */
function toText(given: string, kind: DraftText["kind"]): DraftText {
  const text = given
    .replaceAll(/!?\[([^\]\n]+)\]\((\S+?)\)/g, "$1 $2 ")
    .replaceAll(/\\([*_~`[\]])/g, "$1")
    .replaceAll(/(\*\*|__|~~|`+)/g, "")
    .replaceAll(/(?<![\p{L}\p{N}*])\*(?=\S)|(?<=\S)\*(?![\p{L}\p{N}*])/gu, "");
  return { text, kind };
}

function itemTexts(items: readonly unknown[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === "string") return [item];
    const { text, items: below = [] } = item as { text: string; items?: unknown[] };
    return [text, ...itemTexts(below)];
  });
}

function valueOf(cell: unknown): string {
  const value = typeof cell === "object" && cell !== null && "value" in cell ? cell.value : cell;
  return typeof value === "string" || typeof value === "number" ? String(value) : "";
}

function valuesIn(value: unknown): string[] {
  if (typeof value === "string" || typeof value === "number") return [String(value)];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(valuesIn) : [];
}
