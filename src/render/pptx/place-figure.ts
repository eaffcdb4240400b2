import type { ChartBlock, Citation, ImageBlock, TextLine } from "../layout.ts";
import { breakLines } from "./break-lines.ts";
import { ensureRoom, nextTop, placeBox, placeText, room, type SlideFlow, sourceGrowth } from "./flow.ts";
import { lineHeight, lineRuns, markRuns, type Paragraph, sizes } from "./slide.ts";

/** A line that says what is above or below it. */
export function caption(line: TextLine, citations: readonly Citation[]): Paragraph {
  return { runs: lineRuns(line.spans, citations), dir: line.dir, size: 14, before: 10, bold: true };
}

export function placeImage(flow: SlideFlow, block: ImageBlock): void {
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

export function placeChart(flow: SlideFlow, block: ChartBlock): void {
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
