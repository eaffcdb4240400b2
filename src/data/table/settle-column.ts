import { yearHeadWords } from "../../lexicon/table-words.ts";
import { foldText } from "../../lib/text/fold-text.ts";
import { readHeadUnit } from "./head-units.ts";
import { isCodeHead, kindOf, readCell } from "./type-column.ts";
import type { CellMeaning, ExtractedCell } from "./type-column.ts";
import type { NumberCell } from "./read-number-cell.ts";
import type { Column, ColumnKind, PlainValue, ValueReading } from "./typed-table.ts";

/** What a column's cells can be, before it is settled how its numbers and dates are read. */
export interface ColumnDraft {
  kind: ColumnKind;
  readings: CellMeaning[];
  /** Cells that leave no choice, and cells that do. */
  point: number;
  comma: number;
  /** "1,234" or "1.234". */
  either: number;
  dayFirst: number;
  monthFirst: number;
  eitherDay: number;
  /** Whole numbers below and above a thousand that are written without marks. */
  smallBare: number;
  largeBare: number;
  isCode: boolean;
}

/** Rows to pass over hold a heading, which says nothing about what their column holds. */
export function draftColumn(
  cells: Iterable<ExtractedCell>,
  passedOver: ReadonlySet<number> = new Set(),
): ColumnDraft {
  const readings = Array.from(cells, readCell);
  const draft: ColumnDraft = {
    ...{ kind: "text", readings, point: 0, comma: 0, either: 0 },
    ...{ dayFirst: 0, monthFirst: 0, eitherDay: 0, smallBare: 0, largeBare: 0, isCode: false },
  };
  const counts = { filled: 0, numbers: 0, dates: 0, booleans: 0, codes: 0 };
  for (const [row, reading] of readings.entries()) {
    if (reading.kind === "empty" || reading.kind === "blank-word" || passedOver.has(row)) continue;
    counts.filled += 1;
    if (reading.kind === "boolean") counts.booleans += 1;
    if (reading.kind === "number") {
      counts.numbers += 1;
      if (reading.number.isCode) counts.codes += 1;
      weighNumber(draft, reading.number);
    }
    if (reading.kind === "date") {
      counts.dates += 1;
      const { dayFirst, monthFirst } = reading.date;
      if (dayFirst === undefined) draft.monthFirst += 1;
      else if (monthFirst === undefined) draft.dayFirst += 1;
      else if (dayFirst !== monthFirst) draft.eitherDay += 1;
    }
  }
  draft.kind = kindOf(counts);
  draft.isCode = counts.codes > 0 && draft.kind === "text" && counts.numbers > 0;
  return draft;
}

function weighNumber(draft: ColumnDraft, { point, comma }: NumberCell): void {
  if (point === undefined) draft.comma += 1;
  else if (comma === undefined) draft.point += 1;
  else if (point !== comma) draft.either += 1;
  else if (point.replace("-", "").length > 3) draft.largeBare += 1;
  else draft.smallBare += 1;
}

/** What speaks for a reading outside the column: its neighbours, the language, or a plan that says so. */
export interface ReadingHints {
  decimals?: "point" | "comma" | undefined;
  dates?: "day-first" | "month-first" | undefined;
}

export interface SettledColumn {
  column: Omit<Column, "at" | "misfits" | "misfitSamples">;
  values: PlainValue[];
  /** Rows whose cell does not fit. */
  misfitRows: number[];
}

export function settleColumn(
  draft: ColumnDraft,
  name: string,
  asked: { cells: readonly ExtractedCell[]; hints: ReadingHints },
): SettledColumn {
  const { kind, readings } = draft;
  const { reading, isAmbiguous } = chooseReading(draft, asked.hints);
  const values: PlainValue[] = [];
  const misfitRows: number[] = [];
  for (const [row, found] of readings.entries()) {
    const text = asked.cells[row]?.text ?? "";
    const value = toPlain(found, { kind, reading, text });
    values.push(value ?? null);
    if (value === undefined) misfitRows.push(row);
  }
  return {
    values,
    misfitRows,
    column: {
      ...{ name, kind, ...sizeOf(kind, values) },
      ...(reading !== undefined && { reading }),
      ...(isAmbiguous && { isAmbiguous }),
      ...unitsOf(draft, name),
      ...roleOf(draft, name, values),
      ...timesOf(draft),
    },
  };
}

function chooseReading(
  draft: ColumnDraft,
  hints: ReadingHints,
): { reading?: ValueReading; isAmbiguous: boolean } {
  const { kind, point, comma, either, dayFirst, monthFirst, eitherDay } = draft;
  if (kind === "number") {
    if (point + comma > 0) return { reading: point >= comma ? "point" : "comma", isAmbiguous: false };
    if (either === 0) return { isAmbiguous: false };
    const grouped = groupingOf(draft);
    const chosen = grouped ?? hints.decimals;
    return { reading: chosen ?? "point", isAmbiguous: chosen === undefined };
  }
  if (kind === "date") {
    if (dayFirst + monthFirst > 0) {
      const reading = dayFirst >= monthFirst ? "day-first" : "month-first";
      return { reading, isAmbiguous: dayFirst > 0 && monthFirst > 0 };
    }
    if (eitherDay === 0) return { isAmbiguous: false };
    return { reading: hints.dates ?? "day-first", isAmbiguous: hints.dates === undefined };
  }
  return { isAmbiguous: false };
}

/** Bare numbers stay below a thousand and marked ones hold three digits behind the mark: then the mark groups. */
function groupingOf({ readings, smallBare, largeBare }: ColumnDraft): "point" | "comma" | undefined {
  if (smallBare === 0 || largeBare > 0) return undefined;
  const marked = readings.find((one) => one.kind === "number" && one.number.point !== one.number.comma);
  if (marked?.kind !== "number") return undefined;
  return marked.number.point?.includes(".") === true ? "comma" : "point";
}

interface Wanted {
  kind: ColumnKind;
  reading: ValueReading | undefined;
  text: string;
}

/** The plain value, null for none; undefined for a cell that does not fit its column. */
function toPlain(found: CellMeaning, { kind, reading, text }: Wanted): PlainValue | undefined {
  if (found.kind === "empty") return null;
  if (kind === "text") return text.trim();
  if (found.kind === "blank-word") return null;
  if (kind === "boolean") return found.kind === "boolean" ? String(found.value) : undefined;
  if (kind === "number") {
    if (found.kind !== "number") return undefined;
    const { point, comma } = found.number;
    return reading === "comma" ? comma : reading === "point" ? point : (point ?? comma);
  }
  if (found.kind !== "date") return undefined;
  const { dayFirst, monthFirst } = found.date;
  return reading === "month-first" ? monthFirst : dayFirst;
}

function sizeOf(kind: ColumnKind, values: readonly PlainValue[]): { scale: number; digits: number } {
  if (kind !== "number") return { scale: 0, digits: 0 };
  let [whole, scale] = [1, 0];
  for (const value of values) {
    if (value === null) continue;
    const at = value.indexOf(".");
    const sign = value.startsWith("-") ? 1 : 0;
    whole = Math.max(whole, (at < 0 ? value.length : at) - sign);
    if (at >= 0) scale = Math.max(scale, value.length - at - 1);
  }
  return { scale, digits: whole + scale };
}

function unitsOf({ kind, readings }: ColumnDraft, name: string): Pick<Column, "unit" | "units" | "factor"> {
  if (kind !== "number") return {};
  const found = new Set<string>();
  let without = 0;
  for (const reading of readings) {
    if (reading.kind !== "number") continue;
    if (reading.number.unit === undefined) without += 1;
    else found.add(reading.number.unit);
  }
  const said = readHeadUnit(name);
  // a percent sign changes what a number is; a missing currency sign does not
  if (found.has("%") && without > 0 && said.unit !== "%") found.add("");
  const [only] = found;
  const unit = found.size === 1 ? only : said.unit;
  return {
    ...(unit !== undefined && found.size < 2 && { unit }),
    ...(found.size > 1 && { units: [...found].toSorted() }),
    ...(said.factor !== undefined && { factor: said.factor }),
  };
}

const yearWords = new RegExp(String.raw`\b(?:${yearHeadWords})\b`);

function roleOf(
  { kind, isCode, readings }: ColumnDraft,
  name: string,
  values: readonly PlainValue[],
): Pick<Column, "role"> {
  if (isCode) return { role: "code" };
  if (kind !== "number") return {};
  const filled = values.filter((value) => value !== null);
  const bare = readings.every((one) => one.kind !== "number" || one.number.unit === undefined);
  if (!bare) return {};
  const isYears = filled.every((value) => /^(?:19|20)\d\d$|^2100$/.test(value));
  if (isYears && (filled.length >= fewYears || yearWords.test(foldText(name)))) return { role: "year" };
  const isWhole = filled.every((value) => /^\d+$/.test(value));
  return isWhole && isCodeHead(name) ? { role: "code" } : {};
}

const fewYears = 5;

function timesOf({ kind, readings }: ColumnDraft): Pick<Column, "hasTimes" | "isMonthly"> {
  if (kind !== "date") return {};
  const dates = readings.flatMap((one) => (one.kind === "date" ? [one.date] : []));
  return {
    ...(dates.some(({ hasTime }) => hasTime) && { hasTimes: true }),
    ...(dates.every(({ isMonthly }) => isMonthly) && { isMonthly: true }),
  };
}

const mostSamples = 3;
const longestSample = 40;

/** How many cells do not fit, and some of them; rows that are no data do not count. */
export function describeMisfits(
  rows: readonly number[],
  textAt: (row: number) => string,
): Pick<Column, "misfits" | "misfitSamples"> {
  const misfitSamples = rows.slice(0, mostSamples).map((row) => {
    const text = textAt(row);
    return { row, text: text.length > longestSample ? `${text.slice(0, longestSample)}…` : text };
  });
  return { misfits: rows.length, misfitSamples };
}
