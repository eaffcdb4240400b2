import { computedFrom } from "../../../model/grounding.ts";
import type { CellPiece } from "../context.ts";

/** "Item: Desk lamp; Price: 39.00": every column with its value, all of one cited row, and nothing else. */
export function provesRow(claim: string, cells: readonly CellPiece[]): boolean {
  const said = claim.split(/;\s+/u).map((pair) => withoutZeros(joinSpace(pair)));
  if ((said.length < 2 && !cells.every(isTotal)) || said.includes("")) return false;
  const rows = new Map<readonly string[], CellPiece>();
  for (const cell of cells) rows.set(cell.read.table.rows[cell.row] ?? [], cell);
  return [...rows].some(([values, { read }]) => {
    const pairs = new Set(values.map((value, column) => toPair(read.columnHeads[column] ?? "", value)));
    return new Set(said).size === said.length && said.every((pair) => pairs.has(pair));
  });
}

/** A single total of the host says in its head all that it is of; what it was computed from stands in front. */
function isTotal({ source, read }: CellPiece): boolean {
  const { computed, table } = source.evidence;
  return computed !== undefined && table?.rows.length === 1 && read.columnHeads[0] === computedFrom;
}

/** The column of the row's own names often has no head; its value then stands alone. */
function toPair(head: string, value: string): string {
  const named = trimColon(head);
  return withoutZeros(joinSpace(named.trim() === "" ? value : `${named}: ${value}`));
}

/** 36.50 and 36.5 are the same number; a file shows the one, a sheet holds the other. */
function withoutZeros(pair: string): string {
  // three digits behind a point may be thousands
  return pair.replace(/(?<=(?:^|\s)-?\d+)(?:\.00?|(\.[1-9])0)$/u, "$1");
}

function trimColon(head: string): string {
  return head.replace(/(?<!\s)\s*:$/u, "");
}

function joinSpace(text: string): string {
  return text.normalize("NFKC").replaceAll(/\s+/gu, " ").trim();
}
