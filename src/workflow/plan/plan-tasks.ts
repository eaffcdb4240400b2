import { printReference } from "../../model/document-reference.ts";
import type { Analysis } from "../../model/intent.ts";
import type { Received } from "../../model/round.ts";
import type { Split } from "../../model/sub-intent.ts";
import type { Task } from "../../model/task.ts";
import type { RoundDeps } from "../round-deps.ts";

export interface PlanInput {
  received: Received;
  analysis: Analysis;
  split: Split;
}

/** Without documents there is nothing to prove and no task; with them, one task made from the intent. */
export async function planTasks({ received, analysis, split }: PlanInput, deps: RoundDeps): Promise<Task[]> {
  const tasks = await deps.run.step("plan", async () => {
    if (received.documents.length === 0) return [];
    const { dataType, expectedFormats, qualityRequirements, successCriteria } = analysis;
    const task: Task = {
      id: "task_1",
      objective: analysis.intent,
      deliverable: { type: analysis.expectedOutputType, format: expectedFormats[0] ?? "md" },
      requiresWebResearch: false,
      requiresDocumentAnalysis: true,
      requiresContentGeneration: split.intents.some(({ grounded }) => !grounded),
      requiredDocuments: received.documents.map(({ id }) => printReference({ kind: "item", documentId: id })),
      dependsOn: [],
      intent: { dataType, expectedFormats, qualityRequirements, successCriteria },
      subIntents: split.intents.map(({ id }) => id),
    };
    return [task];
  });
  await deps.emit({ type: "tasks-planned", tasks });
  return tasks;
}
