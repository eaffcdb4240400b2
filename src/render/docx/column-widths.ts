import { marksWidth } from "../citations/source-text.ts";
import type { TableBlock, TableCell } from "../layout.ts";
import { placeCells } from "./place-cells.ts";

export interface Widths {
  /** Twips. */
  columns: number[];
  /** Points, smaller where the words would not fit. */
  size: number;
  /** Beside the text of a cell, in twips; the usual one unless given. */
  padding?: number;
}

interface Room {
  width: number;
  /** Points. */
  size: number;
}

interface Need {
  /** With which no word is broken. */
  least: number;
  /** With which nothing wraps. */
  most: number;
}

const padding = 240;
const tightPadding = 40;
const smallestSize = 5.5;
const longestWord = 28;
const longestLine = 80;
// Half of the room is filled by stretching; a smaller table stays small.
const stretchFrom = 0.5;

/** Widths by content: numbers never wrap, words are not broken, long texts share what is left. */
export function columnWidths(table: TableBlock, room: Room): Widths {
  const needs = needsOf(table, room.size);
  const least = sum(needs.map((need) => need.least));
  const most = sum(needs.map((need) => need.most));
  if (most <= room.width) {
    const scale = most >= room.width * stretchFrom ? room.width / most : 1;
    return { columns: needs.map((need) => Math.floor(need.most * scale)), size: room.size };
  }
  if (least >= room.width) return squeeze(needs, room);
  const share = (room.width - least) / (most - least);
  const columns = needs.map((need) => Math.floor(need.least + (need.most - need.least) * share));
  return { columns, size: room.size };
}

/** Smaller letters with less air around them. */
function squeeze(needs: readonly Need[], room: Room): Widths {
  const air = tightPadding * 2 + 20;
  const letters = sum(needs.map((need) => need.least - padding));
  const scale = (room.width - air * needs.length) / letters;
  const size = Math.min(room.size, Math.max(smallestSize, Math.floor(room.size * scale * 2) / 2));
  const widths = needs.map((need) => (need.least - padding) * scale + air);
  const fit = room.width / Math.max(room.width, sum(widths));
  return {
    columns: widths.map((width) => Math.max(60, Math.floor(width * fit))),
    size,
    padding: tightPadding,
  };
}

function needsOf(table: TableBlock, size: number): Need[] {
  const words = longestWords(table);
  // A letter is about half as wide as it is high.
  const letter = size * 20 * 0.54;
  return table.columns.map(({ width, kind }, index) => {
    const line = Math.min(Math.max(width, 3), longestLine);
    const word = kind === "text" ? Math.min(words[index] ?? 0, longestWord, line) : line;
    return { least: Math.max(word, 3) * letter + padding, most: Math.max(line, 3) * letter + padding };
  });
}

function longestWords({ columns, head, rows }: TableBlock): number[] {
  const longest = columns.map(() => 0);
  for (const row of [...placeCells(head, columns.length), ...placeCells(rows, columns.length)])
    for (const { cell, column } of row)
      if (cell.columns === 1) longest[column] = Math.max(longest[column] ?? 0, longestWordOf(cell));
  return longest;
}

function longestWordOf({ spans }: TableCell): number {
  let longest = 0;
  for (const { text } of spans) {
    if (text.length <= longest) continue;
    for (const word of text.split(/[\s\-–/]+/, 400)) longest = Math.max(longest, word.length);
  }
  return longest + (spans.length > 1 ? marksWidth(spans) : 0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
