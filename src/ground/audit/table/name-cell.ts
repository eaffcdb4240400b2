import type { EvidenceCell } from "./read-table.ts";

/** What may be said to name the row of a cell: all its key cells, or the first one where it names no other row. */
export function rowNames({ read, row }: EvidenceCell): string[][] {
  const [key = 0] = read.keyColumns;
  const cells = read.table.rows[row] ?? [];
  const own = cells[key] ?? "";
  const same = (text: string) => text.trim().toLowerCase() === own.trim().toLowerCase();
  const isAlone = read.table.rows.filter((other) => same(other[key] ?? "")).length === 1;
  return longestFirst([read.keyColumns.map((column) => cells[column] ?? ""), ...(isAlone ? [[own]] : [])]);
}

/** What may be said to name its column: the whole head, its rows one by one, or what stands right over it where that names no other one. */
export function headNames({ read, column, cell }: EvidenceCell): string[][] {
  const own = read.table.head.map((cells) => cells[column] ?? "");
  const last = own.findLast((text) => text !== "") ?? "";
  const isAlone = last !== "" && read.table.head.flat().filter((text) => text === last).length === 1;
  return longestFirst([[cell.columnHead], own, [own.join(" ")], ...(isAlone ? [[last]] : [])]);
}

function longestFirst(names: readonly string[][]): string[][] {
  return names.map(filled).toSorted((one, other) => other.join(" ").length - one.join(" ").length);
}

function filled(parts: readonly string[]): string[] {
  return parts
    .map((part) => part.replaceAll(/\s+/gu, " ").trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}
