import { toChartTable } from "../chart/chart-table.ts";
import { displayWidth } from "../display-width.ts";
import { numbersOf, sourceText } from "../citations/source-text.ts";
import type { Block, Citation, Layout, ListItem, Span, TableBlock, Writer } from "../layout.ts";
import { oneLine, spanText } from "../inline/span-text.ts";
import { toGrid } from "../tables/to-grid.ts";

/** Plain text with numbered sources at the end; lines are as long as they are. */
export const writeText: Writer = async (layout) => {
  const blocks = [
    ...titleLines(layout),
    ...(layout.contents ? [contentsLines(layout)] : []),
    ...layout.blocks.map((block) => blockText(block, layout)),
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

function titleLines({ showTitle, title, authors, dateText }: Layout): string[] {
  if (!showTitle) return [];
  const about = [authors.join(", "), dateText ?? ""].filter((part) => part !== "").join(" · ");
  return [underline(oneLine(title), "="), about];
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
function blockText(block: Block, layout: Layout): string {
  const cited = marks(block.citations);
  switch (block.kind) {
    case "heading":
      return underline(`${headingText(block)}${cited}`, underlines[block.level]);
    case "paragraph":
      return `${lineText(block.spans)}${cited}`;
    case "quote":
      return `${lineText(block.spans)}${cited}`.replaceAll(/^/gm, "> ");
    case "list":
      return `${listText(block.items, block.isOrdered, 0).join("\n")}${cited}`;
    case "table":
      return tableText(block, cited);
    case "code":
      return `${block.code.replaceAll(/^(?=.)/gm, "    ")}${cited === "" ? "" : `\n${cited.trim()}`}`;
    case "image": {
      const caption = block.caption === undefined ? "" : lineText(block.caption.spans);
      const lines = [`[${layout.words.figure}: ${block.alt}]`, caption].filter((part) => part !== "");
      return `${lines.join("\n")}${cited}`;
    }
    case "chart":
      return tableText(toChartTable(block, layout), cited);
  }
}

function listText(items: readonly ListItem[], isOrdered: boolean, depth: number): string[] {
  return items.flatMap(({ spans, items: below }, index) => {
    const mark = isOrdered ? `${index + 1}. ` : "- ";
    const indent = "  ".repeat(depth);
    const text = lineText(spans).replaceAll("\n", `\n${indent}${" ".repeat(mark.length)}`);
    return [`${indent}${mark}${text}`, ...listText(below, isOrdered, depth + 1)];
  });
}

/** A column is as wide as its texts, but one long text does not make every row long. */
const widestColumn = 60;

function tableText(table: TableBlock, cited: string): string {
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
  const caption =
    `${table.caption === undefined ? "" : oneLine(lineText(table.caption.spans))}${cited}`.trim();
  return [...(caption === "" ? [] : [caption]), ...head.map(print), ...rule, ...body.map(print)].join("\n");
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
    .map(({ text, link, footnote, citations = [] }, index) => {
      const isEnd = link !== undefined && spans[index + 1]?.link !== link;
      const label = isEnd ? wordsOfLink(spans, index, link) : "";
      const address = link?.replace(/^mailto:/i, "") ?? "";
      const behind = isEnd && label !== address && label !== link ? ` (${address})` : "";
      const note = footnote === undefined ? "" : superscript(footnote);
      return `${text}${behind}${note}${marks(citations)}`;
    })
    .join("");
}

function wordsOfLink(spans: readonly Span[], last: number, link: string): string {
  let first = last;
  while (spans[first - 1]?.link === link) first -= 1;
  return spanText(spans.slice(first, last + 1));
}

function superscript(number: number): string {
  return String(number).replaceAll(/\d/g, (digit) => "⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)] ?? digit);
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
