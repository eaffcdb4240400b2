import type { PlanResult } from "../../data/run/plan-result.ts";
import type { TypedTable } from "../../data/table/typed-table.ts";

export interface QueryResult {
  plan: Record<string, unknown>;
  result: PlanResult;
  /** How it was computed. */
  words: string;
  title: string;
  language: string;
  tables: readonly TypedTable[];
  /** File names by document id. */
  fileNames: Readonly<Record<string, string>>;
  /** Whether it becomes a workbook: then the tables behind it come along, and sums are formulas. */
  isWorkbook: boolean;
}
