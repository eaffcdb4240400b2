import type { Config } from "../config.ts";
import type { OpenParts } from "../open-parts.ts";
import { removeWorkflow } from "./remove-workflow.ts";

type Base = Pick<OpenParts, "store" | "blobs" | "engine" | "clock"> & {
  config: Pick<Config, "data" | "workflowDays">;
};

const dayMs = 86_400_000;
const atOnce = 50;

/** Deletes what has been kept for its time, the oldest first; nothing where no time is set. */
export async function removeOldWorkflows(base: Base, signal: AbortSignal): Promise<number> {
  const { workflowDays } = base.config;
  if (workflowDays === undefined) return 0;
  const before = base.clock.now() - workflowDays * dayMs;
  let removed = 0;
  for (;;) {
    const ended = await base.store.removal.listEnded(before, atOnce);
    for (const id of ended) {
      if (signal.aborted) return removed;
      await removeWorkflow(base, id);
      removed += 1;
    }
    if (ended.length < atOnce) return removed;
  }
}
