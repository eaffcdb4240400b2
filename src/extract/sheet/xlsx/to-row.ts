import { shiftFormula } from "../shift-formula.ts";
import type { WorkbookCell, WorkbookRow } from "../workbook-row.ts";
import { unescapeText } from "./book.ts";
import type { OpenWorkbook } from "./book.ts";
import type { RawCell, RawRow } from "./read-rows.ts";

interface Shared {
  text: string;
  row: number;
  column: number;
}

const isoDate = /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d(?:\.\d+)?)?Z?)?$/;

/** Turns the raw rows of one sheet into cells with values; keeps the formulas that several cells share. */
export function createRowReader(book: OpenWorkbook): (row: RawRow) => WorkbookRow {
  const shared = new Map<string, Shared>();
  return ({ row, hidden, cells }) => {
    const read: WorkbookCell[] = [];
    let last = -1;
    for (const raw of cells) {
      const formula = formulaOf(raw, row);
      const { value, shown, type } = contentOf(raw, book);
      if (value === null && formula === "") continue;
      const cell: WorkbookCell = { column: raw.column, value, shown };
      if (type !== undefined) cell.type = type;
      if (formula !== "") cell.formula = formula;
      read.push(cell);
      if (cell.column <= last) read.sort((a, b) => a.column - b.column);
      last = Math.max(last, cell.column);
    }
    return { row, hidden, cells: read };
  };

  function formulaOf({ formula, column }: RawCell, row: number): string {
    if (formula === undefined) return "";
    if (formula.shared === undefined) return formula.text === "" ? "" : `=${asTyped(formula.text)}`;
    const first = shared.get(formula.shared);
    if (formula.text === "" && first !== undefined) {
      book.output.repeat(first.text.length);
      return `=${shiftFormula(first.text, row - first.row, column - first.column)}`;
    }
    const text = asTyped(formula.text);
    shared.set(formula.shared, { text, row, column });
    return text === "" ? "" : `=${text}`;
  }
}

/** Functions younger than the format carry a prefix that nobody sees. */
function asTyped(formula: string): string {
  return formula.includes("_xl") ? formula.replaceAll(/_xl(?:fn|ws|pm|udf)\./g, "") : formula;
}

type Content = Pick<WorkbookCell, "value" | "shown" | "type">;
const nothing: Content = { value: null, shown: "" };

function contentOf(raw: RawCell, book: OpenWorkbook): Content {
  const { type, value } = raw;
  if (raw.inline !== undefined && (type === "inlineStr" || value === undefined))
    return toText(unescapeText(raw.inline));
  if (value === undefined || (value === "" && type !== "str")) return nothing;
  switch (type) {
    case "s":
      return toText(sharedText(value, book));
    case "str":
    case "inlineStr":
      return toText(unescapeText(value));
    case "b": {
      const isSet = value === "1" || value === "true";
      return { value: isSet, shown: isSet ? "TRUE" : "FALSE" };
    }
    case "e":
      return { value, shown: value, type: "error" };
    case "d":
      return isoDate.test(value) ? { value, shown: value, type: "date" } : toText(value);
    default: {
      const number = Number(value);
      return Number.isFinite(number)
        ? book.formatNumber(number, book.styles[raw.style] ?? "General")
        : toText(value);
    }
  }
}

function sharedText(index: string, { strings, output, fileName }: OpenWorkbook): string {
  const text = strings.get(Number(index));
  if (text === undefined)
    output.warn("missing-text", `${fileName} points to texts that it does not hold; those cells are empty.`);
  output.repeat(text?.length ?? 0);
  return text ?? "";
}

function toText(value: string): Content {
  return value === "" ? nothing : { value, shown: value };
}
