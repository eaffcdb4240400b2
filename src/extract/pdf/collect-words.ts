import { spell, type CodedGlyph } from "./fonts/ligatures.ts";
import { apply, identity, multiply, type Matrix } from "./matrix.ts";
import type { FontFace, PageWord } from "./pages/page-content.ts";
import { isRightToLeft, reverseLetters } from "./to-logical-order.ts";

/** What decides where and how text is drawn. */
export interface TextState {
  font: FontFace | undefined;
  size: number;
  charSpacing: number;
  wordSpacing: number;
  stretch: number;
  leading: number;
  rise: number;
  mode: number;
}

/** What surrounds a piece of text. */
interface Surroundings {
  ctm: Matrix;
  colour: string;
  hidden: boolean;
  mark: number | undefined;
  painted: number;
}

interface Glyph extends CodedGlyph {
  isSpace: boolean;
  vmetric?: readonly number[] | null;
}

/** The writing direction: along it the text runs, and lines follow one another to its right. */
interface Frame {
  turn: number;
  ux: number;
  uy: number;
}

interface Stretch {
  start: number;
  end: number;
  baseline: number;
}

/** What all glyphs of one drawing operation share. */
type Piece = Omit<PageWord, "box" | "text" | "baseline" | "spaced">;

type Open = Omit<PageWord, "box"> & Stretch;

export interface WordCollector {
  moveTo(x: number, y: number): void;
  setMatrix(matrix: Matrix): void;
  show(glyphs: unknown, state: TextState, around: Surroundings): void;
  finish(): PageWord[];
}

const noInk = 3;
/** In points: smaller text is not meant to be read. */
const smallest = 1;
/** In em: up to here two pieces drawn one after the other are one word. */
const widestKern = 0.12;
const blank = /^[\s\u200b\ufeff]*$/u;

export const initialText: TextState = {
  font: undefined,
  size: 0,
  charSpacing: 0,
  wordSpacing: 0,
  stretch: 1,
  leading: 0,
  rise: 0,
  mode: 0,
};

/** Follows the text position through a content stream and joins glyphs to words. */
export function createWordCollector(): WordCollector {
  const words: PageWord[] = [];
  const position = createPosition();
  let open: Open | undefined;
  let spaced = false;

  const close = () => {
    if (open !== undefined) words.push(toWord(open));
    open = undefined;
  };

  const put = (text: string, piece: Piece, stretch: Stretch) => {
    if (open !== undefined && !spaced && joins(open, piece, stretch)) {
      open.text += text;
      open.end = Math.max(open.end, stretch.end);
      return;
    }
    close();
    open = { ...piece, ...stretch, text, spaced };
    spaced = false;
  };

  const show = (glyphs: unknown, state: TextState, around: Surroundings) => {
    const { font } = state;
    if (font === undefined || !Array.isArray(glyphs)) return;
    const trm = multiply(around.ctm, position.matrix());
    const at = position.at();
    const frame = frameOf(trm, font.vertical, state.size < 0);
    const piece = toPiece(font, state, { ...around, trm, turn: frame.turn });
    const along = Math.hypot(trm[0], trm[1]);
    for (const glyph of glyphs as (Glyph | number | null)[]) {
      if (glyph === null) continue;
      const step = stepOf(glyph, state, font);
      const from = apply(trm, at.x, at.y + state.rise);
      if (font.vertical) at.y += step.advance;
      else at.x += step.advance;
      if (typeof glyph === "number") continue;
      if (isBlank(glyph.unicode)) {
        spaced ||= glyph.unicode !== "" || glyph.isSpace;
        continue;
      }
      const [start, baseline] = inFrame(frame, from);
      const end = inFrame(frame, apply(trm, at.x, at.y + state.rise))[0] - step.trailing * along;
      const spelled = font.ligatures === undefined ? glyph.unicode : spell(glyph, font.ligatures);
      const text = isRightToLeft(spelled) ? reverseLetters(spelled) : spelled;
      put(text, piece, { baseline, start: Math.min(start, end), end: Math.max(start, end) });
    }
  };

  return {
    moveTo: position.moveTo,
    setMatrix: position.setMatrix,
    show,
    finish() {
      close();
      return words;
    },
  };
}

/** Also the codes below the space; those above 127 are symbols of fonts that name none. */
function isBlank(text: string): boolean {
  const code = text.length === 1 ? text.charCodeAt(0) : 0x20;
  if (code > 0x20 && code < 0xa0) return false;
  return code < 0x20 || blank.test(text);
}

/** Where the next glyph goes, in text space; `at` is moved by who draws. */
function createPosition() {
  let matrix: Matrix = identity;
  let line = { x: 0, y: 0 };
  let at = { x: 0, y: 0 };
  return {
    matrix: () => matrix,
    at: () => at,
    moveTo(x: number, y: number) {
      line = { x: line.x + x, y: line.y + y };
      at = { ...line };
    },
    setMatrix(next: Matrix) {
      matrix = next;
      line = { x: 0, y: 0 };
      at = { x: 0, y: 0 };
    },
  };
}

function joins(open: Open, piece: Piece, { start, baseline }: Stretch): boolean {
  const gap = start - open.end;
  return (
    gap < piece.size * widestKern &&
    gap > piece.size * -0.3 &&
    open.turn === piece.turn &&
    open.font === piece.font &&
    open.mark === piece.mark &&
    open.hidden === piece.hidden &&
    open.inkless === piece.inkless &&
    open.colour === piece.colour &&
    Math.abs(open.baseline - baseline) < piece.size * 0.1 &&
    Math.abs(open.size - piece.size) < piece.size * 0.05
  );
}

/** How far a glyph or a kerning number moves the text position, and how much of that is spacing behind it. */
function stepOf(glyph: Glyph | number, state: TextState, font: FontFace) {
  const size = Math.abs(state.size);
  const direction = state.size < 0 ? -1 : 1;
  const stretch = state.stretch * direction;
  if (typeof glyph === "number") {
    const advance = (-glyph * size) / 1000;
    return { advance: font.vertical ? advance : advance * stretch, trailing: 0 };
  }
  const spacing = (glyph.isSpace ? state.wordSpacing : 0) + state.charSpacing;
  if (font.vertical) {
    const height = -(glyph.vmetric?.[0] ?? -1000) * font.scale * size;
    return { advance: -(height - spacing * direction), trailing: 0 };
  }
  const advance = glyph.width * font.scale * size + spacing * direction;
  return { advance: advance * stretch, trailing: Math.max(0, spacing * state.stretch) };
}

function toPiece(
  font: FontFace,
  state: TextState,
  { trm, turn, hidden, colour, painted, mark }: Surroundings & { trm: Matrix; turn: number },
): Piece {
  const size = Math.hypot(trm[2], trm[3]) * Math.abs(state.size) * font.em;
  return {
    size,
    font,
    turn,
    hidden: hidden || size < smallest,
    inkless: state.mode === noInk,
    colour,
    painted,
    ...(mark === undefined ? {} : { mark }),
  };
}

function frameOf(trm: Matrix, vertical: boolean, mirrored: boolean): Frame {
  const sign = mirrored ? -1 : 1;
  const [x, y] = vertical ? [-trm[2], -trm[3]] : [trm[0] * sign, trm[1] * sign];
  const degrees = (Math.atan2(y, x) * 180) / Math.PI;
  const quarter = Math.round(degrees / 90) * 90;
  const turn = ((Math.abs(degrees - quarter) < 3 ? quarter : Math.round(degrees)) + 360) % 360;
  const angle = (turn * Math.PI) / 180;
  return { turn, ux: Math.cos(angle), uy: Math.sin(angle) };
}

function inFrame({ ux, uy }: Frame, [x, y]: [number, number]): [number, number] {
  return [x * ux + y * uy, y * ux - x * uy];
}

function toWord(open: Open): PageWord {
  const { font, size, baseline, start, end, mark } = open;
  const up = font.vertical ? 0.5 : font.ascent;
  const down = font.vertical ? 0.5 : font.descent;
  // Named one by one: this runs for every word, and copying with a rest is several times slower.
  return {
    text: open.text,
    box: { x0: start, y0: baseline - up * size, x1: end, y1: baseline + down * size },
    baseline,
    size,
    font,
    turn: open.turn,
    spaced: open.spaced,
    hidden: open.hidden,
    inkless: open.inkless,
    colour: open.colour,
    painted: open.painted,
    ...(mark === undefined ? undefined : { mark }),
  };
}
