import { toChartTable } from "../chart/chart-table.ts";
import type {
  Block,
  ImageBlock,
  Layout,
  ListItem,
  TableBlock,
  TableCell,
  TextLine,
  Writer,
} from "../layout.ts";
import { sourceText } from "../citations/source-text.ts";
import { oneLine } from "../inline/span-text.ts";
import { toGrid } from "../tables/to-grid.ts";
import { escapeLineStart, escapeMarkdown } from "./escape-markdown.ts";
import { writeContents } from "./write-contents.ts";
import { writeMarks, writeSpans } from "./write-spans.ts";

/** Markdown with footnotes: each citation leads to document and position, with the words quoted. */
export const writeMarkdown: Writer = async (layout) => {
  const images: string[] = [];
  const blocks = layout.blocks.map((block) => writeBlock(block, layout, images));
  const all = [
    ...titleLines(layout),
    ...(layout.contents ? writeContents(layout) : []),
    ...blocks,
    ...noteLines(layout),
    images.join("\n"),
  ];
  return {
    bytes: Buffer.from(`${all.filter((block) => block !== "").join("\n\n")}\n`, "utf8"),
    warnings: [],
  };
};

function titleLines({ showTitle, title, authors, dateText }: Layout): string[] {
  if (!showTitle) return [];
  const about = [authors.join(", "), dateText ?? ""].filter((part) => part !== "").join(" · ");
  return [`# ${escapeMarkdown(oneLine(title))}`, escapeLineStart(escapeMarkdown(oneLine(about)))];
}

function writeBlock(block: Block, layout: Layout, images: string[]): string {
  const marks = writeMarks(block.citations);
  switch (block.kind) {
    case "heading":
      return `${"#".repeat(block.level)} ${block.number === undefined ? "" : `${block.number} `}${inLine(block)}${marks}`;
    case "paragraph":
      return `${writeLines(block)}${marks}`;
    case "quote":
      return `${writeLines(block)}${marks}`.replaceAll(/^/gm, "> ");
    case "list":
      return `${writeItems(block.items, block.isOrdered, "").join("\n")}${marks}`;
    case "table":
      return writeTable(block, marks);
    case "code":
      return behind(fenceCode(block.code, block.language), marks);
    case "image":
      return writeImage(block, { marks, images });
    case "chart":
      return writeTable(toChartTable(block, layout), marks);
  }
}

function behind(block: string, marks: string): string {
  return marks === "" ? block : `${block}\n\n${marks}`;
}

function inLine({ spans }: TextLine): string {
  return oneLine(writeSpans(spans, { lineBreak: " " }));
}

function italic({ spans, dir }: TextLine): string {
  return inLine({ dir, spans: spans.map((span) => ({ ...span, italic: true })) });
}

function writeLines({ spans }: TextLine): string {
  return writeSpans(spans)
    .split("\n")
    .map(escapeLineStart)
    .map((line, index, lines) =>
      line === "\\" || (line === "" && index < lines.length - 1) ? "&nbsp;\\" : line,
    )
    .join("\n");
}

function writeItems(items: readonly ListItem[], isOrdered: boolean, indent: string): string[] {
  return items.flatMap((item, index) => {
    const mark = isOrdered ? `${index + 1}. ` : "- ";
    const inner = indent + " ".repeat(mark.length);
    const text = writeLines(item).replaceAll("\n", `\n${inner}`);
    return [`${indent}${mark}${text}`.trimEnd(), ...writeItems(item.items, isOrdered, inner)];
  });
}

const dividers = { start: "---", end: "---:", center: ":---:" } as const;

/** Markdown knows one head row: several become one, each column with all of its heads. */
function writeTable(table: TableBlock, marks: string): string {
  const heads = table.columns.map((_, column) => headOf(table, column).map(writeCell).join(" / "));
  const rows = toGrid(table, table.rows).map((row) => row.map(writeCell));
  const divider = table.columns.map(({ align }) => dividers[align]);
  const lines = [heads, divider, ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  if (table.caption === undefined) return behind(lines.join("\n"), marks);
  return `${italic(table.caption)}${marks}\n\n${lines.join("\n")}`;
}

/** The heads above a column, those that span it with them. */
function headOf(table: TableBlock, column: number): TableCell[] {
  return toGrid(table, table.head).flatMap((row) => {
    const at = row.findLastIndex(
      (cell, index) => index <= column && cell !== undefined && index + cell.columns > column,
    );
    const cell = row[at];
    return cell === undefined || cell.kind === "empty" ? [] : [cell];
  });
}

function writeCell(cell: TableCell | undefined): string {
  return cell === undefined ? "" : inLine(cell).replaceAll("|", "\\|");
}

function fenceCode(code: string, language = ""): string {
  const longest = [...code.matchAll(/`+/g)].reduce((most, [run]) => Math.max(most, run.length), 2);
  const mark = "`".repeat(longest + 1);
  return `${mark}${/^[\w+#.-]*$/.test(language) ? language : ""}\n${code}\n${mark}`;
}

/** The bytes stand at the end of the file, where they do not hide the text. */
function writeImage(
  { picture, alt, caption }: ImageBlock,
  { marks, images }: { marks: string; images: string[] },
): string {
  const words = escapeMarkdown(alt);
  const below = caption === undefined ? "" : italic(caption);
  if (picture === undefined)
    return [`*${words || "–"}*`, below].filter((part) => part !== "").join("\n\n") + marks;
  const name = `image-${images.length + 1}`;
  images.push(`[${name}]: data:${picture.mediaType};base64,${Buffer.from(picture.bytes).toString("base64")}`);
  return behind([`![${words}][${name}]`, below].filter((part) => part !== "").join("\n\n"), marks);
}

function noteLines({ footnotes, sources, words }: Layout): string[] {
  const notes = footnotes.map((note) => `[^note-${note.number}]: ${inLine(note)}`);
  const cited = sources.map(
    (source) => `[^${source.number}]: ${escapeMarkdown(oneLine(sourceText(source)))}`,
  );
  return [notes.join("\n"), ...(cited.length === 0 ? [] : [`## ${words.sources}`, cited.join("\n")])];
}
