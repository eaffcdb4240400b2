import { toChartTable } from "../chart/chart-table.ts";
import type {
  LayoutBlock,
  ImageBlock,
  Layout,
  ListBlock,
  ListItem,
  TableBlock,
  TableCell,
  TextLine,
  Writer,
} from "../layout.ts";
import { sourceText } from "../citations/source-text.ts";
import { oneLine } from "../inline/span-text.ts";
import { byline, isTitled } from "../byline.ts";
import { headingShift } from "../heading-level.ts";
import { labelled } from "../label-figures.ts";
import { toGrid } from "../tables/to-grid.ts";
import { escapeLineStart, escapeMarkdown } from "./escape-markdown.ts";
import { writeContents } from "./write-contents.ts";
import { writeMarks, writeSpans } from "./write-spans.ts";

/** Markdown with footnotes: each citation leads to document and position, with the words quoted. */
export const writeMarkdown: Writer = async (layout) => {
  const images: string[] = [];
  const shift = headingShift(layout);
  const blocks = layout.blocks.map((block) => writeBlock(block, { layout, images, shift }));
  const all = [
    ...titleLines(layout),
    ...(layout.contents ? writeContents(layout) : []),
    ...blocks.slice(0, 1),
    isTitled(layout) ? aboutLine(layout) : "",
    ...blocks.slice(1),
    ...noteLines(layout),
    images.join("\n"),
  ];
  return {
    bytes: Buffer.from(`${all.filter((block) => block !== "").join("\n\n")}\n`, "utf8"),
    warnings: [],
  };
};

function titleLines(layout: Layout): string[] {
  return layout.showTitle ? [`# ${escapeMarkdown(oneLine(layout.title))}`, aboutLine(layout)] : [];
}

function aboutLine(layout: Layout): string {
  return escapeLineStart(escapeMarkdown(oneLine(byline(layout))));
}

interface Page {
  layout: Layout;
  images: string[];
  shift: 0 | 1;
}

function writeBlock(block: LayoutBlock, { layout, images, shift }: Page): string {
  const marks = writeMarks(block.citations);
  switch (block.kind) {
    case "heading":
      return `${"#".repeat(Math.min(block.level + shift, 6))} ${block.number === undefined ? "" : `${block.number} `}${inLine(block)}${marks}`;
    case "paragraph":
      return `${writeLines(block)}${marks}`;
    case "quote":
      return `${writeLines(block)}${marks}`.replaceAll(/^/gm, "> ");
    case "list":
      return `${writeItems(block.items, block, "").join("\n")}${marks}`;
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

type ListLook = Pick<ListBlock, "isOrdered" | "start">;

function writeItems(
  items: readonly ListItem[],
  { isOrdered, start = 1 }: ListLook,
  indent: string,
): string[] {
  return items.flatMap((item, index) => {
    const mark = isOrdered ? `${index + start}. ` : "- ";
    const inner = indent + " ".repeat(mark.length);
    const text = writeLines(item).replaceAll("\n", `\n${inner}`);
    return [
      `${indent}${mark}${text}`.trimEnd(),
      ...writeItems(item.items, { isOrdered: item.isOrdered ?? isOrdered }, inner),
    ];
  });
}

const dividers = { start: "---", end: "---:", center: ":---:" } as const;

/** Markdown knows one head row: several become one, each column with all of its heads. */
function writeTable(table: TableBlock, marks: string): string {
  const heads = table.columns.map((_, column) => headOf(table, column).map(writeCell).join(" / "));
  const rows = toGrid(table, table.rows).map((row) => row.map(writeCell));
  const divider = table.columns.map(({ align }) => dividers[align]);
  const lines = [heads, divider, ...rows].map((cells) => `| ${cells.join(" | ")} |`);
  const caption = labelled(table);
  if (caption === undefined) return behind(lines.join("\n"), marks);
  return `${italic(caption)}${marks}\n\n${lines.join("\n")}`;
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
function writeImage(block: ImageBlock, { marks, images }: { marks: string; images: string[] }): string {
  const { picture, alt } = block;
  const caption = labelled(block);
  const words = escapeMarkdown(alt);
  const below = caption === undefined ? "" : italic(caption);
  if (picture === undefined)
    return [`*${words || "–"}*`, below].filter((part) => part !== "").join("\n\n") + marks;
  const name = `image-${images.length + 1}`;
  images.push(`[${name}]: data:${picture.mediaType};base64,${Buffer.from(picture.bytes).toString("base64")}`);
  return behind([`![${words}][${name}]`, below].filter((part) => part !== "").join("\n\n"), marks);
}

/** Viewers set notes at the end of the page by themselves, with links back: a heading above them would stand alone. */
function noteLines({ footnotes, sources }: Layout): string[] {
  const notes = footnotes.map((note) => `[^note-${note.number}]: ${inLine(note)}`);
  const cited = sources.map(
    (source) => `[^${source.number}]: ${escapeMarkdown(oneLine(sourceText(source)))}`,
  );
  return [notes.join("\n"), cited.join("\n")];
}
