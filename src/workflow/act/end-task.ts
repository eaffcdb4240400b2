import type { Ending, Review } from "../../model/action.ts";
import type { Work } from "../../model/work.ts";
import type { RoundDeps } from "../round-deps.ts";

/** Stage 1 says that the task is finished, or that it cannot be done, and why: nothing more is run. */
export async function endTask(
  { work, ending: { outcome, reason } }: { work: Work; ending: Ending },
  deps: RoundDeps,
): Promise<Work> {
  const isDone = outcome === "finished";
  const review: Review = {
    ...{ decision: isDone ? "done" : "fail", reason, unmetCriteria: [], learnings: [] },
  };
  await deps.emit({ type: "task-reviewed", review, by: "model" });
  return isDone ? { ...work, status: "done" } : { ...work, status: "failed", reason };
}
