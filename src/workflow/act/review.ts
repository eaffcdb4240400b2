import type { Observation, Review } from "../../model/action.ts";
import { uniqueById } from "../../lib/unique-by-id.ts";
import type { Document } from "../../model/document.ts";
import type { Message } from "../../model/message.ts";
import type { Performed, Work } from "../../model/work.ts";
import { currentRound } from "../../model/workflow.ts";
import type { Place } from "../../model/workflow.ts";
import type { RoundDeps } from "../round-deps.ts";
import { usableOffers } from "../usable-connections.ts";
import { askReview } from "./ask-review.ts";
import { observeAction } from "./observe-action.ts";
import { decideByRules, holdToLimits } from "./decide-by-rules.ts";
import type { ReviewInput } from "./review-input.ts";
import { surveyDocument } from "./review/survey-document.ts";
import { surveyPoints, withMissing } from "./review/survey-points.ts";
import type { SurveyedPoints } from "./review/survey-points.ts";

/** Looks at what an action brought and says how the task goes on: by rules where they can tell, else by one call. */
export async function review(input: ReviewInput, deps: RoundDeps): Promise<Work> {
  const { work, performed, made } = input;
  const { chosen } = performed;
  const { place, offer } = deps.actions.find(chosen.action);
  const isPut = place === undefined && offer.effect !== "read" && offer.needs.connection === "required";
  const next = { ...takeOver(input, isPut), ...(place !== undefined && placingOf(performed)) };
  const language = currentRound(deps.workflow())?.analysis?.detectedLanguage ?? "unknown";
  const points = surveyPoints(next.checked, language);
  const observation = observeAction({ ...input, work: next, points });
  await deps.emit({ type: "action-observed", observation });
  const now = await deps.run.step("look at the clock", async () => deps.clock.now());
  const facts = made.document === null ? undefined : surveyDocument(made.document, { work: next, made });
  const canFetchMore = isFetching(input, deps);
  const ruleInput = {
    ...{ ...input, work: next, now, spent: spentOn(deps), language, points, facts, canFetchMore },
  };
  const ruled = decideByRules(ruleInput);
  const decided = ruled.review ?? holdToLimits(await ask(), ruled, ruleInput);
  await deps.emit({
    type: "task-reviewed",
    review: decided,
    by: ruled.review === undefined ? "model" : "host",
  });
  await tell({ input, observation, review: decided }, deps);
  const learnings = [...work.learnings, ...chosen.learnings, ...decided.learnings];
  const done = [...work.done, { chosen, observation, review: decided }];
  const unmet = [...new Set([...ruled.unmet, ...decided.unmetCriteria])];
  const kept = ruled.stands ? acceptedOf(next, unmet) : isPut ? afterPut(next, unmet) : {};
  return settle({ ...next, learnings, done, ...kept }, decided, { ended: ruled.status, points });

  function ask(): Promise<Review> {
    const { undecided: criteria, met } = ruled;
    return askReview({ work: next, made, chosen, observation, criteria, met, facts, language }, deps);
  }
}

/** Whether the task looks outside, and has brought something since it was last told to fetch more. */
function isFetching({ work, performed }: ReviewInput, deps: RoundDeps): boolean {
  const fetches = usableOffers(deps).filter(
    ({ isOutside, effect }) => isOutside === true && effect === "read",
  );
  const names = new Set(fetches.map(({ name }) => name));
  const told = work.done.findLastIndex(({ review: { decision } }) => decision === "retry");
  const since = [...work.done.slice(told + 1).map(({ chosen }) => chosen), performed.chosen];
  return since.some(({ action }) => names.has(action));
}

/** What stood the gate is kept, whatever its form lacks. */
function acceptedOf({ document, files, checked }: Work, unmet: string[]): Pick<Work, "accepted"> {
  return document === null ? {} : { accepted: { document, files, checked, unmet } };
}

/** What it lacked may have been that it was not yet where it goes. */
function afterPut({ accepted }: Work, unmet: string[]): Pick<Work, "accepted"> {
  return accepted === undefined ? {} : { accepted: { ...accepted, unmet } };
}

/** The task with what the action brought: a later verdict on a part replaces an earlier one. */
function takeOver({ work, performed, verified, made }: ReviewInput, isPut: boolean): Work {
  const { known: extracted } = performed;
  const ids = new Set(verified.checked.map(({ intent }) => intent.id));
  const checked = [...work.checked.filter(({ intent }) => !ids.has(intent.id)), ...verified.checked];
  // what is put somewhere is still what the task has made
  const { document, files } = isPut ? work : made;
  const passages = performed.result?.kind === "found" ? performed.result.pool.map(({ id }) => id) : [];
  const documents = uniqueById([...work.documents, ...broughtBy(performed)]);
  const placed = isPut && performed.result?.kind === "done" ? { placed: performed.result.summary } : {};
  const found = [...new Set([...work.found, ...passages])];
  const draft = verified.draft && { draft: verified.draft };
  return { ...work, documents, extracted, found, checked, document, files, ...draft, ...placed };
}

/** What was written is put where it goes at the end of the task, when it is finished. */
function placingOf({ chosen, documents, result }: Performed): Pick<Work, "placing"> {
  return result === undefined ? {} : { placing: { chosen, documents } };
}

function settle(
  work: Work,
  { decision, reason }: Review,
  { ended, points }: { ended: "refused" | "failed"; points: SurveyedPoints },
): Work {
  switch (decision) {
    case "done":
      return { ...work, status: "done", checked: withMissing(work.checked, points.lostPoints) };
    case "fail":
      return { ...work, status: ended, reason };
    case "continue":
      return work;
    case "retry": {
      // what was written is written again; what was proven stays proven, unless something was left out of it
      const { draft: _draft, ...rest } = work;
      const lost = new Set(points.lostPoints.map(({ intent }) => intent));
      const checked = work.checked.filter(({ intent }) => intent.grounded && !lost.has(intent.id));
      return { ...rest, document: null, files: [], checked };
    }
  }
}

/** Each action leaves a message, so that later prompts and rounds know what happened. */
async function tell(
  { input, observation, review: decided }: { input: ReviewInput; observation: Observation; review: Review },
  deps: RoundDeps,
): Promise<void> {
  const { performed, verified, request } = input;
  const id = deps.newId("msg");
  const message = await deps.run.step("tell", async (): Promise<Message> => {
    const { round, task, action } = deps.workflow();
    const claims = verified.checked.flatMap(({ handOff }) => handOff?.claims ?? []);
    const passages = performed.result?.kind === "found" ? performed.result.pool : [];
    const more = performed.result?.kind === "done" ? performed.result.findings : [];
    const findings = [...claims.map(({ text }) => text), ...passages.map(({ quote }) => quote), ...more];
    const learnings = [...performed.chosen.learnings, ...decided.learnings];
    const text = request.mode === "automation" ? "" : performed.chosen.userMessage;
    return {
      ...{ id, role: "system" as const, text, summary: observation.summary, documents: broughtBy(performed) },
      ...(broughtBy(performed).length > 0 && { documentsLabel: labelOf(performed, { round, task, action }) }),
      ...(findings.length > 0 && { findings: tellFindings(findings) }),
      ...(learnings.length > 0 && { learnings }),
      ...{ round, task, action, at: deps.clock.now() },
    };
  });
  await deps.emit({ type: "message-added", message });
}

/** Documents that the action fetched: later actions, tasks and rounds may name and cite them. */
function broughtBy({ result }: Performed): Document[] {
  return result?.kind === "done" ? result.documents.filter(({ origin }) => origin !== undefined) : [];
}

/** Such as web_crawl_1_2_1: what brought them, and when. */
function labelOf({ chosen }: Performed, { round, task, action }: Place): string {
  return `${chosen.action.replaceAll(/[^A-Za-z0-9]+/g, "_")}_${round}_${task}_${action}`;
}

const mostFindings = 20;
const longestFinding = 400;

function tellFindings(findings: readonly string[]): string[] {
  const left = findings.length - mostFindings;
  const shown = findings.slice(0, mostFindings).map(shorten);
  return left > 0 ? [...shown, `(and ${left} more)`] : shown;
}

function shorten(text: string): string {
  return text.length <= longestFinding ? text : `${text.slice(0, longestFinding - 1)}…`;
}

/** What the task has cost so far. */
function spentOn(deps: RoundDeps): number {
  const { task, rounds } = deps.workflow();
  const usage = rounds.at(-1)?.usage ?? [];
  return usage.filter((call) => call.task === task).reduce((sum, { price }) => sum + price, 0);
}
