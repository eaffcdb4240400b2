import { largest, smallest } from "./largest.ts";

export interface CellArea {
  top: number;
  left: number;
  bottom: number;
  right: number;
}

const address = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/i;

/** A column, counted from 0, as letters: 0 is A, 26 is AA. */
export function columnName(column: number): string {
  let name = "";
  for (let rest = column + 1; rest > 0; rest = Math.floor((rest - 1) / 26))
    name = String.fromCharCode(65 + ((rest - 1) % 26)) + name;
  return name;
}

export function cellName(row: number, column: number): string {
  return `${columnName(column)}${row + 1}`;
}

export function rangeName({ top, left, bottom, right }: CellArea): string {
  return `${cellName(top, left)}:${cellName(bottom, right)}`;
}

/** The letters at the start of an address as a column, counted from 0; undefined where there are none. */
export function columnOf(name: string): number | undefined {
  let column = 0;
  for (let at = 0; at < name.length && at < 4; at += 1) {
    const letter = name.charCodeAt(at) & ~32;
    if (letter < 65 || letter > 90) break;
    column = column * 26 + letter - 64;
  }
  return column === 0 || column > 18_278 ? undefined : column - 1;
}

/** "B2:C7" or "B2" as rows and columns from 0. */
export function parseArea(reference: string): CellArea | undefined {
  const [first = "", second = first] = reference.split(":");
  const from = address.exec(first);
  const to = address.exec(second);
  if (from === null || to === null) return undefined;
  const rows = [Number(from[2]) - 1, Number(to[2]) - 1] as const;
  const columns = [columnOf(from[1] ?? "") ?? 0, columnOf(to[1] ?? "") ?? 0] as const;
  if (rows[0] < 0 || rows[1] < 0) return undefined;
  return {
    top: smallest(rows),
    left: smallest(columns),
    bottom: largest(rows),
    right: largest(columns),
  };
}
