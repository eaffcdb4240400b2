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
  if (isDone) return { ...work, status: "done" };
  // what was looked for and cannot be had either is refused, as it would have been before
  const isMissing = work.checked.some(({ intent, decision }) => intent.grounded && decision !== "ACCEPT");
  const { accepted } = work;
  // what stands is delivered all the same, and the person is told what could not be done with it
  const told = accepted && { accepted: { ...accepted, unmet: [...new Set([...accepted.unmet, reason])] } };
  return { ...work, status: isMissing ? "refused" : "failed", reason, ...told };
}
