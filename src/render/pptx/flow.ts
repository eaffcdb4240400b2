import { addAll } from "../../lib/add-all.ts";
import type { Citation, Direction, Layout } from "../layout.ts";
import { breakLines, joinLines } from "./break-lines.ts";
import { sourceLines } from "./source-lines.ts";
import {
  type Area,
  type SlideBox,
  indentOf,
  lineHeight,
  type TextLook,
  type Paragraph,
  type Run,
  type Slide,
  sizes,
  type TextBox,
} from "./slide.ts";

/** Text and boxes on their way onto slides; each slide is filled from above. */
export interface SlideFlow {
  layout: Layout;
  area: Area;
  slides: Slide[];
  title: Run[];
  dir: Direction;
  /** Points used on the last slide. */
  used: number;
  /** Taken at its foot by footnotes, and by the line of sources. */
  foot: number;
  sourceFoot: number;
  /** Footnotes that are too long for a foot. */
  later: Paragraph[];
  told: Set<number>;
}

const boxGap = 12;
export const codePadding = 8;

export function createFlow(layout: Layout, area: Area): SlideFlow {
  const told = new Set<number>();
  return {
    layout,
    area,
    slides: [],
    title: [],
    dir: layout.dir,
    used: 0,
    foot: 0,
    sourceFoot: 0,
    later: [],
    told,
  };
}

/** Begins a slide with a title of its own. */
export function openSlide(flow: SlideFlow, title: Run[], dir: Direction): void {
  flow.title = title;
  flow.dir = dir;
  addSlide(flow, 1);
}

/** Goes on under the same title. */
export function nextSlide(flow: SlideFlow): void {
  addSlide(flow, (flow.slides.at(-1)?.part ?? 0) + 1);
}

function addSlide(flow: SlideFlow, part: number): void {
  const { title, dir } = flow;
  flow.slides.push({ kind: "content", title, dir, part, boxes: [], footnotes: [], citations: [] });
  flow.used = 0;
  flow.foot = 0;
  flow.sourceFoot = 0;
}

export function lastSlide(flow: SlideFlow): Slide {
  if (flow.slides.length === 0) addSlide(flow, 1);
  const slide = flow.slides.at(-1);
  if (slide === undefined) throw new Error("a flow has a slide once one was added");
  return slide;
}

export const room = (flow: SlideFlow): number => flow.area.height - flow.foot - flow.sourceFoot - flow.used;

/** Names the sources of what stands on the slide at its foot; the caller has made room. */
export function cite(flow: SlideFlow, citations: readonly Citation[]): void {
  if (citations.length === 0) return;
  const slide = lastSlide(flow);
  flow.sourceFoot += sourceGrowth(flow, citations);
  addAll(slide.citations, citations);
}

/** By how much they make the line of sources higher. */
export function sourceGrowth(flow: SlideFlow, citations: readonly Citation[]): number {
  if (citations.length === 0) return 0;
  const all = [...lastSlide(flow).citations, ...citations];
  const { height } = sourceLines(flow.layout, all, flow.area);
  return height === 0 ? 0 : Math.max(0, height + footGap / 2 - flow.sourceFoot);
}

/** Puts a box of known height under what is there; the caller has made room. */
export function placeBox(flow: SlideFlow, box: SlideBox): void {
  lastSlide(flow).boxes.push(box);
  flow.used = box.y - flow.area.y + box.height;
}

/** Where the next box begins. */
export function nextTop(flow: SlideFlow): number {
  return flow.area.y + flow.used + (lastSlide(flow).boxes.length > 0 ? boxGap : 0);
}

/** Goes on to a new slide unless so much is left, with the sources that come with it. */
export function ensureRoom(flow: SlideFlow, height: number, citations: readonly Citation[] = []): void {
  const needed = height + sourceGrowth(flow, citations);
  if (lastSlide(flow).boxes.length > 0 && room(flow) - boxGap < needed) nextSlide(flow);
}

export function paragraphWidth(paragraph: Paragraph, width: number, look: TextLook): number {
  const inset = look === "plain" ? 0 : 2 * codePadding + 4;
  return (
    width -
    inset -
    (paragraph.bullet === undefined ? 0 : indentOf(paragraph.bullet) * (paragraph.bullet.level + 1))
  );
}

/** Sets a paragraph, over several slides where it must be; its footnotes go to the foot of their slide. */
export function placeText(flow: SlideFlow, paragraph: Paragraph, look: TextLook = "plain"): void {
  const width = paragraphWidth(paragraph, flow.area.width, look);
  const { size, bold } = paragraph;
  const style = { size, width, mono: look === "code", ...(bold === undefined ? {} : { bold }) };
  const lines = breakLines(paragraph.runs, style);
  const step = lineHeight(paragraph.runs, size);
  let from = 0;
  while (from < lines.length) {
    const box = textBoxFor(flow, look);
    const before = box.paragraphs.length > 0 && from === 0 ? paragraph.before : 0;
    const start = box.paragraphs.length > 0 ? 0 : startHeight(flow, look);
    const fit = countFitting(flow, lines.slice(from), { height: step, before: before + start });
    const count = linesToPlace(fit, lines.length - from, flow.used === 0);
    if (count <= 0) {
      nextSlide(flow);
      continue;
    }
    const piece = lines.slice(from, from + count);
    if (box.paragraphs.length === 0) lastSlide(flow).boxes.push(box);
    const bullet = paragraph.bullet && { ...paragraph.bullet, isRest: paragraph.bullet.isRest || from > 0 };
    box.paragraphs.push({
      ...paragraph,
      runs: joinLines(piece),
      before,
      ...(bullet === undefined ? {} : { bullet }),
    });
    addFootnotes(flow, piece);
    cite(flow, citedIn(piece));
    const height = count * step + before;
    box.height += height;
    flow.used += height + start;
    from += count;
    if (from < lines.length) nextSlide(flow);
  }
}

/** Short texts stay together; a longer one never leaves a single line behind or takes one along. */
function linesToPlace(fit: number, rest: number, isFresh: boolean): number {
  if (fit >= rest) return rest;
  const kept = fit === rest - 1 ? fit - 1 : fit;
  if (isFresh) return Math.max(1, kept);
  return kept < 2 || rest < 5 ? 0 : kept;
}

/** The box at the end of the slide, or a new one that has not been put there yet. */
function textBoxFor(flow: SlideFlow, look: TextLook): TextBox {
  const last = lastSlide(flow).boxes.at(-1);
  if (last?.kind === "text" && last.look === look) return last;
  const padding = look === "code" ? 2 * codePadding : 0;
  return { kind: "text", look, ...flow.area, y: nextTop(flow), height: padding, paragraphs: [] };
}

function startHeight(flow: SlideFlow, look: TextLook): number {
  return (lastSlide(flow).boxes.length > 0 ? boxGap : 0) + (look === "code" ? 2 * codePadding : 0);
}

function countFitting(
  flow: SlideFlow,
  lines: readonly Run[][],
  step: { height: number; before: number },
): number {
  let left = room(flow) - step.before;
  let count = 0;
  const seen = new Set<number>();
  const cited: Citation[] = [];
  for (const line of lines) {
    const notes = newFootnotes(flow, [line]).filter((number) => !seen.has(number));
    for (const number of notes) seen.add(number);
    const foot = notes.reduce((sum, number) => sum + footHeight(flow, number), 0);
    left -= step.height + foot + (foot > 0 && flow.foot === 0 ? footGap : 0);
    addAll(cited, citedIn([line]));
    if (left - sourceGrowth(flow, cited) < -0.01) break;
    count += 1;
  }
  return count;
}

const footGap = 10;
// Characters; no foot of a quarter of a slide holds more.
const longestFoot = 4000;

function citedIn(lines: readonly Run[][]): Citation[] {
  return lines.flat().flatMap(({ citations = [] }) => citations);
}

function newFootnotes(flow: SlideFlow, lines: readonly Run[][]): number[] {
  const numbers = lines.flat().flatMap(({ footnote }) => (footnote === undefined ? [] : [footnote]));
  return [...new Set(numbers)].filter((number) => !flow.told.has(number));
}

function footnoteOf(flow: SlideFlow, number: number): Paragraph | undefined {
  const note = flow.layout.footnotes.find((each) => each.number === number);
  if (note === undefined) return undefined;
  const mark: Run = { text: `${number} `, raised: true };
  return { runs: [mark, ...note.spans], dir: note.dir, size: sizes.small, before: 2 };
}

function footHeight(flow: SlideFlow, number: number): number {
  const note = footnoteOf(flow, number);
  if (note === undefined || note.runs.some(({ text }) => text.length > longestFoot)) return 0;
  const height = footnoteHeight(note, flow.area.width);
  return height > flow.area.height / 4 ? 0 : height;
}

function footnoteHeight(note: Paragraph, width: number): number {
  return (
    breakLines(note.runs, { size: note.size, width }).length * lineHeight(note.runs, note.size) + note.before
  );
}

function addFootnotes(flow: SlideFlow, lines: readonly Run[][]): void {
  for (const number of newFootnotes(flow, lines)) {
    const note = footnoteOf(flow, number);
    if (note === undefined) continue;
    flow.told.add(number);
    const height = footHeight(flow, number);
    if (height === 0) {
      flow.later.push(note);
      continue;
    }
    lastSlide(flow).footnotes.push(note);
    flow.foot += height + (flow.foot === 0 ? footGap : 0);
  }
}
