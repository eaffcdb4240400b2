import type { Cell, ContentPart } from "../document.ts";
import { stripMarkup } from "./strip-markup.ts";
import type { Section, UnifiedDocument } from "../unified-document.ts";

/** What stands in a unified document, as parts: its texts without marks, citations and notes. The inverse of reading, for our own files. */
export function documentToParts({ sections }: UnifiedDocument, document: string): ContentPart[] {
  let trail: string[] = [];
  return sections.flatMap((section, at): ContentPart[] => {
    const base = { document, position: {} };
    if (section.content_type === "heading") {
      return section.elements.map(({ level, text }, index): ContentPart => {
        const above = trail.slice(0, level - 1);
        const said = plain(text);
        trail = [...above, said];
        return { id: `${document}-${at}-${index}`, type: "text", text: said, heading: above, ...base };
      });
    }
    return readSection(section).map(({ text, rows }, index): ContentPart => ({
      ...{ id: `${document}-${at}-${index}`, type: rows === undefined ? "text" : "table", text, ...base },
      ...{ heading: trail, ...(rows && { table: { rows } }) },
    }));
  });
}

interface Piece {
  text: string;
  rows?: Cell[][];
}

function readSection(section: Exclude<Section, { content_type: "heading" }>): Piece[] {
  switch (section.content_type) {
    case "paragraph":
    case "quote":
      return section.elements.map(({ text }) => ({ text: plain(text) }));
    case "bullet_list":
    case "numbered_list":
      return section.elements.map(({ items }) => ({ text: itemLines(items).join("\n") }));
    case "table":
      return section.elements.map(({ headers, rows, caption }) => {
        const heads = headers.some(Array.isArray) ? (headers as unknown[][]) : [headers as unknown[]];
        const cells = [...heads, ...rows].map((row) => row.map(cellOf));
        const lines = cells.map((row) => row.map((cell) => String(cell ?? "")).join(" | "));
        return { text: [...(caption === undefined ? [] : [caption]), ...lines].join("\n"), rows: cells };
      });
    case "code_block":
      return section.elements.map(({ code }) => ({ text: code }));
    case "image":
      return section.elements.flatMap(({ caption }) => (caption === undefined ? [] : [{ text: caption }]));
    case "chart":
      return [];
  }
}

function itemLines(items: readonly unknown[]): string[] {
  return items.flatMap((item) => {
    if (typeof item === "string") return [plain(item)];
    const { text, items: below = [] } = item as { text: string; items?: unknown[] };
    return [plain(text), ...itemLines(below)];
  });
}

function cellOf(cell: unknown): Cell {
  const value = typeof cell === "object" && cell !== null && "value" in cell ? cell.value : cell;
  if (typeof value === "string") return plain(value);
  return typeof value === "number" || typeof value === "boolean" ? value : null;
}

function plain(text: string): string {
  return stripMarkup(text)
    .map((line) => line.text)
    .join("\n");
}
