import { settleNumber } from "../../facts/settle-number.ts";
import { brief } from "../finding.ts";
import { placeCell, type EvidenceCell, type ReadTable } from "../table/read-table.ts";
import { tellEnds, type NumberPlace } from "./tell-range.ts";

export interface Grouped {
  placed: readonly EvidenceCell[];
  read: ReadTable;
  isRanked: boolean;
}

const mostKinds = 12;
const fewestRows = 3;
const mostTold = 3;
const mostNamed = 12;

/** How cited cells stand among the rows of their kind: the largest and smallest of them, and which rows share a word. */
export function tellGroups({ placed, read, isRanked }: Grouped, place: NumberPlace): string[] {
  const isNumber = ({ cell }: EvidenceCell) => settleNumber(cell.value, place)?.value !== undefined;
  const numbers = placed.filter((one) => isNumber(one) && !read.keyColumns.includes(one.column));
  const words = placed.filter((one) => !isNumber(one));
  const kinds = isRanked ? kindColumns(read, place) : [];
  const rows = [...new Set(numbers.map(({ row }) => row))];
  const told =
    !isRanked || rows.length > mostTold
      ? []
      : numbers.slice(0, mostTold).flatMap(({ row, column }) => [
          ...tellAmong(
            read,
            { column, rows: read.table.rows.map((_, at) => at), name: "rows of the table" },
            place,
          ),
          ...kinds.flatMap((kind) => {
            const value = read.table.rows[row]?.[kind] ?? "";
            const same = rowsWith(read, kind, value);
            const name = `rows with ${read.columnHeads[kind] ?? ""} "${brief(value, 60)}"`;
            return value === "" ? [] : tellAmong(read, { column, rows: same, name }, place);
          }),
        ]);
  return [...new Set([...told, ...tellShared(words, read)])];
}

/** Columns of words that come again and again, and name no row. */
function kindColumns({ table, keyColumns, columnHeads }: ReadTable, place: NumberPlace): number[] {
  return columnHeads.flatMap((_, column) => {
    if (keyColumns[0] === column) return [];
    const values = table.rows.map((row) => (row[column] ?? "").trim()).filter((value) => value !== "");
    const kinds = new Set(values);
    if (kinds.size === 0 || kinds.size > mostKinds || kinds.size * 2 > values.length) return [];
    return [...kinds].every((kind) => settleNumber(kind, place)?.value === undefined) ? [column] : [];
  });
}

function rowsWith({ table }: ReadTable, column: number, value: string): number[] {
  return table.rows.flatMap((row, at) => ((row[column] ?? "").trim() === value.trim() ? [at] : []));
}

function tellAmong(
  read: ReadTable,
  { column, rows, name }: { column: number; rows: readonly number[]; name: string },
  place: NumberPlace,
): string[] {
  const cells = rows
    .map((row) => placeCell(read, row, column))
    .filter(({ cell }) => cell.value.trim() !== "");
  const ends = cells.length < fewestRows ? undefined : tellEnds(cells, place);
  const head = read.columnHeads[column] ?? "";
  return ends === undefined ? [] : [`(the host read ${head} in the ${cells.length} ${name}: ${ends})`];
}

/** Whether rows are all there are, or all of their kind; what is left out where they are not. */
export function tellCoverage(rows: ReadonlySet<number>, read: ReadTable, place: NumberPlace): string[] {
  if (rows.size === read.table.rows.length) return ["every row that the host was given of this table"];
  return kindColumns(read, place).flatMap((column) => {
    const kinds = new Set([...rows].map((row) => (read.table.rows[row]?.[column] ?? "").trim()));
    const [kind = ""] = kinds;
    if (kinds.size !== 1 || kind === "") return [];
    const left = rowsWith(read, column, kind).filter((row) => !rows.has(row)).length;
    const name = `rows with ${read.columnHeads[column] ?? ""} "${brief(kind, 60)}"`;
    return [left === 0 ? `all ${name}` : `${left} more ${name} are not among them`];
  });
}

/** Cited cells that all say the same: which other rows say so too. */
function tellShared(words: readonly EvidenceCell[], read: ReadTable): string[] {
  return [...Map.groupBy(words, ({ column }) => column)].flatMap(([column, own]) => {
    const values = new Set(own.map(({ cell }) => cell.value.trim()));
    const [value = ""] = values;
    if (own.length < 2 || values.size !== 1 || read.keyColumns.includes(column)) return [];
    const cited = new Set(own.map(({ row }) => row));
    const left = rowsWith(read, column, value).filter((row) => !cited.has(row));
    const names = left.slice(0, mostNamed).map((row) => brief(placeCell(read, row, column).cell.rowHead, 60));
    const said =
      left.length === 0
        ? "no other row of the table has it"
        : `${left.length} more have it: ${names.join(", ")}`;
    return [
      `(the host found "${brief(value, 60)}" in ${read.columnHeads[column] ?? ""} is cited in ${cited.size} rows; ${said})`,
    ];
  });
}
