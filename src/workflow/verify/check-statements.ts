import { eachInTurn, takeTurns } from "../../lib/take-turns.ts";
import type { Evidence, LocatedSupport, Verdict } from "../../model/grounding.ts";
import type { UnifiedDocument } from "../../model/unified-document.ts";
import type { RoundDeps } from "../round-deps.ts";
import { askAuditor } from "./ask-auditor.ts";
import { auditClaim, listStatements, tellContext } from "../../ground/ground.ts";

export interface StatementsToCheck {
  document: UnifiedDocument;
  /** Everything that may prove a statement. */
  evidence: readonly Evidence[];
  language: string;
  /** Under which its calls are recorded. */
  name: string;
  /** Statements that were found proven before: only by a model, and by the same words. */
  approved?: readonly string[];
}

export interface CheckedStatement {
  path: string;
  text: string;
  /** NONE where it states nothing that could be true or false; UNDECIDED where there is no model to judge it. */
  verdict: Verdict | "UNDECIDED" | "NONE";
  stage: number;
  reason: string;
  located: LocatedSupport[];
}

/** Each statement of a document that names no claims, against everything there is: the gate looks for its supports itself. */
export async function checkStatements(
  { document, evidence, language, name, approved = [] }: StatementsToCheck,
  deps: Pick<RoundDeps, "ai" | "run" | "workflow" | "used" | "emit">,
): Promise<CheckedStatement[]> {
  const statements = listStatements(document, language);
  const rule = (statement: (typeof statements)[number]) => {
    const claim = [...statement.heads, statement.text].join(": ");
    const audit = statement.isStated ? auditClaim({ claim, language, evidence }) : undefined;
    return { statement, claim, audit };
  };
  const ruled = await takeTurns(eachInTurn(statements, rule), deps.run.signal);
  const known = new Set(approved);
  const questions = ruled.flatMap(({ statement, claim, audit }, at) =>
    audit?.verdict !== "UNDECIDED" || known.has(statement.text)
      ? []
      : [
          {
            ...{ id: `s${at + 1}`, text: claim, doubts: audit.doubts },
            supports: tellContext(audit.located, {
              ...{ evidence, computations: [] },
              claim: { text: claim, language },
            }),
          },
        ],
  );
  const said = await askAuditor({ name, questions, avoid: [] }, deps);
  return ruled.map(({ statement: { path, text }, audit }, at): CheckedStatement => {
    if (audit === undefined) return { path, text, verdict: "NONE", stage: 0, reason: "", located: [] };
    const { verdict, stage, reason, located } = audit;
    if (verdict !== "UNDECIDED") return { path, text, verdict, stage, reason, located };
    if (known.has(text)) return { path, text, verdict: "VALID", stage: 4, reason: "", located };
    const judged = said.get(`s${at + 1}`);
    if (judged === undefined) return { path, text, verdict, stage, reason, located };
    return { path, text, verdict: judged.verdict, stage: 4, reason: judged.reason, located };
  });
}
