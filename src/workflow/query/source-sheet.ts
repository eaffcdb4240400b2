import type { TypedTable } from "../../data/table/typed-table.ts";
import { columnName } from "../../lib/cell-address.ts";
import { escapeMarks } from "../../lib/inline/escape-marks.ts";
import type { Section } from "../../model/unified-document.ts";
import { sheetNumber, sheetValue } from "./sheet-value.ts";

/** A table of the documents that stands in the workbook as well, so that formulas can lead to its cells. */
export interface SourceSheet {
  table: TypedTable;
  section: Section;
  /** By column, then by row: the numbers that a formula would find; undefined where there is none. */
  numbers: (number | undefined)[][];
  values: (string | null)[][];
}

const mostCells = 200_000;

/** The tables that a plan is over, as sheets; none for what is too large to be handed on, or was only sampled. */
export function sourceSheets(plan: Record<string, unknown>, tables: readonly TypedTable[]): SourceSheet[] {
  const joins = [plan["join"]].flat().map((join) => (join as { table?: unknown } | undefined)?.table);
  const named = new Set([plan["from"], ...joins]);
  return tables
    .filter(({ id, name }) => named.has(id) || named.has(name))
    .flatMap((table) => toSheet(table) ?? []);
}

function toSheet(table: TypedTable): SourceSheet | undefined {
  const { source, columns, rowCount, id, name } = table;
  if (source.kind !== "cells" || columns.length * rowCount > mostCells || rowCount === 0) return undefined;
  const { values } = source;
  const rows = Array.from({ length: rowCount }, (_, row) =>
    columns.map((column, at) => {
      // of two readings a plan may have taken the other one
      const value = column.isAmbiguous === true ? null : sheetValue(values[at]?.[row] ?? null, column);
      // what does not fit its column is shown as it was written
      const shown = value ?? (source.texts[row]?.[at]?.trim() || null);
      return typeof shown === "string" && column.kind !== "date" ? escapeMarks(shown) : shown;
    }),
  );
  const element = {
    headers: columns.map(({ name: head, unit }) =>
      escapeMarks(unit === undefined || unit === "%" ? head : `${head} (${unit})`),
    ),
    rows,
    columns: columns.map(({ kind, unit, scale, role }) => {
      if (kind === "number") return { format: numberPattern({ scale, unit, isName: role !== undefined }) };
      return { format: kind };
    }),
    caption: name,
  };
  return {
    ...{ table, values },
    section: { content_type: "table", id: sheetId(id), elements: [element] },
    numbers: columns.map((column, at) =>
      (values[at] ?? []).map((value) =>
        column.isAmbiguous === true ? undefined : sheetNumber(value, column),
      ),
    ),
  };
}

export interface NumberLook {
  scale: number;
  unit?: string | undefined;
  /** Numbers that are names are not grouped by thousands. */
  isName: boolean;
}

export function numberPattern({ scale, unit, isName }: NumberLook): string {
  const decimals = scale === 0 ? "" : `.${"0".repeat(Math.min(scale, 10))}`;
  if (unit === "%") return `0${decimals}%`;
  return `${isName ? "0" : "#,##0"}${decimals}`;
}

function sheetId(table: string): string {
  return `source-${table}`;
}

/** "'#source-t1'!C2:C9": the sheet by its section, a column by its place, rows from 0; below one row of heads. */
export function sheetRange({ table }: SourceSheet, column: number, rows: readonly [number, number]): string {
  const letter = columnName(column);
  const [from, to] = rows;
  const area = from === to ? `$${letter}$${from + 2}` : `$${letter}$${from + 2}:$${letter}$${to + 2}`;
  return `'#${sheetId(table.id)}'!${area}`;
}
