import { toChartTable } from "../chart-table.ts";
import { displayWidth } from "../display-width.ts";
import type { Block, Layout, ListItem, Span, TableBlock, Writer } from "../layout.ts";
import { oneLine, quoteLine, spanText } from "../span-text.ts";
import { toGrid } from "../to-grid.ts";

/** Plain text with numbered sources at the end; lines are as long as they are. */
export const writeText: Writer = async (layout) => {
  const blocks = [
    ...titleLines(layout),
    ...(layout.contents ? [contentsLines(layout)] : []),
    ...layout.blocks.map((block) => `${blockText(block, layout)}${marks(block.citations)}`),
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

function blockText(block: Block, layout: Layout): string {
  switch (block.kind) {
    case "heading":
      return underline(headingText(block), underlines[block.level]);
    case "paragraph":
      return lineText(block.spans);
    case "quote":
      return lineText(block.spans).replaceAll(/^/gm, "> ");
    case "list":
      return listText(block.items, block.isOrdered, 0).join("\n");
    case "table":
      return tableText(block);
    case "code":
      return block.code.replaceAll(/^(?=.)/gm, "    ");
    case "image": {
      const caption = block.caption === undefined ? "" : lineText(block.caption.spans);
      return [`[${layout.words.figure}: ${block.alt}]`, caption].filter((part) => part !== "").join("\n");
    }
    case "chart":
      return tableText(toChartTable(block, layout));
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

function tableText(table: TableBlock): string {
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
  const caption = table.caption === undefined ? [] : [oneLine(lineText(table.caption.spans))];
  return [...caption, ...head.map(print), ...rule, ...body.map(print)].join("\n");
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
    .map(({ text, link, footnote }, index) => {
      const isEnd = link !== undefined && spans[index + 1]?.link !== link;
      const label = isEnd ? wordsOfLink(spans, index, link) : "";
      const address = link?.replace(/^mailto:/i, "") ?? "";
      const behind = isEnd && label !== address && label !== link ? ` (${address})` : "";
      return `${text}${behind}${footnote === undefined ? "" : superscript(footnote)}`;
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

function marks(citations: readonly number[]): string {
  return citations.map((number) => ` [${number}]`).join("");
}

function noteLines({ footnotes }: Layout): string[] {
  return footnotes.length === 0
    ? []
    : [footnotes.map(({ number, spans }) => `${superscript(number)} ${lineText(spans)}`).join("\n")];
}

function sourceLines({ sources, words }: Layout): string[] {
  if (sources.length === 0) return [];
  const lines = sources.map(
    ({ number, place, source }) => `[${number}] ${place}: "${quoteLine(source.quote)}"`,
  );
  return [[words.sources, ...lines].join("\n")];
}
