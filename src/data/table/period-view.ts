import { readDateCell } from "./read-date-cell.ts";
import type { CellSource, Column, TypedTable } from "./typed-table.ts";

const leastPeriods = 2;
const mostRows = 200_000;

/**
 * A table whose heads are years or dates, once more with a row per cell: the labels, the period, the value.
 * Each value keeps the address of its own cell.
 */
export function periodView(table: Omit<TypedTable, "id">, id: string): Omit<TypedTable, "id"> | undefined {
  const { columns, source } = table;
  if (source.kind !== "cells" || table.layout !== "columns") return undefined;
  const periods = columns.flatMap((column, at) => {
    const period = column.kind === "number" ? periodOf(column.name) : undefined;
    return period === undefined ? [] : [{ at, column, period }];
  });
  const labels = columns.flatMap((column, at) => (column.kind === "text" ? [{ column, at }] : []));
  if (periods.length < leastPeriods || labels.length === 0) return undefined;
  if (new Set(periods.map(({ period }) => period)).size < periods.length) return undefined;
  const rows = source.places.length;
  if (rows * periods.length > mostRows) return undefined;
  const [first] = periods;
  if (first === undefined) return undefined;
  const size = periods.reduce(
    (most, { column }) => ({
      scale: Math.max(most.scale, column.scale),
      whole: Math.max(most.whole, column.digits - column.scale),
    }),
    { scale: 0, whole: 1 },
  );
  const units = new Set(periods.map(({ column }) => `${column.unit ?? ""}|${column.factor ?? ""}`));
  const value: Column = {
    ...first.column,
    ...{ name: "value", at: -1, scale: size.scale, digits: size.whole + size.scale },
    misfits: periods.reduce((sum, { column }) => sum + column.misfits, 0),
    ...(units.size > 1 && { units: [...units].map((unit) => unit.split("|")[0] ?? "") }),
  };
  const isYears = periods.every(({ period }) => /^\d{4}$/.test(period));
  const period: Column = {
    ...{ name: "period", kind: isYears ? "number" : "text", at: -1, scale: 0, digits: isYears ? 4 : 0 },
    ...{ misfits: 0, misfitSamples: [] },
    ...(isYears && { role: "year" as const }),
  };
  return {
    ...table,
    name: `${table.name} (a row per period)`,
    columns: [...labels.map(({ column }) => column), period, value],
    rowCount: rows * periods.length,
    viewOf: id,
    remarks: [`the same cells as ${id}, a row for each of ${periods.length} periods`],
    source: unfold(source, { labels: labels.map(({ at }) => at), periods }),
  };
}

function periodOf(name: string): string | undefined {
  const last = name.split(" / ").at(-1)?.trim() ?? "";
  const year = /^(?:FY\s?)?((?:19|20)\d\d)$/.exec(last)?.[1];
  if (year !== undefined) return year;
  const date = readDateCell(last);
  return date?.dayFirst === undefined ? /^Q[1-4]\s(?:19|20)\d\d$/.exec(last)?.[0] : date.dayFirst;
}

interface Unfolding {
  labels: readonly number[];
  periods: readonly { at: number; column: Column; period: string }[];
}

function unfold(source: CellSource, { labels, periods }: Unfolding): CellSource {
  const made: CellSource = {
    ...{ kind: "cells", texts: [], places: [], roles: [] },
    values: [...labels.map(() => []), [], []],
  };
  for (const [row, place] of source.places.entries())
    for (const { at, column, period } of periods) {
      const texts = labels.map((label) => source.texts[row]?.[label] ?? "");
      made.texts.push([...texts, period, source.texts[row]?.[at] ?? ""]);
      made.places.push({ ...place, column: column.at });
      made.roles.push(source.roles[row] ?? "data");
      for (const [into, label] of labels.entries())
        made.values[into]?.push(source.values[label]?.[row] ?? null);
      made.values[labels.length]?.push(period);
      made.values[labels.length + 1]?.push(source.values[at]?.[row] ?? null);
    }
  return made;
}
