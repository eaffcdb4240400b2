import { refusalToken } from "../../model/grounding.ts";
import type { Checked } from "../../model/round.ts";
import type { RoundResult } from "../../model/round-result.ts";
import { pointsOf } from "../../model/sub-intent.ts";
import type { TaskResult } from "../../model/work.ts";

export interface RoundVerdict {
  status: "OK" | "REFUSAL" | "REJECT" | "FAILED";
  reason?: string;
  summary: string;
  missing: RoundResult["missing"];
}

export interface RoundToJudge {
  results: readonly TaskResult[];
  checked: readonly Checked[];
  /** Whether the analysis answered at once. */
  isAnswered: boolean;
  /** Whether no more was asked for than the proven part of a refused round. */
  asksProven?: boolean;
}

/** Of the round whose proven part was asked for. */
export const nothingProven = "nothing_proven";

/** All or nothing: one part that is not proven refuses the whole, and is named point by point. */
export function judgeRound({ results, checked, isAnswered, asksProven }: RoundToJudge): RoundVerdict {
  if (results.length === 0) {
    if (asksProven === true)
      return { status: "REFUSAL", reason: nothingProven, summary: "nothing was proven", missing: [] };
    if (isAnswered) return { status: "OK", summary: "answered without documents", missing: [] };
    return { status: "REFUSAL", reason: "no_documents", summary: "no documents to answer from", missing: [] };
  }
  const ended = results.find(({ status }) => status !== "done");
  const open = checked.filter(({ decision }) => decision !== "ACCEPT");
  if (ended === undefined) {
    const claims = checked.reduce((sum, { handOff }) => sum + (handOff?.claims.length ?? 0), 0);
    return { status: "OK", summary: `checked claims: ${claims}`, missing: checked.flatMap(leftOutOf) };
  }
  const missing = open.flatMap((part) => {
    const points = missingOf(part);
    return points.length > 0 ? points : [wholePart(part)];
  });
  if (ended.status === "failed") {
    const summary = `${ended.task.id} failed: ${ended.reason ?? "unknown"}`;
    return { status: "FAILED", reason: "task_failed", summary, missing };
  }
  const rejected = open.find(({ decision, reason }) => decision === "REJECT" && reason !== "not_supported");
  const status = rejected === undefined ? "REFUSAL" : "REJECT";
  const reason = rejected?.reason ?? open[0]?.reason ?? "grounding_failed";
  return { status, reason, summary: `parts not proven: ${open.length} of ${checked.length}`, missing };
}

/** The points of a part that have no proven claim. */
function missingOf({ intent, missing }: Checked): RoundResult["missing"] {
  const points = pointsOf(intent);
  return missing.map(({ point, reason }) => {
    const text = points.find(({ id }) => id === point)?.text ?? intent.text;
    return { intent: intent.id, point, text, reason: reason === "" ? refusalToken : reason };
  });
}

/** Of a refused round only what is proven is given: a part that has no claim at all is named as a whole. */
function leftOutOf(part: Checked): RoundResult["missing"] {
  const isLeftOut = part.handOff !== undefined && part.decision !== "ACCEPT" && part.missing.length === 0;
  return isLeftOut ? [wholePart(part)] : missingOf(part);
}

function wholePart({
  intent,
  decision,
  reason = "grounding_failed",
}: Checked): RoundResult["missing"][number] {
  return { intent: intent.id, text: intent.text, reason: decision === "RETRY" ? refusalToken : reason };
}
