import type { CellPiece } from "../context.ts";

/** "Item: Desk lamp; Price: 39.00": every column with its value, all of one cited row, and nothing else. */
export function provesRow(claim: string, cells: readonly CellPiece[]): boolean {
  const said = claim.split(/;\s+/u).map((pair) => joinSpace(pair));
  if (said.length < 2 || said.includes("")) return false;
  const rows = new Map<readonly string[], CellPiece>();
  for (const cell of cells) rows.set(cell.read.table.rows[cell.row] ?? [], cell);
  return [...rows].some(([values, { read }]) => {
    const pairs = new Set(values.map((value, column) => toPair(read.columnHeads[column] ?? "", value)));
    return new Set(said).size === said.length && said.every((pair) => pairs.has(pair));
  });
}

/** The column of the row's own names often has no head; its value then stands alone. */
function toPair(head: string, value: string): string {
  const named = trimColon(head);
  return joinSpace(named.trim() === "" ? value : `${named}: ${value}`);
}

function trimColon(head: string): string {
  return head.replace(/(?<!\s)\s*:$/u, "");
}

function joinSpace(text: string): string {
  return text.normalize("NFKC").replaceAll(/\s+/gu, " ").trim();
}
