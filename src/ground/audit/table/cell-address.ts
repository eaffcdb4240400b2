import { cellName, parseArea } from "../../../lib/cell-address.ts";

/** A rectangle of cells, both ends included; columns and rows count from 1. */
export interface CellRange {
  sheet?: string;
  from: { column: number; row: number };
  to: { column: number; row: number };
}

const withSheet = /^(?:'((?:[^']|'')+)'|([^'!]{1,100}))!(.+)$/u;

/** "C12", "Sheet!C5", "'My sheet'!$C$5" and "C2:C18"; undefined for anything else. */
export function readAddress(text: string): CellRange | undefined {
  const [, quoted, bare, rest = text.trim()] = withSheet.exec(text.trim()) ?? [];
  const area = parseArea(rest);
  if (area === undefined) return undefined;
  const sheet = quoted?.replaceAll("''", "'") ?? bare;
  return {
    ...(sheet === undefined ? {} : { sheet: sheet.trim() }),
    from: { column: area.left + 1, row: area.top + 1 },
    to: { column: area.right + 1, row: area.bottom + 1 },
  };
}

export function writeAddress(column: number, row: number): string {
  return cellName(row - 1, column - 1);
}
