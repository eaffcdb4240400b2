import { addAll } from "../../../lib/add-all.ts";
import { OPS } from "pdfjs-dist/legacy/build/pdf.mjs";
import { createWordCollector, initialText, type TextState, type WordCollector } from "../collect-words.ts";
import { apply, identity, multiply, toMatrix, toNumber, type Matrix } from "../matrix.ts";
import type { Box, FontFace, PageContent, PagePicture } from "./page-content.ts";
import { unite } from "./page-content.ts";
import { readPath } from "./read-path.ts";

interface Operators {
  fnArray: number[];
  argsArray: unknown[];
}

interface PageFrame {
  width: number;
  height: number;
  /** From the page's own units to points with the origin top left. */
  transform: Matrix;
  fontOf(id: string): FontFace | undefined;
  /** False for a layer that is switched off. */
  isShown(layer: unknown): boolean;
}

interface Graphics {
  ctm: Matrix;
  text: TextState;
  fill: string;
  lineWidth: number;
  /** Opacity of what is filled. */
  alpha: number;
}

interface Mark {
  id: number | undefined;
  hidden: boolean;
}

interface Walk {
  frame: PageFrame;
  content: PageContent;
  words: WordCollector;
  state: Graphics;
  stack: Graphics[];
  marks: Mark[];
  /** For each open group whether it is drawn only to mask something else. */
  masks: boolean[];
}

type Step = (walk: Walk, args: readonly unknown[]) => void;

const deepestStack = 2_000;
const mostPaints = 5_000;
const mostPictures = 2_000;
const mostRules = 20_000;

/** One walk over what a page draws: words with their looks, rules, filled areas and pictures. */
export function readOperators({ fnArray, argsArray }: Operators, frame: PageFrame): PageContent {
  const { width, height } = frame;
  const content: PageContent = { width, height, words: [], rules: [], paints: [], pictures: [] };
  const walk: Walk = {
    frame,
    content,
    words: createWordCollector(),
    state: { ctm: frame.transform, text: initialText, fill: "#000000", lineWidth: 1, alpha: 1 },
    stack: [],
    marks: [],
    masks: [],
  };
  for (const [index, fn] of fnArray.entries()) {
    const args = argsArray[index];
    steps.get(fn)?.(walk, Array.isArray(args) ? args : []);
  }
  content.words = walk.words.finish();
  return content;
}

const steps: ReadonlyMap<number, Step> = new Map<number, Step>([
  [OPS.save, save],
  [OPS.restore, restore],
  [OPS.transform, (walk, args) => turn(walk, toMatrix(args))],
  [
    OPS.paintFormXObjectBegin,
    (walk, [matrix]) => {
      save(walk);
      turn(walk, toMatrix(matrix));
    },
  ],
  [OPS.paintFormXObjectEnd, restore],
  [OPS.beginGroup, (walk, [group]) => void walk.masks.push(isMask(group))],
  [OPS.endGroup, (walk) => void walk.masks.pop()],
  [OPS.setLineWidth, (walk, [width]) => set(walk, { lineWidth: toNumber(width) })],
  [OPS.setFillRGBColor, (walk, [colour]) => set(walk, { fill: typeof colour === "string" ? colour : "" })],
  [OPS.setFillColorN, (walk) => set(walk, { fill: "" })],
  [OPS.setGState, setGraphics],
  [OPS.beginText, (walk) => walk.words.setMatrix(identity)],
  [OPS.setTextMatrix, (walk, [matrix]) => walk.words.setMatrix(toMatrix(matrix))],
  [OPS.moveText, (walk, [x, y]) => walk.words.moveTo(toNumber(x), toNumber(y))],
  [
    OPS.setLeadingMoveText,
    (walk, [x, y]) => {
      setText(walk, { leading: -toNumber(y) });
      walk.words.moveTo(toNumber(x), toNumber(y));
    },
  ],
  [OPS.nextLine, (walk) => walk.words.moveTo(0, -walk.state.text.leading)],
  [OPS.setLeading, (walk, [leading]) => setText(walk, { leading: toNumber(leading) })],
  [OPS.setCharSpacing, (walk, [spacing]) => setText(walk, { charSpacing: toNumber(spacing) })],
  [OPS.setWordSpacing, (walk, [spacing]) => setText(walk, { wordSpacing: toNumber(spacing) })],
  [OPS.setHScale, (walk, [percent]) => setText(walk, { stretch: toNumber(percent) / 100 })],
  [OPS.setTextRise, (walk, [rise]) => setText(walk, { rise: toNumber(rise) })],
  [OPS.setTextRenderingMode, (walk, [mode]) => setText(walk, { mode: toNumber(mode) })],
  [OPS.setFont, (walk, [id, size]) => setFont(walk, id, toNumber(size))],
  [OPS.showText, showText],
  [OPS.beginMarkedContent, (walk) => mark(walk, undefined, false)],
  [OPS.beginMarkedContentProps, beginMarked],
  [OPS.endMarkedContent, (walk) => void walk.marks.pop()],
  [OPS.constructPath, drawPath],
  [
    OPS.shadingFill,
    (walk) => paint(walk, { box: { x0: 0, y0: 0, x1: walk.frame.width, y1: walk.frame.height } }),
  ],
  [
    OPS.paintImageXObject,
    (walk, [id, width, height]) =>
      picture(walk, {
        width: toNumber(width),
        height: toNumber(height),
        mask: false,
        ...(typeof id === "string" ? { id } : {}),
      }),
  ],
  [OPS.paintInlineImageXObject, (walk, [image]) => picture(walk, { ...sizeOf(image), mask: false })],
  [OPS.paintInlineImageXObjectGroup, (walk, [image]) => picture(walk, { ...sizeOf(image), mask: false })],
  [OPS.paintImageMaskXObject, (walk, [image]) => picture(walk, { ...sizeOf(image), mask: true })],
]);

function save(walk: Walk): void {
  if (walk.stack.length < deepestStack) walk.stack.push(walk.state);
}

function restore(walk: Walk): void {
  walk.state = walk.stack.pop() ?? walk.state;
}

function set(walk: Walk, change: Partial<Graphics>): void {
  walk.state = { ...walk.state, ...change };
}

function setText(walk: Walk, change: Partial<TextState>): void {
  set(walk, { text: { ...walk.state.text, ...change } });
}

function turn(walk: Walk, matrix: Matrix): void {
  set(walk, { ctm: multiply(walk.state.ctm, matrix) });
}

function setFont(walk: Walk, id: unknown, size: number): void {
  setText(walk, { font: typeof id === "string" ? walk.frame.fontOf(id) : undefined, size });
}

function setGraphics(walk: Walk, [entries]: readonly unknown[]): void {
  if (!Array.isArray(entries)) return;
  for (const entry of entries as unknown[]) {
    const [key, value] = Array.isArray(entry) ? (entry as unknown[]) : [];
    if (key === "ca") set(walk, { alpha: toNumber(value) });
    else if (key === "LW") set(walk, { lineWidth: toNumber(value) });
    else if (key === "Font" && Array.isArray(value)) setFont(walk, value[0], toNumber(value[1]));
  }
}

function showText(walk: Walk, [glyphs]: readonly unknown[]): void {
  const { state, marks, content } = walk;
  const current = marks.at(-1);
  walk.words.show(glyphs, state.text, {
    ctm: state.ctm,
    colour: state.fill,
    hidden: state.alpha === 0 || current?.hidden === true,
    mark: current?.id,
    painted: content.paints.length,
  });
}

function beginMarked(walk: Walk, [tag, value]: readonly unknown[]): void {
  if (tag === "OC") return mark(walk, undefined, !walk.frame.isShown(value));
  mark(walk, typeof value === "number" ? value : undefined, false);
}

/** What is inside is part of the same tag and as hidden as what is around it. */
function mark(walk: Walk, id: number | undefined, hidden: boolean): void {
  const outer = walk.marks.at(-1);
  walk.marks.push({ id: id ?? outer?.id, hidden: hidden || outer?.hidden === true });
}

function drawPath(walk: Walk, [operator, data]: readonly unknown[]): void {
  const { content, state } = walk;
  const numbers: unknown = Array.isArray(data) ? data[0] : undefined;
  if (!(numbers instanceof Float32Array)) return;
  const { rules, areas } = readPath(numbers, toNumber(operator), state);
  if (content.rules.length < mostRules) addAll(content.rules, rules);
  const colour = state.fill === "" || state.alpha < 1 ? {} : { colour: state.fill };
  for (const box of areas) paint(walk, { box, ...colour });
}

function paint({ content }: Walk, area: { box: Box; colour?: string }): void {
  if (content.paints.length < mostPaints) content.paints.push(area);
}

function picture(walk: Walk, what: Omit<PagePicture, "box">): void {
  const { content, state } = walk;
  if (content.pictures.length >= mostPictures || walk.masks.includes(true)) return;
  const corners = [
    apply(state.ctm, 0, 0),
    apply(state.ctm, 1, 0),
    apply(state.ctm, 0, 1),
    apply(state.ctm, 1, 1),
  ];
  const box = unite(corners.map(([x, y]) => ({ x0: x, y0: y, x1: x, y1: y })));
  content.pictures.push({ ...what, box });
  paint(walk, { box });
}

function isMask(group: unknown): boolean {
  return typeof group === "object" && group !== null && Boolean((group as { smask?: unknown }).smask);
}

function sizeOf(image: unknown): { width: number; height: number } {
  if (typeof image !== "object" || image === null) return { width: 0, height: 0 };
  const { width, height } = image as { width?: unknown; height?: unknown };
  return { width: toNumber(width), height: toNumber(height) };
}
