import type { Cell, ContentPart } from "../document.ts";
import { inlineText } from "../../lib/inline/inline-text.ts";
import type { Section, UnifiedDocument } from "../unified-document.ts";
import { cellValue, headRowsOf, walkSection } from "./walk-document.ts";

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
  if (section.content_type === "table")
    return section.elements.map(({ headers, rows, caption }) => {
      const cells = [...headRowsOf<unknown>(headers), ...rows].map((row) => row.map(cellOf));
      const lines = cells.map((row) => row.map((cell) => String(cell ?? "")).join(" | "));
      return { text: [...(caption === undefined ? [] : [caption]), ...lines].join("\n"), rows: cells };
    });
  const texts = new Map<unknown, string[]>(section.elements.map((_element, at) => [at, []]));
  for (const { kind, text, place } of walkSection(section))
    if (kind !== "alt") texts.get(place[1])?.push(kind === "code" || kind === "caption" ? text : plain(text));
  return [...texts.values()].filter((lines) => lines.length > 0).map((lines) => ({ text: lines.join("\n") }));
}

function cellOf(cell: unknown): Cell {
  const value = cellValue(cell);
  if (typeof value === "string") return plain(value);
  return typeof value === "number" || typeof value === "boolean" ? value : null;
}

/** Without marks; those of notes go with them. */
function plain(text: string): string {
  return inlineText(text, () => true);
}
