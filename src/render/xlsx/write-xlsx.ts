import { cleanText } from "../clean-text.ts";
import type { LayoutBlock, RenderWarning, Writer } from "../layout.ts";
import { planChart } from "./sheets/chart-sheet.ts";
import { boldTotal } from "../written/bold-total.ts";
import { createNameBook, longestSheet } from "./name-book.ts";
import { packWorkbook } from "./pack-workbook.ts";
import type { Book, PlannedSheet } from "./sheets/sheet.ts";
import { planSources } from "./sheets/sources-sheet.ts";
import { splitTall } from "./sheets/split-tall.ts";
import { createStyleBook } from "./style-book.ts";
import { planTable } from "./sheets/table-sheet.ts";
import type { SheetNames } from "./sheets/sheet-names.ts";
import { hasText, planText } from "./sheets/text-sheet.ts";

/** A workbook: each table and chart on a sheet of its own, then the text, then sources that no note could hold. */
export const writeXlsx: Writer = async (given, options) => {
  options.signal?.throwIfAborted();
  const layout = { ...given, blocks: given.blocks.map(boldTotal).flatMap((block) => splitTall(block)) };
  const warnings: RenderWarning[] = [];
  let isListed = false;
  const book = createBook({ layout, options, listSources: () => (isListed = true) }, warnings);
  const names = nameSheets(book);
  const planned: PlannedSheet[] = [];
  for (const [block, sheet] of names.blocks) {
    options.signal?.throwIfAborted();
    if (block.kind === "table") planned.push(planTable(block, sheet, book));
    if (block.kind === "chart") planned.push(planChart(block, sheet, book));
  }
  if (planned.length === 0 || hasText(layout, names.blocks)) planned.push(await planText(names, book));
  if (isListed) planned.push(planSources(names.sources, book));
  return { bytes: await packWorkbook(planned, book), warnings };
};

function createBook(from: Pick<Book, "layout" | "options" | "listSources">, warnings: RenderWarning[]): Book {
  const warn = (code: string, message: string) => {
    if (!warnings.some((known) => known.code === code)) warnings.push({ code, message });
  };
  // oxlint-disable-next-line no-control-regex -- these are the characters that are looked for
  const suspect = /[\u0000-\u0008\u000B-\u001F\u007F\uFFFE\uFFFF\u202A-\u202E\u2066-\u2069\uD800-\uDFFF]/;
  return {
    ...from,
    warn,
    styles: createStyleBook(),
    names: createNameBook(),
    sheets: new Map(),
    clean(text) {
      if (!suspect.test(text)) return text;
      const clean = cleanText(text);
      if (clean !== text.replaceAll(/\r\n?/g, "\n"))
        warn("control-characters", "Characters that no file can hold were left out.");
      return clean;
    },
  };
}

function nameSheets(book: Book): SheetNames & { sources: string } {
  const { layout, names, clean } = book;
  const { words } = layout;
  const blocks = new Map<LayoutBlock, string>();
  let charts = 0;
  for (const block of layout.blocks) {
    if (block.kind !== "table" && block.kind !== "chart") continue;
    if (block.kind === "chart") charts += 1;
    const isTable = block.kind === "table";
    const name = isTable ? block.name : (block.title ?? `${words.figure} ${charts}`);
    const sheet = names.sheet(clean(name), isTable ? words.table : words.figure);
    blocks.set(block, sheet);
    if (block.section !== undefined && !book.sheets.has(block.section)) book.sheets.set(block.section, sheet);
  }
  const title = clean(layout.title);
  const isNamed = title.length <= longestSheet && ![...blocks.values()].includes(title);
  const text = names.sheet(isNamed ? title : (words.text ?? "Text"), words.text ?? "Text");
  return { text, blocks, sources: names.sheet(clean(words.sources), "Sources") };
}
