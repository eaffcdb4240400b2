import type {
  Block,
  CodeBlock,
  Direction,
  ImageBlock,
  Layout,
  ListItem,
  TableBlock,
  TableCell,
  TextLine,
} from "../layout.ts";
import { fitTable } from "./fit-table.ts";
import { splitMissing, textLine, toLine, toRuns, type RunContext } from "./to-runs.ts";
import type { BlockData, Cell, Item, Line, Run, TableData } from "./typst-data.ts";

export interface BlockContext extends RunContext {
  layout: Layout;
  page: { width: number; height: number; margin: number };
  sizes: { body: number; small: number };
  /** Takes the bytes of a picture and tells the name of its file. */
  addFile(bytes: Uint8Array): string;
  drawChart(block: Extract<Block, { kind: "chart" }>): Uint8Array;
  /** The marks of sources, as footnotes. */
  cite(numbers: readonly number[]): Run[];
  /** "Table 1: " and the like, counted. */
  label(kind: "table" | "figure"): string;
  /** A new chapter: sources that were named in an earlier one are named again. */
  startChapter(): void;
}

const deepestList = 7;

/** Blocks as the template reads them, with footnotes, numbers, widths and pictures settled. */
export function toBlocks(context: BlockContext): BlockData[] {
  let level = 0;
  const ems = (context.page.width - 2 * context.page.margin) / context.sizes.body;
  return context.layout.blocks.map((block): BlockData => {
    const begin = block.pageBreak === true ? { break: 1 as const } : {};
    switch (block.kind) {
      case "heading": {
        if (block.level === 1) context.startChapter();
        // No level is left out, as a tagged document wants it; the look is that of the level asked for.
        level = Math.min(block.level, level + 1);
        const number = block.number === undefined ? {} : { number: block.number };
        const line = withCites(toLine(block, ems * 0.6, context), block.citations, context);
        return { ...begin, k: "heading", level, look: block.level - 1, ...number, line };
      }
      case "paragraph":
      case "quote":
        return {
          ...{ ...begin, k: block.kind },
          line: withCites(
            toLine(block, ems * (block.kind === "quote" ? 0.9 : 1), context),
            block.citations,
            context,
          ),
        };
      case "list": {
        const items = toItems(block.items, 1, { ems, context });
        const last = lastItem(items);
        if (last !== undefined) last.r.push(...context.cite(block.citations));
        return { ...begin, k: "list", ordered: block.isOrdered, items };
      }
      case "table":
        return { ...begin, ...toTable(block, context) };
      case "code":
        return { ...begin, ...toCode(block, context) };
      case "image":
        return { ...begin, ...toImage(block, context) };
      case "chart": {
        const file = context.addFile(context.drawChart(block));
        const width = Math.min(ems * context.sizes.body, 420);
        return { ...begin, k: "image", file, width, alt: block.alt, cites: context.cite(block.citations) };
      }
    }
  });
}

function withCites(line: Line, citations: readonly number[], context: BlockContext): Line {
  return citations.length === 0 ? line : { ...line, r: [...line.r, ...context.cite(citations)] };
}

interface ItemRoom {
  ems: number;
  context: BlockContext;
}

/** Items deeper than the page is wide for stand beside those above them. */
function toItems(items: readonly ListItem[], depth: number, room: ItemRoom): Item[] {
  return items.flatMap((item): Item[] => {
    const line = toLine(item, room.ems - depth * 2, room.context);
    const below = toItems(item.items, Math.min(depth + 1, deepestList), room);
    return depth < deepestList ? [{ ...line, items: below }] : [{ ...line, items: [] }, ...below];
  });
}

function lastItem(items: readonly Item[]): Item | undefined {
  const last = items.at(-1);
  return last === undefined || last.items.length === 0 ? last : lastItem(last.items);
}

function toCaption(
  caption: TextLine | undefined,
  kind: "table" | "figure",
  context: BlockContext,
): { caption?: Line } {
  if (caption === undefined || caption.spans.every(({ text }) => text.trim() === "")) return {};
  const line = toLine(caption, 60, context);
  return { caption: { d: line.d, r: [{ t: context.label(kind), b: 1 }, ...line.r] } };
}

function toTable(block: TableBlock, context: BlockContext): BlockData {
  const { page, sizes, layout } = context;
  const fit = fitTable(block, { page, size: Math.max(sizes.small, sizes.body - 1.5) });
  const toCell = (cell: TableCell, at: number): Cell => {
    const room = fit.widths.slice(at, at + cell.columns).reduce((sum, width) => sum + width, 0);
    const runs = toRuns(cell.spans, (room - 2 * fit.inset) / fit.size, context);
    const [first = ""] = runs;
    const isPlain = runs.length < 2 && typeof first === "string" && cell.columns === 1 && cell.rows === 1;
    if (isPlain && (cell.dir === layout.dir || first === "")) return first;
    return { r: runs, d: cell.dir, x: cell.columns, y: cell.rows };
  };
  const flat = (rows: readonly TableCell[][]): Cell[] =>
    rows.flatMap((row) => {
      let at = 0;
      return row.map((cell) => toCell(cell, (at += cell.columns) - cell.columns));
    });
  const { size, inset, widths, page: own } = fit;
  const caption = toCaption(block.caption, "table", context);
  return {
    ...{ k: "table", size, inset, widths, headRows: block.head.length },
    align: toSides(block, layout.dir),
    ...{ head: flat(block.head), cells: flat(block.rows), ...caption },
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

/** Code whose words fit is coloured; else it is broken where the line ends, without colours. */
function toCode(block: CodeBlock, context: BlockContext): BlockData {
  const { page, sizes, missing } = context;
  const room = page.width - 2 * page.margin - 20;
  const lines = context.clean(block.code).replaceAll("\t", "    ").split("\n");
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 1);
  const size = Math.max(7, Math.min(sizes.body - 1.5, Math.floor((room / (longest * 0.6)) * 10) / 10));
  const columns = Math.floor(room / (size * 0.6));
  const isPlain = lines.every(
    (line) => line.length <= columns && splitMissing(line, missing).length < 2 && !missing.has(line),
  );
  const cites = context.cite(block.citations);
  const language = block.language === undefined ? {} : { language: block.language };
  const common = { k: "code" as const, size, cites, ...language };
  if (isPlain) return { ...common, code: lines.join("\n") };
  return {
    ...{ ...common, code: "" },
    lines: lines.map((line) => toRuns([{ text: line, code: true }], columns * 0.55, context)),
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
