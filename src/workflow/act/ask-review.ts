import type { ChosenAction, Observation, Review } from "../../model/action.ts";
import type { CriteriaFacts } from "../../model/criteria/check-criteria.ts";
import type { Made, Work } from "../../model/work.ts";
import { reviewTask } from "../../prompts/review-task.ts";
import { renderDocument } from "../../render/render.ts";
import { askModel } from "../ask-model.ts";
import type { RoundDeps } from "../round-deps.ts";
import { tellFacts } from "./review/tell-facts.ts";

export interface ReviewQuestion {
  work: Work;
  made: Made;
  chosen: ChosenAction;
  observation: Observation;
  /** The criteria that no rule could decide. */
  criteria: string[];
  /** Those that were counted and are met. */
  met: string[];
  facts: CriteriaFacts | undefined;
  /** Of the person. */
  language: string;
}

const excerptCharacters = 6_000;
/** Of them at the end. */
const endCharacters = 1_500;
const mostClaims = 60;
const mostActions = 10;

function tellAction({ action, success, summary }: Observation): string {
  return `${action} ${success ? "succeeded" : "failed"}: ${summary}`;
}

/** One call for what only words can tell. */
export async function askReview(question: ReviewQuestion, deps: RoundDeps): Promise<Review> {
  const { work, made, chosen, observation, criteria, met, facts, language } = question;
  const text = await readText(made);
  const checked = [...work.earlier.flatMap((result) => result.checked), ...work.checked];
  const claims = checked.flatMap(({ handOff }) => handOff?.claims.map((claim) => claim.text) ?? []);
  const input = {
    objective: work.task.objective,
    ...{ criteria, met, observation, language },
    completionCriteria: chosen.completionCriteria,
    actions: [...work.done.map((one) => one.observation), observation].slice(-mostActions).map(tellAction),
    counts: tellFacts(facts, observation),
    claims: claims.slice(0, mostClaims),
    moreClaims: Math.max(0, claims.length - mostClaims),
    excerpt: excerptOf(text),
    length: text.length,
  };
  return askModel("review", { prompt: reviewTask, input }, deps);
}

/** The beginning and the end; what lies between is said to be left out. */
function excerptOf(text: string): { start: string; end: string } {
  if (text.length <= excerptCharacters) return { start: text, end: "" };
  return {
    start: text.slice(0, excerptCharacters - endCharacters).toWellFormed(),
    end: text.slice(-endCharacters).toWellFormed(),
  };
}

async function readText({ document }: Made): Promise<string> {
  if (document === null) return "";
  const { bytes } = await renderDocument({ document, format: "txt", sources: [] });
  return Buffer.from(bytes).toString("utf8");
}
