import type { WorkbookCell, WorkbookRow } from "./workbook-row.ts";

const mostTitles = 3;
const sampledRows = 20;

/** Rows of a sheet in groups: a head with values below it, after an empty row, begins a table of its own. */
export function splitTables(rows: readonly WorkbookRow[]): WorkbookRow[][] {
  const tables: WorkbookRow[][] = [];
  // lines of one cell before the next table: its title, or a note below the last one
  let waiting: WorkbookRow[] = [];
  for (const band of bandsOf(rows)) {
    const last = tables.at(-1);
    if (last === undefined) tables.push(band);
    else if (band.every(isTitle)) waiting = [...waiting, ...band];
    else if (isTable(last) && opensTable(band)) {
      const [above, below] = partTitles(waiting, last, band);
      for (const row of above) last.push(row);
      tables.push([...below, ...band]);
      waiting = [];
    } else {
      for (const row of waiting) last.push(row);
      for (const row of band) last.push(row);
      waiting = [];
    }
  }
  for (const row of waiting) tables.at(-1)?.push(row);
  return tables;
}

/** The columns in which a further table begins beside the first; none unless all of them have heads. */
export function findSides(rows: readonly WorkbookRow[]): number[] {
  const columns = new Set<number>();
  for (const row of rows) for (const cell of row.cells) columns.add(cell.column);
  const sorted = [...columns].toSorted((a, b) => a - b);
  const starts = sorted.filter((column) => !columns.has(column - 1));
  if (starts.length < 2 || starts.some((column) => !columns.has(column + 1))) return [];
  const [, ...others] = starts;
  return cutColumns(rows, others).every(opensTable) ? others : [];
}

/** The rows left and right of each of the columns. */
export function cutColumns(rows: readonly WorkbookRow[], sides: readonly number[]): WorkbookRow[][] {
  if (sides.length === 0) return [[...rows]];
  const starts = [-Infinity, ...sides];
  return starts
    .map((start, at) => {
      const end = starts[at + 1] ?? Infinity;
      const within = ({ column }: WorkbookCell) => column >= start && column < end;
      return rows.map((row) => ({ ...row, cells: row.cells.filter(within) })).filter(hasCells);
    })
    .filter((side) => side.length > 0);
}

/** Rows without an empty one between them. */
function bandsOf(rows: readonly WorkbookRow[]): WorkbookRow[][] {
  const bands: WorkbookRow[][] = [];
  for (const row of rows) {
    const band = bands.at(-1);
    if (band !== undefined && row.row === (band.at(-1)?.row ?? 0) + 1) band.push(row);
    else bands.push([row]);
  }
  return bands;
}

/** A line goes with the table that it stands nearer to. */
function partTitles(
  titles: readonly WorkbookRow[],
  above: readonly WorkbookRow[],
  below: readonly WorkbookRow[],
): [above: WorkbookRow[], below: WorkbookRow[]] {
  const end = above.at(-1)?.row ?? 0;
  const start = below[0]?.row ?? 0;
  const at = titles.findIndex(({ row }) => start - row <= row - end);
  return at < 0 ? [[...titles], []] : [titles.slice(0, at), titles.slice(at)];
}

function isTable(rows: readonly WorkbookRow[]): boolean {
  return rows.filter(({ cells }) => cells.length > 1).length > 1;
}

function isTitle({ cells }: WorkbookRow): boolean {
  return cells.length === 1 && cells.every(isWord);
}

function hasCells({ cells }: WorkbookRow): boolean {
  return cells.length > 0;
}

/** Titles, then a row of words over columns of values; of two columns the second must hold nothing else. */
function opensTable(rows: readonly WorkbookRow[]): boolean {
  const first = rows.slice(0, mostTitles + 1).findIndex((row) => !isTitle(row));
  const head = rows[first]?.cells ?? [];
  if (head.length < 2 || !head.every(isWord)) return false;
  const named = new Set(head.map(({ column }) => column));
  const below = rows.slice(first + 1, first + 1 + sampledRows).map(({ cells }) => cells);
  const valued = below.filter((cells) => cells.some((cell) => named.has(cell.column) && isValue(cell)));
  if (head.length > 2) return valued.length > 0;
  const [name, second] = head.map(({ column }) => column);
  // a second line of heads below merged ones names no row
  const rest = below.slice(below.findIndex((cells) => cells.some(({ column }) => column === name)));
  const values = rest.flatMap((cells) => cells.filter(({ column }) => column === second));
  return values.length > 1 && values.every(isValue);
}

function isWord({ value, type, formula }: WorkbookCell): boolean {
  return typeof value === "string" && type === undefined && formula === undefined;
}

function isValue({ value, type }: WorkbookCell): boolean {
  return typeof value !== "string" || type === "date";
}
