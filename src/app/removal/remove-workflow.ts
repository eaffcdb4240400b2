import { rm } from "node:fs/promises";
import { join } from "node:path";
import { hashesIn } from "../../lib/hashes-in.ts";
import { Failure } from "../../model/failure.ts";
import { currentRound } from "../../model/workflow.ts";
import type { Workflow } from "../../model/workflow.ts";
import { hashesInBlob } from "./hashes-in-blob.ts";
import { removeBlobs } from "./remove-blobs.ts";
import { unusedBlobs } from "./unused-blobs.ts";
import type { RemovalBase } from "./unused-blobs.ts";

const patienceMs = 15_000;
const longestMs = 600_000;

/**
 * Deletes a workflow with everything that only it holds: rows, records of its runs, AI answers, files that were
 * handed out below the data folder, and blobs that nobody else mentions. What was written to a folder of the
 * user's own stays, being theirs.
 */
export async function removeWorkflow(base: RemovalBase, workflowId: string): Promise<void> {
  const { store, config } = base;
  const signal = AbortSignal.timeout(longestMs);
  const workflow = await store.getWorkflow(workflowId);
  if (workflow === undefined) throw new Failure("not-found", `There is no workflow ${workflowId}.`);
  await endRound(workflow, base);
  const engine = await base.engine();
  const runs = workflow.rounds.map(({ runId }) => runId);
  const own = await ownBlobs(workflowId, { runs: new Set(runs), signal }, base);
  await store.removal.removeRows(workflowId);
  await engine.forget(runs);
  for (const run of runs) await store.ledger.forget(run);
  await rm(join(config.data, "out", workflowId), { recursive: true, force: true });
  // what was put again after the workflow's last word may be somebody else's by now
  await removeBlobs(own, workflow.updatedAt + 1_000, base);
}

/** Blobs that this workflow mentions, also inside of its own blobs, and nobody else does. */
async function ownBlobs(
  workflowId: string,
  { runs, signal }: { runs: ReadonlySet<string>; signal: AbortSignal },
  base: RemovalBase,
): Promise<Set<string>> {
  const { store, blobs } = base;
  const mentioned = new Set(hashesIn(JSON.stringify(await store.read(workflowId))));
  for await (const { runId, sha256 } of (await base.engine()).references())
    if (runs.has(runId)) mentioned.add(sha256);
  const contents = await store.removal.contents();
  const nested = new Set<string>();
  for (const holder of mentioned)
    if (!contents.has(holder))
      for (const sha256 of await hashesInBlob(holder, blobs, signal))
        if (!mentioned.has(sha256)) nested.add(sha256);
  const leaving = { stream: workflowId, runs };
  const isNested = (sha256: string) => nested.has(sha256);
  return unusedBlobs(new Set([...mentioned, ...nested]), { leaving, isNested, signal }, base);
}

async function endRound(workflow: Workflow, { engine: open }: RemovalBase): Promise<void> {
  const round = currentRound(workflow);
  if (round === undefined || round.isFinal) return;
  const engine = await open();
  const run = await engine.get(round.runId);
  if (run === undefined || !["queued", "running"].includes(run.status)) return;
  await engine.cancel(round.runId);
  try {
    await engine.wait(round.runId, { signal: AbortSignal.timeout(patienceMs) });
  } catch (cause) {
    throw new Failure("busy", `Workflow ${workflow.id} is still being worked on. Stop it, and try again.`, {
      cause,
      retryable: true,
    });
  }
}
