import { lineText, type PageLine } from "../build-lines.ts";
import type { Rule, PageWord } from "../pages/page-content.ts";
import { dropLeaders } from "./drop-leaders.ts";
import { isMark, isMoneySign, isNumberLike, isThousands, kindOf, type Kind } from "./number-like.ts";

/** Words of a line that stand close enough to be one cell. */
export interface LineChunk {
  words: PageWord[];
  x0: number;
  x1: number;
  text: string;
  kind: Kind;
}

/** A line with its chunks from left to right; leaders are left out of them. */
export interface ChunkLine {
  line: PageLine;
  chunks: LineChunk[];
  /** Dots led from one to the next. */
  led?: true;
}

type WordKind = Kind | "opening" | "closing" | "sign";

/** In em of the smaller word: wider white parts two words. */
const gaps = {
  text: 0.8,
  textNumber: 0.7,
  number: 0.42,
  thousands: 0.5,
  /** No number goes on behind its decimals. */
  decimals: 0.16,
  mark: 0.52,
  fixed: 1,
} as const;
/** In em. */
const farthestClosing = 2;
const decimals = /[.,]\d{1,2}$/;
const note = /^[([]/;
const opening = /^[([]$/;
const closing = /^[)\]]?[%*†‡]{0,3}[)\]]?$/u;

export function chunkLine(line: PageLine, uprights: readonly Rule[]): ChunkLine {
  const words = dropLeaders(line.words);
  const walls = wallsAt(line, uprights);
  const kinds = words.map(wordKind);
  const groups: PageWord[][] = [];
  for (const [index, word] of words.entries()) {
    const last = groups.at(-1);
    const before = words[index - 1];
    const parted =
      last === undefined ||
      before === undefined ||
      walls.some((x) => x > before.box.x1 - 1 && x < word.box.x0 + 1) ||
      isParted(words, kinds, index);
    if (parted) groups.push([word]);
    else last.push(word);
  }
  const chunks = groups.map(toChunk);
  return words.length < line.words.length ? { line, chunks, led: true } : { line, chunks };
}

export function toChunk(words: PageWord[]): LineChunk {
  const text = lineText(words);
  let [x0, x1] = [Infinity, -Infinity];
  for (const { box } of words) {
    x0 = Math.min(x0, box.x0);
    x1 = Math.max(x1, box.x1);
  }
  return { words, x0, x1, text, kind: kindOf(text) };
}

/** Where upright lines cross the letters of a line. */
function wallsAt({ baseline, size }: PageLine, uprights: readonly Rule[]): number[] {
  const y = baseline - size * 0.3;
  return uprights.filter(({ y0, y1 }) => y0 <= y && y1 >= y).map(({ x0 }) => x0);
}

function wordKind({ text }: PageWord): WordKind {
  if (isMoneySign(text)) return "sign";
  if (opening.test(text)) return "opening";
  if (isMark(text)) return "mark";
  if (text !== "" && closing.test(text)) return "closing";
  return isNumberLike(text) ? "number" : "text";
}

function isParted(words: readonly PageWord[], kinds: readonly WordKind[], index: number): boolean {
  const [before, word] = [words[index - 1], words[index]];
  const [left, right] = [kinds[index - 1], kinds[index]];
  if (before === undefined || word === undefined || left === undefined || right === undefined) return true;
  const em = Math.min(before.size, word.size);
  const gap = (word.box.x0 - before.box.x1) / Math.max(0.1, em);
  // Statements set the sign at the left edge of its column, far from the number.
  if (left === "opening" && isFigure(right)) return false;
  if (left === "sign" && (isFigure(right) || right === "opening"))
    return isTrailingSign(words, kinds, index - 1);
  if (right === "sign") return gap > gaps.textNumber || leadsNumber(words, kinds, index);
  if (right === "closing" && isFigure(left)) return gap > farthestClosing;
  return gap > widest([left, right], [before, word]);
}

/** "4,55 €" before another number: the sign stands nearer to what it belongs to. */
function isTrailingSign(words: readonly PageWord[], kinds: readonly WordKind[], index: number): boolean {
  const [before, sign, next] = [words[index - 1], words[index], words[index + 1]];
  if (before === undefined || sign === undefined || next === undefined || kinds[index - 1] !== "number")
    return false;
  const [left, right] = [sign.box.x0 - before.box.x1, next.box.x0 - sign.box.x1];
  return left < sign.size * 0.5 && right > left * 1.5 && right > sign.size * 0.4;
}

function leadsNumber(words: readonly PageWord[], kinds: readonly WordKind[], index: number): boolean {
  const next = kinds[index + 1];
  if (next === undefined || !(isFigure(next) || next === "opening")) return false;
  return kinds[index - 1] !== "opening" && !isTrailingSign(words, kinds, index);
}

function isFigure(kind: WordKind | undefined): boolean {
  return kind === "number" || kind === "mark";
}

function widest(
  [left, right]: readonly [WordKind, WordKind],
  [before, word]: readonly [PageWord, PageWord],
): number {
  const numbers = left === "number" && right === "number";
  if (before.font.mono && word.font.mono && !numbers) return gaps.fixed;
  if (numbers && decimals.test(before.text) && !note.test(word.text)) return gaps.decimals;
  if (numbers) return isThousands(before.text, word.text) ? gaps.thousands : gaps.number;
  if (isFigure(left) && isFigure(right)) return gaps.mark;
  return isFigure(left) || isFigure(right) ? gaps.textNumber : gaps.text;
}
