import { largest } from "../../lib/largest.ts";
import { columnName } from "../../lib/cell-address.ts";
import { foldText } from "../../lib/text/fold-text.ts";
import { footnoteWords } from "../../lexicon/table-words.ts";
import { findHead, uniqueName } from "./find-head.ts";
import type { Region } from "./find-regions.ts";
import { findTotals } from "./find-totals.ts";
import { readHeadUnit } from "./head-units.ts";
import { describeMisfits, draftColumn, settleColumn } from "./settle-column.ts";
import type { ColumnDraft, ReadingHints } from "./settle-column.ts";
import type { TableGrid, TableGridRow } from "./to-grid.ts";
import { readCell } from "./type-column.ts";
import type { ExtractedCell } from "./type-column.ts";
import type { Column, ValueReading, TypedTable } from "./typed-table.ts";

export interface BuildOptions {
  /** Of the document; settles readings that nothing else does. */
  language?: string | undefined;
  /** By name of the column: readings that somebody stated. */
  readings?: Readonly<Record<string, ValueReading>> | undefined;
}

/** What a table is made of: names, rows of cells, and where they stand. */
export interface RawTable {
  names: string[];
  titles: string[];
  rows: TableGridRow[];
  /** Where the first column stands. */
  left: number;
  layout: TypedTable["layout"];
}

export type TableBody = Pick<TypedTable, "columns" | "source" | "rowCount" | "layout" | "remarks"> & {
  title?: string;
};

export function toRawTable(grid: TableGrid, region: Region): RawTable | undefined {
  const width = region.right - region.left + 1;
  const cut = (rows: TableGridRow[]) =>
    rows.map(({ cells, place }) => ({ place, cells: cells.slice(region.left, region.right + 1) }));
  const left = grid.left + region.left;
  if (isKeyValue(grid, region)) {
    const rows = cut(grid.rows.slice(region.top, region.bottom + 1));
    return { names: ["Field", "Value"], titles: [], rows, left, layout: "key-value" };
  }
  const head = findHead(grid, region);
  const rows = dropFootnotes(cut(grid.rows.slice(region.top + head.rows, region.bottom + 1)), width);
  if (rows.length === 0) return undefined;
  const used = new Map<string, number>();
  const names = head.isFound
    ? head.names
    : head.names.map((_, column) => uniqueName(`Column ${columnName(left + column)}`, used));
  return { names, titles: head.titles, rows, left, layout: "columns" };
}

const longestLabel = 60;

/** Two columns of labels and mixed values: each row says something else. */
function isKeyValue(grid: TableGrid, { top, bottom, left, right }: Region): boolean {
  if (right - left !== 1 || bottom - top < 1 || bottom - top > 200) return false;
  const labels = new Set<string>();
  const kinds = new Map<string, number>();
  let colons = 0;
  for (let row = top; row <= bottom; row += 1) {
    const [label, value] = [grid.rows[row]?.cells[left], grid.rows[row]?.cells[right]];
    if (label === undefined || readCell(label).kind !== "text" || label.text.length > longestLabel)
      return false;
    labels.add(label.text.trim());
    if (label.text.trim().endsWith(":")) colons += 1;
    const kind = readCell(value ?? { text: "" }).kind;
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  }
  const rows = bottom - top + 1;
  if (labels.size < rows) return false;
  if (colons * 2 >= rows) return true;
  // the first row may be a head: then what is below it is of one kind
  const most = largest(kinds.values());
  return rows >= 3 && kinds.size >= 3 && most <= rows * 0.6;
}

const footnotes: readonly string[] = [
  footnoteWords.en,
  footnoteWords.de,
  footnoteWords.fr,
  footnoteWords.it,
  footnoteWords.es,
]
  .flatMap((list) => (list ?? "").split("|"))
  .map(foldText);

/** Lines alone at the end that are marked as notes, or too long to be a label. */
function dropFootnotes(rows: TableGridRow[], width: number): TableGridRow[] {
  let end = rows.length;
  while (width > 1 && end > 1) {
    const filled = (rows[end - 1]?.cells ?? []).filter(({ text }) => text.trim() !== "");
    const text = filled[0]?.text.trim() ?? "";
    const folded = foldText(text.slice(0, 40));
    const isMarked =
      /^(?:[*†]|\d{1,2}\))/.test(text) || footnotes.some((word) => folded.startsWith(`${word}:`));
    if (filled.length !== 1 || !(isMarked || text.length > 2 * longestLabel)) break;
    end -= 1;
  }
  return rows.slice(0, end);
}

/** Types every column; what the columns agree on settles what one of them leaves open. */
export function buildTable(
  { names, titles, rows, left, layout }: RawTable,
  options: BuildOptions,
): TableBody {
  const cellsOf = (column: number): ExtractedCell[] => rows.map(({ cells }) => cells[column] ?? { text: "" });
  const headings = headingRows(rows, names.length);
  const drafts = names.map((_, column) => draftColumn(cellsOf(column), headings));
  const hints = hintsOf(drafts, options.language);
  const caption = titles
    .map(readHeadUnit)
    .find(({ unit, factor }) => unit !== undefined || factor !== undefined);
  const typed: Omit<Column, "misfits" | "misfitSamples">[] = [];
  const values: TypedTableValues = [];
  const misfitRows: number[][] = [];
  for (const [at, draft] of drafts.entries()) {
    const name = names[at] ?? "";
    const own = statedFor(options.readings?.[name]);
    const settled = settleColumn(draft, name, { cells: cellsOf(at), hints: { ...hints, ...own } });
    const { column } = settled;
    const isPlain = column.kind === "number" && column.role === undefined && column.unit === undefined;
    const said = isPlain && column.units === undefined ? caption : undefined;
    typed.push({
      ...column,
      ...(said?.unit && { unit: said.unit }),
      ...(said?.factor && { factor: said.factor }),
      at: left + at,
    });
    values.push(settled.values);
    misfitRows.push(settled.misfitRows);
  }
  const texts = rows.map(({ cells }) => names.map((_, column) => cells[column]?.text ?? ""));
  const roles =
    layout === "columns" ? findTotals({ columns: typed, values, texts }) : rows.map(() => "data" as const);
  const columns = typed.map((column, at) => {
    const own = misfitRows[at]?.filter((row) => roles[row] !== "total" && roles[row] !== "section") ?? [];
    return { ...column, ...describeMisfits(own, (row) => texts[row]?.[at] ?? "") };
  });
  const [title] = titles;
  return {
    ...{ columns, rowCount: rows.length, layout, remarks: remarksOf(columns, roles) },
    ...(title !== undefined && { title }),
    source: { kind: "cells", values, texts, roles, places: rows.map(({ place }) => place) },
  };
}

/** Rows of a wide table that hold one text alone. */
function headingRows(rows: readonly TableGridRow[], width: number): Set<number> {
  const found = new Set<number>();
  if (width < 3) return found;
  for (const [at, { cells }] of rows.entries()) {
    const filled = cells.filter(({ text }) => text.trim() !== "");
    const [only] = filled;
    if (only !== undefined && filled.length === 1 && readCell(only).kind === "text") found.add(at);
  }
  // a table of single texts has no headings in it
  return found.size * 2 > rows.length ? new Set() : found;
}

type TypedTableValues = Extract<TypedTable["source"], { kind: "cells" }>["values"];

function statedFor(reading: ValueReading | undefined): ReadingHints {
  if (reading === "point" || reading === "comma") return { decimals: reading };
  return reading === undefined ? {} : { dates: reading };
}

function hintsOf(drafts: readonly ColumnDraft[], language: string | undefined): ReadingHints {
  const count = (key: "point" | "comma" | "dayFirst" | "monthFirst") =>
    drafts.reduce((sum, draft) => sum + (draft[key] > 0 ? 1 : 0), 0);
  const [point, comma, day, month] = [count("point"), count("comma"), count("dayFirst"), count("monthFirst")];
  const usual = language === undefined ? undefined : language === "en" ? "point" : "comma";
  const decimals = point > comma ? "point" : comma > point ? "comma" : point === 0 ? usual : undefined;
  const usualDates = language === undefined || language === "en" ? undefined : "day-first";
  const dates = day > month ? "day-first" : month > day ? "month-first" : day === 0 ? usualDates : undefined;
  return { decimals, dates };
}

function remarksOf(columns: readonly Column[], roles: readonly string[]): string[] {
  const count = (role: string) => roles.reduce((sum, one) => sum + (one === role ? 1 : 0), 0);
  const [totals, doubtful, sections] = [count("total"), count("maybe-total"), count("section")];
  return [
    ...(totals > 0
      ? [`${totals} rows are totals of others and left out unless totalsRows says otherwise`]
      : []),
    ...(doubtful > 0 ? [`${doubtful} rows are called total but do not add up`] : []),
    ...(sections > 0 ? [`${sections} rows hold a heading only and are left out`] : []),
    ...columns.flatMap(({ name, isAmbiguous }) =>
      isAmbiguous ? [`the numbers or dates of "${name}" can be read in two ways`] : [],
    ),
  ];
}
