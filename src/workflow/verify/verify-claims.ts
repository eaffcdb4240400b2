import { shortHash } from "../../lib/hash.ts";
import type { Claim, Evidence } from "../../model/grounding.ts";
import { printPosition } from "../../model/documents/print-position.ts";
import type { Answered, Checked } from "../../model/round.ts";
import { currentRound } from "../../model/workflow.ts";
import type { JudgedClaim, Proven } from "../../model/work.ts";
import type { RoundDeps } from "../round-deps.ts";
import { judgeClaims } from "./judge-claims.ts";
import { settlePart } from "./settle-part.ts";
import type { Settled } from "./settle-part.ts";
import { citeSupports } from "./cite-supports.ts";

export interface VerifyStage {
  answered: readonly Answered[];
  /** The verdicts on the answers before these; what was accepted then stays accepted. */
  before?: Proven;
}

/** The gate. Each claim is audited, by rules and then by a model that did not write it; nothing passes undecided. */
export async function verifyClaims({ answered, before }: VerifyStage, deps: RoundDeps): Promise<Proven> {
  const proven: Proven = { checked: [], back: [] };
  const language = currentRound(deps.workflow())?.analysis?.detectedLanguage ?? "unknown";
  for (const part of answered) {
    const sent = before?.back.find(({ answered: { intent } }) => intent.id === part.intent.id);
    const isSame = sent !== undefined && sent.answered === part;
    const judged = isSame ? [] : await judgeClaims({ part, language, isLast: sent !== undefined }, deps);
    const settled = settlePart({ part, judged, ...(sent && { sent }) });
    const byWords = isByWords(part, deps) ? { byWords: true } : {};
    const checked = { ...toChecked(part, settled, deps.run.runId), ...byWords };
    if (settled.back !== undefined) proven.back.push(settled.back);
    else await tellDropped(settled.dropped, part, deps);
    proven.checked.push(checked);
    const { audited, decision } = checked;
    await deps.emit({ type: "claims-checked", intent: part.intent.id, audited, decision, problems: [] });
  }
  const kept = (before?.checked ?? []).filter(({ intent }) =>
    answered.every((part) => part.intent.id !== intent.id),
  );
  return { ...proven, checked: [...kept, ...proven.checked] };
}

function toChecked(part: Answered, settled: Settled, runId: string): Checked {
  const { intent } = part;
  const { decision, reason, accepted, judged, missing } = settled;
  const cited = new Map<string, Evidence>();
  const claims = accepted.map((claim, at): Claim => {
    const { evidence, computation } = citeSupports(claim.located, part);
    for (const item of evidence) cited.set(item.id, item);
    return {
      ...{ id: `${intent.id}.c${at + 1}`, intent: intent.id, text: claim.text, verdict: "VALID" },
      ...(claim.point !== undefined && { point: claim.point }),
      citations: [...new Set(evidence.map(({ id }) => id))],
      ...(claim.row && { row: claim.row }),
      ...(computation && { computation }),
    };
  });
  const audited = judged.map(({ text, point, verdict, stage, reason: why }) => ({
    ...{ text, verdict, stage, reason: inWords(why, part) },
    ...(point !== undefined && { point }),
    decision: verdict === "VALID" ? ("ACCEPT" as const) : ("REJECT" as const),
  }));
  const id = `ho_${shortHash({ run: runId, intent: intent.id, claims, supports: accepted.map(({ located }) => located) })}`;
  const isThrough = decision === "ACCEPT";
  return {
    ...{ intent, decision, audited },
    missing: missing.map((item) => ({ ...item, reason: inWords(item.reason, part) })),
    ...(reason !== undefined && { reason }),
    ...(isThrough && { handOff: { id, intent: intent.id, claims } }),
    evidence: [...cited.values()],
    provable: isThrough ? [] : claims,
    closest: isThrough ? [] : part.closest,
  };
}

/** The offline model may have stood in for another one: its answer counts, not who is asked first. */
function isByWords({ writer }: Answered, { ai }: RoundDeps): boolean {
  return writer === undefined ? ai.card.provider === "offline" : writer === "offline";
}

/** What failed twice is left out, and that is said. */
async function tellDropped(dropped: readonly JudgedClaim[], part: Answered, deps: RoundDeps): Promise<void> {
  for (const { text, reason } of dropped) {
    const message = `${text} (${inWords(reason, part)})`;
    await deps.emit({ type: "warning-raised", code: "claim-dropped", message });
  }
}

/** A reason for people: files and pages in the place of ids. */
function inWords(reason: string, { evidence }: Answered): string {
  const named = evidence
    .filter(({ id }) => reason.includes(id))
    .toSorted((a, b) => b.id.length - a.id.length);
  return named.reduce((said, { id, document, position }) => {
    const place = printPosition(position, "en");
    return said.replaceAll(id, place === "" ? document : `${document}, ${place}`);
  }, reason);
}
