import { writeXlsx as writeFrame } from "hucre/xlsx";
import type { Cell, WorkbookProperties, WriteSheet } from "hucre";
import { cleanText } from "../clean-text.ts";
import type { Block, Layout, RenderWarning, Writer } from "../layout.ts";
import { escapeCodes } from "./cells/cell-xml.ts";
import { planChart } from "./sheets/chart-sheet.ts";
import { createNameBook } from "./name-book.ts";
import { packWorkbook } from "./pack-workbook.ts";
import type { Book, PlannedSheet } from "./sheets/sheet.ts";
import { shorten } from "./shorten.ts";
import { planSources } from "./sheets/sources-sheet.ts";
import { splitTall } from "./sheets/split-tall.ts";
import { createStyleBook } from "./style-book.ts";
import { bodyFont } from "./sheets/table-look.ts";
import { planTable } from "./sheets/table-sheet.ts";
import type { SheetNames } from "./sheets/sheet-names.ts";
import { hasText, planText } from "./sheets/text-sheet.ts";

/** A workbook: text on a sheet of its own, each table and chart on its own, the sources on the last one. */
export const writeXlsx: Writer = async (given, options) => {
  options.signal?.throwIfAborted();
  const layout = { ...given, blocks: given.blocks.flatMap((block) => splitTall(block)) };
  const warnings: RenderWarning[] = [];
  const book = createBook({ layout, options }, warnings);
  const names = nameSheets(book);
  const planned: PlannedSheet[] = names.hasText ? [await planText(names, book)] : [];
  for (const [block, sheet] of names.blocks) {
    options.signal?.throwIfAborted();
    if (block.kind === "table") planned.push(planTable(block, sheet, book));
    if (block.kind === "chart") planned.push(planChart(block, sheet, book));
  }
  if (names.sources !== undefined) planned.push(planSources(names.sources, book));
  const frame = await writeFrame({
    sheets: planned.map((sheet, index) => toFrame(sheet, index === 0 ? book : undefined)),
    properties: properties(layout, book),
    namedRanges: planned.flatMap((sheet) => sheet.names),
    defaultFont: bodyFont(options.theme),
  });
  return { bytes: await packWorkbook(frame, planned, book), warnings };
};

function createBook(from: Pick<Book, "layout" | "options">, warnings: RenderWarning[]): Book {
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

function nameSheets(book: Book): SheetNames & { hasText: boolean } {
  const { layout, names, clean } = book;
  const { words } = layout;
  const wanted = layout.blocks.filter((block) => block.kind === "table" || block.kind === "chart");
  // The text comes first and takes its name first.
  const text = names.sheet(words.text ?? "Text", "Text");
  const blocks = new Map<Block, string>();
  let charts = 0;
  for (const block of wanted) {
    if (block.kind === "chart") charts += 1;
    const isTable = block.kind === "table";
    const name = isTable ? block.name : (block.title ?? `${words.figure} ${charts}`);
    const sheet = names.sheet(clean(name), isTable ? words.table : words.figure);
    blocks.set(block, sheet);
    if (block.section !== undefined && !book.sheets.has(block.section)) book.sheets.set(block.section, sheet);
  }
  const isNeeded = blocks.size === 0 || hasText(layout, blocks);
  const sources =
    layout.sources.length === 0 ? {} : { sources: names.sheet(clean(words.sources), "Sources") };
  return { text, blocks, hasText: isNeeded, ...sources };
}

/** What the library writes: links, notes and, on the first sheet, one cell of each style, whose numbers are read later. */
function toFrame({ frame, links, notes }: PlannedSheet, book: Book | undefined): WriteSheet {
  const cells = new Map<string, Partial<Cell>>();
  const put = (key: string, cell: Partial<Cell>) => cells.set(key, { ...cells.get(key), ...cell });
  for (const [index, style] of book?.styles.all().entries() ?? []) put(`0,${index}`, { style });
  // One string, so that there is a place for all strings.
  if (book !== undefined) put("1,0", { value: "x" });
  for (const { row, column, target = "", location } of links)
    put(`${row},${column}`, { hyperlink: { target, ...(location === undefined ? {} : { location }) } });
  for (const { row, column, text } of notes)
    put(`${row},${column}`, { comment: { author: "Dossier", text: escapeCodes(text) } });
  return { ...frame, cells };
}

/** More is no property but a text, which belongs into the document. */
const longestProperty = 2_000;

function properties(layout: Layout, book: Book): WorkbookProperties {
  const property = (text: string) => shorten(book.clean(text), longestProperty, book);
  const { title, subject, keywords, authors, date } = layout;
  const known = date === undefined ? undefined : new Date(date);
  const day = known === undefined || Number.isNaN(known.getTime()) ? new Date(0) : known;
  return {
    title: property(title),
    modified: day,
    ...(date === undefined ? {} : { created: day }),
    ...(subject === undefined ? {} : { subject: property(subject) }),
    ...(keywords === undefined ? {} : { keywords: property(keywords.join(", ")) }),
    ...(authors.length === 0 ? {} : { creator: property(authors.join("; ")) }),
  };
}
