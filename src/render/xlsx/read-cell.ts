import type { FontStyle } from "hucre";
import type { Span, TableCell } from "../layout.ts";
import { checkFormula } from "./check-formula.ts";
import { numberFormat } from "./number-format.ts";
import type { Book, Content } from "./sheet.ts";
import { findLinks, plainText, spanContent, splitContent } from "./span-content.ts";
import { toSerial } from "./to-serial.ts";

/** A cell of the document as a spreadsheet holds it. */
export interface CellReading {
  /** Usually one; text that is too long for a cell goes on in the rows below. */
  pieces: Content[];
  isText: boolean;
  format?: string;
  /** What all of its text shares, so that numbers can show it too. */
  font: Pick<FontStyle, "bold" | "italic" | "strikethrough">;
  target?: string;
}

/** Text that a program would take for something else when a person edits the cell. */
const misread = /^(?:[=+\-@]|[\d\s.,'’/:-]+%?$|(?:true|false|wahr|falsch|vrai|faux)$)/i;
const longestAsText = 255;

export function readCell(cell: TableCell, font: FontStyle, book: Book): CellReading {
  const value = typedContent(cell, book);
  const shared = sharedFont(cell.spans);
  const leading = leadsTo(cell.spans);
  if (value !== undefined) {
    const format = numberFormat(cell, book.layout.language);
    return {
      pieces: [value],
      isText: false,
      font: shared,
      ...leading,
      ...(format === undefined ? {} : { format }),
    };
  }
  const content = textContent(cell, font, book);
  if (content === "") return { pieces: [null], isText: true, font: {} };
  const text = typeof content === "string" ? content : "";
  const format = text.length <= longestAsText && misread.test(text) ? { format: "@" } : {};
  return { pieces: splitContent(content), isText: true, font: {}, ...leading, ...format };
}

/** A cell leads to one place: the first that can be reached. */
function leadsTo(spans: readonly Span[]): Pick<CellReading, "target"> {
  if (!spans.some(({ link }) => link !== undefined)) return {};
  const target = findLinks(spans).find((found) => found.target !== undefined)?.target;
  return target === undefined ? {} : { target };
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
  const formula = typeof value === "string" ? checkFormula(book.clean(value)) : undefined;
  if (formula !== undefined) {
    const shown = typeof cached === "string" ? book.clean(cached).slice(0, 8_000) : cached;
    return { formula, ...(shown === undefined ? {} : { cached: shown }) };
  }
  book.warn(
    "formula-as-text",
    "A formula was written as its value or as text, because a spreadsheet program would refuse it or it reaches out of the workbook.",
  );
  return typeof cached === "number" || typeof cached === "boolean" ? cached : undefined;
}

function textContent(cell: TableCell, font: FontStyle, book: Book): Content {
  if (plainText(cell.spans) !== "") return spanContent(cell.spans, font, book);
  return cell.value === null ? "" : book.clean(String(cell.value));
}

function sharedFont(spans: readonly Span[]): CellReading["font"] {
  const [first] = spans;
  if (first === undefined || !(first.bold || first.italic || first.strike)) return {};
  return {
    ...(spans.every(({ bold }) => bold) ? { bold: true } : {}),
    ...(spans.every(({ italic }) => italic) ? { italic: true } : {}),
    ...(spans.every(({ strike }) => strike) ? { strikethrough: true } : {}),
  };
}
