import { largest } from "../../lib/largest.ts";
import { marksWidth } from "../citations/source-text.ts";
import type { TableBlock, TableCell } from "../layout.ts";
import { measureLongestWord, measureText } from "./measure-text.ts";

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
  const columns = needsOf(table, longestWord);
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
  const broken = needsOf(table, shortestWord);
  if (least(smallest, broken) <= turned) {
    const widths = share(broken, { type: smallest, inset, room: turned });
    return { size: smallest, inset, widths, page: flipped };
  }
  const needed = Math.min(least(smallest), widestPage - 2 * page.margin);
  const widths = share(columns, { type: smallest, inset, room: needed });
  return { size: smallest, inset, widths, page: { width: needed + 2 * page.margin, height: page.width } };
}

interface Need {
  /** Ems of the longest word and of the longest line. */
  word: number;
  line: number;
}

/** What each column asks for; words beyond the limit may be broken. */
function needsOf({ columns, head, rows }: TableBlock, limit: number): Need[] {
  const needs = columns.map((): Need => ({ word: 1, line: 1 }));
  for (const [part, isHead] of [[head, true] as const, [rows, false] as const])
    eachPlaced(part, columns.length, (cell, at) => addNeed(needs, { cell, at, isHead, limit }));
  return needs;
}

interface Placed {
  cell: TableCell;
  at: number;
  isHead: boolean;
  limit: number;
}

function addNeed(needs: Need[], { cell, at, isHead, limit }: Placed): void {
  const text =
    cell.spans.length === 1 ? (cell.spans[0]?.text ?? "") : cell.spans.map((span) => span.text).join("");
  const marks = cell.spans.length === 1 ? 0 : marksWidth(cell.spans) * 0.6;
  // The bold type of heads is wider; a cell over several columns asks a share of each.
  const factor = (isHead ? 1.08 : 1) / cell.columns;
  for (const need of needs.slice(at, at + cell.columns)) {
    // Numbers and dates are read in one piece.
    const isWhole = cell.kind !== "text" && text.length < 24;
    if ((text.length + marks) * factor > need.line)
      need.line = Math.max(need.line, (longestLine(text) + marks) * factor + 0.2);
    if ((text.length + marks) * factor > need.word) {
      const word = isWhole ? longestLine(text) : measureLongestWord(text, limit);
      need.word = Math.max(need.word, (word + marks + 0.2) * factor);
    }
  }
}

function longestLine(text: string): number {
  return Math.min(200, largest(text.split("\n", 200).map((line) => measureText(line.slice(0, 400)))));
}

/** Tells the column of each cell; a cell from a row above may stand in the way. */
function eachPlaced(
  rows: readonly TableCell[][],
  width: number,
  tell: (cell: TableCell, at: number) => void,
): void {
  const taken = Array.from({ length: width }, () => 0);
  for (const row of rows) {
    let at = 0;
    for (const cell of row) {
      while ((taken[at] ?? 0) > 0) at += 1;
      tell(cell, at);
      if (cell.rows > 1) taken.fill(cell.rows, at, at + cell.columns);
      at += cell.columns;
    }
    for (const [index, left] of taken.entries()) if (left > 0) taken[index] = left - 1;
  }
}

interface Share {
  type: number;
  inset: number;
  room: number;
}

/** Each column its longest word, and of what is left the more the longer its lines are. */
function share(columns: readonly Need[], { type, inset, room }: Share): number[] {
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
