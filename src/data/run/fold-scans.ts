import { usedColumns } from "../plan/bound-plan.ts";
import type { BoundPlan } from "../plan/bound-plan.ts";
import type { Complaint } from "../complaint.ts";
import { shorten } from "../plan/nearest-names.ts";
import type { ScanFold } from "../sql/compile-tables.ts";
import { scanColumn, scanRows } from "../sql/scan-sql.ts";
import type { TypedTable } from "../table/typed-table.ts";
import type { PlanRunDeps } from "./run-deps.ts";

const mostTexts = 100_000;

/** The different texts of scanned columns that are compared without capitals and accents; folding is done in one place only. */
export async function foldScans(
  plan: BoundPlan,
  tables: readonly TypedTable[],
  { engine, signal, limits }: PlanRunDeps,
): Promise<ScanFold[] | Complaint> {
  const folds: ScanFold[] = [];
  for (const { table: at, column, isFolded } of usedColumns(plan)) {
    const table = tables[[plan.from, ...plan.joins][at]?.table ?? -1];
    const own = table?.columns[column];
    if (!isFolded || own === undefined || table?.source.kind !== "file") continue;
    const { source } = table;
    const format = source.formats[column];
    if (format === undefined) continue;
    const { value } = scanColumn(own, format, { raw: `k${column}`, first: "p" });
    const sql = `SELECT DISTINCT ${value} AS v FROM ${scanRows(source)} WHERE ${value} IS NOT NULL LIMIT ${mostTexts + 1}`;
    const statements = [{ sql, values: [], mostRows: mostTexts + 1 }];
    const results = await engine.run({ loads: [], files: [source.path], statements }, { signal, limits });
    if (results === "unavailable") return [];
    const texts = (results[0]?.rows ?? []).flatMap(([text]) => text ?? []);
    if (texts.length > mostTexts)
      return {
        complaint: `"${shorten(own.name)}" holds more than ${mostTexts} different texts; compare it exactly, without match: "folded".`,
      };
    folds.push({ table: at, column, texts });
  }
  return folds;
}
