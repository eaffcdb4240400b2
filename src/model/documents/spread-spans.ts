import type { TableNote } from "../document.ts";

type Span = Pick<TableNote, "row" | "column" | "rowSpan" | "columnSpan">;

/** Rows as a reader of merged cells understands them: a head names all columns below it, a name all rows beside it. */
export function spreadSpans(
  rows: readonly (readonly string[])[],
  spans: readonly Span[],
  headRows: number,
): string[][] {
  const spread = rows.map((row) => [...row]);
  for (const { row, column, rowSpan = 1, columnSpan = 1 } of spans) {
    const text = rows[row]?.[column] ?? "";
    if (text === "" || !(row < headRows ? isHead(rows[row], column) : isName(text, column))) continue;
    const right = row < headRows ? column + columnSpan : column + 1;
    // a head reaches down to the last head at most
    const bottom = Math.min(row + rowSpan, row < headRows ? headRows : spread.length);
    for (let at = row; at < bottom; at += 1) fillRow(spread[at], { text, from: column, to: right });
  }
  return spread;
}

function fillRow(
  row: string[] | undefined,
  { text, from, to }: { text: string; from: number; to: number },
): void {
  if (row === undefined) return;
  for (let column = from; column < Math.min(to, row.length); column += 1)
    if (row[column] === "") row[column] = text;
}

/** What stands alone from the first column on is the title of the table and names no column. */
function isHead(row: readonly string[] | undefined, column: number): boolean {
  return column > 0 || (row ?? []).filter((cell) => cell !== "").length > 1;
}

/** A number counts once, unless it names the rows. */
function isName(text: string, column: number): boolean {
  return column === 0 || /\p{L}/u.test(text);
}
