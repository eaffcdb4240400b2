import { sumUsage } from "../../model/calls/usage.ts";
import { phrasesFor } from "../../model/phrases.ts";
import type { RoundResult, ShownRound } from "../../model/round-result.ts";
import { currentRound } from "../../model/workflow.ts";
import type { Workflow, WorkflowSummary } from "../../model/workflow.ts";
import type { OpenParts } from "../open-parts.ts";
import { unfinishedResult } from "./unfinished-result.ts";

type Looking = Pick<OpenParts, "isHeld">;

/** The latest round as it is: its result, still running in some process, or left behind by one that died. */
export async function showRound(workflow: Workflow, { isHeld }: Looking): Promise<ShownRound> {
  const round = currentRound(workflow);
  const result = resultOf(workflow);
  if (round?.status !== "RUNNING" || !(await isHeld(round.runId))) return result;
  const { waiting, actions, usage } = round;
  const words = phrasesFor(result.language);
  const doing =
    waiting === undefined ? actions.at(-1)?.objective : `${words.approvalAsked}: ${waiting.action}`;
  const summary = ["running", doing].filter((part) => part !== undefined && part !== "").join(": ");
  return {
    ...result,
    status: "RUNNING",
    intents: result.intents.map((intent) => ({ ...intent, status: "RUNNING" })),
    message: { text: "", summary },
    usage: sumUsage(usage, usage[0]?.currency ?? "USD"),
  };
}

/** What the round ended with, or that it was stopped. */
export function resultOf(workflow: Workflow): RoundResult {
  const round = currentRound(workflow);
  if (round?.result !== undefined && round.result.status === round.status) return round.result;
  return unfinishedResult(workflow, { status: "STOPPED" });
}

/** A round whose process died says so in the list: it waits to be resumed. */
export async function listTruly(
  listed: readonly WorkflowSummary[],
  { isHeld }: Looking,
): Promise<WorkflowSummary[]> {
  return Promise.all(
    listed.map(async (summary) => {
      if (summary.status !== "RUNNING") return summary;
      const isRunning = await isHeld(`${summary.id}-r${summary.rounds}`);
      return isRunning ? summary : { ...summary, status: "STOPPED" as const };
    }),
  );
}
