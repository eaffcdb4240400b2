import { eventKey } from "../../model/event-key.ts";
import type { Mode } from "../../model/workflow.ts";
import type { Store } from "../../store/store.ts";

export interface Announced {
  workflowId: string;
  runId: string;
  user: string;
  mode: Mode;
  prompt: string;
}

/**
 * The first two events of a round, under the keys its run gives them, so that whoever is told the workflow's id
 * can show, stop and resume it at once, though nobody has begun to carry it out.
 */
export async function announceRound(store: Store, announced: Announced): Promise<void> {
  const { workflowId, runId, user, mode, prompt } = announced;
  await store.append(workflowId, eventKey(runId, 0), { type: "workflow-created", workflowId, user, mode });
  await store.append(workflowId, eventKey(runId, 1), { type: "round-started", runId, prompt });
}
