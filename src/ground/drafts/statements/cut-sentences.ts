import { splitSentences } from "../../../lib/text/split-sentences.ts";
import { plainInline } from "../../../lib/inline/plain-inline.ts";
import type { PlainInline } from "../../../lib/inline/plain-inline.ts";

/** A sentence of a text; start and end count in the text with its marks. */
export interface CutSentence {
  text: string;
  start: number;
  end: number;
  isItem: boolean;
  struck?: boolean;
}

interface Piece {
  start: number;
  end: number;
  /** How it reads, where that is more than what stands there. */
  text?: string;
  isItem: boolean;
}

/** A longer paragraph is cut where a line or a sentence may end, so that time grows evenly. */
const longestPiece = 2_000;

/** The sentences of a text with small Markdown; everything that can be read is in one of them. */
export function cutSentences(raw: string, hasNote?: (key: string) => boolean): CutSentence[] {
  const plain = plainInline(raw, hasNote);
  const pieces = blocksOf(plain.text).flatMap(([start, end]) => cutBlock(plain.text, start, end));
  const byStart = new Map(plain.marks);
  const byEnd = new Map(plain.marks.map(([start, end]) => [end, start]));
  return pieces.map((piece) => toCut(piece, plain, { byStart, byEnd }));
}

interface MarkEnds {
  byStart: ReadonlyMap<number, number>;
  byEnd: ReadonlyMap<number, number>;
}

/** Marks that touch a sentence belong to it. */
function toCut(
  { start, end, text, isItem }: Piece,
  plain: PlainInline,
  { byStart, byEnd }: MarkEnds,
): CutSentence {
  const { text: all, origins, struck } = plain;
  const isStruck = struck.some(([from, to]) => from < end && to > start);
  let first = origins[start] ?? 0;
  let last = (origins[end - 1] ?? -1) + 1;
  for (let mark = byEnd.get(first); mark !== undefined; mark = byEnd.get(first)) first = mark;
  for (let mark = byStart.get(last); mark !== undefined; mark = byStart.get(last)) last = mark;
  return {
    text: text ?? all.slice(start, end).replaceAll(/\s+/gu, " ").trim(),
    start: first,
    end: last,
    isItem,
    ...(isStruck && { struck: true }),
  };
}

function blocksOf(text: string): [start: number, end: number][] {
  const blocks: [number, number][] = [];
  let start = 0;
  while (start < text.length) {
    const far = Math.min(text.length, start + longestPiece);
    const near = text.slice(start, far);
    const cuts = [
      near.lastIndexOf("\n\n"),
      near.lastIndexOf("\n"),
      near.lastIndexOf(". ") + 1,
      near.lastIndexOf(" "),
    ];
    const cut = far === text.length ? -1 : (cuts.find((at) => at > 0) ?? -1);
    const end = cut > 0 ? start + cut : far;
    blocks.push([start, end]);
    start = end;
  }
  return blocks;
}

function cutBlock(text: string, from: number, to: number): Piece[] {
  const block = text.slice(from, to);
  const pieces: Piece[] = [];
  const marks: Marks = {};
  let done = 0;
  for (const { kind, text: said, start, end } of splitSentences(block)) {
    const before = block.slice(done, start);
    const isMark = kind === "item" && isNextMark(before, marks);
    // what the sentences leave out, heads of tables and odd marks, can be read as well
    const skipped = isMark ? undefined : trimmed(block, done, start);
    const joins =
      skipped !== undefined && kind === "item" && !block.slice(skipped.start, start).includes("\n");
    if (skipped !== undefined && !joins)
      pieces.push({ start: from + skipped.start, end: from + skipped.end, isItem: false });
    pieces.push({
      start: from + (joins ? skipped.start : start),
      end: from + end,
      isItem: kind === "item",
      ...(kind === "row" && { text: said }),
    });
    done = end;
  }
  const left = trimmed(block, done, block.length);
  if (left !== undefined) pieces.push({ start: from + left.start, end: from + left.end, isItem: false });
  return pieces;
}

/** The part between with letters or digits in it. */
function trimmed(text: string, start: number, end: number): { start: number; end: number } | undefined {
  const between = text.slice(start, end);
  if (!/[\p{L}\p{N}]/u.test(between)) return undefined;
  const from = start + (between.length - between.trimStart().length);
  return { start: from, end: start + between.trimEnd().length };
}

interface Marks {
  last?: number;
}

/** "3." is the mark of an item where "2." went before; otherwise it is a number that is said. */
function isNextMark(before: string, marks: Marks): boolean {
  const [, digits, letter] = /(?:\(?(\d{1,3})[.)]|\(?([a-z])\))\s*$/u.exec(before) ?? [];
  if (letter !== undefined) return /^\s*\(?[a-z]\)\s*$/u.test(before);
  if (digits === undefined) return !/[\p{L}\p{N}]/u.test(before);
  const value = Number(digits);
  const isNext = value === 1 || value === (marks.last ?? 0) + 1;
  if (isNext) marks.last = value;
  return isNext && /^\s*\(?\d{1,3}[.)]\s*$/u.test(before);
}
