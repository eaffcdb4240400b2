import { findAction } from "../../actions/actions.ts";
import type { ActionContext } from "../../actions/actions.ts";
import { toFailure } from "../../model/failure.ts";
import type { ActionResult } from "../../model/round.ts";
import type { RoundDeps } from "../round-deps.ts";

export interface ActionCall {
  action: string;
  objective: string;
  parameters: unknown;
  /** What the host bound: documents, what was extracted from them, the pool. */
  bound: Partial<Pick<ActionContext, "documents" | "extracted" | "pool">>;
}

/** Runs one action of the registry and puts its beginning and end on record. */
export async function executeAction<Kind extends ActionResult["kind"]>(
  call: ActionCall & { kind: Kind },
  deps: RoundDeps,
): Promise<Extract<ActionResult, { kind: Kind }>> {
  const { action, objective, parameters, bound } = call;
  await deps.emit({ type: "action-started", action, objective });
  const { run, ai, extract, blobs, used } = deps;
  const { round, task, action: number, rounds } = deps.workflow();
  const context: ActionContext = {
    ...{ run, ai, extract, blobs, used, documents: [], extracted: [], pool: [], ...bound },
    language: rounds.at(-1)?.analysis?.detectedLanguage ?? "unknown",
    place: { round, task, action: number },
    progress: (done, total) => deps.emit({ type: "action-progressed", done, total }),
  };
  try {
    const result = await findAction(action).run(parameters, context);
    await deps.emit({ type: "action-finished", success: true, summary: result.summary });
    if (result.kind === call.kind) return result as Extract<ActionResult, { kind: Kind }>;
    throw toFailure(new Error(`${action} gave "${result.kind}" where "${call.kind}" was expected.`));
  } catch (error) {
    throw toFailure(error);
  }
}
