import { foldText } from "../../lib/text/fold-text.ts";
import { takingPart } from "../evaluate/join-rows.ts";
import { usedColumns } from "../plan/bound-plan.ts";
import type { BoundPlan } from "../plan/bound-plan.ts";
import { dayNumber } from "../table/read-date-cell.ts";
import type { CellSource, Column, FileSource, PlainValue, TypedTable } from "../table/typed-table.ts";
import { scaledNumber } from "./compile-expression.ts";
import type { LoadColumn, LoadTable } from "./job.ts";
import { scanColumn, scanRows } from "./scan-sql.ts";

/** The tables of a plan as the engine sees them: what is loaded, and how each is read. */
export interface CompiledTables {
  loads: LoadTable[];
  files: string[];
  /** What stands behind FROM and JOIN, one for each table of the plan. */
  sources: string[];
  /** Scanned columns that may hold something else, with a test for cells without a value. */
  misfits: { table: number; column: number; name: string }[];
}

const shortDigits = 18;

/** The different texts of a scanned column, which are folded here and looked up there. */
export interface ScanFold {
  table: number;
  column: number;
  texts: string[];
}

export interface TablesInput {
  tables: readonly TypedTable[];
  folds: readonly ScanFold[];
  /** Scanned rows are numbered only where somebody asks which ones. */
  numbersScans: boolean;
}

export function compileTables(plan: BoundPlan, { tables, folds, numbersScans }: TablesInput): CompiledTables {
  const made: CompiledTables = { loads: [], files: [], sources: [], misfits: [] };
  const used = usedColumns(plan);
  for (const [at, { table: index }] of [plan.from, ...plan.joins].entries()) {
    const table = tables[index];
    if (table === undefined) continue;
    const columns = used.filter((one) => one.table === at);
    if (table.source.kind === "cells") {
      const totals = at > 0 && plan.totals === "only" ? "exclude" : plan.totals;
      made.loads.push(
        loadTable(`t${at}`, { table, source: table.source, columns, rows: takingPart(table.source, totals) }),
      );
      made.sources.push(`t${at}`);
      continue;
    }
    const { source } = table;
    made.files.push(source.path);
    const own = folds.filter((fold) => fold.table === at);
    for (const fold of own) made.loads.push(loadFold(fold));
    const scan = scanSource(table, source, {
      ...{ at, columns, misfits: made.misfits, isNumbered: numbersScans },
    });
    made.sources.push(withFolds(scan, own));
  }
  return made;
}

function foldName({ table, column }: ScanFold): string {
  return `fold${table}_${column}`;
}

function loadFold(fold: ScanFold): LoadTable {
  const { texts } = fold;
  return {
    name: foldName(fold),
    rows: texts.length,
    columns: [
      { name: "raw", type: "VARCHAR", values: texts },
      { name: "folded", type: "VARCHAR", values: texts.map(foldText) },
    ],
  };
}

/** A scan with the folded form of its texts beside them. */
function withFolds(scan: string, folds: readonly ScanFold[]): string {
  if (folds.length === 0) return scan;
  const columns = folds.map((fold) => `${foldName(fold)}.folded AS f${fold.column}`);
  const joins = folds.map(
    (fold) => ` LEFT JOIN ${foldName(fold)} ON s.c${fold.column} = ${foldName(fold)}.raw`,
  );
  return `(SELECT s.*, ${columns.join(", ")} FROM ${scan} AS s${joins.join("")})`;
}

interface ScanInput {
  at: number;
  columns: readonly { column: number }[];
  /** Grows by the columns that may hold something else than they should. */
  misfits: CompiledTables["misfits"];
  isNumbered: boolean;
}

function scanSource(
  table: TypedTable,
  source: FileSource,
  { at, columns, misfits, isNumbered }: ScanInput,
): string {
  const firsts: string[] = [];
  const values: string[] = [];
  for (const { column } of columns) {
    const own = table.columns[column];
    const format = source.formats[column];
    if (own === undefined || format === undefined) continue;
    const { first, value, isMisfit } = scanColumn(own, format, { raw: `k${column}`, first: `p${column}` });
    if (first !== undefined) firsts.push(`${first} AS p${column}`);
    values.push(`${value} AS c${column}`);
    if (isMisfit !== undefined) misfits.push({ table: at, column, name: `t${at}c${column} IS NULL` });
  }
  const number = isNumbered ? "row_number() OVER () - 1" : "0";
  const rows = `(SELECT ${["*", ...firsts].join(", ")} FROM ${scanRows(source)})`;
  return `(SELECT ${[`${number} AS r`, ...values].join(", ")} FROM ${rows})`;
}

interface LoadInput {
  table: TypedTable;
  source: CellSource;
  columns: readonly { column: number; isFolded: boolean }[];
  rows: readonly number[];
}

function loadTable(name: string, { table, source, columns, rows }: LoadInput): LoadTable {
  const loaded: LoadColumn[] = [{ name: "r", type: "BIGINT", values: rows.map(BigInt) }];
  for (const { column, isFolded } of columns) {
    const own = table.columns[column];
    if (own === undefined) continue;
    const values = rows.map((row) => source.values[column]?.[row] ?? null);
    loaded.push({
      name: `c${column}`,
      type: typeOfColumn(own),
      values: values.map((value) => toLoaded(value, own)),
    });
    if (isFolded)
      loaded.push({
        name: `f${column}`,
        type: "VARCHAR",
        values: values.map((value) => (value === null ? null : foldText(value))),
      });
  }
  return { name, rows: rows.length, columns: loaded };
}

function typeOfColumn({ kind, digits }: Column): LoadColumn["type"] {
  if (kind === "number") return digits <= shortDigits ? "BIGINT" : "HUGEINT";
  return kind === "date" ? "DATE" : kind === "boolean" ? "BOOLEAN" : "VARCHAR";
}

function toLoaded(value: PlainValue, { kind, scale }: Column): LoadColumn["values"][number] {
  if (value === null) return null;
  switch (kind) {
    case "number":
      return scaledNumber(value, scale);
    case "date":
      return dayNumber(value) ?? null;
    case "boolean":
      return value === "true";
    case "text":
      return value;
  }
}
