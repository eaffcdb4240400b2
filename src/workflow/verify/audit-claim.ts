import type { AuditedClaim, Claim, Evidence } from "../../model/grounding.ts";

const word = /[\p{L}\p{N}]+(?:[.,:'’/-][\p{L}\p{N}]+)*/gu;

/**
 * Checks a claim against the passages it cites, without a model: every citation lies in the pool,
 * and every word and number of the claim stands in what is cited or in the headings above it.
 */
export function auditClaim(claim: Claim, pool: readonly Evidence[]): AuditedClaim {
  const byId = new Map(pool.map((item) => [item.id, item]));
  const outside = claim.citations.filter((id) => !byId.has(id));
  if (outside.length > 0) {
    return {
      claim,
      verdict: "INVALID",
      decision: "REJECT",
      reason: `citation_out_of_scope: ${outside.join(", ")}`,
    };
  }
  const cited = claim.citations.flatMap((id) => byId.get(id) ?? []);
  const known = new Set(cited.flatMap(({ quote, heading = [] }) => wordsOf([...heading, quote].join("\n"))));
  const said = wordsOf(claim.text);
  const unknown = said.filter((token) => !known.has(token));
  if (said.length === 0 || unknown.length > 0) {
    const reason = `not in the cited passages: ${unknown.slice(0, 8).join(", ") || "the claim says nothing"}`;
    return { claim, verdict: "INVALID", decision: "REJECT", reason };
  }
  return { claim, verdict: "VALID", decision: "ACCEPT", reason: "every word stands in the cited passages" };
}

function wordsOf(text: string): string[] {
  return text.normalize("NFKC").toLowerCase().match(word) ?? [];
}
