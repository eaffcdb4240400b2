import type { LayoutBlock, CodeBlock, ImageBlock, ListBlock, ListItem } from "../../layout.ts";
import { quoteSheet } from "../name-book.ts";
import { placePicture } from "../place-picture.ts";
import type { Book } from "./sheet.ts";
import { longestAlt } from "../shorten.ts";
import { plainText } from "../cells/span-content.ts";
import { bodyFont } from "./table-look.ts";
import {
  codeStyle,
  headingFont,
  headingStyle,
  linkFont,
  linkStyle,
  mutedFont,
  mutedStyle,
  paragraphStyle,
  quoteFont,
  quoteStyle,
} from "./text-look.ts";
import type { TextWriter } from "./text-rows.ts";
import type { SheetNames } from "./sheet-names.ts";

interface Scope {
  names: Pick<SheetNames, "blocks">;
  book: Book;
}

/** One block of the document on the sheet of text; tables and charts are linked to. */
export async function writeTextBlock(
  block: LayoutBlock,
  writer: TextWriter,
  { names, book }: Scope,
): Promise<void> {
  const { theme } = book.options;
  switch (block.kind) {
    case "heading": {
      const { level, number, spans, dir, citations } = block;
      const numbered = number === undefined ? spans : [{ text: `${number} ` }, ...spans];
      const look = { style: headingStyle(theme, level, dir), font: headingFont(theme, level) };
      return writer.line({ spans: numbered, dir, citations, ...look });
    }
    case "paragraph":
      return writer.line({ ...block, style: paragraphStyle(theme, block.dir), font: bodyFont(theme) });
    case "quote":
      return writer.line({ ...block, style: quoteStyle(theme, block.dir), font: quoteFont(theme) });
    case "list":
      return writeList(block, writer, book);
    case "code":
      return writeCode(block, writer, book);
    case "image":
      return writeImage(block, writer, book);
    case "table":
    case "chart":
      return writeLink(block, writer, { names, book });
  }
}

/** Excel indents by at most 15. */
const mostIndent = 15;
const bullets = ["•", "◦", "–"];

interface ItemsLook {
  isOrdered: boolean;
  start: number;
}

function writeList(block: ListBlock, writer: TextWriter, book: Book): void {
  const { isOrdered, start = 1, items, citations } = block;
  const { theme } = book.options;
  let isFirst = true;
  const writeItems = (all: readonly ListItem[], level: number, look: ItemsLook): void => {
    for (const [index, { spans, dir, items: below, isOrdered: isBelow }] of all.entries()) {
      const bullet = bullets[Math.min(level, bullets.length - 1)] ?? "•";
      const mark = look.isOrdered ? `${look.start + index}.` : bullet;
      writer.line({
        ...{ spans: [{ text: `${mark} ` }, ...spans], dir, citations: isFirst ? citations : [] },
        ...{ style: paragraphStyle(theme, dir, Math.min(mostIndent, 1 + level * 2)), font: bodyFont(theme) },
      });
      isFirst = false;
      writeItems(below, level + 1, { isOrdered: isBelow ?? look.isOrdered, start: 1 });
    }
  };
  writeItems(items, 0, { isOrdered, start });
}

/** A row for each line: a row of a sheet cannot be higher than some 27 lines. */
function writeCode({ code, citations }: CodeBlock, writer: TextWriter, book: Book): void {
  const style = codeStyle(book.options.theme);
  const lines = code.replace(/\r?\n$/, "").split(/\r?\n/);
  for (const [index, line] of lines.entries()) {
    // A cell shows no tabs.
    const text = line.replaceAll("\t", "    ");
    writer.line({
      ...{ spans: [{ text }], dir: "ltr", style, font: style.font },
      citations: index === 0 ? citations : [],
    });
  }
}

async function writeImage(block: ImageBlock, writer: TextWriter, book: Book): Promise<void> {
  const { theme } = book.options;
  const { picture, alt, caption, citations } = block;
  const { dir } = book.layout;
  const look = { style: mutedStyle(theme, dir), font: mutedFont(theme) };
  const isPlaced =
    picture !== undefined && (await placePicture({ picture, alt, tallest: 500 }, writer, book));
  if (caption !== undefined) writer.line({ ...caption, ...look, citations });
  // A description that was shortened in the picture stands whole below it.
  if (alt.length > longestAlt || (caption === undefined && (!isPlaced || citations.length > 0)))
    writer.line({
      ...{ spans: [{ text: alt }], dir, ...look },
      citations: caption === undefined ? citations : [],
    });
}

function writeLink(
  block: LayoutBlock & { kind: "table" | "chart" },
  writer: TextWriter,
  { names, book }: Scope,
): void {
  const sheet = names.blocks.get(block);
  if (sheet === undefined) return;
  const { theme } = book.options;
  const { dir } = book.layout;
  const caption = block.kind === "table" ? plainText(block.caption?.spans ?? []) : (block.title ?? "");
  writer.line({
    ...{
      spans: [{ text: `${dir === "rtl" ? "←" : "→"} ${caption || sheet}` }],
      dir,
      citations: block.citations,
    },
    ...{ style: linkStyle(theme, dir), font: linkFont(theme), location: `${quoteSheet(sheet)}!A1` },
  });
}
