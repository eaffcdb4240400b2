import { resolve } from "node:path";
import type { Engine } from "../../engine/engine-port.ts";
import { Failure } from "../../model/failure.ts";
import { currentRound } from "../../model/workflow.ts";
import type { Workflow } from "../../model/workflow.ts";
import type { SteerDeps } from "./steer-round.ts";

/** Stops the running round, ready to be resumed; one that gets to its end first stays as it ended. */
export async function stopRound(workflow: Workflow, { store, engine }: SteerDeps): Promise<void> {
  const round = currentRound(workflow);
  if (round === undefined || round.status !== "RUNNING") {
    throw new Failure(
      "usage",
      `Workflow ${workflow.id} is not running; its last round is ${round?.status ?? "missing"}.`,
    );
  }
  const { runId } = round;
  await engine.cancel(runId);
  if ((await engine.get(runId))?.status === "done") return;
  await store.append(workflow.id, `stopped/${runId}/${workflow.updatedAt}`, { type: "round-stopped" });
  const after = currentRound((await store.getWorkflow(workflow.id)) ?? workflow);
  if (after?.isFinal === true) await closeRun(engine, runId);
}

/** Takes the last round up again. Returns its run's id. */
export async function resumeRound(
  workflow: Workflow,
  { budget, outFolder, isRetry = false }: { budget?: number; outFolder?: string; isRetry?: boolean },
  { store, engine }: SteerDeps,
): Promise<string> {
  const { id: workflowId } = workflow;
  const round = currentRound(workflow);
  if (round === undefined) throw new Failure("not-found", `Workflow ${workflowId} has no round to resume.`);
  const { runId } = round;
  if (round.isFinal) {
    await closeRun(engine, runId);
    return runId;
  }
  if ((await engine.get(runId)) === undefined) {
    throw new Failure(
      "not-found",
      `The records of ${runId} are no longer kept. Start the request again with dossier continue.`,
    );
  }
  const note = (what: string) => `${what}/${runId}/${workflow.updatedAt}`;
  if (round.status !== "RUNNING") await store.append(workflowId, note("resumed"), { type: "round-resumed" });
  if (isRetry) await store.append(workflowId, note("retried"), { type: "round-retried" });
  if (budget !== undefined)
    await store.append(workflowId, note("budget"), { type: "budget-raised", round: budget });
  if (outFolder !== undefined)
    await store.append(workflowId, note("output"), { type: "output-moved", folder: resolve(outFolder) });
  await engine.resume(runId);
  return runId;
}

/**
 * A round that has said its last word, though its run was cut off before its own end was on record:
 * the replay finds every step done and only ends the run.
 */
async function closeRun(engine: Engine, runId: string): Promise<void> {
  const run = await engine.get(runId);
  if (run === undefined || run.status === "done") return;
  await engine.resume(runId).catch((error: unknown) => {
    // a run of another version cannot be replayed; what it said stands all the same
    if (!(error instanceof Failure) || error.code !== "incompatible") throw error;
  });
}
