import type { LayoutBlock, Layout } from "../../layout.ts";
import { cut, quoteSheet } from "../name-book.ts";
import { oneLine } from "../notes.ts";
import type { Book, PlannedSheet } from "./sheet.ts";
import type { SheetNames } from "./sheet-names.ts";
import { longestPart, sheetPage } from "./sheet-page.ts";
import { placePicture } from "../place-picture.ts";
import { plainText } from "../cells/span-content.ts";
import {
  headingFont,
  headingStyle,
  linkFont,
  linkStyle,
  mutedFont,
  mutedStyle,
  paragraphStyle,
  titleFont,
  titleStyle,
} from "./text-look.ts";
import { writeTextBlock } from "./text-blocks.ts";
import { createTextWriter, stackRows, textWidth, type TextRows, type TextWriter } from "./text-rows.ts";

/** Whether the document says anything that its tables, their names and page headers and its title do not. */
export function hasText(
  { blocks, footnotes, title }: Layout,
  names: ReadonlyMap<LayoutBlock, string>,
): boolean {
  const said = new Set([oneLine(title), ...names.values()]);
  return (
    footnotes.length > 0 ||
    blocks.some((block) => {
      if (block.kind === "chart") return false;
      if (block.kind === "table") return plainText(block.caption?.spans ?? []).length > longestPart;
      return (
        block.kind !== "heading" || block.citations.length > 0 || !said.has(oneLine(plainText(block.spans)))
      );
    })
  );
}

/** All that is no table, in the order of the document, with links to the tables where they stood. */
export async function planText(names: SheetNames, book: Book): Promise<PlannedSheet> {
  const { layout } = book;
  const writer = createTextWriter(book);
  const headings: { text: string; level: number; row: number; dir: Layout["dir"] }[] = [];
  for (const block of layout.blocks) {
    if (block.pageBreak) writer.pageBreak();
    writer.gap(block.kind === "heading" ? 14 : 7);
    if (block.kind === "heading") {
      const text = [block.number ?? "", plainText(block.spans)].filter(Boolean).join(" ");
      headings.push({ text, level: block.level, row: writer.next(), dir: block.dir });
    }
    await writeTextBlock(block, writer, { names, book });
  }
  writeFootnotes(writer, book);
  const body = writer.done();
  // The list of contents is as long as there are headings, wherever they stand.
  const opening = await writeOpening({ names, headings, down: 0 }, book);
  const placed = await writeOpening({ names, headings, down: opening.height }, book);
  return toSheet(stackRows(placed, body), names, book);
}

interface Opening {
  names: SheetNames;
  headings: readonly { text: string; level: number; row: number; dir: Layout["dir"] }[];
  /** Rows that stand above the body. */
  down: number;
}

/** Logo, title, authors and date, list of contents. */
async function writeOpening({ names, headings, down }: Opening, book: Book): Promise<TextRows> {
  const { layout, options } = book;
  const { theme } = options;
  const { dir } = layout;
  const writer = createTextWriter(book);
  if (options.logo !== undefined)
    await placePicture({ picture: options.logo, alt: "", tallest: 60 }, writer, book);
  if (layout.showTitle) {
    const style = { style: titleStyle(theme, dir), font: titleFont(theme), dir };
    writer.line({ spans: [{ text: layout.title }], ...style });
    const by = [layout.authors.join(", "), layout.dateText ?? layout.date ?? ""].filter(Boolean).join(" · ");
    if (by !== "")
      writer.line({ spans: [{ text: by }], style: mutedStyle(theme, dir), font: mutedFont(theme), dir });
  }
  if (layout.contents && headings.length > 0) writeContents({ names, headings, down }, writer, book);
  if (writer.next() > 0) writer.gap(14);
  return writer.done();
}

/** A longer heading stands whole where it leads to. */
const longestEntry = 200;

function writeContents({ names, headings, down }: Opening, writer: TextWriter, book: Book): void {
  const { layout, options } = book;
  const { theme } = options;
  const { dir, words } = layout;
  writer.gap(14);
  writer.line({
    ...{ spans: [{ text: words.contents }], dir },
    ...{ style: headingStyle(theme, 2, dir), font: headingFont(theme, 2) },
  });
  const entries = headings.map(({ row, ...heading }) => ({
    ...heading,
    location: `${quoteSheet(names.text)}!A${row + down + 1}`,
  }));
  for (const { text, level, dir: own, location } of entries)
    writer.line({
      spans: [{ text: text.length > longestEntry ? `${cut(text, longestEntry)}…` : text }],
      ...{ style: linkStyle(theme, own, Math.min(15, (level - 1) * 2)), font: linkFont(theme) },
      ...{ dir: own, location },
    });
}

function writeFootnotes(writer: TextWriter, book: Book): void {
  const { theme } = book.options;
  if (book.layout.footnotes.length > 0) writer.gap(14);
  for (const { number, spans, dir } of book.layout.footnotes)
    writer.line({
      ...{ spans: [{ text: `${number} ` }, ...spans], dir },
      ...{ style: mutedStyle(theme, dir), font: mutedFont(theme) },
    });
}

function toSheet(made: TextRows, names: SheetNames, book: Book): PlannedSheet {
  const { layout, options, styles } = book;
  // An empty document still is a sheet.
  if (made.rows.length === 0) {
    const style = styles.add(paragraphStyle(options.theme, layout.dir));
    made.rows.push({ row: 0, cells: [{ column: 0, style, content: book.clean(layout.title) }] });
  }
  return {
    name: names.text,
    widths: [textWidth],
    page: sheetPage(book, layout.title, textWidth),
    hidesGrid: true,
    merges: [],
    pictures: made.pictures,
    breaks: made.breaks,
    rows: () => made.rows,
    lastRow: Math.max(0, made.height - 1),
    lastColumn: 0,
    notes: made.notes,
    links: made.links,
    names: [],
  };
}
