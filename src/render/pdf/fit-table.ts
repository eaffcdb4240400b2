import type { TableBlock } from "../layout.ts";
import { type ColumnNeed, columnNeeds } from "../tables/column-needs.ts";

export interface TableFit {
  size: number;
  inset: number;
  /** Points, with the room at both sides of the text. */
  widths: number[];
  /** Where the table needs another page than the others. */
  page?: { width: number; height: number };
}

export interface FitRoom {
  page: { width: number; height: number; margin: number };
  /** Of the type in a table where there is room. */
  size: number;
}

const smallest = 6.5;
const longestWord = 16; // ems; longer ones are broken
const shortestWord = 5;
const widestPage = 14_000;

/** Chooses type size, page and column widths, so that no word of usual length is broken. */
export function fitTable(table: TableBlock, { page, size }: FitRoom): TableFit {
  const columns = columnNeeds(table, longestWord);
  const inset = columns.length > 10 ? 2.5 : 5;
  const room = page.width - 2 * page.margin;
  const turned = page.height - 2 * page.margin;
  const least = (type: number, needs = columns): number =>
    needs.reduce((sum, { word }) => sum + word * type + 2 * inset, 0);
  for (let type = size; type >= Math.max(smallest + 1, size - 2); type -= 0.5)
    if (least(type) <= room) return { size: type, inset, widths: share(columns, { type, inset, room }) };
  const flipped = { width: page.height, height: page.width };
  for (let type = size; type >= smallest; type -= 0.5)
    if (least(type) <= turned)
      return { size: type, inset, widths: share(columns, { type, inset, room: turned }), page: flipped };
  // Before the page grows beyond what is printed, long words are hyphenated.
  const broken = columnNeeds(table, shortestWord);
  if (least(smallest, broken) <= turned) {
    const widths = share(broken, { type: smallest, inset, room: turned });
    return { size: smallest, inset, widths, page: flipped };
  }
  const needed = Math.min(least(smallest), widestPage - 2 * page.margin);
  const widths = share(columns, { type: smallest, inset, room: needed });
  return { size: smallest, inset, widths, page: { width: needed + 2 * page.margin, height: page.width } };
}

interface Share {
  type: number;
  inset: number;
  room: number;
}

/** Each column its longest word, and of what is left the more the longer its lines are. */
function share(columns: readonly ColumnNeed[], { type, inset, room }: Share): number[] {
  const words = columns.map(({ word }) => word * type + 2 * inset);
  const lines = columns.map(({ line, word }) => Math.max(line, word) * type + 2 * inset);
  const [least, most] = [sum(words), sum(lines)];
  // A table of few short words is not pulled over the whole page.
  if (most <= room) return lines.map((width) => round(width * Math.min(1.8, room / most)));
  const wishes = lines.map((line, index) => Math.sqrt(line - (words[index] ?? 0)));
  const left = Math.max(0, room - least) / Math.max(1e-6, sum(wishes));
  const factor = Math.min(1, room / least);
  return words.map((width, index) => round(width * factor + (wishes[index] ?? 0) * left));
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const round = (value: number): number => Math.floor(value * 100) / 100;
