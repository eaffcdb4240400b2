import type { LayoutBlock, ChartBlock, HeadingBlock, RenderWarning, Span } from "./layout.ts";
import { spanText } from "./inline/span-text.ts";

/** Characters of what a file says in several places: properties, contents, bookmarks, notes. */
const longest = { title: 400, heading: 400, author: 200, source: 300, chart: 1000 };

type Warn = (warning: RenderWarning) => void;

const words: Record<keyof typeof longest, string> = {
  title: "The title is too long to be one: it was shortened, and stands whole below it.",
  heading: "A heading is too long to be one: it was shortened, and stands whole below it.",
  author: "The name of an author is too long to be one: it was shortened.",
  source: "The name of a source is too long to be one: it was shortened.",
  chart: "A title or name in a chart is too long to be drawn: it was shortened.",
};

/** A name that no reader could take in is shortened, and that is said. */
export function shortenName(text: string, kind: keyof typeof longest, warn: Warn): string {
  const room = longest[kind];
  if (text.length <= room) return text;
  warn({ code: "shortened", message: words[kind] });
  return `${cut(text, room)}…`;
}

/** Behind a shortened heading stands the whole of it, as a paragraph. */
export function shortenBlocks(blocks: readonly LayoutBlock[], warn: Warn): LayoutBlock[] {
  return blocks.flatMap((block) => {
    if (block.kind === "chart") return [shortenChart(block, warn)];
    const isLong = block.kind === "heading" && spanText(block.spans).length > longest.heading;
    return isLong ? shortenHeading(block, warn) : [block];
  });
}

function shortenChart(block: ChartBlock, warn: Warn): ChartBlock {
  const short = (text: string) => shortenName(text, "chart", warn);
  return {
    ...block,
    ...(block.title !== undefined && { title: short(block.title) }),
    labels: block.labels.map(short),
    series: block.series.map(({ name, values }) => ({ name: short(name), values })),
  };
}

function shortenHeading(block: HeadingBlock, warn: Warn): LayoutBlock[] {
  warn({ code: "shortened", message: words.heading });
  const spans: Span[] = [];
  let room = longest.heading;
  for (const { footnote: _whole, ...span } of block.spans) {
    if (room <= 0) break;
    spans.push({ ...span, text: cut(span.text, room) });
    room -= span.text.length;
  }
  return [
    { ...block, spans: [...spans, { text: "…" }] },
    { kind: "paragraph", spans: bold(block.spans), dir: block.dir, citations: [] },
  ];
}

/** The whole of a title that was shortened. */
export function wholeTitle(title: string, dir: HeadingBlock["dir"]): LayoutBlock {
  return { kind: "paragraph", spans: [{ text: title, bold: true }], dir, citations: [] };
}

const bold = (spans: readonly Span[]): Span[] => spans.map((span) => ({ ...span, bold: true }));

/** At a space, if there is one near the end; never inside a character. */
function cut(text: string, room: number): string {
  if (text.length <= room) return text;
  const piece = text.slice(0, room).replace(/[\ud800-\udbff\u200d]+$/, "");
  const space = piece.lastIndexOf(" ");
  return (space > room * 0.8 ? piece.slice(0, space) : piece).trimEnd();
}
