import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { Readable } from "node:stream";
import { z } from "zod";
import { printTable } from "../../bench/print-table.ts";
import { round } from "../../bench/statistics.ts";
import { createExtractor, type Extractor } from "../../src/extract/extract.ts";
import type { ContentPart, Table } from "../../src/model/document.ts";
import { makePdf, ruledTable } from "../../test/fixtures/make-pdf.ts";
import { toComparable } from "./compare-text.ts";
import { corpusFolder } from "./corpus-index.ts";
import { ruledTables } from "./ruled-tables.ts";

const Gold = z.object({
  files: z.array(z.object({ file: z.string(), cells: z.array(z.array(z.string())) })),
});

/** Tables of real PDF files: how many cells are found whole, and how many of those found are right. */
export async function evalGoldTables(extractor: Extractor): Promise<Record<string, number>> {
  const path = join(import.meta.dirname, "..", "gold", "pdf-tables.json");
  const { files } = Gold.parse(JSON.parse(readFileSync(path, "utf8")));
  const rows: { file: string; gold: number; found: number; right: number }[] = [];
  for (const { file, cells } of files) {
    const { parts } = await extractor.extract({
      ...{ documentId: file, fileName: basename(file), path: join(corpusFolder, file) },
      signal: new AbortController().signal,
    });
    const found = cellsOf(parts);
    rows.push({ file, gold: cells.flat().length, found: found.length, right: shared(cells.flat(), found) });
  }
  const sum = (pick: (row: (typeof rows)[number]) => number) => rows.reduce((all, row) => all + pick(row), 0);
  const [gold, found, right] = [sum((row) => row.gold), sum((row) => row.found), sum((row) => row.right)];
  printTable("Tables of PDF files of the corpus, written down by eye: cells with exactly this text", [
    ["file", "cells", "found", "right", "recall", "precision"],
    ...[...rows, { file: "all", gold, found, right }].map((row) => [
      row.file,
      ...[row.gold, row.found, row.right].map(String),
      String(round(row.right / row.gold)),
      String(round(row.right / row.found)),
    ]),
  ]);
  return { tableRecall: round(right / gold), tablePrecision: round(right / found) };
}

/** As they are shown: a number may have lost its last zeros on the way to a value. */
function cellsOf(parts: readonly ContentPart[]): string[] {
  return parts.flatMap(({ table }) => (table === undefined ? [] : shownCells(table)));
}

function shownCells({ rows, notes = [] }: Table): string[] {
  return rows.flatMap((cells, row) =>
    cells.flatMap((cell, column) => {
      const shown = notes.find((note) => note.row === row && note.column === column)?.shown;
      const text = shown ?? String(cell ?? "");
      return text.trim() === "" ? [] : [text];
    }),
  );
}

function shared(wanted: readonly string[], found: readonly string[]): number {
  const left = new Map<string, number>();
  for (const text of found.map(toComparable)) left.set(text, (left.get(text) ?? 0) + 1);
  return wanted.map(toComparable).filter((text) => {
    const count = left.get(text) ?? 0;
    left.set(text, count - 1);
    return count > 0;
  }).length;
}

/** Ruled tables that we draw ourselves: rows, columns and text must be exact. */
export async function evalFixtureTables(): Promise<Record<string, number>> {
  const extractor = createExtractor({ workers: 1 });
  let cells = 0;
  let exact = 0;
  try {
    for (const { widths, rowHeight, rows } of ruledTables()) {
      const drawn = rows.flatMap((row, at) => row.map((text, column) => ({ row: at, column, text })));
      const draw = ruledTable({ at: [50, 80], widths, rowHeight, cells: drawn });
      const { parts } = await extractor.extract({
        ...{ documentId: "ruled", fileName: "ruled.pdf" },
        content: Readable.from([makePdf({ pages: [{ draw }] })]),
        signal: new AbortController().signal,
      });
      const table = parts.find((part) => part.table !== undefined)?.table;
      for (const { row, column, text } of drawn) {
        cells += 1;
        const shown = table?.notes?.find((note) => note.row === row && note.column === column)?.shown;
        exact += (shown ?? String(table?.rows[row]?.[column] ?? "")) === text ? 1 : 0;
      }
    }
  } finally {
    await extractor.close();
  }
  console.log(`\nRuled tables that we drew: ${exact} of ${cells} cells exact.`);
  return { ruledCells: cells, ruledCellsExact: exact };
}
