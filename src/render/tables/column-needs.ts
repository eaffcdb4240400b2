import { largest } from "../../lib/largest.ts";
import { marksWidth } from "../citations/source-text.ts";
import { measureLongestWord, measureText } from "../fonts/measure-text.ts";
import type { TableBlock, TableCell } from "../layout.ts";

export interface ColumnNeed {
  /** Ems of the longest word and of the longest line. */
  word: number;
  line: number;
}

/** What each column asks for; words beyond the limit may be broken. */
export function columnNeeds({ columns, head, rows }: TableBlock, limit: number): ColumnNeed[] {
  const needs = columns.map((): ColumnNeed => ({ word: 1, line: 1 }));
  for (const [part, isHead] of [[head, true] as const, [rows, false] as const])
    eachPlaced(part, columns.length, (cell, at) =>
      addNeed(needs, { cell, at, isHead, limit, isNumber: columns[at]?.align === "end" }),
    );
  return needs;
}

interface Placed {
  cell: TableCell;
  at: number;
  isHead: boolean;
  limit: number;
  /** Of a column of numbers. */
  isNumber: boolean;
}

function addNeed(needs: ColumnNeed[], { cell, at, isHead, limit, isNumber }: Placed): void {
  const text =
    cell.spans.length === 1 ? (cell.spans[0]?.text ?? "") : cell.spans.map((span) => span.text).join("");
  const marks = cell.spans.length === 1 ? 0 : marksWidth(cell.spans) * 0.6;
  // The bold type of heads is wider; a cell over several columns asks a share of each.
  const factor = (isHead ? 1.08 : 1) / cell.columns;
  for (const need of needs.slice(at, at + cell.columns)) {
    // Numbers and dates are read in one piece.
    const isWhole = (cell.kind !== "text" || (isNumber && !isHead)) && text.length < 24;
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
