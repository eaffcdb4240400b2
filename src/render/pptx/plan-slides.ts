import type { LayoutBlock, CodeBlock, Layout, ListItem, TableBlock } from "../layout.ts";
import { spanText } from "../inline/span-text.ts";
import { splitPies } from "../chart/split-pies.ts";
import { boldTotal } from "../written/bold-total.ts";
import { breakLines } from "./break-lines.ts";
import {
  cite,
  createFlow,
  ensureRoom,
  type SlideFlow,
  lastSlide,
  nextSlide,
  openSlide,
  placeText,
} from "./flow.ts";
import { enlargeText } from "./enlarge-text.ts";
import { joinShortSections } from "./join-short-sections.ts";
import { caption, placeChart, placeImage } from "./place-figure.ts";
import { placeTable } from "./place-table.ts";
import type { Base } from "./base.ts";
import {
  type Area,
  lineHeight,
  lineRuns,
  markRuns,
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
  const blocks = joinShortSections(layout.blocks.map(boldTotal), {
    width: area.width,
    titleWidth,
    title: layout.title,
  });
  let lists = 0;
  for (const [index, block] of blocks.entries()) {
    if (block.kind === "heading" && block.level <= 2) {
      placeHeading(flow, block, { next: blocks[index + 1], titleWidth });
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
        ensureRoom(flow, lineHeight(block.spans, sizes.sub) + roomWith(blocks[index + 1]));
      placeBlock(flow, block);
    }
  }
  enlargeText(flow.slides, area);
  const slides = [...flow.slides, ...notesSlides(flow)];
  return [...(layout.contents ? contentsSlides(layout, area, slides) : []), ...slides];
}

/** What must fit under a heading or a caption, so that it does not stand alone at the end of a slide. */
function roomWith(next: LayoutBlock | undefined): number {
  if (next?.kind === "table") return 70 + 22 * (next.head.length + 3);
  if (next?.kind === "chart") return 270;
  return next?.kind === "image" ? 150 : 80;
}

type Heading = Extract<LayoutBlock, { kind: "heading" }>;

const numbered = (block: Heading): Run[] => [
  ...(block.number === undefined ? [] : [{ text: `${block.number} ` }]),
  ...lineRuns(block.spans, block.citations),
];

interface Place {
  next: LayoutBlock | undefined;
  titleWidth: number;
}

function placeHeading(flow: SlideFlow, block: Heading, { next, titleWidth }: Place): void {
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

function placeBlock(flow: SlideFlow, block: Exclude<LayoutBlock, { kind: "list" }>): void {
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
      placeCaption(flow, block);
      placeTable(flow, block);
      return;
    case "image":
      placeImage(flow, block);
      return;
    case "chart":
      for (const one of splitPies(block)) placeChart(flow, one);
  }
}

/** Above a table, unless the title of the slide has just said it. */
function placeCaption(flow: SlideFlow, block: TableBlock): void {
  const { citations } = block;
  if (block.caption === undefined && citations.length === 0) return;
  ensureRoom(flow, roomWith(block), citations);
  const line = block.caption ?? { spans: [{ text: block.name }], dir: flow.layout.dir };
  const isFirst = lastSlide(flow).boxes.length === 0 && lastSlide(flow).part === 1;
  if (isFirst && spanText(line.spans) === spanText(flow.title)) cite(flow, citations);
  else placeText(flow, caption(line, citations));
}

interface ItemsLook {
  isOrdered: boolean;
  /** Numbered lists around it. */
  numbered: number;
  start: number;
  /** Whether nothing of the list comes behind them. */
  isLast: boolean;
}

function placeList(flow: SlideFlow, block: Extract<LayoutBlock, { kind: "list" }>, lists: number): number {
  let count = lists;
  const placeItems = (items: readonly ListItem[], level: number, look: ItemsLook): void => {
    const list = (count += 1);
    for (const [index, item] of items.entries()) {
      const isLast = look.isLast && index === items.length - 1;
      const cited = isLast && item.items.length === 0 ? block.citations : [];
      placeText(flow, {
        runs: lineRuns(item.spans, cited),
        dir: item.dir,
        size: level === 0 ? sizes.body : level === 1 ? 15 : 14,
        before: level > 0 ? 4 : index > 0 ? 6 : 8,
        bullet: {
          isNumber: look.isOrdered,
          numbered: look.numbered,
          level: Math.min(level, 8),
          list,
          number: look.start + index,
          isRest: false,
        },
      });
      const numbered = look.numbered + (look.isOrdered ? 1 : 0);
      const below = { isOrdered: item.isOrdered ?? look.isOrdered, numbered, start: 1, isLast };
      if (item.items.length > 0) placeItems(item.items, level + 1, below);
    }
  };
  const { isOrdered, start = 1 } = block;
  placeItems(block.items, 0, { isOrdered, numbered: 0, start, isLast: true });
  return count;
}

function placeCode(flow: SlideFlow, block: CodeBlock): void {
  ensureRoom(flow, 50, block.citations);
  const lines = block.code.replaceAll("\t", "    ").split("\n");
  for (const [index, text] of lines.entries()) {
    const runs = [{ text, code: true }, ...(index === lines.length - 1 ? markRuns(block.citations) : [])];
    placeText(flow, { runs, dir: "ltr", size: sizes.code, before: 0 }, "code");
  }
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

function notesSlides(flow: SlideFlow): Slide[] {
  if (flow.later.length === 0) return [];
  const notes = createFlow({ ...flow.layout, footnotes: [] }, flow.area);
  openSlide(notes, [{ text: flow.layout.words.note }], flow.layout.dir);
  for (const note of flow.later) placeText(notes, { ...note, before: 8 });
  return notes.slides;
}
