/** A row as other code than the product's read it: column head to cell text. */
export type PlainRow = Readonly<Record<string, string>>;

/**
 * What a right answer must say. `values`: each stands in the claims; `rows`: as many claims as rows, each with all of
 * its values; "none": the question cannot be answered from the table, and must not be.
 */
export type Wanted = { values: (string | number)[] } | { rows: (string | number)[][] } | "none";

export interface TableQuestion {
  table: string;
  language: "en" | "de" | "fr" | "it" | "es";
  text: string;
  truth(rows: readonly PlainRow[]): Wanted;
}

/** A number as the plain tables write it; apostrophes are groups, a comma is a decimal mark where there is no point. */
export function toNumber(text: string | undefined): number {
  const plain = (text ?? "").replaceAll(/['’%\s]/g, "");
  if (plain === "") return Number.NaN;
  return Number(plain.includes(".") ? plain.replaceAll(",", "") : plain.replace(",", "."));
}

type Test = (row: PlainRow) => boolean;
const all: Test = () => true;

function numbersOf(rows: readonly PlainRow[], column: string, test: Test): number[] {
  return rows
    .filter(test)
    .map((row) => toNumber(row[column]))
    .filter((value) => !Number.isNaN(value));
}

/** Added as whole millionths, so that floats lose nothing. */
export function sumOf(rows: readonly PlainRow[], column: string, test: Test = all): number {
  return (
    numbersOf(rows, column, test).reduce((sum, value) => sum + Math.round(value * 1_000_000), 0) / 1_000_000
  );
}

export function averageOf(rows: readonly PlainRow[], column: string, test: Test = all): number {
  return sumOf(rows, column, test) / numbersOf(rows, column, test).length;
}

export function medianOf(rows: readonly PlainRow[], column: string): number {
  const sorted = numbersOf(rows, column, all).toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const [low = 0, high = 0] = [sorted[middle - 1], sorted[middle]];
  return sorted.length % 2 === 1 ? high : (low + high) / 2;
}

export function maxOf(rows: readonly PlainRow[], column: string, test: Test = all): number {
  return Math.max(...numbersOf(rows, column, test));
}

export function minOf(rows: readonly PlainRow[], column: string, test: Test = all): number {
  return Math.min(...numbersOf(rows, column, test));
}

export function countOf(rows: readonly PlainRow[], test: Test): number {
  return rows.filter(test).length;
}

export function distinctOf(rows: readonly PlainRow[], column: string, test: Test = all): number {
  return new Set(rows.filter(test).map((row) => row[column] ?? "")).size;
}

/** The best n rows by a column, more where the last ones are equal: name and value of each. */
export function topOf(
  rows: readonly PlainRow[],
  { name, by, n = 1, least = false, test = all }: TopOptions,
): (string | number)[][] {
  const sorted = rows
    .filter(test)
    .map((row) => ({ name: row[name] ?? "", value: toNumber(row[by]) }))
    .filter(({ value }) => !Number.isNaN(value))
    .toSorted((a, b) => (least ? a.value - b.value : b.value - a.value));
  const last = sorted[n - 1]?.value ?? Number.NaN;
  return sorted
    .filter(({ value }) => (least ? value <= last : value >= last))
    .map((row) => [row.name, row.value]);
}

interface TopOptions {
  name: string;
  by: string;
  n?: number;
  least?: boolean;
  test?: Test;
}

/** One row per value of a column. */
export function perValue(
  rows: readonly PlainRow[],
  column: string,
  compute: (own: readonly PlainRow[]) => number,
): [string, number][] {
  const groups = Map.groupBy(rows, (row) => row[column] ?? "");
  return [...groups].map(([name, own]) => [name, compute(own)]);
}

/** The groups with the most or least; several where they are equal. */
export function best(groups: readonly [string, number][], least = false): [string, number][] {
  const values = groups.map(([, value]) => value);
  const wanted = least ? Math.min(...values) : Math.max(...values);
  return groups.filter(([, value]) => value === wanted);
}
