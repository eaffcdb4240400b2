import type { PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { NewPart } from "../reader.ts";
import { titleKey } from "./find-headings.ts";

const labels = [
  ["Title", "Title"],
  ["Author", "Author"],
  ["Subject", "Subject"],
  ["Keywords", "Keywords"],
  ["Language", "Language"],
  ["Creator", "Creator"],
  ["Producer", "Producer"],
  ["CreationDate", "Created"],
  ["ModDate", "Modified"],
] as const;

const mostTitles = 10_000;
const deepest = 32;

/** Title, author, dates and the like, as one part; nothing where the document says nothing. */
export async function readMetadata(document: PDFDocumentProxy): Promise<NewPart> {
  const found = await document.getMetadata().catch(() => undefined);
  const info = (found?.info ?? {}) as Record<string, unknown>;
  const lines = labels.flatMap(([key, label]) => {
    const value = info[key];
    return typeof value === "string" && value.trim() !== "" ? [`${label}: ${toDate(value.trim())}`] : [];
  });
  lines.push(`Pages: ${document.numPages}`);
  return { type: "metadata", text: lines.join("\n"), position: {} };
}

/** "D:20240501100000+02'00'" as ISO text; anything else as it is. */
function toDate(text: string): string {
  const parts = /^D:(\d{4})(\d\d)?(\d\d)?(\d\d)?(\d\d)?(\d\d)?(?:Z|([+-]\d\d)'?(\d\d)?)?/.exec(text);
  if (parts === null) return text;
  const [, year, month = "01", day = "01", hour, minute = "00", second = "00"] = parts;
  const date = `${year}-${month}-${day}`;
  if (hour === undefined) return date;
  const zone = parts[7] === undefined ? (text.includes("Z") ? "Z" : "") : `${parts[7]}:${parts[8] ?? "00"}`;
  return `${date}T${hour}:${minute}:${second}${zone}`;
}

interface Bookmark {
  title?: unknown;
  items?: unknown;
}

/** Bookmarks: letters of each title to its depth from 1. */
export async function readOutline(document: PDFDocumentProxy): Promise<Map<string, number>> {
  const outline = new Map<string, number>();
  const visit = (items: unknown, depth: number): void => {
    if (!Array.isArray(items) || depth > deepest) return;
    for (const { title, items: inner } of items as Bookmark[]) {
      const key = typeof title === "string" ? titleKey(title) : "";
      if (outline.size >= mostTitles) return;
      if (key.length > 2 && !outline.has(key)) outline.set(key, depth);
      visit(inner, depth + 1);
    }
  };
  visit(await document.getOutline().catch(() => null), 1);
  return outline;
}
