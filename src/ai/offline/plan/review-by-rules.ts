import type { Review } from "../../../model/action.ts";
import type { ReviewTaskInput } from "../../../prompts/review-task.ts";

/** What went well without a problem is done; criteria in words are beyond a model without a language. */
export function reviewByRules({ observation }: ReviewTaskInput): Review {
  const { success, problems, summary } = observation;
  if (success && problems.length === 0)
    return { decision: "done", reason: summary, unmetCriteria: [], learnings: [] };
  const [first = summary] = problems;
  return { decision: "retry", reason: first, unmetCriteria: problems, learnings: [] };
}
