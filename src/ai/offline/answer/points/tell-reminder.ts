import { foldLabel } from "../../../../lexicon/forms/field-labels.ts";
import type { FormFieldName } from "../../../../lexicon/forms/field-labels.ts";
import { knownLabels } from "../../../../lexicon/forms/labels-of-fields.ts";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { readGrids } from "../../cells/read-grids.ts";
import { tellCells } from "../../cells/tell-cells.ts";
import { answerFields } from "../../forms/answer-fields.ts";
import type { FieldClaim } from "../../forms/field-claim.ts";
import { findFields } from "../../forms/find-fields.ts";
import { reminderField } from "../../plan/written/find-reminder.ts";
import type { ComputedClaim } from "../../tables/answer-by-plan.ts";

/** A field of the one invoice that is meant, or of its row in a list; none where nobody can tell which invoice that is. */
export function tellReminder(
  { point, number }: { point: string; number: string | undefined },
  { language, evidence }: { language: string; evidence: readonly EvidenceItem[] },
): (FieldClaim | ComputedClaim)[] {
  const field = reminderField(point);
  const documents = [...Map.groupBy(evidence, ({ document }) => document).values()];
  const bills = documents.filter(
    (items) => isBill(items) && (number === undefined || items.some((item) => names(item, number))),
  );
  const [bill, ...others] = bills;
  if (field === undefined || others.length > 0) return [];
  if (bill !== undefined) {
    const claims = answerFields(point, { language, evidence: bill }) ?? [];
    return claims.map((claim) => ofLine(claim, bill));
  }
  return number === undefined ? [] : inList(field, number, evidence);
}

const longestLine = 160;

/** Of two fields in one line the line is told as it stands. */
function ofLine(claim: FieldClaim, bill: readonly EvidenceItem[]): FieldClaim {
  const [support] = claim.supports;
  const item = bill.find(({ id }) => id === support?.evidence);
  const line = item?.text.split("\n").find((one) => one.includes(support?.quote ?? "\n")) ?? "";
  const isShared = item !== undefined && findFields([{ ...item, text: line }]).length > 1;
  if (!isShared || line.includes(" | ") || line.length > longestLine) return claim;
  return { text: line.trim(), supports: [{ evidence: item.id, quote: line.trim() }] };
}

function isBill(items: readonly EvidenceItem[]): boolean {
  const fields = new Set(findFields(items).map(({ field }) => field));
  return fields.has("total") || (fields.has("invoiceNumber") && fields.size > 1);
}

function names({ text, heading = [] }: EvidenceItem, number: string): boolean {
  return [text, ...heading].some((said) => said.split(/[\s|,;:()]+/u).includes(number));
}

/** The one row with the number, and its column that is called like the field. */
function inList(field: FormFieldName, number: string, evidence: readonly EvidenceItem[]): ComputedClaim[] {
  const rows = readGrids(evidence, new Set()).flatMap((grid) =>
    grid.rows.flatMap((row) => {
      const own = row.cells.findIndex((cell) => cell.trim() === number);
      return own < 0 ? [] : [{ grid, row, own }];
    }),
  );
  const [found, ...more] = rows;
  if (found === undefined || more.length > 0) return [];
  const { grid, row, own } = found;
  const column = grid.heads.findIndex((head, at) => at !== own && isLabel(head, field));
  const other =
    field === "invoiceNumber" ? row.cells.findIndex((cell, at) => at !== own && cell !== "") : column;
  const claim = other < 0 ? undefined : tellCells(row, [own, other], grid);
  return claim === undefined ? [] : [claim];
}

function isLabel(head: string, field: FormFieldName): boolean {
  const bare = head.replace(/(?<!\s)\s*\([^)]{0,20}\)\s*$/u, "");
  return (knownLabels.get(foldLabel(bare)) ?? []).some((label) => label.field === field);
}
