import { describeDocuments } from "../../model/documents/describe-documents.ts";
import { describeHistory } from "../../model/earlier/describe-history.ts";
import { parseReference, printReference } from "../../model/documents/document-reference.ts";
import type { Document } from "../../model/document.ts";
import type { Analysis } from "../../model/intent.ts";
import { resolveDocuments } from "../../model/documents/resolve-documents.ts";
import type { Received } from "../../model/work.ts";
import type { Split } from "../../model/sub-intent.ts";
import type { Task, TaskPlan } from "../../model/task.ts";
import { planTasks as planTasksPrompt, toRequestPart } from "../../prompts/plan-tasks.ts";
import { askModel, tokenShare } from "../ask-model.ts";
import { currentRound } from "../../model/workflow.ts";
import { asksForUpload } from "../../lexicon/requests/place-orders.ts";
import { canFetch } from "../can-fetch.ts";
import type { RoundDeps } from "../round-deps.ts";
import { usableOffers } from "../usable-connections.ts";
import { routeRequest } from "./route-request.ts";
import { checkPlan, toTask, toTasks } from "./to-tasks.ts";

export interface PlanInput {
  received: Received;
  analysis: Analysis;
  split: Split;
}

/** By complexity: no task for what is answered already, one task without asking, or a plan of tasks. */
export async function planTasks(input: PlanInput, deps: RoundDeps): Promise<Task[]> {
  const { route, reason } = routeRequest({
    ...{ ...input, canFetch: canFetch(input.analysis, deps), isPlacedAfter: isPlacedAfter(deps) },
  });
  await deps.emit({ type: "request-routed", route, reason });
  if (route === "answer") {
    await deps.emit({ type: "tasks-planned", tasks: [], overview: "", userMessage: "" });
    return [];
  }
  if (route === "task") {
    const tasks = [wholeRequest(input)];
    await deps.emit({ type: "tasks-planned", tasks, overview: "", userMessage: "" });
    return tasks;
  }
  const plan = await askForPlan(input, deps);
  const tasks = toTasks(plan, input);
  await deps.emit({ type: "tasks-planned", tasks, overview: plan.overview, userMessage: plan.userMessage });
  return tasks;
}

/** An upload is a task of its own: it takes the file that the tasks before it have made. */
function isPlacedAfter(deps: RoundDeps): boolean {
  const puts = usableOffers(deps).some(
    ({ effect, needs }) =>
      effect === "write" && needs.documents === "required" && needs.connection === "required",
  );
  return puts && asksForUpload(currentRound(deps.workflow())?.prompt ?? "");
}

/** The intent as it is, as one task. */
function wholeRequest({ received, analysis, split }: PlanInput): Task {
  return toTask(
    {
      id: "task_1",
      objective: analysis.normalizedRequest,
      deliverable: { type: analysis.expectedOutputType, format: analysis.expectedFormats[0] ?? "md" },
      requiresWebResearch: analysis.requiresWebResearch,
      requiresDocumentAnalysis: received.documents.length > 0,
      requiresContentGeneration: split.intents.some(({ grounded }) => !grounded),
      requiredDocuments: documentsOf(received, analysis).map(({ id }) =>
        printReference({ kind: "item", documentId: id }),
      ),
      dependsOn: [],
      serves: split.intents.map(({ id }) => id),
    },
    analysis,
  );
}

/** Everything that can be evidence, and those of our own files that the request is about. */
function documentsOf({ documents, results }: Received, { documentReferences }: Analysis): Document[] {
  const about = new Set(
    documentReferences.flatMap(({ reference }) => {
      const parsed = parseReference(reference);
      return parsed.kind === "item" ? [parsed.documentId] : [];
    }),
  );
  return [...documents, ...results.filter(({ id }) => about.has(id))];
}

/** The one planning call; a plan with circles, strange references or parts nobody serves is asked for again. */
function askForPlan({ analysis, split }: PlanInput, deps: RoundDeps): Promise<TaskPlan> {
  const { messages } = deps.workflow();
  const { dataType, expectedFormats, qualityRequirements, successCriteria, primaryGoal } = analysis;
  const input = {
    request: analysis.normalizedRequest,
    language: analysis.detectedLanguage,
    intent: { dataType, expectedFormats, qualityRequirements, successCriteria, primaryGoal },
    subIntents: split.intents.map(toRequestPart),
    documents: describeDocuments(messages, tokenShare(deps, 0.15)),
    history: describeHistory(messages, tokenShare(deps, 0.15)),
  };
  const canResolve = (reference: string) => resolveDocuments(reference, messages);
  const read = (text: string) => checkPlan(text, { split, canResolve });
  return askModel("plan", { prompt: planTasksPrompt, input, read }, deps);
}
