import type { Context } from "../context.ts";
import type { AuditFinding } from "../finding.ts";
import type { ReadClaim } from "../read-claim.ts";
import { checkCells } from "./check-cells.ts";
import { checkComparison } from "./check-comparison.ts";
import { checkDocuments } from "./check-documents.ts";
import type { Binding } from "./bind-facts.ts";
import { checkLabels } from "./check-labels.ts";
import { checkLists } from "./check-lists.ts";

/** Whether the values of a claim stand where it says: in that row, column, item, at that label, in that document. */
export function checkStructure(
  claim: ReadClaim,
  context: Context,
  bindings: readonly Binding[],
): AuditFinding[] {
  return [
    ...checkCells(claim, context, bindings),
    ...checkLists(claim, context, bindings),
    ...checkLabels(claim, context, bindings),
    ...checkDocuments(claim, context, bindings),
    ...checkComparison(claim, context),
  ];
}
