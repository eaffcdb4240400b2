import { cellValue } from "../../../model/documents/walk-document.ts";
import type { UnifiedDocument } from "../../../model/unified-document.ts";
import type { MemberPath } from "../statements/path.ts";
import { setAt, valueAt } from "./group-edits.ts";
import { dropped } from "./sweep.ts";

/** A cell is left empty; the row goes with its head, or when nothing but its head is left. */
export function dropCell(copy: UnifiedDocument, element: MemberPath, inside: MemberPath): void {
  const [row, cell, member] = inside;
  if (typeof row !== "number" || typeof cell !== "number") return;
  const at = [...element, "rows", row, cell];
  if (member !== undefined) return setAt(copy, [...at, member], dropped);
  const rowPlace = [...element, "rows", row];
  const cells = valueAt(copy, rowPlace);
  if (!Array.isArray(cells)) return;
  setAt(copy, at, emptied(cells[cell]));
  if (cell === 0 || cells.slice(1).every(isEmpty)) setAt(copy, rowPlace, dropped);
  dropWithoutRows(copy, element);
}

/** Without its head a column says nothing; where cells span others, the head alone is left empty. */
export function dropColumn(copy: UnifiedDocument, element: MemberPath, inside: MemberPath): void {
  const table = valueAt(copy, element);
  if (typeof table !== "object" || table === null) return;
  const { headers, rows } = table as { headers: unknown[]; rows: unknown[][] };
  const [column] = inside;
  const isPlain = inside.length === 1 && ![headers, ...rows].some(hasSpan);
  if (!isPlain || typeof column !== "number") return setAt(copy, [...element, "headers", ...inside], "");
  for (const cells of rows) if (Array.isArray(cells) && column < cells.length) cells[column] = dropped;
  headers[column] = dropped;
  const columns = (table as { columns?: unknown[] }).columns;
  if (columns !== undefined && column < columns.length) columns[column] = dropped;
  if (headers.every((head) => head === dropped)) setAt(copy, element, dropped);
}

function dropWithoutRows(copy: UnifiedDocument, element: MemberPath): void {
  const rows = valueAt(copy, [...element, "rows"]);
  if (Array.isArray(rows) && rows.every((row) => row === dropped)) setAt(copy, element, dropped);
}

/** Its look and what it spans stay. */
function emptied(cell: unknown): unknown {
  if (typeof cell !== "object" || cell === null) return null;
  const { formula: _, ...rest } = cell as Record<string, unknown>;
  return { ...rest, value: null };
}

function isEmpty(cell: unknown): boolean {
  const value = cellValue(cell);
  return value === null || value === undefined || value === "" || value === dropped;
}

function hasSpan(row: unknown): boolean {
  if (!Array.isArray(row)) return false;
  return row.some(
    (cell) => typeof cell === "object" && cell !== null && /span/i.test(Object.keys(cell).join(" ")),
  );
}
