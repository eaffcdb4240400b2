import { citedLines } from "../citations/source-text.ts";
import type { Citation, Span } from "../layout.ts";
import { shorten } from "./shorten.ts";
import { longestText, plainText } from "./cells/span-content.ts";
import type { Book, SheetNote } from "./sheets/sheet.ts";

/** What a cell's note says: the sources it rests on, with its own words of them, and its footnotes. */
export function noteLines(spans: readonly Span[], citations: readonly Citation[], book: Book): string[] {
  const { sources, footnotes } = book.layout;
  const noted = spans.flatMap(({ footnote }) => footnotes.filter(({ number }) => number === footnote));
  return [
    ...citedLines([...spanCitations(spans), ...citations], sources).map(oneLine),
    ...noted.map(({ number, spans: text }) => `${number} ${plainText(text)}`),
  ];
}

export function spanCitations(spans: readonly Span[]): Citation[] {
  return spans.flatMap(({ citations = [] }) => citations);
}

export function toNote(lines: readonly string[], place: Omit<SheetNote, "text">, book: Book): SheetNote[] {
  return lines.length === 0
    ? []
    : [{ ...place, text: shorten(book.clean(lines.join("\n\n")), longestText, book) }];
}

export function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}

export interface NoteBox {
  note: SheetNote;
  /** Pixels, by column; where none is known the usual width counts. */
  widths: readonly number[];
}

const usualColumn = 64;
const usualRow = 20;
const boxWidth = 340;
const charactersPerLine = 48;

/** Where the box of a note stands beside its cell, as VML writes it: so large that its text is seen. */
export function boxAnchor({ note, widths }: NoteBox): string {
  const lines = note.text
    .split("\n")
    .reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / charactersPerLine)), 0);
  const height = Math.min(480, 24 + lines * 18);
  let column = note.column + 1;
  let rest = 15 + boxWidth;
  for (let width = widths[column] ?? usualColumn; rest > width; width = widths[column] ?? usualColumn) {
    rest -= width;
    column += 1;
  }
  const bottom = note.row + Math.floor(height / usualRow);
  return [note.column + 1, 15, note.row, 2, column, rest, bottom, height % usualRow].join(",");
}
