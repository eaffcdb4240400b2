import { reviewPhrases } from "../../../model/phrases/review-phrases.ts";
import type { Work } from "../../../model/work.ts";
import { currentRound } from "../../../model/workflow.ts";
import type { RoundDeps } from "../../round-deps.ts";

/** At the end of a task: where no better document came, the last one that stood the gate, and what its form lacks is told. */
export async function fallBack(work: Work, deps: RoundDeps): Promise<Work> {
  const { accepted, status } = work;
  if (accepted === undefined) return work;
  const isSame = status === "done" && work.document === accepted.document;
  const isBetter = status === "done" && !isSame && (work.document !== null || work.files.length > 0);
  if (isBetter) return work;
  const { asItIs } = reviewPhrases(currentRound(deps.workflow())?.analysis?.detectedLanguage ?? "en");
  const later = isSame || work.reason === undefined ? [] : [work.reason];
  for (const lack of accepted.unmet.length > 0 ? accepted.unmet : later)
    await deps.emit({ type: "warning-raised", code: "criteria", message: `${asItIs} ${lack}` });
  if (isSame) return work;
  const { reason: _reason, ...rest } = work;
  const { document, files, checked } = accepted;
  return { ...rest, document, files, checked, status: "done" };
}
