import { Failure } from "../../../model/failure.ts";
import type { PlanQueryAnswer, PlanQueryInput } from "../../../prompts/plan-query.ts";
import { readTableQuestion } from "../tables/read-table-question.ts";

/** The one plan that a question can mean over these tables; where there is none, or more than one, a model is needed. */
export function planQueryByRules({ question, shapes, language, failed }: PlanQueryInput): PlanQueryAnswer {
  const draft = failed.length > 0 ? undefined : readTableQuestion(question, shapes, language);
  if (draft === undefined)
    throw new Failure("unsupported", "The built-in offline model made no plan of this question.");
  return { plan: draft.plan, reason: "" };
}
