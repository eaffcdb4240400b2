import { calculate, openTables } from "../../src/data/data.ts";
import type { TableEngine } from "../../src/data/data.ts";
import type { SourceCells } from "../../src/data/run/plan-result.ts";
import type { TypedTable } from "../../src/data/table/typed-table.ts";
import { cellName } from "../../src/lib/cell-address.ts";
import type { GivenPlan } from "./tat-qa-plans.ts";

export interface Computed {
  /** In plain form. */
  value: string;
  /** The cells behind it, as the file writes them. */
  cited: string[];
}

/** Computes by the product's own code over the tables that it makes of a csv file; a text says why it was declined. */
export async function runGivenPlan(
  given: GivenPlan,
  path: string,
  engine: TableEngine,
): Promise<Computed | string> {
  const tables = await openTables({ files: [{ path, fileName: "table.csv" }] }, { language: "en" });
  if ("expression" in given) return calculateCells(given, tables);
  const signal = new AbortController().signal;
  const result = await engine.run(given.plan, tables, { signal });
  if ("complaint" in result) return result.complaint;
  const column = result.columns.findIndex(({ name }) => name === given.answer);
  const cells = result.provenance[0]?.[column] ?? [];
  return { value: result.rows[0]?.[column] ?? "nothing", cited: textsOf(cells, tables) };
}

function calculateCells(
  { expression, cells }: Extract<GivenPlan, { expression: string }>,
  tables: readonly TypedTable[],
): Computed | string {
  const found = Object.entries(cells).map(([name, address]) => ({ name, cell: cellAt(address, tables) }));
  const values = Object.fromEntries(found.map(({ name, cell }) => [name, [cell?.value ?? ""]]));
  const result = calculate({ expression, values });
  if ("complaint" in result) return result.complaint;
  return { value: result.value, cited: found.map(({ cell }) => cell?.text ?? "") };
}

function cellAt(
  address: string,
  [table]: readonly TypedTable[],
): { value: string; text: string } | undefined {
  if (table?.source.kind !== "cells") return undefined;
  const { places, values, texts } = table.source;
  for (const [row, place] of places.entries())
    for (const [column, { at }] of table.columns.entries())
      if (cellName(place.row, at) === address)
        return { value: values[column]?.[row] ?? "", text: texts[row]?.[column] ?? "" };
  return undefined;
}

function textsOf(cells: readonly SourceCells[], tables: readonly TypedTable[]): string[] {
  return cells.flatMap(({ table, column, rows }) => {
    const own = tables.find(({ id }) => id === table);
    const at = own?.columns.findIndex(({ name }) => name === column) ?? -1;
    if (own?.source.kind !== "cells") return [];
    const { texts } = own.source;
    return rows.flatMap(([from, to]) => texts.slice(from, to + 1).map((row) => row[at] ?? ""));
  });
}
