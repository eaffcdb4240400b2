import type { ContentPart, TableNote } from "../../src/model/document.ts";
import type { LocatedCell } from "../../src/model/grounding.ts";
import { placeCell, readTable } from "../../src/ground/audit/table/read-table.ts";
import { partsToEvidence } from "../../src/workflow/parts-to-evidence.ts";
import type { OfficeCell, OfficeTable } from "./office-table.ts";

/** A cell as our reading and the table made for citing give it. */
interface ReadCell extends LocatedCell {
  note: TableNote | undefined;
}

export interface CheckedCell {
  cell: OfficeCell;
  holds: boolean;
  /** What was read instead, where something was. */
  read: string;
}

/** In a sheet an address says which cell is meant; elsewhere the table that holds most of the cells is the one. */
export function checkOfficeTable(table: OfficeTable, parts: readonly ContentPart[]): CheckedCell[] {
  const own = parts.filter(
    (part) =>
      part.table !== undefined &&
      (table.sheet === undefined || part.position.sheet === table.sheet) &&
      part.hiddenBy === table.hiddenBy,
  );
  const read = own.map(readCells);
  if (table.sheet !== undefined) return table.cells.map((cell) => checkCell(cell, read.flat()));
  const checked = read.map((cells) => table.cells.map((cell) => checkCell(cell, cells)));
  const none = table.cells.map((cell) => ({ cell, holds: false, read: "no table" }));
  return checked.reduce((best, one) => (countHeld(one) > countHeld(best) ? one : best), none);
}

export function countHeld(cells: readonly CheckedCell[]): number {
  return cells.filter(({ holds }) => holds).length;
}

function readCells(part: ContentPart): ReadCell[] {
  // hidden tables are no evidence, but they are read the same way
  const { hidden: _hidden, ...seen } = part;
  const [evidence] = partsToEvidence([seen], () => "");
  if (evidence?.table === undefined) return [];
  const read = readTable(evidence.table);
  const { firstRow, headRow } = evidence.table;
  const above = part.table?.header === undefined ? firstRow - headRow : 0;
  return evidence.table.rows.flatMap((row, at) =>
    row.map((_, column) => ({
      ...placeCell(read, at, column).cell,
      note: part.table?.notes?.find((note) => note.row === at + above && note.column === column),
    })),
  );
}

function checkCell(cell: OfficeCell, read: readonly ReadCell[]): CheckedCell {
  const [value, row, column, at, detail = {}] = cell;
  const placed = read.filter((one) => at === undefined || one.address === at);
  // a share may be told as it is kept or as it is shown
  const found = placed.filter((one) => isSame(one.value, value) || one.value === detail.shown);
  const holds = found.some(
    ({ rowHead, columnHead, note }) =>
      [row].flat().some((one) => oneLine(one) === oneLine(rowHead)) &&
      [column].flat().some((one) => oneLine(one) === oneLine(columnHead)) &&
      (detail.shown === undefined || note?.shown?.trim() === detail.shown) &&
      (detail.formula === undefined || note?.formula === detail.formula) &&
      (detail.type === undefined || note?.type === detail.type),
  );
  const [instead] = found.length > 0 ? found : placed;
  return { cell, holds, read: instead === undefined || holds ? "" : tell(instead) };
}

function tell({ value, rowHead, columnHead, note }: ReadCell): string {
  const { shown, formula, type } = note ?? {};
  const beside = [shown, formula, type].filter((text) => text !== undefined).join(" ");
  return `"${oneLine(value)}" in row "${rowHead}", column "${columnHead}" ${beside}`.trim();
}

/** Numbers by their value: how many digits of one are written is no matter. */
function isSame(read: string, wanted: string): boolean {
  if (read === wanted) return true;
  const [one, other] = [Number(read), Number(wanted)];
  return read !== "" && !Number.isNaN(one) && Math.abs(one - other) <= Math.abs(other) * 1e-12;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/gu, " ").trim();
}
