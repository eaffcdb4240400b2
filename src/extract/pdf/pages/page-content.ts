import type { Matrix } from "../matrix.ts";

/** In points, origin top left, y downwards. */
export interface Box {
  x0: number;
  y0: number;
  x1: number;
  y1: number;
}

export interface FontFace {
  name: string;
  bold: boolean;
  mono: boolean;
  vertical: boolean;
  ascent: number;
  descent: number;
  /** Width units to em. */
  scale: number;
  /** Height of the em in units of the font size: other than 1 in fonts drawn by the document itself. */
  em: number;
  /** Codes that stand for several letters, where the file maps them to one. */
  ligatures?: ReadonlyMap<number, string>;
}

/** Letters without a space between them, in the order in which they stand on the page. */
export interface PageWord {
  text: string;
  /** In the frame of its writing direction: text always runs to the right in it. */
  box: Box;
  baseline: number;
  size: number;
  font: FontFace;
  /** Degrees by which its writing direction is turned, clockwise. */
  turn: number;
  /** A space was written before it. */
  spaced: boolean;
  hidden: boolean;
  /** Drawn without ink: a text layer over a scan, or hidden. */
  inkless: boolean;
  /** "#rrggbb" */
  colour: string;
  /** The marks of notes that stand at it, such as "[1]"; sentences tell them, cells and heads do not. */
  note?: string;
  /** Its number in the page's tag tree. */
  mark?: number;
  /** How many things were painted before it. */
  painted: number;
}

/** A thin line, level or upright. */
export interface Rule extends Box {
  level: boolean;
}

export interface PagePaint {
  box: Box;
  /** Undefined for pictures and patterns. */
  colour?: string;
}

export interface PagePicture {
  box: Box;
  width: number;
  height: number;
  /** A stencil: bits without colours of their own. */
  mask: boolean;
  /** Where the library keeps its pixels; absent for small ones written inside the page. */
  id?: string;
}

/** The one picture that a page consists of. */
export interface PageScan {
  /** Where the library keeps its pixels. */
  id: string;
  /** From the unit square, in which a picture stands upright, to points on the page. */
  placed: Matrix;
}

/** All that a page's content stream draws and we care about. */
export interface PageContent {
  width: number;
  height: number;
  words: PageWord[];
  rules: Rule[];
  paints: PagePaint[];
  pictures: PagePicture[];
  /** The picture that is all there is on the page. */
  scan?: PageScan;
}

export function unite(boxes: readonly Box[]): Box {
  const all = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity };
  for (const box of boxes) {
    all.x0 = Math.min(all.x0, box.x0);
    all.y0 = Math.min(all.y0, box.y0);
    all.x1 = Math.max(all.x1, box.x1);
    all.y1 = Math.max(all.y1, box.y1);
  }
  return all;
}

export function contains(box: Box, x: number, y: number): boolean {
  return x >= box.x0 && x <= box.x1 && y >= box.y0 && y <= box.y1;
}

export function middleOf(box: Box): { x: number; y: number } {
  return { x: (box.x0 + box.x1) / 2, y: (box.y0 + box.y1) / 2 };
}

/** A box of a turned frame, on the page. */
export function fromFrame(box: Box, turn: number): Box {
  if (turn === 0) return box;
  const angle = (turn * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const corners = [
    [box.x0, box.y0],
    [box.x1, box.y0],
    [box.x0, box.y1],
    [box.x1, box.y1],
  ] as const;
  return unite(
    corners.map(([x, y]) => {
      const [px, py] = [x * cos - y * sin, x * sin + y * cos];
      return { x0: px, y0: py, x1: px, y1: py };
    }),
  );
}

/** A box of the page, in a turned frame. */
export function toFrame(box: Box, turn: number): Box {
  return fromFrame(box, turn === 0 ? 0 : 360 - turn);
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
