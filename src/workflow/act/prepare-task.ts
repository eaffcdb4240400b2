import type { Document, ExtractedDocument } from "../../model/document.ts";
import type { Received } from "../../model/round.ts";
import type { Task } from "../../model/task.ts";
import type { RoundDeps } from "../round-deps.ts";
import { executeAction } from "./execute-action.ts";

export interface Material {
  documents: Document[];
  extracted: ExtractedDocument[];
}

/** Reads the task's documents, once, for everything the task asks of them. */
export async function prepareTask(
  { task, received }: { task: Task; received: Received },
  deps: RoundDeps,
): Promise<Material> {
  await deps.emit({ type: "task-started", taskId: task.id, objective: task.objective });
  const { documents } = received;
  const call = {
    kind: "extracted",
    action: "document.extractContent",
    objective: task.objective,
    parameters: {},
  } as const;
  const { extracted } = await executeAction({ ...call, bound: { documents } }, deps);
  for (const { code, message } of extracted.flatMap(({ warnings }) => warnings)) {
    await deps.emit({ type: "warning-raised", code, message });
  }
  return { documents, extracted };
}
