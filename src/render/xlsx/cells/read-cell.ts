import type { FontStyle } from "../style.ts";
import type { Span, TableCell } from "../../layout.ts";
import { checkFormula } from "./check-formula.ts";
import { quoteSheet } from "../name-book.ts";
import { numberFormat } from "./number-format.ts";
import type { Book, Content } from "../sheets/sheet.ts";
import { shorten } from "../shorten.ts";
import { findLinks, isPlain, longestText, plainText, spanContent, splitContent } from "./span-content.ts";
import { toSerial } from "./to-serial.ts";

/** A cell of the document as a spreadsheet holds it. */
export interface CellReading {
  /** Usually one; text that is too long for a cell goes on in the rows below. */
  pieces: Content[];
  isText: boolean;
  format?: string;
  /** What all of its text shares, so that numbers can show it too. */
  font: Pick<FontStyle, "bold" | "italic" | "strike">;
  target?: string;
}

/** Text that a program would take for something else when a person edits the cell. */
const misread = /^(?:[=+\-@]|[\d\s.,'’/:-]+%?$|(?:true|false|wahr|falsch|vrai|faux)$)/i;
const longestAsText = 255;

export function readCell(cell: TableCell, font: FontStyle, book: Book): CellReading {
  const value = typedContent(cell, book);
  if (value !== undefined) {
    const reading: CellReading = { pieces: [value], isText: false, font: sharedFont(cell.spans) };
    const format = numberFormat(cell, book.layout.language);
    if (format !== undefined) reading.format = format;
    return lead(reading, cell.spans);
  }
  const content = textContent(cell, font, book);
  if (content === "") return { pieces: [null], isText: true, font: noFont };
  const reading: CellReading = { pieces: splitContent(content), isText: true, font: noFont };
  if (typeof content === "string" && content.length <= longestAsText && misread.test(content))
    reading.format = "@";
  return lead(reading, cell.spans);
}

/** Text that is written as it stands, in one cell and in the look of its column. */
export function isSimpleText({ kind, spans, columns, rows, note }: TableCell, book: Book): boolean {
  const span = spans[0];
  if (
    note !== undefined ||
    kind !== "text" ||
    spans.length !== 1 ||
    span === undefined ||
    columns > 1 ||
    rows > 1
  )
    return false;
  const { text } = span;
  return (
    isPlain(span) &&
    text !== "" &&
    text.length <= longestAsText &&
    !misread.test(text) &&
    book.clean(text) === text
  );
}

/** A day that a spreadsheet can count, in the look of its column. */
export function isSimpleDay({ kind, value, spans, columns, rows, note }: TableCell): boolean {
  const span = spans[0];
  if (
    note !== undefined ||
    kind !== "date" ||
    spans.length !== 1 ||
    span === undefined ||
    columns > 1 ||
    rows > 1
  )
    return false;
  return isPlain(span) && typeof value === "string" && toSerial(value) !== undefined;
}

const noFont: CellReading["font"] = Object.freeze({});

/** A cell leads to one place: the first that can be reached. */
function lead(reading: CellReading, spans: readonly Span[]): CellReading {
  if (!spans.some(({ link }) => link !== undefined)) return reading;
  const target = findLinks(spans).find((found) => found.target !== undefined)?.target;
  return target === undefined ? reading : { ...reading, target };
}

/** None where the cell is text, or where its value is not what its kind says. */
function typedContent(cell: TableCell, book: Book): Content | undefined {
  const { kind, value } = cell;
  switch (kind) {
    case "number":
    case "percent":
    case "currency":
      return typeof value === "number" && Number.isFinite(value) ? value : undefined;
    case "boolean":
      return typeof value === "boolean" ? value : undefined;
    case "date":
    case "datetime":
      return typeof value === "string" ? toSerial(value) : undefined;
    case "formula":
      return formulaContent(cell, book);
    case "empty":
      return plainText(cell.spans) === "" ? null : undefined;
    case "text":
      return undefined;
  }
}

function formulaContent({ value, cached }: TableCell, book: Book): Content | undefined {
  const formula = typeof value === "string" ? checkFormula(nameSheets(book.clean(value), book)) : undefined;
  if (formula !== undefined) {
    const shown = typeof cached === "string" ? shorten(book.clean(cached), longestText, book) : cached;
    return { formula, ...(shown === undefined ? {} : { cached: shown }) };
  }
  book.warn(
    "formula-as-text",
    "A formula was written as its value or as text, because a spreadsheet program would refuse it or it reaches out of the workbook.",
  );
  return typeof cached === "number" || typeof cached === "boolean" ? cached : undefined;
}

/** '#prices'!B2 is a cell of the table that the section "prices" holds, whatever its sheet is called. */
function nameSheets(formula: string, { sheets }: Book): string {
  return formula.replaceAll(/'#([^']+)'!/g, (whole, section: string) => {
    const sheet = sheets.get(section);
    // what is not there leaves a name that no formula may have, so that the value is written
    return sheet === undefined ? `[${whole}]` : `${quoteSheet(sheet)}!`;
  });
}

function textContent(cell: TableCell, font: FontStyle, book: Book): Content {
  if (plainText(cell.spans) !== "") return spanContent(cell.spans, font, book);
  return cell.value === null ? "" : book.clean(String(cell.value));
}

function sharedFont(all: readonly Span[]): CellReading["font"] {
  const spans = all.filter(({ text }) => text !== "");
  const [first] = spans;
  if (first === undefined || !(first.bold || first.italic || first.strike)) return noFont;
  return {
    ...(spans.every(({ bold }) => bold) ? { bold: true } : {}),
    ...(spans.every(({ italic }) => italic) ? { italic: true } : {}),
    ...(spans.every(({ strike }) => strike) ? { strike: true } : {}),
  };
}
