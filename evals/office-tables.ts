import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import { printTable } from "../bench/print-table.ts";
import { round } from "../bench/statistics.ts";
import { createExtractor, type Extractor } from "../src/extract/extract.ts";
import type { ContentPart } from "../src/model/document.ts";
import { checkOfficeTable, countHeld, type CheckedCell } from "./office-tables/check-office-table.ts";
import { formulaTables } from "./office-tables/formula-tables.ts";
import type { OfficeTable } from "./office-tables/office-table.ts";
import { sheetTables } from "./office-tables/sheet-tables.ts";
import { slideTables } from "./office-tables/slide-tables.ts";
import { textTables } from "./office-tables/text-tables.ts";
import { wordTables } from "./office-tables/word-tables.ts";

const shared = join(import.meta.dirname, "..", "..", "shared");
const tables = [...wordTables, ...slideTables, ...textTables, ...sheetTables, ...formulaTables];

interface Row {
  table: OfficeTable;
  cells: CheckedCell[];
}

/** Cells of real office files with the heads of their rows and columns; `misses` shows what is wrong. */
export async function evalOfficeTables(args: readonly string[]): Promise<Record<string, number>> {
  if (!existsSync(join(shared, "corpus"))) {
    console.log("There is no ../shared/corpus beside the project.");
    return {};
  }
  const extractor = createExtractor({ workers: 1 });
  try {
    const rows: Row[] = [];
    for (const [file, own] of Map.groupBy(tables, ({ file }) => file)) {
      const parts = await read(file, extractor);
      for (const table of own) rows.push({ table, cells: checkOfficeTable(table, parts) });
    }
    print(rows);
    if (args.includes("misses")) for (const row of rows) printMisses(row);
    return figuresOf(rows);
  } finally {
    await extractor.close();
  }
}

async function read(file: string, extractor: Extractor): Promise<ContentPart[]> {
  const { parts } = await extractor.extract({
    ...{ documentId: file, fileName: basename(file), path: join(shared, file) },
    signal: new AbortController().signal,
  });
  return parts;
}

function print(rows: readonly Row[]): void {
  printTable("Tables of real office files: cells with their value and both heads", [
    ["table", "file", "right", "cells"],
    ...rows.map(({ table, cells }) => [
      table.id,
      basename(table.file),
      String(countHeld(cells)),
      String(cells.length),
    ]),
  ]);
}

function printMisses({ table, cells }: Row): void {
  for (const { cell, holds, read } of cells) {
    const [value, row, column, at] = cell;
    const wanted = `${JSON.stringify(value)} in row ${JSON.stringify(row)}, column ${JSON.stringify(column)}`;
    if (!holds) console.log(`${table.id} ${at ?? ""}: ${wanted}; read ${read}`);
  }
}

function figuresOf(rows: readonly Row[]): Record<string, number> {
  const cells = rows.reduce((sum, row) => sum + row.cells.length, 0);
  const right = rows.reduce((sum, row) => sum + countHeld(row.cells), 0);
  const faultless = rows.filter((row) => countHeld(row.cells) === row.cells.length).length;
  console.log(
    `\n${right} of ${cells} cells right in ${rows.length} tables, ${faultless} tables without a fault.`,
  );
  return { tables: rows.length, cells, right, share: round(right / cells), faultless };
}
