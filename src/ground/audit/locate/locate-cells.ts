import type { Evidence } from "../../../model/grounding.ts";
import { readAddress, type CellRange } from "../table/cell-address.ts";
import { placeCell, rowHeadOf, type EvidenceCell, type ReadTable } from "../table/read-table.ts";
import { squeeze } from "../text/squeeze.ts";

/** More cells than a person would ever cite one by one; a range may be long, a whole sheet is no support. */
const mostCells = 100_000;

/** The cells that an address, a range, or "row label / column heading" names; undefined where one is missing. */
export function locateCells(
  cell: string,
  tables: readonly ReadTable[],
  position: Evidence["position"],
): EvidenceCell[] | undefined {
  const range = readAddress(cell);
  if (range !== undefined) {
    const isOther =
      range.sheet !== undefined && position.sheet !== undefined && !isSame(range.sheet, position.sheet);
    const found = isOther ? undefined : firstOf(tables, (read) => byAddress(read, range));
    if (found !== undefined) return found;
  }
  return firstOf(tables, (read) => byHeads(read, cell));
}

function firstOf<T>(items: readonly ReadTable[], read: (item: ReadTable) => T | undefined): T | undefined {
  for (const item of items) {
    const found = read(item);
    if (found !== undefined) return found;
  }
  return undefined;
}

function byAddress(read: ReadTable, { from, to }: CellRange): EvidenceCell[] | undefined {
  const { table, columnHeads } = read;
  if ((to.row - from.row + 1) * (to.column - from.column + 1) > mostCells) return undefined;
  const cells: EvidenceCell[] = [];
  for (let row = from.row; row <= to.row; row++) {
    for (let column = from.column; column <= to.column; column++) {
      const across = column - table.firstColumn;
      const down = row - table.firstRow;
      const isInside = across >= 0 && across < columnHeads.length && down < table.rows.length;
      if (!isInside || row < Math.min(table.headRow, table.firstRow)) return undefined;
      // a range may begin with the head of its column
      if (down >= 0) cells.push(placeCell(read, down, across));
    }
  }
  return cells.length === 0 ? undefined : cells;
}

/** A label may hold a slash itself, so every cut is tried; a label alone names its whole row. */
function byHeads(read: ReadTable, text: string): EvidenceCell[] | undefined {
  const parts = text.split(/\s+\/\s+|\s*›\s*/u);
  for (let cut = 1; cut < parts.length; cut++) {
    const rows = findRows(read, parts.slice(0, cut).join(" / "));
    const columns = findColumns(read, parts.slice(cut).join(" / "));
    if (rows.length > 0 && columns.length > 0) {
      return rows.flatMap((row) => columns.map((column) => placeCell(read, row, column)));
    }
  }
  const rows = findRows(read, text);
  return rows.length === 0 ? undefined : rows.flatMap((row) => wholeRow(read, row));
}

export function wholeRow(read: ReadTable, row: number): EvidenceCell[] {
  const cells = read.table.rows[row] ?? [];
  return cells.flatMap((value, column) => (value === "" ? [] : [placeCell(read, row, column)]));
}

function findRows(read: ReadTable, label: string): number[] {
  const wanted = squeeze(label).text;
  if (wanted === "") return [];
  const heads = read.table.rows.map((cells, row) => [
    squeeze(rowHeadOf(read, row)).text,
    ...read.keyColumns.map((column) => squeeze(cells[column] ?? "").text),
  ]);
  const exact = heads.flatMap((names, row) => (names.includes(wanted) ? [row] : []));
  if (exact.length > 0) return exact;
  const inside = heads.flatMap(([whole = ""], row) =>
    wanted.length >= 3 && whole.startsWith(wanted) ? [row] : [],
  );
  return inside.length === 1 ? inside : [];
}

function findColumns({ columnHeads }: ReadTable, heading: string): number[] {
  const wanted = squeeze(heading).text;
  if (wanted === "") return [];
  const heads = columnHeads.map((head) => squeeze(head).text);
  const exact = heads.flatMap((head, column) => (head === wanted ? [column] : []));
  if (exact.length > 0) return exact.slice(0, 1);
  const inside = heads.flatMap((head, column) => (head.includes(wanted) ? [column] : []));
  return inside.length === 1 ? inside : [];
}

function isSame(one: string, other: string): boolean {
  return squeeze(one).text === squeeze(other).text;
}
