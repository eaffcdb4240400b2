import type { Sentence } from "../../../lib/text/split-sentences.ts";
import { readNumber } from "../../../lib/text/read-number.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import type { ComputedClaim } from "../tables/answer-by-plan.ts";
import { readGrids } from "./read-grids.ts";
import { tellCells } from "./tell-cells.ts";

/**
 * A row by its cells: their heads are cited along with them, so that a unit in a head is proven too. Undefined where the
 * row is not found in the table of its passage, or a cell has no head.
 */
export function tellRow(item: EvidenceItem, { kind, cells = [] }: Sentence): ComputedClaim | undefined {
  if (kind !== "row" || item.table === undefined) return undefined;
  const [grid] = readGrids([item], new Set());
  const isSame = (own: readonly string[]) =>
    own.length >= cells.length && own.every((cell, at) => isSameCell(cell, cells[at] ?? ""));
  const [row, ...more] = grid?.rows.filter((one) => isSame(one.cells)) ?? [];
  if (grid === undefined || row === undefined || more.length > 0) return undefined;
  const filled = row.cells.flatMap((cell, at) => (cell.trim() === "" ? [] : [at]));
  const shown = row.cells.map((cell, at) => plain(cells[at] ?? "") || cell);
  return tellCells({ ...row, cells: shown }, filled, grid);
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

function plain(cell: string): string {
  return cell.replaceAll(/\s+/gu, " ").trim();
}
