import { unite, type Box, type PageWord } from "./pages/page-content.ts";
import { isRightToLeft, toLogicalOrder } from "./to-logical-order.ts";

/** Words on one baseline, from left to right. */
export interface PageLine {
  words: PageWord[];
  box: Box;
  baseline: number;
  /** Of most of its letters. */
  size: number;
}

interface Row {
  words: PageWord[];
  top: number;
  bottom: number;
  height: number;
}

const overlapNeeded = 0.5;
/** Of the height of a line. */
const sameLine = 0.62;
const spaceWidth = 0.16;
const wide = /[\u3000-\u30ff\u3400-\u9fff\uf900-\ufaff\uff00-\uffef]/u;

/** Gathers words into lines, top to bottom; smaller raised or lowered words go with the line they touch. */
export function buildLines(words: readonly PageWord[]): PageLine[] {
  const rows: Row[] = [];
  // Large words first fix where a line is, then notes and indices find theirs.
  const sorted = words.toSorted((a, b) => b.size - a.size || a.baseline - b.baseline);
  for (const group of groupBySize(sorted)) {
    const byTop = group.toSorted((a, b) => a.baseline - b.baseline || a.box.x0 - b.box.x0);
    let from = 0;
    const known = rows.toSorted((a, b) => a.top - b.top);
    for (const word of byTop) {
      while (from < known.length && (known[from]?.bottom ?? 0) < word.box.y0 - word.size * 4) from++;
      const row = bestRow(known, from, word);
      if (row !== undefined) {
        row.words.push(word);
        continue;
      }
      const fresh = {
        words: [word],
        top: word.box.y0,
        bottom: word.box.y1,
        height: word.box.y1 - word.box.y0,
      };
      rows.push(fresh);
      known.push(fresh);
    }
  }
  return rows
    .map(({ words: found }) => toLine(found))
    .toSorted((a, b) => a.baseline - b.baseline || a.box.x0 - b.box.x0);
}

function groupBySize(sorted: readonly PageWord[]): PageWord[][] {
  const groups: PageWord[][] = [];
  let limit = -1;
  for (const word of sorted) {
    if (groups.length === 0 || word.size < limit) {
      groups.push([]);
      limit = word.size * 0.8;
    }
    groups.at(-1)?.push(word);
  }
  return groups;
}

function bestRow(rows: readonly Row[], from: number, word: PageWord): Row | undefined {
  let best: Row | undefined;
  let most = 0;
  for (let index = from; index < rows.length; index++) {
    const row = rows[index];
    if (row === undefined) break;
    const shared = Math.min(row.bottom, word.box.y1) - Math.max(row.top, word.box.y0);
    const height = word.box.y1 - word.box.y0;
    const share = shared / Math.max(0.1, Math.min(row.height, height));
    if (share > most && (height > row.height * sameLine || isBeside(row, word))) [best, most] = [row, share];
  }
  return most >= overlapNeeded ? best : undefined;
}

/** A raised number or a small word touches what it belongs to; beside a tall heading several lines may stand. */
function isBeside({ words, height }: Row, { box }: PageWord): boolean {
  return words.some((word) => box.x0 - word.box.x1 < height * 0.5 && word.box.x0 - box.x1 < height * 0.5);
}

function toLine(words: readonly PageWord[]): PageLine {
  const sorted = words.toSorted((a, b) => a.box.x0 - b.box.x0);
  const main = mainWord(sorted);
  return {
    words: sorted,
    box: unite(sorted.map(({ box }) => box)),
    baseline: main?.baseline ?? 0,
    size: main?.size ?? 0,
  };
}

function mainWord(words: readonly PageWord[]): PageWord | undefined {
  const letters = new Map<number, { count: number; word: PageWord }>();
  for (const word of words) {
    const size = Math.round(word.size * 2) / 2;
    const entry = letters.get(size) ?? { count: 0, word };
    entry.count += word.text.length;
    letters.set(size, entry);
  }
  return [...letters.values()].toSorted((a, b) => b.count - a.count)[0]?.word;
}

/** A line as it is read, with the marks of notes where they are wanted. */
export function lineText(words: readonly PageWord[], hasMarks = false): string {
  let text = "";
  let before: PageWord | undefined;
  for (const word of toLogicalOrder(words)) {
    if (before !== undefined && isApart(before, word)) text += " ";
    text += hasMarks && word.note !== undefined ? word.text + word.note : word.text;
    before = word;
  }
  return text;
}

function isApart(before: PageWord, word: PageWord): boolean {
  const leftward = before.box.x0 > word.box.x0;
  const [left, right] = leftward ? [word, before] : [before, word];
  if (right.spaced) return true;
  return (
    gapOf(left, right) >
    spaceBetween(left.text.slice(-1), right.text.slice(0, 1)) * Math.min(left.size, right.size)
  );
}

/** In em. */
function spaceBetween(left: string, right: string): number {
  if (isRightToLeft(left) || isRightToLeft(right)) return 0.1;
  return wide.test(left) && wide.test(right) ? 0.5 : spaceWidth;
}

function gapOf(left: PageWord, right: PageWord): number {
  return right.box.x0 - left.box.x1;
}
