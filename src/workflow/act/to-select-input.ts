import { keepWithin } from "../../lib/keep-within.ts";
import { describeDocuments } from "../../model/documents/describe-documents.ts";
import { describeHistory } from "../../model/earlier/describe-history.ts";
import { currentRound } from "../../model/workflow.ts";
import { missingTexts } from "../../model/report-claims.ts";
import type { Checked } from "../../model/round.ts";
import { openIntents } from "../../model/work.ts";
import type { Work } from "../../model/work.ts";
import { toRequestPart } from "../../prompts/plan-tasks.ts";
import type { SelectInput } from "../../prompts/select-action.ts";
import { tokenShare } from "../ask-model.ts";
import type { RoundDeps } from "../round-deps.ts";
import { knownMessages } from "./known-messages.ts";
import { describeConnections, usableOffers } from "../usable-connections.ts";

/** What is shown to whoever decides on an action: the clean request, what is on offer, and what has been done. */
export function toSelectInput(work: Work, deps: RoundDeps): SelectInput {
  const workflow = deps.workflow();
  const round = currentRound(workflow);
  const { objective, deliverable, intent } = work.task;
  return {
    request: round?.analysis?.normalizedRequest ?? round?.prompt ?? "",
    language: round?.analysis?.detectedLanguage ?? "unknown",
    today: deps.today,
    task: { objective, deliverable, intent },
    open: openIntents(work).map(toRequestPart),
    actions: usableOffers(deps),
    documents: describeDocuments(knownMessages(work, deps), tokenShare(deps, 0.15)),
    connections: describeConnections(deps),
    history: describeHistory(workflow.messages, tokenShare(deps, 0.15)),
    results: keepWithin(describeResults(work), tokenShare(deps, 0.1)),
    learnings: work.learnings.slice(-mostLearnings),
  };
}

const mostLearnings = 20;

/** Newest first: what the actions of this task brought, then what the tasks before it and earlier rounds did, contents in short. */
function describeResults(work: Work): string[] {
  const { done, earlier, checked } = work;
  const own = done.toReversed().map(({ observation: { action, success, summary, problems }, review }) => {
    const trouble = problems.length === 0 ? "" : ` Problems: ${problems.join("; ")}`;
    const judged = review.decision === "retry" ? ` To be done again: ${review.reason}.` : "";
    return `${action} ${success ? "succeeded" : "failed"}: ${summary}.${trouble}${judged}`;
  });
  const before = earlier.toReversed().flatMap(({ task, status, files, checked: proven }) => {
    const names = files.map(({ fileName }) => fileName).join(", ");
    const line = `before, ${status}: ${task.objective}${names === "" ? "" : ` (files: ${names})`}`;
    return [line, ...describeProven(proven)];
  });
  const title = work.draft?.metadata.title;
  const written = title === undefined ? [] : [`written and checked: "${title}"`];
  return [...own, ...written, ...describeProven(checked), ...before];
}

const mostClaims = 25;
const longestClaim = 200;

/** What was proven, and what is not. */
function describeProven(checked: readonly Checked[]): string[] {
  const claims = checked.flatMap(({ handOff }) => handOff?.claims ?? []);
  const shown = claims.slice(0, mostClaims).map(({ text }) => `proven: ${shorten(text)}`);
  const left = claims.length - mostClaims;
  const missing = missingTexts(checked).map((text) => `not proven: ${shorten(text)}`);
  return [...shown, ...(left > 0 ? [`(and ${left} more proven)`] : []), ...missing];
}

function shorten(text: string): string {
  return text.length <= longestClaim ? text : `${text.slice(0, longestClaim - 1)}…`;
}
