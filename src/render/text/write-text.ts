import { toChartTable } from "../chart/chart-table.ts";
import { displayWidth } from "../display-width.ts";
import { numbersOf, sourceText } from "../citations/source-text.ts";
import type {
  LayoutBlock,
  Citation,
  Layout,
  ListBlock,
  ListItem,
  Span,
  TableBlock,
  Writer,
} from "../layout.ts";
import { oneLine, spanText } from "../inline/span-text.ts";
import { superscript } from "../superscript.ts";
import { byline, isTitled } from "../byline.ts";
import { headingShift } from "../heading-level.ts";
import { labelled } from "../label-figures.ts";
import { toGrid } from "../tables/to-grid.ts";

/** Plain text with numbered sources at the end; lines are as long as they are. */
export const writeText: Writer = async (layout) => {
  const shift = headingShift(layout);
  const texts = layout.blocks.map((block) => blockText(block, layout, shift));
  const blocks = [
    ...titleLines(layout),
    ...(layout.contents ? [contentsLines(layout)] : []),
    ...texts.slice(0, 1),
    isTitled(layout) ? byline(layout) : "",
    ...texts.slice(1),
    ...noteLines(layout),
    ...sourceLines(layout),
  ];
  return {
    bytes: Buffer.from(`${blocks.filter((block) => block !== "").join("\n\n")}\n`, "utf8"),
    warnings: [],
  };
};

const underlines: Record<number, string> = { 1: "=", 2: "-" };
const longestUnderline = 80;

function underline(text: string, mark: string | undefined): string {
  if (mark === undefined || text === "") return text;
  return `${text}\n${mark.repeat(Math.min(displayWidth(text), longestUnderline))}`;
}

function titleLines(layout: Layout): string[] {
  return layout.showTitle ? [underline(oneLine(layout.title), "="), byline(layout)] : [];
}

function contentsLines({ blocks, words }: Layout): string {
  const lines = blocks.flatMap((block) =>
    block.kind === "heading" ? [`${"  ".repeat(block.level - 1)}${headingText(block)}`] : [],
  );
  return [words.contents, ...lines].join("\n");
}

function headingText({ spans, number }: { spans: Span[]; number?: string }): string {
  return [number ?? "", lineText(spans)].filter((part) => part !== "").join(" ");
}

/** Behind the text; what has none gets a line for its marks, where they cannot be taken for those of a cell. */
function blockText(block: LayoutBlock, layout: Layout, shift: 0 | 1): string {
  const cited = marks(block.citations);
  switch (block.kind) {
    case "heading":
      return underline(`${headingText(block)}${cited}`, underlines[block.level + shift]);
    case "paragraph":
      return `${lineText(block.spans)}${cited}`;
    case "quote":
      return `${lineText(block.spans)}${cited}`.replaceAll(/^/gm, "> ");
    case "list":
      return `${listText(block.items, block, 0).join("\n")}${cited}`;
    case "table":
      return tableText(block, cited, layout);
    case "code":
      return `${block.code.replaceAll(/^(?=.)/gm, "    ")}${cited === "" ? "" : `\n${cited.trim()}`}`;
    case "image": {
      const caption = lineText(labelled(block)?.spans ?? []);
      const lines = [`[${layout.words.figure}: ${block.alt}]`, caption].filter((part) => part !== "");
      return `${lines.join("\n")}${cited}`;
    }
    case "chart":
      return tableText(toChartTable(block, layout), cited, layout);
  }
}

type ListLook = Pick<ListBlock, "isOrdered" | "start">;

function listText(items: readonly ListItem[], { isOrdered, start = 1 }: ListLook, depth: number): string[] {
  return items.flatMap(({ spans, items: below, isOrdered: isBelow = isOrdered }, index) => {
    const mark = isOrdered ? `${index + start}. ` : "- ";
    const indent = "  ".repeat(depth);
    const text = lineText(spans).replaceAll("\n", `\n${indent}${" ".repeat(mark.length)}`);
    return [`${indent}${mark}${text}`, ...listText(below, { isOrdered: isBelow }, depth + 1)];
  });
}

/** A column is as wide as its texts, but one long text does not make every row long. */
const widestColumn = 60;

function tableText(table: TableBlock, cited: string, { words }: Layout): string {
  const toLines = (rows: TableBlock["rows"]) =>
    toGrid(table, rows).map((row) =>
      row.map((cell) => (cell === undefined ? "" : oneLine(lineText(cell.spans)))),
    );
  const head = toLines(table.head);
  const body = toLines(table.rows);
  const widths = table.columns.map((_, column) =>
    [...head, ...body].reduce((most, row) => {
      const width = displayWidth(row[column] ?? "");
      return width > widestColumn ? most : Math.max(most, width);
    }, 1),
  );
  const print = (row: readonly string[]) =>
    row
      .map((text, column) => pad(text, widths[column] ?? 0, table.columns[column]?.align ?? "start"))
      .join(" | ")
      .trimEnd();
  const rule = head.length === 0 ? [] : [widths.map((width) => "-".repeat(width)).join("-+-")];
  const caption = oneLine(lineText(labelled(table)?.spans ?? []));
  const lines = [...head.map(print), ...rule, ...body.map(print)];
  if (caption !== "") return [`${caption}${cited}`, ...lines].join("\n");
  return [...lines, ...(cited === "" ? [] : [`${words.sources}:${cited}`])].join("\n");
}

function pad(text: string, width: number, align: "start" | "end" | "center"): string {
  const free = Math.max(0, width - displayWidth(text));
  if (align === "end") return " ".repeat(free) + text;
  const before = align === "center" ? Math.floor(free / 2) : 0;
  return " ".repeat(before) + text + " ".repeat(free - before);
}

/** The address of a link stands behind its words, unless they are the address. */
function lineText(spans: readonly Span[]): string {
  return spans
    .map(({ text: given, strike, link, footnote, citations = [] }, index) => {
      const text = strike === true && given.trim() !== "" ? struck(given) : given;
      const isEnd = link !== undefined && spans[index + 1]?.link !== link;
      const label = isEnd ? wordsOfLink(spans, index, link) : "";
      const address = link?.replace(/^mailto:/i, "") ?? "";
      const behind = isEnd && label !== address && label !== link ? ` (${address})` : "";
      const note = footnote === undefined ? "" : superscript(footnote);
      return `${text}${behind}${note}${marks(citations)}`;
    })
    .join("");
}

/** What is struck out no longer holds: without its mark it would be said again. */
function struck(text: string): string {
  return text.replace(/\S(?:[^]*\S)?/u, "~~$&~~");
}

function wordsOfLink(spans: readonly Span[], last: number, link: string): string {
  let first = last;
  while (spans[first - 1]?.link === link) first -= 1;
  return spanText(spans.slice(first, last + 1));
}

function marks(citations: readonly Citation[]): string {
  return numbersOf(citations)
    .map((number) => ` [${number}]`)
    .join("");
}

function noteLines({ footnotes }: Layout): string[] {
  return footnotes.length === 0
    ? []
    : [footnotes.map(({ number, spans }) => `${superscript(number)} ${lineText(spans)}`).join("\n")];
}

function sourceLines({ sources, words }: Layout): string[] {
  if (sources.length === 0) return [];
  const lines = sources.map((source) => `[${source.number}] ${oneLine(sourceText(source))}`);
  return [[words.sources, ...lines].join("\n")];
}
