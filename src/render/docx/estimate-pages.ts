import { addAll } from "../../lib/add-all.ts";
import { readFileSync } from "node:fs";
import type { BookmarkListNumber, PageNumberEstimator } from "docx";
import { estimatePageNumbersWith } from "docx/layout";
import { z } from "zod";
import { filesOfPackage } from "../fonts/font-files.ts";
import { shippedPackages } from "../fonts/font-packages.ts";
import type { LayoutBlock, HeadingBlock, Layout } from "../layout.ts";
import type { DocxJob } from "./job.ts";

// One unit takes about 12 ms: pages are laid out as Word does, which is too slow for a long report. There the
// numbers are left to Word: told to update fields on opening, it asks every reader a question about other files.
const mostUnits = 240;

/** Whether the page numbers of the contents can be worked out in three seconds. */
export function canEstimatePages({ blocks }: Layout): boolean {
  let units = 0;
  for (const block of blocks) {
    units += unitsOf(block);
    if (units > mostUnits) return false;
  }
  return true;
}

function unitsOf(block: LayoutBlock): number {
  switch (block.kind) {
    case "table":
      return (block.head.length + block.rows.length) * block.columns.length * 0.1;
    case "list":
      return block.items.length * 0.3;
    case "code":
      return 0.3 + block.code.length / 800;
    case "image":
    case "chart":
      return 1;
    case "heading":
    case "paragraph":
    case "quote":
      return 0.2 + block.spans.reduce((sum, { text }) => sum + text.length, 0) / 800;
  }
}

/** Without pages the entries still show the numbers of headings, and Word does not ask to update them. */
export function pageEstimator({ layout, headingNumbers }: DocxJob): PageNumberEstimator {
  const real = canEstimatePages(layout)
    ? estimatePageNumbersWith({ guess: true, fonts: shippedFonts() })
    : undefined;
  const estimate: PageNumberEstimator = (body, context) => {
    closeContents(body);
    return real?.(body, context) ?? { bookmarks: new Map() };
  };
  const numbers = real?.listNumbers ?? ((body: unknown) => listNumbers(body, layout));
  return headingNumbers === "text" ? estimate : Object.assign(estimate, { listNumbers: numbers });
}

/** The library ends the contents with an empty paragraph, which can make a page of its own: it is joined to the last entry. */
function closeContents(body: unknown): void {
  for (const block of childrenOf(body, "w:body")) {
    const content = childrenOf(block, "w:sdt")
      .flatMap((child) => [childrenOf(child, "w:sdtContent")])
      .find(hasSome);
    const [entry, end] = content?.slice(-2).map((paragraph) => childrenOf(paragraph, "w:p")) ?? [];
    if (content === undefined || entry === undefined || end?.length !== 1) continue;
    addAll(entry, end);
    content.pop();
  }
}

const hasSome = (list: readonly unknown[]): boolean => list.length > 0;

/** The library marks every heading that the contents show; they come in the order of the document. */
function listNumbers(body: unknown, { blocks }: Layout): Map<string, BookmarkListNumber> {
  const numbers = blocks.flatMap((block) =>
    block.kind === "heading" && block.level <= 3 && hasText(block) ? [block.number ?? ""] : [],
  );
  const found = new Map<string, BookmarkListNumber>();
  for (const [index, name] of headingMarks(body).entries()) {
    const text = numbers[index] ?? "";
    if (text !== "") found.set(name, { text, separator: "tab", width: text.length * 120 });
  }
  return found;
}

function hasText({ spans }: HeadingBlock): boolean {
  return spans.some(({ text }) => text.trim() !== "");
}

const Marked = z.object({ "w:bookmarkStart": z.object({ _attr: z.object({ "w:name": z.string() }) }) });

function headingMarks(body: unknown): string[] {
  return childrenOf(body, "w:body").flatMap((block) =>
    childrenOf(block, "w:p").flatMap((child) => {
      const name = Marked.safeParse(child).data?.["w:bookmarkStart"]._attr["w:name"] ?? "";
      return /^_Toc\d+$/.test(name) ? [name] : [];
    }),
  );
}

function childrenOf(element: unknown, name: string): unknown[] {
  if (typeof element !== "object" || element === null) return [];
  const children: unknown = Reflect.get(element, name);
  return Array.isArray(children) ? children : [];
}

/** Letters are measured in the fonts that themes name; those of Office are known to the library. */
function shippedFonts(): { data: Uint8Array }[] {
  return shippedPackages
    .flatMap((name) => filesOfPackage(name))
    .map((path) => ({ data: readFileSync(path) }));
}
