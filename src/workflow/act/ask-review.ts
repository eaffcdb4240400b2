import type { ChosenAction, Observation, Review } from "../../model/action.ts";
import { currentRound } from "../../model/workflow.ts";
import type { Made, Work } from "../../model/work.ts";
import { reviewTask } from "../../prompts/review-task.ts";
import { renderDocument } from "../../render/render.ts";
import { askModel } from "../ask-model.ts";
import type { RoundDeps } from "../round-deps.ts";

export interface ReviewQuestion {
  work: Work;
  made: Made;
  chosen: ChosenAction;
  observation: Observation;
  /** The criteria that no rule could decide. */
  criteria: string[];
}

const excerptCharacters = 6_000;

/** One call for what only words can tell. */
export async function askReview(question: ReviewQuestion, deps: RoundDeps): Promise<Review> {
  const { work, made, chosen, observation, criteria } = question;
  const text = await readText(made);
  const input = {
    objective: work.task.objective,
    criteria,
    completionCriteria: chosen.completionCriteria,
    observation,
    excerpt: text.slice(0, excerptCharacters),
    language: currentRound(deps.workflow())?.analysis?.detectedLanguage ?? "unknown",
  };
  return askModel("review", { prompt: reviewTask, input }, deps);
}

async function readText({ document }: Made): Promise<string> {
  if (document === null) return "";
  const { bytes } = await renderDocument({ document, format: "txt", sources: [] });
  return Buffer.from(bytes).toString("utf8");
}
