import type { Sentence } from "../../../lib/text/split-sentences.ts";
import { readNumber } from "../../../lib/text/read-number.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import type { ComputedClaim } from "../tables/answer-by-plan.ts";
import { readGrids } from "./read-grids.ts";
import { tellCells } from "./tell-cells.ts";

/**
 * A row by its cells: their heads are cited along with them, so that a unit in a head is proven too. Undefined where the
 * row is not found in the table of its passage, or a cell has no head. With a column, only that one and what names the row.
 */
export function tellRow(
  item: EvidenceItem,
  { kind, cells = [] }: Sentence,
  column?: number,
): ComputedClaim | undefined {
  if (kind !== "row" || item.table === undefined) return undefined;
  const [grid] = readGrids([item], new Set());
  const isSame = (own: readonly string[]) =>
    own.length >= cells.length && own.every((cell, at) => isSameCell(cell, cells[at] ?? ""));
  const [row, ...more] = grid?.rows.filter((one) => isSame(one.cells)) ?? [];
  if (grid === undefined || row === undefined || more.length > 0) return undefined;
  const filled = row.cells.flatMap((cell, at) => (cell.trim() === "" ? [] : [at]));
  const shown = row.cells.map((cell, at) => plain(cells[at] ?? "") || cell);
  return tellCells(
    { ...row, cells: shown },
    column === undefined ? filled : [keyOf(shown, column), column],
    grid,
  );
}

/** The first other cell with words names the row. */
function keyOf(cells: readonly string[], column: number): number {
  const named = cells.findIndex((cell, at) => at !== column && /\p{L}{2}/u.test(cell));
  return named < 0 ? 0 : named;
}

/** The text of a table shows its numbers as they were written, the table itself as they were read. */
function isSameCell(one: string, other: string): boolean {
  if (plain(one) === plain(other)) return true;
  const [left, ...more] = readNumber(plain(one)).map(Number);
  return (
    left !== undefined &&
    more.length === 0 &&
    readNumber(plain(other)).some((value) => Number(value) === left)
  );
}

/** What is set in bold reads the same. */
function plain(cell: string): string {
  return cell.replaceAll("**", "").replaceAll(/\s+/gu, " ").trim();
}
