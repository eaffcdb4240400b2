import { largest } from "../../../lib/largest.ts";
import { cellName } from "../../../lib/cell-address.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";

/** A row of a table with where each of its cells can be cited. */
export interface GridRow {
  evidence: string;
  cells: readonly string[];
  addressOf(column: number): string;
}

/** A table of the evidence, put together from the windows that it was cut into. */
export interface Grid {
  document: string;
  /** The head of each column, as the gate names it. */
  heads: readonly string[];
  /** What stands over the table: titles, headings, the name of its file. */
  about: string;
  rows: readonly GridRow[];
}

/** The tables with heads among the evidence; what was computed on a wish is none of them. */
export function readGrids(evidence: readonly EvidenceItem[], computed: ReadonlySet<string>): Grid[] {
  const grids = new Map<string, { grid: Omit<Grid, "rows">; rows: GridRow[] }>();
  for (const item of evidence) {
    const { id, document, table, heading = [] } = item;
    if (table === undefined || computed.has(id)) continue;
    const width = largest(
      [...table.head, ...table.rows.slice(0, 50)].map((row) => row.length),
      0,
    );
    const own = table.head.filter((row) => row.filter((cell) => cell !== "").length > 1);
    const titles = table.head.filter((row) => !own.includes(row)).flat();
    if (own.length === 0 || width < 2) continue;
    const heads = Array.from({ length: width }, (_, column) => headOf(own, column));
    const about = [document.replaceAll(/[._-]+/gu, " "), ...heading, ...titles, item.place ?? ""].join(" ");
    const key = JSON.stringify([document, item.place?.replace(/,? ?\S+:\S+$/u, "") ?? "", heading, heads]);
    const known = grids.get(key) ?? { grid: { document, heads, about }, rows: [] };
    for (const [at, cells] of table.rows.entries())
      known.rows.push({
        evidence: id,
        cells,
        addressOf: (column) => cellName(table.firstRow - 1 + at, table.firstColumn - 1 + column),
      });
    grids.set(key, known);
  }
  return [...grids.values()].map(({ grid, rows }) => ({ ...grid, rows }));
}

/** All rows of a head, outermost first; a cell of several columns is written over the first of them. */
function headOf(heads: readonly (readonly string[])[], column: number): string {
  const parts: string[] = [];
  for (const [at, row] of heads.entries()) {
    const hasOwn = heads.slice(at + 1).some((lower) => (lower[column] ?? "") !== "");
    let place = column;
    if ((row[column] ?? "") === "" && hasOwn) while (place > 0 && (row[place] ?? "") === "") place -= 1;
    const text = (row[place] ?? "").replaceAll(/\s+/gu, " ").trim();
    if (text !== "") parts.push(text);
  }
  return [...new Set(parts)].join(" ");
}
