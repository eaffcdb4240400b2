import type { ComputedClaim } from "../tables/answer-by-plan.ts";
import type { Grid, GridRow } from "./read-grids.ts";

/** Cells of one row with their heads, as they stand: such a claim proves itself. Undefined where one could be misread. */
export function tellCells(
  row: GridRow,
  columns: readonly number[],
  { heads }: Grid,
): ComputedClaim | undefined {
  const own = [...new Set(columns)];
  const pairs = own.map((column) => ({
    column,
    head: heads[column] ?? "",
    value: (row.cells[column] ?? "").trim(),
  }));
  // what parts the pairs of a claim must not stand in one
  if (
    pairs.length < 2 ||
    pairs.some(({ value }) => value === "") ||
    pairs.every(({ head }) => head === "") ||
    pairs.some(({ head, value }) => /;\s|\n/u.test(`${head}${value}`))
  )
    return undefined;
  return {
    // the column of the names of rows often has no head
    text: pairs
      .map(({ head, value }) => (head === "" ? value : `${head.replace(/\s*:$/u, "")}: ${value}`))
      .join("; "),
    supports: own.map((column) => ({ evidence: row.evidence, cell: row.addressOf(column) })),
  };
}
