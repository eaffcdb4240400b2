import { describeMisfits, draftColumn, settleColumn } from "../table/settle-column.ts";
import type { ValueReading, TypedTable } from "../table/typed-table.ts";
import { foldText } from "../../lib/text/fold-text.ts";

/** The tables with columns read as a plan says they are meant; only those that were ambiguous. */
export function applyReadings(
  tables: readonly TypedTable[],
  readings: Readonly<Record<string, ValueReading>> | undefined,
): readonly TypedTable[] {
  if (readings === undefined) return tables;
  const byName = new Map(Object.entries(readings).map(([name, reading]) => [foldText(name), reading]));
  return tables.map((table) => {
    const wanted = table.columns.flatMap((column, at) => {
      const reading = byName.get(foldText(column.name)) ?? byName.get(foldText(`${table.id}.${column.name}`));
      return reading !== undefined && column.isAmbiguous ? [{ at, reading }] : [];
    });
    return wanted.length === 0 ? table : readAgain(table, wanted);
  });
}

function readAgain(table: TypedTable, wanted: readonly { at: number; reading: ValueReading }[]): TypedTable {
  const columns = [...table.columns];
  const held = table.source.kind === "cells" ? table.source : table.source.sample;
  const values = [...held.values];
  const formats = table.source.kind === "file" ? [...table.source.formats] : [];
  for (const { at, reading } of wanted) {
    const before = columns[at];
    if (before === undefined) continue;
    const cells = held.texts.map((row) => ({ text: row[at] ?? "" }));
    const hints = reading === "point" || reading === "comma" ? { decimals: reading } : { dates: reading };
    const {
      column,
      values: own,
      misfitRows,
    } = settleColumn(draftColumn(cells), before.name, { cells, hints });
    const misfits = describeMisfits(misfitRows, (row) => cells[row]?.text ?? "");
    columns[at] = {
      ...before,
      ...column,
      ...misfits,
      at: before.at,
      isAmbiguous: false,
      ...(table.isSampled && { digits: before.digits }),
    };
    values[at] = own;
    const format = formats[at];
    if (format !== undefined && (reading === "point" || reading === "comma"))
      formats[at] = {
        ...format,
        decimalMark: reading === "point" ? "." : ",",
        groupMarks: [reading === "point" ? "," : "."],
      };
    if (format?.date !== undefined && (reading === "day-first" || reading === "month-first"))
      formats[at] = { ...format, date: reading };
  }
  const { source } = table;
  if (source.kind === "cells") return { ...table, columns, source: { ...source, values } };
  return { ...table, columns, source: { ...source, formats, sample: { ...source.sample, values } } };
}
