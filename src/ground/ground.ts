// Judges by rule whether claims and texts are proven by what they cite: facts, supports, verdicts, statements. It calls no
// model, reads no files and knows no workflow; it says what it cannot decide, and leaves that to others.
import { takeTurns } from "../lib/take-turns.ts";
import type { Evidence, LocatedSupport, RuledClaim, Support } from "../model/grounding.ts";
import type { Cell } from "../model/document.ts";
import type { EvidenceTable } from "../model/grounding.ts";
import type { UnifiedDocument } from "../model/unified-document.ts";
import { auditByRules } from "./audit/audit-by-rules.ts";
import type { AuditInput } from "./audit/audit-input.ts";
import { locateSupport } from "./audit/locate/locate-support.ts";
import { composePassages } from "./audit/show/compose-passages.ts";
import type { Composed } from "./audit/show/compose-passages.ts";
import { showWords } from "./audit/show/show-words.ts";
import { showSupports } from "./audit/show/show-supports.ts";
import type { Ground } from "./audit/show/show-supports.ts";
import type { ShownSupport } from "./audit/show/shown-support.ts";
import { toEvidenceTable } from "./audit/table/to-evidence-table.ts";
import type { TableOptions } from "./audit/table/to-evidence-table.ts";
import { checkConstraints } from "./constraints/check-constraints.ts";
import { checkDraft } from "./drafts/check-draft.ts";
import type { CheckedDraft, DraftInput } from "./drafts/check-draft.ts";
import { compareTexts } from "./drafts/compare-texts.ts";
import type { ComparedTexts, TextsToCompare } from "./drafts/compare-texts.ts";
import { needsProof } from "./drafts/needs-proof.ts";
import { readStatements } from "./drafts/read-statements.ts";
import { removeStatements } from "./drafts/remove-statements.ts";
import { replaceStatements } from "./drafts/replace-statements.ts";
import { findFacts } from "./facts/find-facts.ts";
import { settleNumber } from "./facts/settle-number.ts";
import type { SettledNumber } from "./facts/settle-number.ts";

/** Scope, facts, and what proves itself: VALID, INVALID, NOT_IN_CONTEXT, or UNDECIDED with doubts. */
export function auditClaim(input: AuditInput): RuledClaim {
  return auditByRules(input);
}

/** Where a support stands; undefined where it does not. */
export function locate(support: Support, evidence: readonly Evidence[]): LocatedSupport | undefined {
  return locateSupport(support, evidence);
}

/** Each support in its surroundings, for whoever judges its meaning. */
export function tellContext(located: readonly LocatedSupport[], ground: Ground): ShownSupport[] {
  return showSupports(located, ground);
}

/** Words that a claim rests on, which stand in no passage. */
export function tellWords(text: string): ShownSupport {
  return showWords(text);
}

/** The passages of several claims, each once, and what each claim cites of them. */
export function tellPassages(claims: readonly (readonly ShownSupport[])[]): Composed {
  return composePassages(claims);
}

/** Rows as a table that can be cited cell by cell. */
export function citeTable(rows: readonly (readonly Cell[])[], options?: TableOptions): EvidenceTable {
  return toEvidenceTable(rows, options);
}

/** The one number of a cell or of a quoted value, as its document means it. */
export function readValue(
  text: string,
  place: { language: string; document: string },
): SettledNumber | undefined {
  return settleNumber(text, place);
}

/** The one whole date of a text, such as 2014-05-21. */
export function readDay(text: string, language: string): string | undefined {
  const dates = findFacts(text, { language, role: "claim" }).filter(({ kind }) => kind === "date");
  const [key, ...others] = dates.flatMap(({ keys }) => keys);
  return others.length === 0 && key !== undefined && /^\d{4}-\d{2}-\d{2}$/u.test(key) ? key : undefined;
}

/** A text against the claims that it uses, statement by statement. */
export function auditText(input: DraftInput, signal: AbortSignal): Promise<CheckedDraft> {
  return takeTurns(checkDraft(input), signal);
}

/** A translation or another wording against the text it was made from. */
export function auditRewording(input: TextsToCompare, signal: AbortSignal): Promise<ComparedTexts> {
  return takeTurns(compareTexts(input), signal);
}

/** Everything that a document says, with whether it states anything that could be true or false. */
export function listStatements(document: UnifiedDocument, language: string) {
  return readStatements(document, language).map((statement) => ({
    ...statement,
    isStated: needsProof(statement, language),
  }));
}

export function withoutStatements(document: UnifiedDocument, paths: readonly string[]): UnifiedDocument {
  return removeStatements(document, paths);
}

export function withStatements(
  document: UnifiedDocument,
  changes: readonly { path: string; text: string }[],
): UnifiedDocument {
  return replaceStatements(document, changes);
}

/** Rules for the result that can be checked without a model. */
export function auditConstraints(
  constraints: readonly string[],
  result: Parameters<typeof checkConstraints>[1],
): ReturnType<typeof checkConstraints> {
  return checkConstraints(constraints, result);
}
