import { eachInTurn, takeTurns } from "../lib/take-turns.ts";
import type { ContentPart } from "../model/document.ts";
import type { Evidence, LocatedSupport, RuledVerdict } from "../model/grounding.ts";
import type { StoredFile } from "../model/round.ts";
import { auditClaims as auditPrompt } from "../prompts/audit-claims.ts";
import { openMaterial } from "./answer/open-material.ts";
import { toEvidence } from "./answer/to-evidence.ts";
import { readMaterial } from "./ask-question.ts";
import { partsToEvidence } from "./parts-to-evidence.ts";
import { beginUnrecorded } from "./unrecorded-round.ts";
import type { OneLook } from "./unrecorded-round.ts";
import { askAuditor } from "./verify/ask-auditor.ts";
import { auditClaim, tellContext } from "../ground/ground.ts";
import type { AuditInput } from "../ground/audit/audit-input.ts";

/** What the gate says of one claim; scripts rely on verdict, stage and reason. */
export interface GateVerdict {
  verdict: RuledVerdict;
  stage: number;
  reason: string;
  /** What proves it, or what it was held against. */
  located: LocatedSupport[];
}

/** The gate alone, over claims that somebody else wrote: rules first, and a model for what they leave open, where there is one. */
export async function auditClaims(inputs: readonly AuditInput[], look: OneLook): Promise<GateVerdict[]> {
  const { deps } = await beginUnrecorded({ prompt: "", files: [] }, look);
  const ruled = await takeTurns(
    eachInTurn(inputs, (input) => ({ input, audit: auditClaim(input) })),
    look.signal,
  );
  const canJudge = deps.ai.canDo(auditPrompt.operation);
  const questions = ruled.flatMap(({ input, audit }, at) =>
    audit.verdict !== "UNDECIDED" || !canJudge
      ? []
      : {
          ...{ id: `c${at + 1}`, text: input.claim, question: input.question ?? "", doubts: audit.doubts },
          supports: tellContext(audit.located, {
            evidence: input.evidence,
            computations: input.computations ?? [],
            claim: { text: input.claim, language: input.language ?? "unknown" },
          }),
        },
  );
  const said = await askAuditor({ name: "audit", questions, avoid: [] }, deps);
  return ruled.map(({ audit }, at) => {
    const { verdict, stage, reason, located } = audit;
    if (verdict !== "UNDECIDED" || !canJudge) return { verdict, stage, reason, located };
    const judged = said.get(`c${at + 1}`) ?? {
      verdict: "NOT_IN_CONTEXT" as const,
      reason: "nobody could judge it",
    };
    return { ...judged, stage: 4, located };
  });
}

/** Everything that a reader of the files sees, as passages that may be cited. */
export async function readEvidence(
  files: readonly StoredFile[],
  claims: readonly string[],
  look: OneLook,
): Promise<Evidence[]> {
  const material = await readMaterial(files, look);
  const { deps } = await beginUnrecorded({ prompt: "", files: [] }, look);
  const { index } = await openMaterial(material, claims, deps);
  return index.passages.map(toEvidence);
}

/** Passages that somebody else has cut: each is cited as a whole, by its own id. */
export function takeEvidence(parts: readonly ContentPart[]): Evidence[] {
  return partsToEvidence(parts, (document) => document);
}
