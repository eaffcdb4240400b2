import type { ActionContext } from "../../actions/action-context.ts";
import { toFailure } from "../../model/failure.ts";
import type { FailureCode } from "../../model/failure.ts";
import type { ActionResult } from "../../model/round.ts";
import { currentRound } from "../../model/workflow.ts";
import { chooseReading } from "../../model/task.ts";
import type { RoundDeps } from "../round-deps.ts";

export interface ActionCall {
  action: string;
  objective: string;
  parameters: unknown;
  connection: string | null;
  /** What the host bound: documents, what was extracted from them, the pool, what a draft may rest on. */
  bound: Partial<
    Pick<
      ActionContext,
      | "documents"
      | "extracted"
      | "extraction"
      | "pool"
      | "handOffs"
      | "draft"
      | "intent"
      | "learnings"
      | "answered"
      | "missing"
      | "parts"
    >
  >;
}

/** Faults of what was chosen: the same on another try, so part of the story, and for another choice to avoid. */
export const choiceFaults: ReadonlySet<FailureCode> = new Set([
  ...(["unsupported", "invalid", "reference", "not-found", "empty", "corrupt", "needs_ocr"] as const),
  ...(["password_required", "limit"] as const),
]);

/** Runs one action of the registry and puts its beginning and end on record. */
export async function executeAction(call: ActionCall, deps: RoundDeps): Promise<ActionResult> {
  const { action, objective, parameters, connection, bound } = call;
  await deps.emit({ type: "action-started", action, objective });
  const { run, ai, extract, blobs, used, look, newId } = deps;
  const workflow = deps.workflow();
  const { round, task, action: number } = workflow;
  const current = currentRound(workflow);
  const context: ActionContext = {
    ...{ run, ai, extract, blobs, used, newId, connection, look },
    ...{
      documents: [],
      extracted: [],
      pool: [],
      handOffs: [],
      answered: 0,
      missing: [],
      learnings: [],
      extraction: chooseReading({ ocr: "auto" }, deps.reading),
    },
    ...bound,
    request: current?.prompt ?? "",
    language: current?.analysis?.detectedLanguage ?? "unknown",
    place: { round, task, action: number },
    progress: (done, total, item) =>
      deps.emit({ type: "action-progressed", done, total, ...(item !== undefined && { item }) }),
  };
  try {
    const result = await deps.actions.find(action).run(parameters, context);
    await deps.emit({ type: "action-finished", success: true, summary: result.summary });
    return result;
  } catch (error) {
    const failure = toFailure(error);
    // whoever is stopped, out of money or out of luck goes on with this action later
    if (!run.signal.aborted && !failure.retryable && choiceFaults.has(failure.code))
      await deps.emit({ type: "action-finished", success: false, summary: failure.message });
    throw failure;
  }
}
