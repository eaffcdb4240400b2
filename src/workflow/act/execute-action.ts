import type { ActionContext } from "../../actions/action-context.ts";
import { Failure, toFailure } from "../../model/failure.ts";
import type { FailureCode } from "../../model/failure.ts";
import type { ActionResult } from "../../model/round.ts";
import { currentRound } from "../../model/workflow.ts";
import { chooseReading } from "../../model/task.ts";
import type { RoundDeps } from "../round-deps.ts";
import { findConnection } from "../usable-connections.ts";

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
  ...(["password_required", "limit", "reconnect"] as const),
]);

/** Runs one action of the registry and puts its beginning and end on record. */
export function executeAction(call: ActionCall, deps: RoundDeps): Promise<ActionResult> {
  const { action, parameters } = call;
  return recordAction(call, deps, (context) => deps.actions.find(action).run(parameters, context));
}

/** Whatever an action does, with its beginning and end on record. */
export async function recordAction<Result extends { summary: string; isRejected?: boolean }>(
  call: ActionCall,
  deps: RoundDeps,
  work: (context: ActionContext) => Promise<Result>,
): Promise<Result> {
  const { action, objective } = call;
  await deps.emit({ type: "action-started", action, objective });
  try {
    const result = await work(contextOf(call, deps));
    const success = result.isRejected !== true;
    await deps.emit({ type: "action-finished", success, summary: result.summary });
    return result;
  } catch (error) {
    const failure = toFailure(error);
    // whoever is stopped, out of money or out of luck goes on with this action later
    if (!deps.run.signal.aborted && !failure.retryable && choiceFaults.has(failure.code))
      await deps.emit({ type: "action-finished", success: false, summary: failure.message });
    throw failure;
  }
}

function contextOf(call: ActionCall, deps: RoundDeps): ActionContext {
  const { connection, bound } = call;
  const { run, ai, extract, blobs, used, look, newId } = deps;
  const workflow = deps.workflow();
  const { round, task, action: number } = workflow;
  const current = currentRound(workflow);
  return {
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
    today: deps.today,
    place: { round, task, action: number },
    ...outsideOf(call, deps),
    progress: (done, total, item) =>
      deps.emit({ type: "action-progressed", done, total, ...(item !== undefined && { item }) }),
  };
}

/** The one connection that was bound, opened as it is now: its state and secrets may have changed since. */
function outsideOf(
  { action, connection: label }: ActionCall,
  deps: RoundDeps,
): Pick<ActionContext, "openConnection" | "web" | "fetched"> {
  const { outside } = deps;
  const { offer } = deps.actions.find(action);
  const documents = deps.workflow().messages.flatMap((message) => message.documents);
  return {
    fetched: documents.filter(({ origin }) => origin !== undefined),
    async openConnection(signal) {
      const bound = label === null ? undefined : findConnection({ label, offer }, deps);
      const now = bound === undefined ? undefined : await outside?.look(bound.id);
      if (outside === undefined || now === undefined)
        throw new Failure("invalid", `${action} has no connection that it can use.`);
      if (now.state === "signin")
        throw new Failure(
          "reconnect",
          now.reason ?? `Sign in again with "dossier connect login ${now.label}".`,
        );
      return outside.open(now, offer, signal);
    },
    web() {
      if (outside === undefined) throw new Failure("unsupported", "The web is not read here.");
      return outside.web;
    },
  };
}
