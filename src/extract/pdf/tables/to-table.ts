import type { Cell, Table, TableNote } from "../../../model/document.ts";
import { buildLines, lineText } from "../build-lines.ts";
import type { Box, PageWord } from "../pages/page-content.ts";
import type { BodyColumn } from "./find-body.ts";

/** A table found on a page: its cells with their words, before they become values. */
export interface FoundTable {
  box: Box;
  rows: number;
  columns: number;
  cells: FoundCell[];
  /** Heads that stand on the page before. */
  header?: string[];
  frame?: TableFrame;
}

/** Where the columns of a table stand, so that it is known again on the next page. */
export interface TableFrame {
  columns: BodyColumn[];
  /** Rows of heads; of a ruled table nothing is known. */
  heads: number;
  size: number;
  ruled?: true;
}

export interface FoundCell {
  row: number;
  column: number;
  rowSpan: number;
  columnSpan: number;
  words: PageWord[];
}

const soft = "\u00ad";
/** "1.234" may be a thousand or a fraction, "007" a code: those stay text. */
const plainNumber = /^[-−]?(?:0|[1-9]\d{0,14})(?:\.\d{1,15})?$/;
const doubtfulNumber = /^[-−]?\d{1,3}\.\d{3}$/;

/** Values with notes on spans and on numbers shown otherwise, and the same as plain text with every letter kept. */
export function toTable(found: FoundTable): { table: Table; text: string } {
  const shown = Array.from({ length: found.rows }, () => Array<string>(found.columns).fill(""));
  const rows = shown.map((row) => row.map((): Cell => null));
  const notes: TableNote[] = [];
  for (const { row, column, rowSpan, columnSpan, words } of found.cells) {
    const text = cellText(words);
    const [shownRow, valueRow] = [shown[row], rows[row]];
    if (shownRow === undefined || valueRow === undefined) continue;
    const value = toValue(text);
    shownRow[column] = text;
    valueRow[column] = value;
    const note: TableNote = {
      row,
      column,
      ...(typeof value === "number" && String(value) !== text ? { shown: text } : {}),
      ...(rowSpan > 1 ? { rowSpan } : {}),
      ...(columnSpan > 1 ? { columnSpan } : {}),
    };
    if (Object.keys(note).length > 2) notes.push(note);
  }
  const header = found.header?.map((text): Cell => (text === "" ? null : text));
  return {
    table: {
      rows,
      ...(header === undefined ? {} : { header }),
      ...(notes.length === 0 ? {} : { notes }),
    },
    text: shown.map((row) => row.join(" | ")).join("\n"),
  };
}

export function cellText(words: readonly PageWord[]): string {
  return joinLines(
    buildLines(words).map((line) => lineText(line.words)),
    " ",
  );
}

/** Lines as one text; only a soft hyphen says that a word goes on. */
function joinLines(lines: readonly string[], separator: string): string {
  return lines.reduce(
    (text, line) => (text === "" ? line : text + (text.endsWith(soft) ? "" : separator) + line),
    "",
  );
}

function toValue(text: string): Cell {
  if (text === "") return null;
  if (!plainNumber.test(text) || doubtfulNumber.test(text)) return text;
  const value = Number(text.replace("−", "-"));
  return Number.isSafeInteger(value) || text.includes(".") ? value : text;
}
