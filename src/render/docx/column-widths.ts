import type { TableBlock } from "../layout.ts";
import { columnNeeds } from "../tables/column-needs.ts";

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
// Ems.
const longestWord = 15;
const longestLine = 43;
const reserve = 1.06;
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

/** Measured in our own letters, which are wider than Word's: what stands in for those where they are missing fits too. */
function needsOf(table: TableBlock, size: number): Need[] {
  const em = size * 20 * reserve;
  return columnNeeds(table, longestWord).map(({ word, line }) => ({
    least: Math.max(word, 1.5) * em + padding,
    most: Math.max(Math.min(line, longestLine), word, 1.5) * em + padding,
  }));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
