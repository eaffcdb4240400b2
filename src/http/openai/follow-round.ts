import type { OwnDossier, StartedRound } from "../../app/own/own-dossier.ts";
import { phrasesFor } from "../../model/phrases.ts";
import type { RoundResult } from "../../model/round-result.ts";
import { tellProgress } from "./tell-progress.ts";

/** What a chat is told of a round: its progress, and at last its result or that a person has to decide. */
export type RoundNews =
  | { kind: "progress"; line: string }
  | { kind: "result"; result: RoundResult }
  | { kind: "waiting"; text: string };

/** Follows a round from its beginning, whoever began it, until it has an answer. */
export async function* followRound(
  dossier: OwnDossier,
  { workflowId, round }: StartedRound,
  { base, signal }: { base: string; signal: AbortSignal },
): AsyncGenerator<RoundNews> {
  const leaving = new AbortController();
  const both = AbortSignal.any([signal, leaving.signal]);
  let number = 0;
  let language = "en";
  try {
    for await (const { event } of dossier.follow(workflowId, { after: 0, signal: both })) {
      if (event.type === "round-started") number += 1;
      if (number !== round) continue;
      if (event.type === "request-understood") language = event.analysis.detectedLanguage;
      if (event.type === "round-finished") return yield { kind: "result", result: event.result };
      if (event.type === "round-stopped")
        return yield { kind: "result", result: await stopped(dossier, workflowId, round) };
      if (event.type === "approval-asked") {
        const text = `${phrasesFor(language).approvalAsked}: ${event.approval.action}\n\n${base}/w/${workflowId}`;
        return yield { kind: "waiting", text };
      }
      const line = tellProgress(event, language);
      if (line !== undefined && line !== "") yield { kind: "progress", line };
    }
  } finally {
    leaving.abort();
  }
}

async function stopped(dossier: OwnDossier, workflowId: string, round: number): Promise<RoundResult> {
  const { status, ...shown } = await dossier.round(workflowId, round);
  return { ...shown, status: status === "RUNNING" ? "STOPPED" : status };
}
