import type { PlanResult } from "../../data/run/plan-result.ts";
import type { TypedTable } from "../../data/table/typed-table.ts";

/** The rows of a result, with months as their table writes them: "February 2026", and not the first day of it. */
export function writtenMonths(
  { columns, rows, provenance }: Pick<PlanResult, "columns" | "rows" | "provenance">,
  tables: readonly Pick<TypedTable, "id" | "columns" | "source">[],
): PlanResult["rows"] {
  return rows.map((row, at) =>
    row.map((value, place) => {
      const { from, kind } = columns[place] ?? {};
      const [cells, ...more] = provenance[at]?.[place] ?? [];
      const isCell = kind === "date" && (from === "key" || from === "row");
      const table = tables.find(({ id }) => id === cells?.table);
      if (!isCell || value === null || cells === undefined || more.length > 0) return value;
      return table === undefined ? value : (monthOf(table, cells) ?? value);
    }),
  );
}

/** Undefined where the column says days, or its cells write the month in several ways. */
function monthOf(
  { columns, source }: Pick<TypedTable, "columns" | "source">,
  { column, rows }: PlanResult["provenance"][number][number][number],
): string | undefined {
  const at = columns.findIndex(({ name }) => name === column);
  if (source.kind !== "cells" || columns[at]?.isMonthly !== true) return undefined;
  const texts = new Set<string>();
  for (const [from, to] of rows)
    for (let row = from; row <= to; row += 1) texts.add(source.texts[row]?.[at]?.trim() ?? "");
  const [only = "", ...more] = texts;
  return only === "" || more.length > 0 ? undefined : only;
}
