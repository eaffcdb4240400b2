import type { Cell, ContentPart } from "../../src/model/document.ts";
import { toComparable } from "./compare-text.ts";
import type { Checked } from "./check-facts.ts";
import type { Expect, TableCell } from "./corpus-index.ts";

/** Cells of tables by row and column, how large the tables are and how many. */
export function checkTables(expect: Expect, parts: readonly ContentPart[]): Checked[] {
  const tables = joinTables(parts);
  const [first] = tables;
  const count = (fact: string, wanted: number | undefined, found: number) =>
    wanted === undefined ? [] : [{ fact: `${fact} ${wanted} (${found} found)`, holds: wanted === found }];
  return [
    ...expect.table_cells.flatMap((cell) => checkCell(cell, tables)),
    ...count("rows", expect.rows, first?.rows.length ?? 0),
    ...count("columns", expect.cols, Math.max(0, ...(first?.rows ?? []).map((row) => row.length))),
    ...count("tables", expect.tables_top_level, tables.length),
  ];
}

interface Whole {
  rows: Cell[][];
  slide: number | undefined;
}

/** A long table comes in several parts, the later ones with its head beside them. */
function joinTables(parts: readonly ContentPart[]): Whole[] {
  const whole: Whole[] = [];
  for (const { table, position } of parts) {
    if (table === undefined) continue;
    const last = whole.at(-1);
    if (table.header !== undefined && last !== undefined) last.rows.push(...table.rows);
    else whole.push({ rows: [...table.rows], slide: position.slide });
  }
  return whole;
}

function checkCell(
  { cell, text, table = 0, rows, cols, slide }: TableCell,
  tables: readonly Whole[],
): Checked[] {
  const own = slide === undefined ? tables : tables.filter((found) => found.slide === slide);
  const found = own[table];
  const [row, column] = cell;
  const value = String(found?.rows[row]?.[column] ?? "");
  const name = `table ${table}, row ${row}, column ${column}`;
  const checked = [
    { fact: `${name} is "${text}" ("${value}" found)`, holds: toComparable(value) === toComparable(text) },
  ];
  if (rows === undefined || cols === undefined) return checked;
  const size = [found?.rows.length ?? 0, Math.max(0, ...(found?.rows ?? []).map((line) => line.length))];
  const holds = size[0] === rows && size[1] === cols;
  return [...checked, { fact: `table ${table} is ${rows} × ${cols} (${size.join(" × ")} found)`, holds }];
}
