import type { PageWord } from "../pages/page-content.ts";
import { toChunk, type LineChunk, type ChunkLine } from "./chunk-line.ts";
import { overlap, type Body, type BodyColumn } from "./find-body.ts";

/** In em: white that parts two heads, and white that may. */
const wideGap = 0.4;
const fixedGap = 1;
const thinGap = 0.16;
const edgeSlack = 0.45;

/** Words of heads stand closer than those of rows: parted where columns part them. */
export function partByColumn({ line, chunks }: ChunkLine, { columns, spaced }: Body): ChunkLine {
  return { line, chunks: chunks.flatMap((chunk) => partChunk(chunk, columns, spaced)) };
}

/** One head too few, and one that stands over two columns: it is two, set too close. */
export function partLast({ line, chunks }: ChunkLine, columns: readonly BodyColumn[]): ChunkLine {
  const label = columns[0];
  const hasLabel = label !== undefined && chunks[0] !== undefined && chunks[0].x0 < label.x1;
  if (chunks.length !== columns.length - (hasLabel ? 1 : 2)) return { line, chunks };
  const double = chunks.filter(
    (chunk) => chunk.words.length > 1 && columns.filter((column) => overlap(chunk, column) > 0).length === 2,
  );
  const [only] = double;
  if (double.length !== 1 || only === undefined) return { line, chunks };
  const [left, right] = columns.filter((column) => overlap(only, column) > 0);
  const isTaken = chunks.some(
    (chunk) => chunk !== only && [left, right].some((one) => one && overlap(chunk, one) > 0),
  );
  if (left === undefined || right === undefined || isTaken) return { line, chunks };
  const at = bestCut(only.words, left, right);
  const parts = [only.words.slice(0, at), only.words.slice(at)].map((words) => toChunk(words));
  return { line, chunks: chunks.flatMap((chunk) => (chunk === only ? parts : [chunk])) };
}

/** Where the left part ends with its column or the right one begins with its own, else nearest to the white between. */
function bestCut(words: readonly PageWord[], left: BodyColumn, right: BodyColumn): number {
  const middle = (left.x1 + right.x0) / 2;
  let best = 1;
  let least = Infinity;
  for (let at = 1; at < words.length; at++) {
    const [from, to] = [words[at - 1]?.box.x1 ?? 0, words[at]?.box.x0 ?? 0];
    const edge = Math.min(Math.abs(from - left.x1), Math.abs(to - right.x0));
    const isEdge = edge < (words[at]?.size ?? 0) * 0.3;
    const cost = isEdge ? edge - 1_000 : Math.abs((from + to) / 2 - middle);
    if (cost < least) [best, least] = [at, cost];
  }
  return best;
}

function partChunk(chunk: LineChunk, columns: readonly BodyColumn[], spaced: boolean): LineChunk[] {
  const over = columns.filter((column) => overlap(chunk, column) > 0);
  if (over.length < 2 || chunk.words.length < 2) return [chunk];
  const parts = cut(chunk.words, (before, word) => {
    const em = Math.min(before.size, word.size);
    const [from, to] = [before.box.x1, word.box.x0];
    // Where a file writes its spaces, a word set apart without one begins a new cell.
    const isSet = spaced && !word.spaced && to - from > em * thinGap;
    const wide = before.font.mono && word.font.mono ? fixedGap : wideGap;
    return (isSet || to - from > em * wide) && partsColumns([from, to], over, em);
  });
  if (parts.length > 1) return parts.map((words) => toChunk(words));
  return (spaced ? undefined : partByEdges(chunk, over)) ?? [chunk];
}

function cut(words: readonly PageWord[], isCut: (before: PageWord, word: PageWord) => boolean): PageWord[][] {
  const parts: PageWord[][] = [];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const last = parts.at(-1);
    if (last === undefined || before === undefined || isCut(before, word)) parts.push([word]);
    else last.push(word);
  }
  return parts;
}

/** A column ends or begins in the white between two words, or none reaches over it. */
function partsColumns(
  [from, to]: readonly [number, number],
  over: readonly BodyColumn[],
  em: number,
): boolean {
  const slack = em * 0.2;
  const isIn = (x: number) => x >= from - slack && x <= to + slack;
  if (over.some(({ x1 }, at) => isIn(x1) && at < over.length - 1)) return true;
  if (over.some(({ x0 }, at) => isIn(x0) && at > 0)) return true;
  return !over.some(({ x0, x1 }) => x0 < from && x1 > to);
}

/** Heads a space apart: each part must keep to the same kind of edge of its column. */
function partByEdges(chunk: LineChunk, over: readonly BodyColumn[]): LineChunk[] | undefined {
  if (over.length < 3) return undefined;
  const slack = (chunk.words[0]?.size ?? 0) * edgeSlack;
  const ends = over.map(({ x1 }) => chunk.words.findIndex(({ box }) => Math.abs(box.x1 - x1) <= slack));
  if (ends.every((end, at) => end > (ends[at - 1] ?? -1)) && ends.at(-1) === chunk.words.length - 1)
    return ends.map((end, at) => toChunk(chunk.words.slice((ends[at - 1] ?? -1) + 1, end + 1)));
  const starts = over.map(({ x0 }) => chunk.words.findIndex(({ box }) => Math.abs(box.x0 - x0) <= slack));
  if (starts.every((start, at) => start > (starts[at - 1] ?? -1)) && starts[0] === 0)
    return starts.map((start, at) => toChunk(chunk.words.slice(start, starts[at + 1] ?? chunk.words.length)));
  return undefined;
}
