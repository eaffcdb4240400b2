import type { Evidence } from "../../../model/grounding.ts";
import { wholeTable } from "../../../model/documents/whole-table.ts";
import { brief } from "../finding.ts";
import { createSource, type AuditSource } from "../locate/source.ts";
import { readAddress, writeAddress } from "../table/cell-address.ts";
import { placeCell, type EvidenceCell, type ReadTable } from "../table/read-table.ts";
import { headsAbove } from "./heads-above.ts";
import type { ShownTable } from "./shown-support.ts";
import { tellCoverage, tellGroups } from "./tell-groups.ts";
import { tellOpening } from "./tell-opening.ts";
import { tellPlace } from "./tell-place.ts";
import { tellRange, type NumberPlace } from "./tell-range.ts";

export interface CellsToShow {
  addresses: readonly string[];
  /** Those that were cited one by one, beside ranges. */
  singles: readonly string[];
  evidence: readonly Evidence[];
  /** Whether the claim sets one row above or below others. */
  isRanked: boolean;
}

interface TableWords {
  read: ReadTable;
  how: NumberPlace;
}

const mostColumns = 40;
const fewCells = 8;
/** More cited rows are not all shown. */
const mostRows = 6;

/** Column heads, the rows that were cited with the ones above and below, and what is cited, told by row and column. */
export function showCells(
  source: AuditSource,
  { addresses, singles, evidence, isRanked }: CellsToShow,
): ShownTable {
  const { evidence: own } = source;
  const whole = wholeTable(own, evidence);
  const read = readFrom(whole === own ? source : createSource(whole), addresses);
  const place = [...tellPlace(own), ...tellOpening(own, evidence)];
  const base = { kind: "table" as const, key: own.id.replace(/~\d+$/u, ""), place };
  if (read === undefined) return { ...base, captions: [], heads: [], columns: [], rows: [], cited: [] };
  const placed = addresses
    .flatMap((address) => {
      const at = placeIn(read, address);
      return at === undefined ? [] : [placeCell(read, at.row, at.column)];
    })
    .toSorted((a, b) => a.row - b.row || a.column - b.column);
  const alone = placed.filter(({ cell }) => singles.includes(cell.address));
  const how = { language: source.language(), document: own.document };
  const columns = new Set([...read.keyColumns, ...placed.map(({ column }) => column)]);
  return {
    ...base,
    captions: [...read.captions, ...headsAbove(own, 0, evidence)],
    heads: read.columnHeads
      .slice(0, mostColumns)
      .map((head, column) => ({ column: letters(read, column), head })),
    columns: [...columns].toSorted((a, b) => a - b).map((column) => letters(read, column)),
    rows: rowsOf(read, placed, alone),
    cited: [
      ...tellCited(placed, alone, { read, how }),
      ...tellRange(placed, how),
      ...tellGroups({ placed: alone.length > 0 ? alone : placed, read, isRanked }, how),
    ],
  };
}

function readFrom(source: AuditSource, addresses: readonly string[]): ReadTable | undefined {
  return source.tables().find((table) => addresses.some((address) => placeIn(table, address) !== undefined));
}

function placeIn(
  { table, columnHeads }: ReadTable,
  address: string,
): { row: number; column: number } | undefined {
  const from = readAddress(address)?.from;
  if (from === undefined) return undefined;
  const place = { row: from.row - table.firstRow, column: from.column - table.firstColumn };
  const isInside =
    place.row >= 0 && place.row < table.rows.length && place.column >= 0 && place.column < columnHeads.length;
  return isInside ? place : undefined;
}

function letters({ table }: ReadTable, column: number): string {
  return writeAddress(table.firstColumn + column, 1).slice(0, -1);
}

function rowsOf(
  read: ReadTable,
  placed: readonly EvidenceCell[],
  alone: readonly EvidenceCell[],
): ShownTable["rows"] {
  const { table, groups } = read;
  const cited = [...new Set(placed.map(({ row }) => row))].toSorted((a, b) => a - b);
  const own = alone.slice(0, fewCells).map(({ row }) => row);
  const shown = cited.length > mostRows ? [...cited.slice(0, 3), ...own, ...cited.slice(-2)] : cited;
  const near = [...new Set(shown.flatMap((row) => [row - 1, row, row + 1]))].toSorted((a, b) => a - b);
  return near.flatMap((row) => {
    const cells = table.rows[row];
    if (cells === undefined) return [];
    const said = cells.slice(0, mostColumns).map((cell) => brief(cell, 400));
    return [{ row: table.firstRow + row, group: groups[row] ?? "", cells: said }];
  });
}

/** A few cells one by one with their heads; of more each run of a column, from its first row to its last. */
function tellCited(
  placed: readonly EvidenceCell[],
  alone: readonly EvidenceCell[],
  words: TableWords,
): string[] {
  if (placed.length <= fewCells) return placed.map(tellCell);
  const columns = [...Map.groupBy(placed, ({ column }) => column).values()];
  const runs = columns.flatMap((own) =>
    runsOf(own.toSorted((a, b) => a.row - b.row)).flatMap((run) => tellRun(run, words)),
  );
  // a cell that was cited by itself is told by itself
  return [...alone.slice(0, fewCells).map(tellCell), ...runs];
}

function tellCell({ cell: { address, value, rowHead, columnHead } }: EvidenceCell): string {
  const heads = [rowHead === value ? "" : rowHead, columnHead].filter((head) => head !== "");
  const said = heads.map((head) => brief(head, 120)).join(" / ");
  return `${address}${said === "" ? "" : `, ${said}`}: ⟦${brief(value, 400)}⟧`;
}

function runsOf(cells: readonly EvidenceCell[]): EvidenceCell[][] {
  const runs: EvidenceCell[][] = [];
  for (const cell of cells) {
    const open = runs.at(-1);
    if (open !== undefined && (open.at(-1)?.row ?? -2) + 1 === cell.row) open.push(cell);
    else runs.push([cell]);
  }
  return runs;
}

function tellRun(run: readonly EvidenceCell[], { read, how }: TableWords): string[] {
  const [first, last] = [run[0], run.at(-1)];
  if (first === undefined || last === undefined) return [];
  if (run.length < 3) return run.map(tellCell);
  const covered = tellCoverage(new Set(run.map(({ row }) => row)), read, how);
  const rows = `rows "${brief(first.cell.rowHead, 60)}" to "${brief(last.cell.rowHead, 60)}"`;
  return [
    `⟦${first.cell.address}:${last.cell.address}⟧, ${run.length} cells of ${brief(first.cell.columnHead, 120)}, ${[rows, ...covered].join(", ")}`,
  ];
}
