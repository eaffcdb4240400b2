import { numbersOf } from "../citations/source-text.ts";
import type { ChartBlock, Citation, Direction, Picture, Span } from "../layout.ts";

/** A span as it stands on a slide; what it cites has become a mark, and an empty run behind it that knows of what. */
export interface Run extends Span {
  /** Set small and high, as the mark of a source. */
  raised?: boolean;
  muted?: boolean;
  /** Leads to another slide of the same file. */
  jump?: Slide;
}

export interface Bullet {
  isNumber: boolean;
  level: number;
  /** Tells lists apart, so that each counts for itself. */
  list: number;
  number: number;
  /** In how many numbered lists its list stands: 1, a, i. */
  numbered?: number;
  /** The rest of an item that began on the slide before. */
  isRest: boolean;
}

/** Points that each level is moved in; numbers need more than dots. */
export const indentOf = ({ isNumber }: Bullet): number => (isNumber ? 28 : 20);

export type TextLook = "plain" | "quote" | "code";

export interface Paragraph {
  runs: Run[];
  dir: Direction;
  /** Points. */
  size: number;
  before: number;
  bold?: boolean;
  italic?: boolean;
  tone?: "accent" | "muted" | "head";
  bullet?: Bullet;
}

/** Points, from the left upper corner. */
export interface Area {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface TextBox extends Area {
  kind: "text";
  look: TextLook;
  paragraphs: Paragraph[];
}

export interface GridCell {
  /** None where another cell spans this place. */
  content?: Paragraph;
  align: "start" | "end" | "center";
  columns: number;
  rows: number;
  isRight?: boolean;
  isBelow?: boolean;
}

export interface TableBox extends Area {
  kind: "table";
  widths: number[];
  heights: number[];
  head: number;
  rows: GridCell[][];
  /** Of the first body row within the whole table, for stripes that go on. */
  first: number;
  alt: string;
}

export interface PictureBox extends Area {
  kind: "picture";
  picture: Picture;
  alt: string;
}

export interface ChartBox extends Area {
  kind: "chart";
  block: ChartBlock;
}

export type SlideBox = TextBox | TableBox | PictureBox | ChartBox;

export interface Slide {
  kind: "title" | "section" | "content";
  title: Run[];
  dir: Direction;
  /** 2 and more where a heading needs several slides. */
  part: number;
  /** Of its heading; none for those that we add. */
  level?: number;
  boxes: SlideBox[];
  footnotes: Paragraph[];
  /** What its marks stand for. */
  citations: Citation[];
}

/** The numbers of sources, small and high. */
export function markRuns(citations: readonly Citation[]): Run[] {
  if (citations.length === 0) return [];
  const marks = numbersOf(citations).map((number) => ({ text: `[${number}]`, raised: true }));
  return [...marks, { text: "", citations: [...citations] }];
}

/** The spans of a line, each with its marks behind it. */
export function lineRuns(spans: readonly Span[], citations: readonly Citation[] = []): Run[] {
  const runs = spans.flatMap(({ citations: own, ...span }): Run[] =>
    own === undefined ? [span] : [span, ...markRuns(own)],
  );
  return [...runs, ...markRuns(citations)];
}

export const sizes = {
  body: 16,
  sub: 18,
  quote: 16,
  code: 12,
  small: 12,
  largeTable: [16, 14],
  table: 12,
  narrowTable: 11,
} as const;

/** Of fonts with high lines, set a little tighter as presentations are; some scripts need more. */
const lineFactor = 1.3;
const highFactor = 1.45;
const high = /[\u0590-\u08ff\u0900-\u0fff\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufdff\ufe70-\ufeff]/;

export const smallestTitle = 20;

/** Points from one line to the next. */
export function lineHeight(runs: readonly Run[], size: number): number {
  return size * (runs.some(({ text }) => high.test(text)) ? highFactor : lineFactor);
}
