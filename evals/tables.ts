import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { z } from "zod";
import { printTable } from "../bench/print-table.ts";
import { round } from "../bench/statistics.ts";
import { createExtractor } from "../src/extract/extract.ts";
import { readPdf } from "../src/extract/pdf/pdf.ts";
import { collectParts } from "../test/fakes/collect-parts.ts";

const Score = z.object({
  summary: z.object({
    tables: z.object({ microRecall: z.number(), microPrecision: z.number(), whole: z.number() }),
    pairs: z.object({ recall: z.number() }),
  }),
  results: z.array(
    z.object({ id: z.string(), kind: z.string(), recall: z.number(), precision: z.number().optional() }),
  ),
});
type Score = z.infer<typeof Score>;
type Result = Score["results"][number];

const folder = join(import.meta.dirname, "..", "..", "shared", "eval", "tables");
const pairs = "key-value";

/** Cells of real tables with their row and head, and labels with their values; `misses` shows what was lost. */
export async function evalTables(args: readonly string[]): Promise<Record<string, number>> {
  if (!existsSync(folder)) {
    console.log("There is no ../shared/eval/tables beside the project.");
    return {};
  }
  const files = readdirSync(join(folder, "files")).filter((file) => file.endsWith(".pdf"));
  const out = mkdtempSync(join(tmpdir(), "dossier-tables-"));
  try {
    await extractAll(files, out);
    if (args.includes("misses")) console.log(check(out, "--misses"));
    const score = Score.parse(JSON.parse(check(out, "--json")));
    print(score);
    return { ...figuresOf(score), pagesPerCpuSecond: round(await measureSpeed(files)) };
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

async function extractAll(files: readonly string[], out: string): Promise<void> {
  const extractor = createExtractor({ workers: 1 });
  try {
    for (const file of files) {
      const extracted = await extractor.extract({
        ...{ documentId: file, fileName: file, path: join(folder, "files", file) },
        signal: new AbortController().signal,
      });
      writeFileSync(join(out, `${file}.json`), JSON.stringify(extracted));
    }
  } finally {
    await extractor.close();
  }
}

function check(out: string, option: string): string {
  return execFileSync(process.execPath, [join(folder, "check.mjs"), "--dir", out, option], {
    encoding: "utf8",
    maxBuffer: 1 << 26,
  });
}

/** In this process, after one round that only warms up. */
async function measureSpeed(files: readonly string[]): Promise<number> {
  const readAll = async () => {
    let pages = 0;
    for (const file of files) {
      const { progress } = await collectParts(readPdf, join(folder, "files", file), { ocr: "never" });
      pages += progress.length;
    }
    return pages;
  };
  await readAll();
  const begun = process.cpuUsage();
  const pages = await readAll();
  const { user, system } = process.cpuUsage(begun);
  return pages / ((user + system) / 1e6);
}

function print({ results }: Score): void {
  printTable("Tables of real PDF files: cells with the right row and head", [
    ["table", "kind", "recall", "precision"],
    ...results.map(({ id, kind, recall, precision }) => [
      id,
      kind,
      percent(recall),
      precision === undefined ? "" : percent(precision),
    ]),
  ]);
  const kinds = [...new Set(results.map(({ kind }) => kind))].filter((kind) => kind !== pairs);
  printTable("Means over tables", [
    ["kind", "tables", "recall", "precision"],
    ...kinds.map((kind) => toRow(kind, ofKind(results, kind))),
    toRow("all", withoutPairs(results)),
  ]);
}

function toRow(name: string, results: readonly Result[]): string[] {
  const { recall, precision } = means(results);
  return [name, String(results.length), percent(recall), percent(precision)];
}

function figuresOf({ summary, results }: Score): Record<string, number> {
  const [all, statements] = [means(withoutPairs(results)), means(ofKind(results, "statement"))];
  const { tables } = summary;
  const figures = {
    tables: withoutPairs(results).length,
    recall: round(all.recall),
    precision: round(all.precision),
    cellRecall: round(tables.microRecall),
    cellPrecision: round(tables.microPrecision),
    faultless: tables.whole,
    statementRecall: round(statements.recall),
    statementPrecision: round(statements.precision),
    pairRecall: round(summary.pairs.recall),
  };
  console.log(
    `\nLabels with their values: ${percent(summary.pairs.recall)} % of pairs. ${tables.whole} tables without a fault.`,
  );
  return figures;
}

function means(results: readonly Result[]): { recall: number; precision: number } {
  const mean = (numbers: readonly number[]) =>
    numbers.reduce((sum, one) => sum + one, 0) / Math.max(1, numbers.length);
  return {
    recall: mean(results.map(({ recall }) => recall)),
    precision: mean(results.map(({ precision }) => precision ?? 0)),
  };
}

function ofKind(results: readonly Result[], kind: string): Result[] {
  return results.filter((result) => result.kind === kind);
}

function withoutPairs(results: readonly Result[]): Result[] {
  return results.filter(({ kind }) => kind !== pairs);
}

function percent(share: number): string {
  return (share * 100).toFixed(1);
}
