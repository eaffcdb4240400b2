import { largest } from "../../../lib/largest.ts";
import { settleNumber } from "../../facts/settle-number.ts";
import { brief } from "../finding.ts";
import type { EvidenceCell } from "../table/read-table.ts";

/** Where the cells stand: how numbers are written there. */
export interface NumberPlace {
  language: string;
  document: string;
}

/** Shorter ranges are seen at a glance. */
const fewest = 5;
const mostKinds = 12;

/** What a range of cells amounts to, so that sums, counts and extremes can be judged without seeing every row. */
export function tellRange(cells: readonly EvidenceCell[], place: NumberPlace): string[] {
  const columns = Map.groupBy(
    cells.filter(({ cell }) => cell.value.trim() !== ""),
    ({ column }) => column,
  );
  const long = [...columns.values()].filter(({ length }) => length >= fewest);
  return [...long.map((own) => tellColumn(own, place)), ...tellKindsOf(long, place)];
}

/** The largest number of each kind, where a column of kinds is cited beside one of numbers. */
function tellKindsOf(columns: readonly (readonly EvidenceCell[])[], place: NumberPlace): string[] {
  const isNumbers = (cells: readonly EvidenceCell[]) =>
    cells.every(({ cell }) => settleNumber(cell.value, place)?.value !== undefined);
  const kinds = columns.find(
    (cells) => !isNumbers(cells) && new Set(cells.map(({ cell }) => cell.value.trim())).size <= mostKinds,
  );
  if (kinds === undefined) return [];
  const kindOf = new Map(kinds.map(({ row, cell }) => [row, cell.value.trim()]));
  return columns.filter(isNumbers).map((cells) => {
    const largest = [...Map.groupBy(cells, ({ row }) => kindOf.get(row) ?? "")].flatMap(([kind, own]) => {
      const best = topOf(own, place);
      return kind === "" || best === undefined
        ? []
        : [`${kind} ${best.cell.value} in row ${best.cell.rowHead} (of ${own.length} rows)`];
    });
    return `(the host found the largest ${cells[0]?.cell.columnHead ?? ""} of each kind: ${largest.join("; ")})`;
  });
}

function topOf(cells: readonly EvidenceCell[], place: NumberPlace): EvidenceCell | undefined {
  const read = cells.map((placed) => ({
    placed,
    key: settleNumber(placed.cell.value, place)?.value ?? "0",
  }));
  const places = largest(read.map(({ key }) => key.split(".")[1]?.length ?? 0));
  return read.reduce((best, one) => (toScaled(one.key, places) > toScaled(best.key, places) ? one : best))
    .placed;
}

function tellColumn(cells: readonly EvidenceCell[], place: NumberPlace): string {
  const name = cells[0]?.cell.columnHead ?? "";
  const range = `${cells[0]?.cell.address ?? ""}:${cells.at(-1)?.cell.address ?? ""}`;
  const rows = `rows "${brief(cells[0]?.cell.rowHead ?? "", 60)}" to "${brief(cells.at(-1)?.cell.rowHead ?? "", 60)}"`;
  const numbers = readNumbers(cells, place);
  const said =
    numbers.length === cells.length
      ? tellNumbers(numbers)
      : tellKinds(cells.map(({ cell }) => cell.value.trim()));
  return `(the host read all ${cells.length} cells of ${name} ${range}, ${rows}: ${said})`;
}

/** The smallest and the largest of some numbers, with their rows; undefined where one of them is no number. */
export function tellEnds(cells: readonly EvidenceCell[], place: NumberPlace): string | undefined {
  const numbers = readNumbers(cells, place);
  if (numbers.length !== cells.length) return undefined;
  const { low, high } = endsOf(numbers);
  return `smallest ${low?.value ?? ""} in row ${low?.rowHead ?? ""}; largest ${high?.value ?? ""} in row ${high?.rowHead ?? ""}`;
}

function readNumbers(cells: readonly EvidenceCell[], place: NumberPlace): ReadNumber[] {
  return cells.flatMap(({ cell }) => {
    const key = settleNumber(cell.value, place)?.value;
    return key === undefined ? [] : [{ cell, key }];
  });
}

interface ReadNumber {
  cell: EvidenceCell["cell"];
  key: string;
}

function endsOf(numbers: readonly ReadNumber[]) {
  const places = numbers.reduce((most, { key }) => Math.max(most, key.split(".")[1]?.length ?? 0), 0);
  const scaled = numbers.map(({ cell, key }) => ({ cell, value: toScaled(key, places) }));
  const sorted = scaled.toSorted((a, b) => (a.value < b.value ? -1 : a.value > b.value ? 1 : 0));
  return { places, scaled, low: sorted[0]?.cell, high: sorted.at(-1)?.cell };
}

function tellNumbers(numbers: readonly ReadNumber[]): string {
  const { places, scaled, low, high } = endsOf(numbers);
  const sum = scaled.reduce((total, { value }) => total + value, 0n);
  const below = scaled.filter(({ value }) => value < 0n).length;
  return [
    `sum ${fromScaled(sum, places)}`,
    `smallest ${low?.value ?? ""} in row ${low?.rowHead ?? ""}`,
    `largest ${high?.value ?? ""} in row ${high?.rowHead ?? ""}`,
    ...(below > 0 ? [`${below} below zero`] : []),
  ].join("; ");
}

function toScaled(key: string, places: number): bigint {
  const [whole = "0", fraction = ""] = key.split(".");
  return BigInt(`${whole}${fraction.padEnd(places, "0")}`);
}

function fromScaled(value: bigint, places: number): string {
  if (places === 0) return String(value);
  const digits = String(value < 0n ? -value : value).padStart(places + 1, "0");
  return `${value < 0n ? "-" : ""}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}

function tellKinds(values: readonly string[]): string {
  const counts = [...Map.groupBy(values, (value) => value)].map(([value, own]) => ({
    value,
    count: own.length,
  }));
  if (counts.length > mostKinds) return `${counts.length} different values`;
  return counts.map(({ value, count }) => `${count} times ${value}`).join("; ");
}
