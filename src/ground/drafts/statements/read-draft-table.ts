import { cellValue, headRowsOf } from "../../../model/documents/walk-document.ts";
import type { Section } from "../../../model/unified-document.ts";
import type { MemberPath } from "./path.ts";
import { printCell } from "./print-cell.ts";

type TableElement = Extract<Section, { content_type: "table" }>["elements"][number];

/** A cell at its place in the grid, printed, with the heads that say what it means. */
export interface ReadCell {
  place: MemberPath;
  text: string;
  column: number;
  /** Of a body cell: the text of its row's first cell; "" for that cell itself. */
  rowHead: string;
  columnHead: string;
  isHead: boolean;
  formula?: string;
  /** Row in the sheet that a formula counts by: the first head row is 1. */
  sheetRow: number;
  value: unknown;
}

/** The cells of a table, heads first; what a cell spans is counted, so that none stands under a wrong head. */
export function readDraftTable(element: TableElement, place: MemberPath, language: string): ReadCell[] {
  const given: readonly unknown[] = element.headers ?? [];
  const headRows = headRowsOf(given);
  const columns = element.columns ?? [];
  const heads = grid(headRows).map((cell): ReadCell => {
    const own = given.some(Array.isArray) ? [cell.row, cell.index] : [cell.index];
    const text = printCell(cell.cell, {}, language);
    const at = { place: [...place, "headers", ...own], text, isHead: true, rowHead: "", columnHead: "" };
    return { ...at, column: cell.column, sheetRow: cell.row + 1, value: cellValue(cell.cell) };
  });
  const body = grid(element.rows ?? []);
  const printed = body.map(({ cell, column }) => printCell(cell, columns[column] ?? {}, language));
  const rowHeads = new Map<number, string>();
  body.forEach(({ row, column, rows }, at) => {
    const text = printed[at] ?? "";
    if (column === 0) for (let down = 0; down < rows; down += 1) rowHeads.set(row + down, text);
  });
  const widths = grid(headRows);
  const columnHeads = headsByColumn(heads, widths);
  const cells = body.map(({ cell, row, index, column }, at): ReadCell => {
    const formula = formulaOf(cell);
    return {
      place: [...place, "rows", row, index],
      text: printed[at] ?? "",
      column,
      rowHead: column === 0 ? "" : (rowHeads.get(row) ?? ""),
      columnHead: columnHeads.get(column) ?? "",
      isHead: false,
      sheetRow: headRows.length + row + 1,
      value: cellValue(cell),
      ...(formula !== undefined && { formula }),
    };
  });
  return [...heads, ...cells];
}

interface Placed {
  cell: unknown;
  row: number;
  /** In its row as it is given. */
  index: number;
  /** In the grid. */
  column: number;
  columns: number;
  rows: number;
}

function grid(rows: readonly (readonly unknown[])[]): Placed[] {
  const covered: number[] = [];
  return rows.flatMap((cells, row) => {
    let column = 0;
    const placed = cells.map((cell, index): Placed => {
      while ((covered[column] ?? 0) > 0) column += 1;
      const at = {
        cell,
        row,
        index,
        column,
        columns: spanOf(cell, columnSpans),
        rows: spanOf(cell, rowSpans),
      };
      for (let step = 0; step < at.columns; step += 1) covered[column + step] = at.rows;
      column += at.columns;
      return at;
    });
    for (const [index, left] of covered.entries()) covered[index] = Math.max(0, (left ?? 0) - 1);
    return placed;
  });
}

/** Of several head rows all that stand above a column, outermost first. */
function headsByColumn(heads: readonly ReadCell[], placed: readonly Placed[]): Map<number, string> {
  const byColumn = new Map<number, string>();
  heads.forEach(({ text }, at) => {
    const { column = 0, columns = 1 } = placed[at] ?? {};
    for (let step = 0; step < columns; step += 1) {
      const above = byColumn.get(column + step);
      byColumn.set(column + step, above === undefined || above === "" ? text : `${above} ${text}`.trim());
    }
  });
  return byColumn;
}

const columnSpans = ["span", "colSpan", "colspan"];
const rowSpans = ["rowSpan", "rowspan", "row_span"];
const widestSpan = 1_000;

function spanOf(cell: unknown, names: readonly string[]): number {
  if (typeof cell !== "object" || cell === null) return 1;
  const span = names
    .map((name) => (cell as Record<string, unknown>)[name])
    .find((given) => given !== undefined);
  return typeof span === "number" && span > 1 ? Math.min(Math.floor(span), widestSpan) : 1;
}

function formulaOf(cell: unknown): string | undefined {
  if (typeof cell !== "object" || cell === null) return undefined;
  const { formula } = cell as { formula?: unknown };
  return typeof formula === "string" && formula.trim() !== "" ? formula : undefined;
}
