import type { LayoutBlock, ListItem, TableCell, TextLine } from "../layout.ts";
import { spanText } from "../inline/span-text.ts";

/** Remembers where sources were noted at the foot of a page, so that none stands on a page twice. */
export interface NoteMemory {
  /** Called when a block begins. */
  enter(block: LayoutBlock): void;
  /** How often the source has been noted, and whether it is to be noted here again. */
  note(number: number): { times: number; isNew: boolean };
}

/** Characters of running text, and more than a page holds: so far behind its note a mark gets one of its own. */
const pageful = 6_000;
/** What else takes room on a page, in such characters; rather too few than too many. */
const taken = { heading: 150, item: 20, row: 60, chart: 1_200 };
/** The type of tables and code is smaller. */
const smallType = 0.4;
/** A page is about a thousand pixels high. */
const perPixel = 3;

export function createNoteMemory(): NoteMemory {
  const noted = new Map<number, { times: number; at: number }>();
  let [at, length] = [0, 0];
  return {
    enter(block) {
      at += Math.max(length, block.pageBreak === true ? pageful : 0);
      length = lengthOf(block);
    },
    note(number) {
      const known = noted.get(number);
      if (known !== undefined && at - known.at < pageful) return { times: known.times, isNew: false };
      const times = (known?.times ?? 0) + 1;
      noted.set(number, { times, at });
      return { times, isNew: true };
    },
  };
}

function lengthOf(block: LayoutBlock): number {
  switch (block.kind) {
    case "heading":
      return lineLength(block) + taken.heading;
    case "paragraph":
    case "quote":
      return lineLength(block);
    case "list":
      return itemsLength(block.items);
    case "table":
      return sumOf([...block.head, ...block.rows].map(rowLength));
    case "code":
      return smallType * block.code.length;
    case "image":
      return perPixel * Math.min(block.picture?.height ?? 0, 700);
    case "chart":
      return taken.chart;
  }
}

function lineLength({ spans }: TextLine): number {
  return spanText(spans).length;
}

function itemsLength(items: readonly ListItem[]): number {
  return sumOf(items.map((item) => lineLength(item) + taken.item + itemsLength(item.items)));
}

function rowLength(row: readonly TableCell[]): number {
  return Math.max(taken.row, smallType * sumOf(row.map(lineLength)));
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
