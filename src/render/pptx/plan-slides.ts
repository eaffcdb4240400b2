import type {
  Block,
  ChartBlock,
  Citation,
  CodeBlock,
  ImageBlock,
  Layout,
  ListItem,
  TextLine,
} from "../layout.ts";
import { splitPies } from "../chart/split-pies.ts";
import { breakLines } from "./break-lines.ts";
import {
  cite,
  createFlow,
  ensureRoom,
  type Flow,
  lastSlide,
  nextSlide,
  nextTop,
  openSlide,
  placeBox,
  placeText,
  room,
  sourceGrowth,
} from "./flow.ts";
import { placeTable } from "./place-table.ts";
import type { Base } from "./base.ts";
import {
  type Area,
  lineHeight,
  lineRuns,
  markRuns,
  type Paragraph,
  type Run,
  type Slide,
  sizes,
  smallestTitle,
} from "./slide.ts";

/** All slides but the first: contents, the blocks, notes that found no foot. */
export function planSlides(
  layout: Layout,
  { body: area, titleArea }: Pick<Base, "body" | "titleArea">,
): Slide[] {
  const flow = createFlow(layout, area);
  const titleWidth = titleArea.width;
  let lists = 0;
  for (const [index, block] of layout.blocks.entries()) {
    if (block.kind === "heading" && block.level <= 2) {
      placeHeading(flow, block, { next: layout.blocks[index + 1], titleWidth });
      continue;
    }
    if (flow.slides.length === 0) {
      const title = [{ text: layout.title }];
      openSlide(flow, isTitle(title, titleWidth) ? title : shortTitle(title), layout.dir);
    }
    if (block.pageBreak === true && lastSlide(flow).boxes.length > 0) nextSlide(flow);
    if (block.kind === "list") lists = placeList(flow, block, lists);
    else {
      if (block.kind === "heading")
        ensureRoom(flow, lineHeight(block.spans, sizes.sub) + roomWith(layout.blocks[index + 1]));
      placeBlock(flow, block);
    }
  }
  const slides = [...flow.slides, ...notesSlides(flow)];
  return [...(layout.contents ? contentsSlides(layout, area, slides) : []), ...slides];
}

/** What must fit under a heading or a caption, so that it does not stand alone at the end of a slide. */
function roomWith(next: Block | undefined): number {
  if (next?.kind === "table") return 70 + 22 * (next.head.length + 3);
  if (next?.kind === "chart") return 270;
  return next?.kind === "image" ? 150 : 80;
}

type Heading = Extract<Block, { kind: "heading" }>;

const numbered = (block: Heading): Run[] => [
  ...(block.number === undefined ? [] : [{ text: `${block.number} ` }]),
  ...lineRuns(block.spans, block.citations),
];

interface Place {
  next: Block | undefined;
  titleWidth: number;
}

function placeHeading(flow: Flow, block: Heading, { next, titleWidth }: Place): void {
  const isEmpty = next === undefined || (next.kind === "heading" && next.level <= 2);
  const title = numbered(block);
  // The first slide has said it.
  const isSaid = !flow.layout.showTitle && flow.layout.title !== "";
  if (isEmpty && flow.slides.length === 0 && isSaid) return;
  openSlide(flow, title, block.dir);
  cite(flow, block.citations);
  lastSlide(flow).level = block.level;
  if (isEmpty) lastSlide(flow).kind = "section";
  if (isTitle(title, titleWidth)) return;
  // Too long to be a title: shortened there, whole in the text.
  flow.title = shortTitle(title);
  lastSlide(flow).title = flow.title;
  lastSlide(flow).kind = "content";
  placeText(flow, { runs: title, dir: block.dir, size: sizes.sub, before: 0, bold: true });
}

function isTitle(runs: readonly Run[], width: number): boolean {
  return breakLines(runs, { size: smallestTitle, width, bold: true }).length <= 2;
}

function shortTitle(runs: readonly Run[]): Run[] {
  const text = runs.map((run) => run.text).join("");
  const cut = text.slice(0, 80).toWellFormed();
  return [{ text: `${cut.replace(/(?<!\s)\s+\S{0,40}$/, "")}…` }];
}

function placeBlock(flow: Flow, block: Exclude<Block, { kind: "list" }>): void {
  const { citations } = block;
  switch (block.kind) {
    case "heading":
      placeText(flow, {
        runs: numbered(block),
        dir: block.dir,
        size: sizes.sub,
        before: 14,
        bold: true,
        tone: "accent",
      });
      return;
    case "paragraph":
      placeText(flow, {
        runs: lineRuns(block.spans, citations),
        dir: block.dir,
        size: sizes.body,
        before: 8,
      });
      return;
    case "quote":
      placeText(
        flow,
        {
          runs: lineRuns(block.spans, citations),
          dir: block.dir,
          size: sizes.quote,
          before: 8,
          italic: true,
        },
        "quote",
      );
      return;
    case "code":
      placeCode(flow, block);
      return;
    case "table":
      if (block.caption !== undefined || citations.length > 0) {
        ensureRoom(flow, roomWith(block), citations);
        const line = block.caption ?? { spans: [{ text: block.name }], dir: flow.layout.dir };
        placeText(flow, caption(line, citations));
      }
      placeTable(flow, block);
      return;
    case "image":
      placeImage(flow, block);
      return;
    case "chart":
      for (const one of splitPies(block)) placeChart(flow, one);
  }
}

function caption(line: TextLine, citations: readonly Citation[]): Paragraph {
  return { runs: lineRuns(line.spans, citations), dir: line.dir, size: 14, before: 10, bold: true };
}

function placeList(flow: Flow, block: Extract<Block, { kind: "list" }>, lists: number): number {
  let count = lists;
  const placeItems = (items: readonly ListItem[], level: number, isLastOf: boolean): void => {
    const list = (count += 1);
    for (const [index, item] of items.entries()) {
      const isLast = isLastOf && index === items.length - 1;
      const cited = isLast && item.items.length === 0 ? block.citations : [];
      placeText(flow, {
        runs: lineRuns(item.spans, cited),
        dir: item.dir,
        size: level === 0 ? sizes.body : level === 1 ? 15 : 14,
        before: level > 0 ? 4 : index > 0 ? 6 : 8,
        bullet: {
          isNumber: block.isOrdered,
          level: Math.min(level, 8),
          list,
          number: index + 1,
          isRest: false,
        },
      });
      if (item.items.length > 0) placeItems(item.items, level + 1, isLast);
    }
  };
  placeItems(block.items, 0, true);
  return count;
}

function placeCode(flow: Flow, block: CodeBlock): void {
  ensureRoom(flow, 50, block.citations);
  const lines = block.code.replaceAll("\t", "    ").split("\n");
  for (const [index, text] of lines.entries()) {
    const runs = [{ text, code: true }, ...(index === lines.length - 1 ? markRuns(block.citations) : [])];
    placeText(flow, { runs, dir: "ltr", size: sizes.code, before: 0 }, "code");
  }
}

function placeImage(flow: Flow, block: ImageBlock): void {
  const { picture, citations } = block;
  const { area, layout } = flow;
  const below = block.caption ?? (citations.length > 0 ? { spans: [], dir: layout.dir } : undefined);
  if (picture === undefined || picture.width <= 0 || picture.height <= 0) {
    placeText(flow, {
      runs: [{ text: block.alt }, ...markRuns(citations)],
      dir: layout.dir,
      size: sizes.body,
      before: 8,
      italic: true,
      tone: "muted",
    });
    if (block.caption !== undefined) placeText(flow, { ...caption(block.caption, []), bold: false });
    return;
  }
  const foot =
    below === undefined
      ? 0
      : lineHeight(below.spans, 14) * breakLines(below.spans, { size: 14, width: area.width }).length + 12;
  const natural = { width: picture.width * 0.75, height: picture.height * 0.75 };
  const whole = Math.min(1, area.width / natural.width, Math.max(60, area.height - foot) / natural.height);
  const wanted = natural.height * whole;
  // Smaller beside the text is better than alone, down to two thirds.
  ensureRoom(flow, wanted * 0.66 + foot, citations);
  const left = area.y + area.height - flow.foot - flow.sourceFoot - sourceGrowth(flow, citations);
  const height = Math.max(1, Math.min(wanted, left - nextTop(flow) - foot));
  const width = (height * natural.width) / natural.height;
  const x = layout.dir === "rtl" ? area.x + area.width - width : area.x;
  placeBox(flow, { kind: "picture", x, y: nextTop(flow), width, height, picture, alt: block.alt });
  if (below !== undefined) placeText(flow, { ...caption(below, citations), bold: false, tone: "muted" });
}

function placeChart(flow: Flow, block: ChartBlock): void {
  const { citations } = block;
  if (block.labels.length === 0 || block.series.length === 0) {
    const text = block.title ?? block.alt;
    placeText(flow, {
      runs: [{ text }, ...markRuns(citations)],
      dir: flow.layout.dir,
      size: sizes.body,
      before: 8,
      italic: true,
      tone: "muted",
    });
    return;
  }
  const marked = citations.length > 0 ? 34 : 0;
  ensureRoom(flow, 230 + marked, citations);
  const foot = marked + sourceGrowth(flow, citations);
  const top = nextTop(flow);
  const height = Math.min(340, flow.area.height - foot, room(flow) - (top - flow.area.y - flow.used) - foot);
  placeBox(flow, { kind: "chart", ...flow.area, y: top, height, block });
  const runs = markRuns(citations);
  if (runs.length > 0) placeText(flow, { runs, dir: flow.layout.dir, size: 14, before: 0 });
}

function contentsSlides(layout: Layout, area: Area, slides: readonly Slide[]): Slide[] {
  const flow = createFlow(layout, area);
  openSlide(flow, [{ text: layout.words.contents }], layout.dir);
  for (const slide of slides) {
    if (slide.part > 1) continue;
    const runs = slide.title.filter((run) => run.raised !== true).map(({ text }) => ({ text, jump: slide }));
    const isUnder = slide.level === 2;
    const bullet = { isNumber: false, level: 0, list: 0, number: 1, isRest: false };
    const line = { runs, dir: slide.dir, size: sizes.body };
    placeText(flow, isUnder ? { ...line, before: 4, bullet } : { ...line, before: 10, bold: true });
  }
  return flow.slides;
}

function notesSlides(flow: Flow): Slide[] {
  if (flow.later.length === 0) return [];
  const notes = createFlow({ ...flow.layout, footnotes: [] }, flow.area);
  openSlide(notes, [{ text: flow.layout.words.note }], flow.layout.dir);
  for (const note of flow.later) placeText(notes, { ...note, before: 8 });
  return notes.slides;
}
