import { keepWithin } from "../../lib/keep-within.ts";
import { describeDocuments } from "../../model/describe-documents.ts";
import { describeHistory } from "../../model/describe-history.ts";
import { currentRound } from "../../model/workflow.ts";
import { openIntents } from "../../model/work.ts";
import type { Work } from "../../model/work.ts";
import type { SelectInput } from "../../prompts/select-action.ts";
import { tokenShare } from "../ask-model.ts";
import type { RoundDeps } from "../round-deps.ts";

/** What is shown to whoever decides on an action: the clean request, what is on offer, and what has been done. */
export function toSelectInput(work: Work, deps: RoundDeps): SelectInput {
  const workflow = deps.workflow();
  const round = currentRound(workflow);
  const { objective, deliverable, intent } = work.task;
  return {
    request: round?.analysis?.normalizedRequest ?? round?.prompt ?? "",
    language: round?.analysis?.detectedLanguage ?? "unknown",
    task: { objective, deliverable, intent },
    open: openIntents(work).map(({ id, role, text }) => ({ id, role, text })),
    actions: [...deps.actions.offers],
    documents: describeDocuments(workflow.messages, tokenShare(deps, 0.15)),
    connections: "",
    history: describeHistory(workflow.messages, tokenShare(deps, 0.15)),
    results: keepWithin(describeResults(work), tokenShare(deps, 0.1)),
    learnings: work.learnings.slice(-mostLearnings),
  };
}

const mostLearnings = 20;

/** Newest first: what the actions of this task brought, then what the tasks before it did. */
function describeResults({ done, earlier }: Work): string[] {
  const own = done.toReversed().map(({ observation: { action, success, summary, problems } }) => {
    const trouble = problems.length === 0 ? "" : ` Problems: ${problems.join("; ")}`;
    return `${action} ${success ? "succeeded" : "failed"}: ${summary}.${trouble}`;
  });
  const before = earlier.map(({ task, status, files }) => {
    const names = files.map(({ fileName }) => fileName).join(", ");
    return `${task.id} (${task.objective}) is ${status}${names === "" ? "" : `: ${names}`}`;
  });
  return [...own, ...before];
}
