import type { Answered } from "../../model/round.ts";
import { pointsOf } from "../../model/sub-intent.ts";
import type { Missing } from "../../model/grounding.ts";
import type { JudgedClaim, SentBack } from "../../model/work.ts";
import { isTwin } from "../../model/work.ts";
import { findMention } from "./find-mention.ts";
import { pointsServed } from "./points-served.ts";

export interface Settled {
  decision: "ACCEPT" | "RETRY" | "REJECT";
  reason?: "grounding_failed" | "citation_out_of_scope" | "no_json";
  accepted: JudgedClaim[];
  /** Everything judged in this turn, for the record. */
  judged: JudgedClaim[];
  /** What failed and is not tried again. */
  dropped: JudgedClaim[];
  missing: Missing[];
  back?: SentBack;
}

export interface SettleInput {
  part: Answered;
  judged: JudgedClaim[];
  /** What was sent back to the writer before; then there is no second way back. */
  sent?: SentBack;
}

/**
 * What becomes of a part. Failed claims and forgotten points go back to the writer once. Then every point has a claim
 * or is missing: a field that is not stated may be missing, a question that stays unanswered refuses the part.
 */
export function settlePart({ part, judged, sent }: SettleInput): Settled {
  const { intent, answer, isWhole } = part;
  const accepted = [...(sent?.accepted ?? []), ...judged.filter(({ verdict }) => verdict === "VALID")];
  const failed = judged.filter(({ verdict }) => verdict !== "VALID");
  const base = { accepted, judged, dropped: failed };
  if (answer === null)
    return { ...base, decision: "REJECT", reason: "no_json", missing: openPoints("no readable answer") };
  const open = openPoints("");
  const said = new Map(answer.missing.map(({ point, reason }) => [point, reason]));
  const overlooked = open.flatMap(({ point }) => {
    const place = said.has(point) ? findMention(point, part) : undefined;
    return place === undefined ? [] : [`${point} (its words stand in ${place}: look again)`];
  });
  const forgotten = [
    ...open.filter(({ point }) => !said.has(point)).map(({ point }) => point),
    ...overlooked,
  ];
  const nothing = accepted.length === 0 && failed.length === 0;
  const wantsMore = nothing && !isWhole;
  const mayGoBack =
    sent === undefined &&
    (failed.length > 0 || wantsMore || (forgotten.length > 0 && !nothing) || overlooked.length > 0);
  const back: SentBack | undefined = mayGoBack
    ? { answered: part, accepted, judged: describe(accepted, failed), uncovered: forgotten, wantsMore }
    : undefined;
  const missing = open.flatMap(({ point }): Missing[] => {
    const own = whyFailed(point);
    // what was found and did not stand is told in every part; what is only not there, not where nobody asked for it
    if (own !== undefined) return [{ point, reason: own, unproven: true }];
    return intent.mayLack === true ? [] : [{ point, reason: said.get(point) ?? "not in context" }];
  });
  const judgement = decide(part, { accepted, failed, isComplete: open.length === 0 });
  return { ...base, ...judgement, missing, ...(back && { back }) };

  function openPoints(reason: string): { point: string; reason: string }[] {
    const points = pointsOf(intent);
    const served = new Set(accepted.flatMap((claim) => pointsServed(claim, points)));
    // a claim that names no point is about the part as a whole, but speaks for no point that another claim failed for
    const isWhole = accepted.some((claim) => pointsServed(claim, points).length === 0) && served.size === 0;
    return points
      .filter(({ id }) => !served.has(id) && (!isWhole || whyFailed(id) !== undefined))
      .map(({ id }) => ({ point: id, reason }));
  }

  /** What was said for a point and did not stand, in this turn or the one before. */
  function whyFailed(point: string): string | undefined {
    const points = pointsOf(intent);
    const own = failed.find((claim) => pointsServed(claim, points).includes(point));
    const earlier = sent?.judged.find(
      (claim) => claim.complaint !== undefined && pointsServed(claim, points).includes(point),
    );
    return own?.reason ?? earlier?.complaint;
  }
}

function decide(
  { intent }: Answered,
  { accepted, failed, isComplete }: { accepted: JudgedClaim[]; failed: JudgedClaim[]; isComplete: boolean },
): Pick<Settled, "decision" | "reason"> {
  if (accepted.length === 0) {
    if (intent.mayLack === true) return { decision: "ACCEPT" };
    if (failed.length === 0) return { decision: "RETRY", reason: "grounding_failed" };
    const isOutside = failed.every(({ stage }) => stage === 1);
    return { decision: "REJECT", reason: isOutside ? "citation_out_of_scope" : "grounding_failed" };
  }
  const mayLack =
    intent.role === "EXTRACT" || intent.role === "SUMMARIZE" || intent.helps === true || isTwin(intent);
  return isComplete || mayLack ? { decision: "ACCEPT" } : { decision: "RETRY", reason: "grounding_failed" };
}

function describe(accepted: readonly JudgedClaim[], failed: readonly JudgedClaim[]): SentBack["judged"] {
  const toSaid = ({ text, point }: JudgedClaim) => ({ text, ...(point !== undefined && { point }) });
  return [...accepted.map(toSaid), ...failed.map((claim) => ({ ...toSaid(claim), complaint: claim.reason }))];
}
