import { refusalToken } from "../../model/grounding.ts";
import type { Checked } from "../../model/round.ts";
import type { RoundResult } from "../../model/round-result.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";

export interface RoundVerdict {
  status: "OK" | "REFUSAL" | "REJECT";
  reason?: string;
  summary: string;
  missing: RoundResult["missing"];
}

/** All or nothing: one part that is not proven refuses the whole, and is named. */
export function judgeRound(checked: readonly Checked[], document: UnifiedDocument | null): RoundVerdict {
  if (checked.length === 0) {
    if (document !== null) return { status: "OK", summary: "answered without documents", missing: [] };
    return { status: "REFUSAL", reason: "no_documents", summary: "no documents to answer from", missing: [] };
  }
  const open = checked.filter(({ decision }) => decision !== "ACCEPT");
  if (open.length === 0) {
    const claims = checked.reduce((sum, { handOff }) => sum + (handOff?.claims.length ?? 0), 0);
    return { status: "OK", summary: `checked claims: ${claims}`, missing: [] };
  }
  const missing = open.map(({ intent, decision, reason = "grounding_failed" }) => {
    return { intent: intent.id, text: intent.text, reason: decision === "RETRY" ? refusalToken : reason };
  });
  const rejected = open.find(({ decision, reason }) => decision === "REJECT" && reason !== "not_supported");
  const status = rejected === undefined ? "REFUSAL" : "REJECT";
  const reason = rejected?.reason ?? open[0]?.reason ?? "grounding_failed";
  return { status, reason, summary: `parts not proven: ${open.length} of ${checked.length}`, missing };
}
