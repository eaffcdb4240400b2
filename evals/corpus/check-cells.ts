import type { Cell, ContentPart, TableNote } from "../../src/model/document.ts";
import { toComparable } from "./compare-text.ts";
import type { Checked } from "./check-facts.ts";
import type { Expect, SheetCell } from "./corpus-index.ts";

/** Cells of workbooks by sheet and address, the names of their sheets and what is merged. */
export function checkCells(expect: Expect, parts: readonly ContentPart[]): Checked[] {
  const sheets = new Set(parts.map(({ position }) => position.sheet));
  const merged = Object.entries(expect.merged_ranges_sample ?? {}).flatMap(([sheet, ranges]) =>
    ranges.map((range) => ({
      fact: `${sheet}!${range} is merged`,
      holds: isMerged(parts, sheet, range),
    })),
  );
  return [
    ...expect.cells.flatMap((cell) => checkCell(cell, parts)),
    ...(expect.sheets ?? []).map((sheet) => ({ fact: `sheet ${sheet}`, holds: sheets.has(sheet) })),
    ...merged,
  ];
}

function checkCell({ sheet, cell, value, formula }: SheetCell, parts: readonly ContentPart[]): Checked[] {
  const found = findCell(parts, sheet, cell);
  const fact = `${sheet}!${cell} is ${String(value)}`;
  const checked = [{ fact: `${fact} (${String(found?.value)} found)`, holds: isSame(value, found) }];
  if (formula === undefined) return checked;
  const own = found?.note?.formula?.replace(/^=?/, "=");
  return [...checked, { fact: `${sheet}!${cell} has the formula ${formula}`, holds: own === formula }];
}

/** Numbers as numbers, truth as truth; dates and times to the second. */
function isSame(wanted: SheetCell["value"], found: Found | undefined): boolean {
  if (found === undefined) return false;
  if (typeof wanted === "number" && typeof found.value === "number")
    return Math.abs(wanted - found.value) <= 1e-9 * Math.max(1, Math.abs(wanted));
  if (typeof wanted !== "string") return wanted === found.value;
  const date = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d:\d\d)/.exec(wanted);
  if (date !== null) return String(found.value).startsWith(date[0].slice(0, 16));
  const shown = [String(found.value), found.note?.shown ?? ""].map(toComparable);
  return shown.includes(toComparable(wanted));
}

interface Found {
  value: Cell;
  note: TableNote | undefined;
}

function findCell(parts: readonly ContentPart[], sheet: string, address: string): Found | undefined {
  const at = toPlace(address);
  for (const { table, position } of parts) {
    if (table === undefined || position.sheet !== sheet || position.range === undefined) continue;
    const [from = "", to = from] = position.range.split(":");
    const [start, end] = [toPlace(from), toPlace(to)];
    const [row, column] = [at.row - start.row, at.column - start.column];
    if (row < 0 || column < 0 || at.row > end.row || at.column > end.column) continue;
    const value = table.rows[row]?.[column];
    if (value === undefined) continue;
    return { value, note: table.notes?.find((note) => note.row === row && note.column === column) };
  }
  return undefined;
}

function isMerged(parts: readonly ContentPart[], sheet: string, range: string): boolean {
  const [from = "", to = from] = range.split(":");
  const [start, end] = [toPlace(from), toPlace(to)];
  const note = findCell(parts, sheet, from)?.note;
  return (
    (note?.rowSpan ?? 1) === end.row - start.row + 1 &&
    (note?.columnSpan ?? 1) === end.column - start.column + 1
  );
}

function toPlace(address: string): { row: number; column: number } {
  const [, letters = "", digits = ""] = /^([A-Z]+)(\d+)$/.exec(address) ?? [];
  let column = 0;
  for (const letter of letters) column = column * 26 + (letter.charCodeAt(0) - 64);
  return { row: Number(digits), column };
}
