import { checkPlan, printTables } from "../data/data.ts";
import type { PlanResult } from "../data/run/plan-result.ts";
import type { TypedTable } from "../data/table/typed-table.ts";
import type { ReadAnswer } from "../ai/call/ai-call.ts";
import { toJson } from "../lib/json/to-json.ts";
import { Failure } from "../model/failure.ts";
import { planQuery } from "../prompts/plan-query.ts";
import type { PlanQueryAnswer, PlanQueryInput } from "../prompts/plan-query.ts";
import { shapeTables } from "./answer/shape-tables.ts";
import { askModel } from "./ask-model.ts";
import { toDocument } from "./query/result-document.ts";
import type { ResultDocument } from "./query/result-document.ts";
import type { QueryResult } from "./query/query-result.ts";
import { beginUnrecorded } from "./unrecorded-round.ts";
import type { OneLook } from "./unrecorded-round.ts";

export interface TableQuestion {
  question: string;
  tables: readonly TypedTable[];
  language: string;
}

/** A question that became a plan and was computed, or why it was not. */
export type Queried =
  | { kind: "computed"; plan: Record<string, unknown>; result: PlanResult }
  | { kind: "declined"; reason: string; plan?: Record<string, unknown> };

const mostLettersOfTables = 20_000;
/** A plan that cannot be run goes back once. */
const mostPlans = 2;

const needsModel =
  "The built-in offline model made no plan of this question. Configure a language model (--model NAME with --base-url URL, or the configuration file), or hand in the plan itself as a JSON object; --tables lists the tables and their columns.";

/** Has a plan made of a question about tables, and computes it. The model sees profiles, and never a result. */
export async function queryQuestion(
  { question, tables, language }: TableQuestion,
  look: OneLook,
): Promise<Queried> {
  const { deps } = await beginUnrecorded({ prompt: question, files: [] }, look);
  const shown = tables.filter(({ isHidden }) => isHidden !== true);
  const shapes = shapeTables(shown);
  const failed: PlanQueryInput["failed"] = [];
  for (;;) {
    const input = { question, language, tables: printTables(shown, mostLettersOfTables), shapes, failed };
    const read = (text: string) => readPlanned(text, tables);
    const { plan, reason } = await askModel("plan query", { prompt: planQuery, input, read }, deps).catch(
      (error: unknown): PlanQueryAnswer => {
        if (error instanceof Failure && error.code === "unsupported")
          return { plan: null, reason: needsModel };
        throw error;
      },
    );
    if (plan === null)
      return { kind: "declined", reason: reason === "" ? "The tables do not hold the answer." : reason };
    const result = await deps.tables.run(plan, tables, { signal: look.signal });
    if (!("complaint" in result)) return { kind: "computed", plan, result };
    failed.push({ plan: JSON.stringify(plan), complaint: result.complaint });
    if (failed.length >= mostPlans) return { kind: "declined", reason: result.complaint, plan };
  }
}

/** A plan that does not fit the tables is told what would. */
function readPlanned(text: string, tables: readonly TypedTable[]): ReadAnswer<PlanQueryAnswer> {
  const { value, status } = toJson(text);
  if (status === "hopeless" || status === "repaired")
    return { ok: false, complaint: "It is no JSON object, or one that is cut off." };
  const answer = planQuery.output.safeParse(value);
  if (!answer.success)
    return { ok: false, complaint: 'It is not of the form { "plan": { … } or null, "reason": "…" }.' };
  if (answer.data.plan === null) return { ok: true, value: answer.data };
  const checked = checkPlan(answer.data.plan, tables);
  return "complaint" in checked
    ? { ok: false, complaint: checked.complaint }
    : { ok: true, value: answer.data };
}

/** A result as a document: its table, how it was computed, and where the cells are; in a workbook with formulas. */
export function toResultDocument(query: QueryResult): ResultDocument {
  return toDocument(query);
}
