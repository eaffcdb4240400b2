import { shortHash } from "../../lib/hash.ts";
import { refusalToken } from "../../model/grounding.ts";
import type { AuditedClaim } from "../../model/grounding.ts";
import type { Answered, Checked } from "../../model/round.ts";
import type { SubIntent } from "../../model/sub-intent.ts";
import type { RoundDeps } from "../round-deps.ts";
import { auditClaim } from "./audit-claim.ts";

/** The gate, closed unless every claim is shown to stand in what it cites. */
export async function checkAnswer(answered: Answered, deps: RoundDeps): Promise<Checked> {
  const checked = await deps.run.step(`check ${answered.intent.id}`, async () =>
    check(answered, deps.run.runId),
  );
  await deps.emit({
    type: "claims-checked",
    intent: answered.intent.id,
    audited: checked.audited,
    problems: [],
  });
  return checked;
}

function check({ intent, pool, answer }: Answered, runId: string): Checked {
  const nothing = { intent, audited: [], evidence: [] };
  if (answer === null) return { ...nothing, decision: "REJECT", reason: "no_json" };
  if (answer === refusalToken) return { ...nothing, decision: "RETRY", reason: "grounding_failed" };
  const audited = answer.claims.map(({ claim: text, citations }) =>
    auditClaim({ intent: intent.id, text, citations: [...new Set(citations)] }, pool),
  );
  const bad = audited.find(({ decision }) => decision !== "ACCEPT");
  if (bad !== undefined) return { ...nothing, audited, decision: "REJECT", reason: reasonOf(bad) };
  const claims = audited.map(({ claim }) => claim);
  const cited = new Set(claims.flatMap(({ citations }) => citations));
  const id = `ho_${shortHash({ run: runId, intent: intent.id, claims })}`;
  const evidence = pool.filter((item) => cited.has(item.id));
  return { intent, audited, evidence, decision: "ACCEPT", handOff: { id, intent: intent.id, claims } };
}

function reasonOf({ reason }: AuditedClaim): NonNullable<Checked["reason"]> {
  return reason.startsWith("citation_out_of_scope") ? "citation_out_of_scope" : "grounding_failed";
}

/** What no configured model can do is said, not pretended. */
export function leaveUnserved(intent: SubIntent): Checked {
  return { intent, decision: "REJECT", reason: "not_supported", audited: [], evidence: [] };
}
