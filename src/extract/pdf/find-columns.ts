import { addAll } from "../../lib/add-all.ts";
import { buildLines } from "./build-lines.ts";
import { median, unite, type Box, type PageWord } from "./pages/page-content.ts";
import { kindOf } from "./tables/number-like.ts";
import { isRightToLeft } from "./to-logical-order.ts";

/** Something that takes room on a page: a word, or a table already found. */
export interface PageItem {
  box: Box;
  word?: PageWord;
}

interface Strip {
  items: PageItem[];
  y0: number;
  y1: number;
}

interface Gap {
  from: number;
  to: number;
}

const deepest = 8;
/** In em. */
const gutter = 1.1;
const narrowestGutter = 7;
const fewestLines = 3;
/** In letters. */
const shortestLine = 4;

/** Cuts a page into regions in reading order; a cut goes through white space only. */
export function findRegions<T extends PageItem>(items: readonly T[], depth = 0): T[][] {
  if (items.length === 0) return [];
  if (depth >= deepest || items.length < 4) return [[...items]];
  const size = median(items.flatMap(({ word }) => (word === undefined ? [] : [word.size])));
  const width = Math.max(narrowestGutter, gutter * size);
  const parts = cutAcross(items, width) ?? cutBands(items, width);
  return parts === undefined ? [[...items]] : parts.flatMap((part) => findRegions(part, depth + 1));
}

/** The whole region side by side. */
function cutAcross<T extends PageItem>(items: readonly T[], width: number): T[][] | undefined {
  for (const gap of gapsOf(items).filter(({ from, to }) => to - from >= width)) {
    const middle = (gap.from + gap.to) / 2;
    const left = items.filter(({ box }) => box.x1 <= middle);
    const right = items.filter(({ box }) => box.x0 >= middle);
    if (!areColumns(left, right)) continue;
    return isLeftward(items) ? [right, left] : [left, right];
  }
  return undefined;
}

/** One below the other: bands in which columns stand side by side, and what lies between them. */
function cutBands<T extends PageItem>(items: readonly T[], width: number): T[][] | undefined {
  const strips = toStrips(items);
  const parts: T[][] = [];
  let plain: T[] = [];
  let index = 0;
  while (index < strips.length) {
    const end = bandEnd(strips, index, width);
    const band = strips.slice(index, end).flatMap((strip) => strip.items as T[]);
    const columns = end - index < fewestLines ? undefined : cutAcross(band, width);
    if (columns === undefined) {
      addAll(plain, (strips[index]?.items ?? []) as T[]);
      index++;
      continue;
    }
    if (plain.length > 0) parts.push(plain);
    plain = [];
    addAll(parts, columns);
    index = end;
  }
  if (parts.length === 0) return undefined;
  if (plain.length > 0) parts.push(plain);
  return parts;
}

/** As far down as a white channel that starts here goes on. */
function bandEnd(strips: readonly Strip[], start: number, width: number): number {
  let channels = gapsOf(strips[start]?.items ?? []).filter(({ from, to }) => to - from >= width);
  let end = start + 1;
  while (channels.length > 0 && end < strips.length) {
    const taken = (strips[end]?.items ?? []).map(({ box }) => ({ from: box.x0, to: box.x1 }));
    channels = channels
      .flatMap((channel) => cutOut(channel, taken))
      .filter(({ from, to }) => to - from >= width);
    if (channels.length === 0) break;
    end++;
  }
  return end;
}

function cutOut(channel: Gap, taken: readonly Gap[]): Gap[] {
  let left = [channel];
  for (const { from, to } of taken)
    left = left.flatMap((gap) =>
      to <= gap.from || from >= gap.to
        ? [gap]
        : [
            { from: gap.from, to: from },
            { from: to, to: gap.to },
          ].filter((piece) => piece.to > piece.from),
    );
  return left;
}

/** White between items, seen from above; widest first. */
function gapsOf(items: readonly PageItem[]): Gap[] {
  const gaps: Gap[] = [];
  let end = -Infinity;
  for (const { box } of items.toSorted((a, b) => a.box.x0 - b.box.x0)) {
    if (end > -Infinity && box.x0 > end) gaps.push({ from: end, to: box.x0 });
    end = Math.max(end, box.x1);
  }
  return gaps.toSorted((a, b) => b.to - b.from - (a.to - a.from));
}

function toStrips(items: readonly PageItem[]): Strip[] {
  const strips: Strip[] = [];
  for (const item of items.toSorted((a, b) => a.box.y0 - b.box.y0)) {
    const last = strips.at(-1);
    // Descenders and accents of close lines may touch.
    const touch = (item.word?.size ?? 0) * 0.3;
    if (last !== undefined && item.box.y0 < last.y1 - touch) {
      last.items.push(item);
      last.y1 = Math.max(last.y1, item.box.y1);
    } else strips.push({ items: [item], y0: item.box.y0, y1: item.box.y1 });
  }
  return strips;
}

/** Running text on both sides, or lines that do not stand level: then it is no table that would be torn apart. */
function areColumns(left: readonly PageItem[], right: readonly PageItem[]): boolean {
  const [one, other] = [measure(left), measure(right)];
  if (one.tables > 0 || other.tables > 0) return true;
  if (one.lines < fewestLines || other.lines < fewestLines) return false;
  // Bullets and line numbers belong to the lines beside them.
  if (one.length < shortestLine || other.length < shortestLine) return false;
  if (one.prose && other.prose) return true;
  const level = one.baselines.filter((y) => other.baselines.some((z) => Math.abs(y - z) < 2)).length;
  const share = level / Math.min(one.lines, other.lines);
  if (one.figures || other.figures) return share < 0.1;
  return share < (one.prose || other.prose ? 0.34 : 0.15);
}

function measure(items: readonly PageItem[]) {
  const words = items.flatMap(({ word }) => (word === undefined ? [] : [word]));
  const lines = buildLines(words);
  const { x0, x1 } = unite(items.map(({ box }) => box));
  const letters = words.reduce((sum, { text }) => sum + text.length, 0);
  const fill =
    lines.reduce((sum, { box }) => sum + box.x1 - box.x0, 0) / Math.max(1, lines.length * (x1 - x0));
  const length = letters / Math.max(1, lines.length);
  const figures = words.filter(({ text }) => kindOf(text) !== "text").length > words.length / 2;
  return {
    lines: lines.length,
    length,
    tables: items.length - words.length,
    baselines: lines.map(({ baseline }) => baseline),
    figures,
    prose:
      !figures &&
      lines.length >= fewestLines &&
      ((length >= 16 && fill >= 0.6) || (length >= 28 && fill >= 0.35)),
  };
}

function isLeftward(items: readonly PageItem[]): boolean {
  const words = items.flatMap(({ word }) => (word === undefined ? [] : [word]));
  return words.filter(({ text }) => isRightToLeft(text)).length > words.length / 2;
}
