import type { Citation, Span, TableCell } from "../layout.ts";
import { numbersOf } from "./source-text.ts";

interface MarkedTable {
  head: TableCell[][];
  rows: TableCell[][];
}

/**
 * What all cells of a table rest on is marked once, behind the table; what those of a column do, in its head; what
 * those of a row do, at its end. Marks in every cell would hide the numbers.
 */
export function gatherMarks<Table extends MarkedTable>(
  table: Table,
): { table: Table; citations: Citation[] } {
  const { rows } = table;
  const width = rows[0]?.length ?? 0;
  const marked = rows.flat().filter(isMarked);
  if (marked.length < 2) return { table, citations: [] };
  if (areAlike(marked))
    return {
      table: { ...table, rows: rows.map((row) => row.map(unmarked)) },
      citations: citationsIn(marked),
    };
  if (rows.some((row) => row.length !== width || row.some(isSpanning))) return { table, citations: [] };
  return { table: gatherRows(gatherColumns(table, width)), citations: [] };
}

function gatherColumns<Table extends MarkedTable>(table: Table, width: number): Table {
  const names = table.head.at(-1);
  if (names?.length !== width || names.some(isSpanning)) return table;
  const gathered = new Map<number, Citation[]>();
  for (let column = 0; column < width; column += 1) {
    const marked = table.rows.flatMap((row) => row[column] ?? []).filter(isMarked);
    if (marked.length > 1 && areAlike(marked)) gathered.set(column, citationsIn(marked));
  }
  if (gathered.size === 0) return table;
  const head = names.map((cell, column) => marking(cell, gathered.get(column)));
  const rows = table.rows.map((row) =>
    row.map((cell, column) => (gathered.has(column) ? unmarked(cell) : cell)),
  );
  return { ...table, head: [...table.head.slice(0, -1), head], rows };
}

function gatherRows<Table extends MarkedTable>(table: Table): Table {
  const rows = table.rows.map((row) => {
    const marked = row.filter(isMarked);
    if (marked.length < 2 || !areAlike(marked)) return row;
    const last = row.findLastIndex(isMarked);
    return row.map((cell, at) =>
      at === last ? marking(unmarked(cell), citationsIn(marked)) : unmarked(cell),
    );
  });
  return { ...table, rows };
}

function citationsOf({ spans }: TableCell): Citation[] {
  return spans.flatMap(({ citations }) => citations ?? []);
}

const citationsIn = (cells: readonly TableCell[]): Citation[] => cells.flatMap(citationsOf);
const isMarked = (cell: TableCell): boolean => citationsOf(cell).length > 0;
const isSpanning = ({ columns, rows }: TableCell): boolean => columns > 1 || rows > 1;

function areAlike(cells: readonly TableCell[]): boolean {
  const keys = new Set(
    cells.map((cell) =>
      numbersOf(citationsOf(cell))
        .toSorted((a, b) => a - b)
        .join(" "),
    ),
  );
  return keys.size === 1;
}

function unmarked(cell: TableCell): TableCell {
  if (!isMarked(cell)) return cell;
  const spans = cell.spans.flatMap(({ citations: _taken, ...span }): Span[] =>
    span.text === "" && span.footnote === undefined ? [] : [span],
  );
  return { ...cell, spans };
}

function marking(cell: TableCell, citations: Citation[] | undefined): TableCell {
  return citations === undefined ? cell : { ...cell, spans: [...cell.spans, { text: "", citations }] };
}
