import type { Failure } from "../../model/failure.ts";
import { phrasesFor } from "../../model/phrases.ts";
import type { RoundResult } from "../../model/round-result.ts";
import { sumUsage } from "../../model/calls/usage.ts";
import { currentRound } from "../../model/workflow.ts";
import type { Workflow } from "../../model/workflow.ts";

export type Unfinished = { status: "FAILED" | "STOPPED"; failure: Failure } | { status: "STOPPED" };

/** A budget that is used up stops a round; everything else that goes wrong fails it. */
export function toUnfinished(failure: Failure): Unfinished {
  return { status: failure.code === "budget" ? "STOPPED" : "FAILED", failure };
}

/** The result of a round that ended early: what is known, and what helps. */
export function unfinishedResult(workflow: Workflow, end: Unfinished): RoundResult {
  const round = currentRound(workflow);
  const language = round?.analysis?.detectedLanguage ?? "unknown";
  const words = phrasesFor(language);
  const failure = "failure" in end ? end.failure : undefined;
  const text =
    failure === undefined
      ? `${words.stopped} dossier resume ${workflow.id}`
      : `${words.failed} ${failure.message}`;
  return {
    workflowId: workflow.id,
    round: workflow.round,
    status: end.status,
    ...(failure === undefined ? {} : { reason: failure.code }),
    language,
    message: { text, summary: failure?.message ?? "stopped" },
    intents: (round?.split?.intents ?? []).map(({ id, role, text: asked }) => ({
      id,
      role,
      text: asked,
      status: end.status,
    })),
    claims: [],
    evidence: [],
    provable: [],
    missing: [],
    documents: [],
    usage: sumUsage(round?.usage ?? [], round?.usage[0]?.currency ?? "USD"),
    warnings: workflow.warnings,
  };
}
