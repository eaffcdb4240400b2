import type { LayoutBlock, TableCell } from "../../layout.ts";

/** Excel has no row beyond this one. */
const mostRows = 1_048_576;

/** A table that is too tall for a sheet goes on with its head on the next one. */
export function splitTall(block: LayoutBlock, most = mostRows): LayoutBlock[] {
  if (block.kind !== "table") return [block];
  const room = most - block.head.length;
  const { rows, manyRows } = block;
  const count = countRows(manyRows ?? rows);
  if (count <= room) return [block];
  return Array.from({ length: Math.ceil(count / room) }, (_, index) => {
    const [from, to] = [index * room, (index + 1) * room];
    return manyRows === undefined
      ? { ...block, rows: rows.slice(from, to) }
      : { ...block, manyRows: { [Symbol.iterator]: () => slice(manyRows, from, to) } };
  });
}

function countRows(rows: Iterable<TableCell[]>): number {
  if ("length" in rows && typeof rows.length === "number") return rows.length;
  let count = 0;
  for (const _row of rows) count += 1;
  return count;
}

function* slice(rows: Iterable<TableCell[]>, from: number, to: number): Generator<TableCell[]> {
  let at = 0;
  for (const row of rows) {
    if (at >= to) return;
    if (at >= from) yield row;
    at += 1;
  }
}
