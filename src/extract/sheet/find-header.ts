import { largest } from "../../lib/largest.ts";
import type { Cell } from "../../model/document.ts";

const titleRows = 5;

/** Which of the first rows names the columns: all words, and about as wide as the table. */
export function findHeader(rows: readonly (readonly Cell[])[]): number | undefined {
  const width = largest(rows.slice(0, 2 * titleRows).map(filled), 0);
  const found = rows.slice(0, titleRows).findIndex((row) => filled(row) >= Math.max(1, 0.6 * width));
  const row = rows[found];
  if (row === undefined || rows.length - found < 2) return undefined;
  return row.every((cell) => cell === null || (typeof cell === "string" && !/^[\d\s.,:%+-]*\d$/.test(cell)))
    ? found
    : undefined;
}

function filled(row: readonly Cell[]): number {
  let count = 0;
  for (const cell of row) if (cell !== null && cell !== "") count += 1;
  return count;
}
