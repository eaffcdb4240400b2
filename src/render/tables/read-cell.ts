import type { CellFormat } from "./cell-format.ts";
import type { ColumnPrecision } from "./column-precision.ts";
import { readCellFormat } from "./cell-format.ts";
import { readCitations } from "../citations/read-cited.ts";
import { decimalsOf, isDay } from "./format-values.ts";
import type { ValueFormats } from "./format-values.ts";
import type { Citation, Direction, RenderWarning, TableCell, TextLine } from "../layout.ts";
import { toText } from "../to-text.ts";

export interface CellContext {
  formats: ValueFormats;
  words: { yes: string; no: string };
  line(text: string): TextLine;
  /** Of what has no letters. */
  dir: Direction;
  warn(warning: RenderWarning): void;
  cite?(ids: readonly string[], about: string): Citation[];
  /** Whoever writes takes the rows of a long table one by one. */
  streamsRows?: boolean;
}

export interface ColumnHints {
  format?: CellFormat | undefined;
  /** Numbers of years and other names are not grouped by thousands. */
  grouped: boolean;
  /** How many places its numbers show; each its own if left out. */
  precision?: ColumnPrecision;
  /** The currency stands in the head, so that the cells do without. */
  isMoneyNamed?: boolean;
}

type Typed = Pick<TableCell, "kind" | "value"> & { format?: string; currency?: string } & (
    | { text: string }
    | { line: TextLine }
  );

const isoDate = /^\d{4}-\d{2}-\d{2}$/;
const isoDatetime = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:?\d{2})?$/;

/** Calls that reach out of the workbook, other workbooks and other programs: no formula of ours does. */
const reachesOut =
  /\b(?:WEBSERVICE|HYPERLINK|FILTERXML|IMPORT\w*|IMAGE|CALL|REGISTER(?:\.ID)?|EXEC|RTD|DDE|SQL\.REQUEST|INFO|CELL)\s*\(|[|[\]`]|https?:|\\\\/i;

/** One cell, typed by its value and by what document or column say of it. */
export function readCell(given: unknown, column: ColumnHints, context: CellContext): TableCell {
  const cell = isCellObject(given) ? given : { value: given };
  const own = readCellFormat(cell.format, cell.currency) ?? column.format;
  const typed = readValue(cell.value, { ...column, format: own }, context);
  const line = "line" in typed ? typed.line : plainLine(typed.text, context);
  const formula = readFormula(cell.formula, context);
  const { value, format, currency } = typed;
  const read: TableCell = {
    ...{ spans: line.spans, dir: line.dir },
    ...{ kind: formula === undefined ? typed.kind : "formula", value: formula ?? value },
    ...spansOf(cell),
  };
  const cited = isCellObject(given) ? context.cite?.(readCitations(given), toText(cell.value)) : undefined;
  if (cited !== undefined && cited.length > 0) read.spans = [...read.spans, { text: "", citations: cited }];
  if (formula !== undefined && value !== null) read.cached = value;
  if (format !== undefined) read.format = format;
  if (currency !== undefined) read.currency = currency;
  if (typeof cell["note"] === "string" && cell["note"] !== "") read.note = cell["note"];
  return read;
}

interface CellObject {
  value: unknown;
  [member: string]: unknown;
}

function isCellObject(cell: unknown): cell is CellObject {
  return typeof cell === "object" && cell !== null && !Array.isArray(cell) && "value" in cell;
}

/** Digits and signs of a language are no markup. */
function plainLine(text: string, { dir }: CellContext): TextLine {
  return { spans: text === "" ? [] : [{ text }], dir };
}

function readValue(value: unknown, column: ColumnHints, context: CellContext): Typed {
  if (value === null || value === undefined || value === "") return { kind: "empty", value: null, text: "" };
  if (typeof value === "boolean") {
    const text = value ? context.words.yes : context.words.no;
    return { kind: "boolean", value, text };
  }
  if (typeof value === "number") return readNumber(value, column, context);
  return typeof value === "string" ? readString(value, column, context) : textCell(toText(value), context);
}

function textCell(text: string, { line }: CellContext): Typed {
  const read = line(text);
  return { kind: "text", value: read.spans.map((span) => span.text).join(""), line: read };
}

function readNumber(given: number, column: ColumnHints, { formats }: CellContext): Typed {
  const { format, grouped, precision = {} } = column;
  const value = given === 0 ? 0 : given;
  const pattern = format?.pattern;
  if (pattern !== undefined) {
    const { decimals, before, after, code } = pattern;
    const scaled = format?.kind === "percent" ? formats.percent(value, decimals) : undefined;
    const number = scaled ?? `${before}${formats.number(value, pattern)}${after}`;
    const kind = format?.kind === "percent" || format?.kind === "currency" ? format.kind : "number";
    return {
      kind,
      value,
      format: code,
      text: number,
      ...(format?.currency && { currency: format.currency }),
    };
  }
  if (format?.kind === "percent") {
    const decimals = Math.max(precision.percent ?? 0, Math.max(0, decimalsOf(value) - 2));
    const text = formats.percent(value, decimals);
    return { kind: "percent", value, format: formats.sheet.percent(value), text };
  }
  if (format?.kind === "currency") return readMoney(value, column, formats);
  if (format?.kind === "text") return { kind: "text", value: String(value), text: String(value) };
  const decimals = Math.max(precision.number ?? 0, decimalsOf(value));
  const text = formats.number(value, { grouped, decimals });
  return { kind: "number", value, text, ...(grouped && { format: formats.sheet.number(value) }) };
}

function readMoney(value: number, column: ColumnHints, formats: ValueFormats): Typed {
  const { format: { currency } = {}, precision = {}, isMoneyNamed = false } = column;
  const decimals = Math.max(precision.currency ?? formats.moneyDecimals(currency), decimalsOf(value));
  if (currency === undefined)
    return { kind: "currency", value, format: "#,##0.00", text: formats.number(value, { decimals }) };
  const text = isMoneyNamed
    ? formats.number(value, { decimals })
    : formats.money(value, currency, precision.currency);
  return { kind: "currency", value, currency, format: formats.sheet.money(currency), text };
}

function readString(text: string, column: ColumnHints, context: CellContext): Typed {
  const { formats, words } = context;
  const { format } = column;
  const trimmed = text.trim();
  const wantsDate = format === undefined || format.kind === "date" || format.kind === "datetime";
  if (wantsDate && isoDate.test(trimmed) && isDay(trimmed))
    return { kind: "date", value: trimmed, format: formats.sheetDate, text: formats.date(trimmed) };
  if (wantsDate && isoDatetime.test(trimmed) && isDay(trimmed) && isTime(trimmed)) {
    const shown = formats.datetime(trimmed);
    return { kind: "datetime", value: trimmed, format: `${formats.sheetDate} hh:mm`, text: shown };
  }
  if (format?.kind === "boolean" && /^(?:true|false)$/i.test(trimmed)) {
    const value = trimmed.toLowerCase() === "true";
    return { kind: "boolean", value, text: value ? words.yes : words.no };
  }
  const number = parseNumber(trimmed, format, formats);
  if (number === undefined) return textCell(text, context);
  const typed = readNumber(number, column, context);
  return "text" in typed ? { ...typed, text: asWritten(trimmed, typed.text) } : typed;
}

/** The air around signs is the source's. */
function asWritten(written: string, formatted: string): string {
  const bare = (text: string): string => text.replaceAll(/\s/g, "");
  // nothing of a number moves to the next line
  if (bare(written) === bare(formatted)) return written.replaceAll(/\s+/g, "\u00a0");
  return /\d\s%$/.test(written) ? formatted.replace(/(\d)%$/, "$1\u00a0%") : formatted;
}

function parseNumber(
  text: string,
  format: CellFormat | undefined,
  formats: ValueFormats,
): number | undefined {
  if (format?.kind === "number") return formats.parse(text);
  if (format?.kind === "currency") {
    return formats.parse(text.replace(/^(?:[A-Z]{3}\b|\p{Sc})|(?:\b[A-Z]{3}|\p{Sc})$/u, ""));
  }
  if (format?.kind !== "percent" || !text.endsWith("%")) return undefined;
  const parsed = formats.parse(text.slice(0, -1));
  // a hundredth of 14.3 is 0.143, whatever the machine's fractions make of it
  return parsed === undefined ? undefined : Number((parsed / 100).toPrecision(15));
}

function isTime(iso: string): boolean {
  return Number(iso.slice(11, 13)) < 24 && Number(iso.slice(14, 16)) < 60;
}

function readFormula(given: unknown, { warn }: CellContext): string | undefined {
  if (typeof given !== "string" || given.trim() === "") return undefined;
  const formula = given.trim().replace(/^=/, "");
  if (formula.length <= 8000 && !reachesOut.test(formula)) return formula;
  const message = `A formula that reaches out of its workbook was left out: ${formula.slice(0, 80)}`;
  warn({ code: "formula", message });
  return undefined;
}

/** Columns and rows that a cell covers. */
export function spansOf(given: unknown): { columns: number; rows: number } {
  if (!isCellObject(given)) return { columns: 1, rows: 1 };
  return {
    columns: readSpan(given["span"] ?? given["colSpan"] ?? given["colspan"]),
    rows: readSpan(given["rowSpan"] ?? given["rowspan"] ?? given["row_span"]),
  };
}

const widestSpan = 1000;

function readSpan(given: unknown): number {
  const span = typeof given === "number" ? Math.floor(given) : 1;
  return span > 1 ? Math.min(span, widestSpan) : 1;
}
