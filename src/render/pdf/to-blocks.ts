import { addAll } from "../../lib/add-all.ts";
import type {
  LayoutBlock,
  ChartBlock,
  Citation,
  CodeBlock,
  Direction,
  ImageBlock,
  Layout,
  ListItem,
  TableBlock,
  TableCell,
  TextLine,
} from "../layout.ts";
import { spanText } from "../inline/span-text.ts";
import { breakCode } from "./break-code.ts";
import { fitTable } from "./fit-table.ts";
import { splitMissing, textLine, toLine, toRuns, type TypstContext } from "./to-runs.ts";
import type { BlockData, TypstCell, TypstItem, TypstLine, TableData } from "./typst-data.ts";

export interface BlockContext extends TypstContext {
  layout: Layout;
  page: { width: number; height: number; margin: number };
  sizes: { body: number; small: number };
  /** Takes the bytes of a picture and tells the name of its file. */
  addFile(bytes: Uint8Array): string;
  drawChart(block: ChartBlock): Uint8Array;
  /** "Table 1: " and the like, counted. */
  label(kind: "table" | "figure"): string;
  /** Called when a block begins. */
  enter(block: LayoutBlock): void;
}

const deepestList = 7;
// Characters; in a narrow column they fill about half a page.
const longestHead = 1200;

/** Blocks as the template reads them, with footnotes, numbers, widths and pictures settled. */
export function toBlocks(context: BlockContext): BlockData[] {
  let level = 0;
  const ems = (context.page.width - 2 * context.page.margin) / context.sizes.body;
  return context.layout.blocks.map((block): BlockData => {
    context.enter(block);
    const begin = block.pageBreak === true ? { break: 1 as const } : {};
    switch (block.kind) {
      case "heading": {
        // No level is left out, as a tagged document wants it; the look is that of the level asked for.
        level = Math.min(block.level, level + 1);
        const number = block.number === undefined ? {} : { number: block.number };
        const line = withCites(toLine(block, ems * 0.6, context), block.citations, context);
        return { ...begin, k: "heading", level, look: block.level - 1, ...number, line };
      }
      case "paragraph":
      case "quote":
        return {
          ...{ ...begin, k: block.kind, ...(block.role !== undefined && { role: block.role }) },
          line: withCites(
            toLine(block, ems * (block.kind === "quote" ? 0.9 : 1), context),
            block.citations,
            context,
          ),
        };
      case "list": {
        const items = toItems(block.items, 1, { ems, context });
        const last = lastItem(items);
        if (last !== undefined) addAll(last.r, context.cite(block.citations));
        return { ...begin, k: "list", ordered: block.isOrdered, start: block.start ?? 1, items };
      }
      case "table":
        return { ...begin, ...toTable(block, context) };
      case "code":
        return { ...begin, ...toCode(block, context) };
      case "image":
        return { ...begin, ...toImage(block, context) };
      case "chart":
        return { ...begin, ...toChart(block, context) };
    }
  });
}

function withCites(line: TypstLine, citations: readonly Citation[], context: BlockContext): TypstLine {
  return citations.length === 0 ? line : { ...line, r: [...line.r, ...context.cite(citations)] };
}

interface ItemRoom {
  ems: number;
  context: BlockContext;
}

/** Items deeper than the page is wide for stand beside those above them. */
function toItems(items: readonly ListItem[], depth: number, room: ItemRoom): TypstItem[] {
  return items.flatMap((item): TypstItem[] => {
    const line = toLine(item, room.ems - depth * 2, room.context);
    const below = toItems(item.items, Math.min(depth + 1, deepestList), room);
    const kind = item.isOrdered === undefined ? {} : { ordered: item.isOrdered };
    return depth < deepestList ? [{ ...line, ...kind, items: below }] : [{ ...line, items: [] }, ...below];
  });
}

function lastItem(items: readonly TypstItem[]): TypstItem | undefined {
  const last = items.at(-1);
  return last === undefined || last.items.length === 0 ? last : lastItem(last.items);
}

function toCaption(
  caption: TextLine | undefined,
  kind: "table" | "figure",
  context: BlockContext,
): { caption?: TypstLine } {
  if (caption === undefined || caption.spans.every(({ text }) => text.trim() === "")) return {};
  const line = toLine(caption, 60, context);
  return { caption: { d: line.d, r: [{ t: context.label(kind), b: 1 }, ...line.r] } };
}

function toTable(block: TableBlock, context: BlockContext): BlockData {
  const { page, sizes, layout } = context;
  const fit = fitTable(block, { page, size: Math.max(sizes.small, sizes.body - 1.5) });
  const toCell = (cell: TableCell, at: number): TypstCell => {
    const room = fit.widths.slice(at, at + cell.columns).reduce((sum, width) => sum + width, 0);
    const runs = toRuns(cell.spans, (room - 2 * fit.inset) / fit.size, context);
    const [first = ""] = runs;
    const isPlain = runs.length < 2 && typeof first === "string" && cell.columns === 1 && cell.rows === 1;
    if (isPlain && (cell.dir === layout.dir || first === "")) return first;
    return { r: runs, d: cell.dir, x: cell.columns, y: cell.rows };
  };
  const flat = (rows: readonly TableCell[][]): TypstCell[] =>
    rows.flatMap((row) => {
      let at = 0;
      return row.map((cell) => toCell(cell, (at += cell.columns) - cell.columns));
    });
  const { size, inset, widths, page: own } = fit;
  const caption = toCaption(block.caption, "table", context);
  const isLong = block.head.some((row) => row.some((cell) => spanText(cell.spans).length > longestHead));
  return {
    ...{
      k: "table",
      size,
      inset,
      widths,
      headRows: block.head.length,
      ...(isLong && { isLong: 1 as const }),
    },
    align: toSides(block, layout.dir),
    ...{ head: flat(block.head), cells: flat(block.rows), ...caption },
    ...(block.hasTotal === true && { total: block.head.length + block.rows.length - 1 }),
    cites: context.cite(block.citations),
    ...(own === undefined ? {} : { page: own }),
  };
}

/** Where most texts of a column run the other way, it keeps to the other side as a whole. */
function toSides({ columns, rows }: TableBlock, dir: Direction): TableData["align"] {
  const turned = columns.map(() => 0);
  for (const row of rows)
    for (const [index, cell] of row.entries())
      if (row.length === columns.length && cell.spans.length > 0)
        turned[index] = (turned[index] ?? 0) + (cell.dir === dir ? -1 : 1);
  return columns.map(({ align }, index) => {
    if (align === "center") return "center";
    const isRtl = (turned[index] ?? 0) > 0 !== (dir === "rtl");
    return (align === "start") === isRtl ? "right" : "left";
  });
}

/** Code whose lines fit is coloured; else its lines are broken where the page ends, without colours. */
function toCode(block: CodeBlock, context: BlockContext): BlockData {
  const { page, sizes, missing } = context;
  const room = page.width - 2 * page.margin - 20;
  const lines = context.clean(block.code).replaceAll("\t", "    ").split("\n");
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 1);
  const size = Math.max(7, Math.min(sizes.body - 1.5, Math.floor((room / (longest * 0.6)) * 10) / 10));
  const columns = Math.floor(room / (size * 0.6));
  const shown = lines.map((line) =>
    splitMissing(line, missing)
      .map(({ part }) => part)
      .join(""),
  );
  const broken = shown.flatMap((line) => breakCode(line, columns));
  const isWhole = broken.length === lines.length && shown.every((line, index) => line === lines[index]);
  return {
    ...{ k: "code", size, code: inPieces(broken), cites: context.cite(block.citations) },
    ...(isWhole && block.language !== undefined && { language: block.language }),
  };
}

// The time for a piece of code grows with the square of its lines.
const longestPiece = 120;

function inPieces(lines: readonly string[]): string[] {
  const count = Math.max(1, Math.ceil(lines.length / longestPiece));
  return Array.from({ length: count }, (_, index) =>
    lines.slice(index * longestPiece, (index + 1) * longestPiece).join("\n"),
  );
}

/** The title stands below as the caption, where it is whole and can be found. */
function toChart({ title, ...block }: ChartBlock, context: BlockContext): BlockData {
  const { page, layout } = context;
  const file = context.addFile(context.drawChart(block));
  const line = title === undefined ? undefined : { spans: [{ text: title }], dir: layout.dir };
  return {
    ...{ k: "image", file, width: Math.min(page.width - 2 * page.margin, 420), alt: block.alt },
    ...toCaption(line, "figure", context),
    cites: context.cite(block.citations),
  };
}

function toImage(block: ImageBlock, context: BlockContext): BlockData {
  const { page, layout } = context;
  const caption = toCaption(block.caption, "figure", context);
  const cites = context.cite(block.citations);
  if (block.picture === undefined)
    return { k: "no-image", line: textLine(block.alt, layout.dir, context), ...caption, cites };
  const { bytes, width, height } = block.picture;
  const file = context.addFile(bytes);
  // A pixel of the screen is three quarters of a point; tall pictures leave room for their caption.
  const highest = (page.height - 2 * page.margin) * 0.7;
  const natural = Math.min(width * 0.75, page.width - 2 * page.margin);
  const fitted = Math.min(natural, width > 0 && height > 0 ? (highest * width) / height : natural);
  return {
    k: "image",
    file,
    width: Math.max(1, Math.round(fitted * 100) / 100),
    alt: block.alt,
    ...caption,
    cites,
  };
}
