import { foldLabel } from "../../../lexicon/forms/field-labels.ts";
import { labelLead } from "../../../lexicon/answers/labels/bare-label-leads.ts";
import type { OfficeRecord } from "./read-records.ts";

const fewestFields = 3;
const longestLabel = 60;
const longestValue = 120;

/** The one field whose label is all that is said, or all that is asked for: "the POD", "what's the sort code?". */
export function bareLabel(text: string, records: readonly OfficeRecord[]): OfficeRecord | undefined {
  const said = foldLabel(text.replace(labelLead, ""));
  if (said.length < 2 || said.length > longestLabel) return undefined;
  const lines = records.filter(({ isLine }) => isLine);
  const named = lines.filter(({ cells: [label] }) => foldLabel(label?.text ?? "") === said);
  const [only, ...more] = named;
  if (only === undefined || (only.cells[1]?.text ?? "").length > longestValue) return undefined;
  const form = lines.filter(({ item }) => item.document === only.item.document);
  const isSame = (other: OfficeRecord) => other.cells[1]?.text === only.cells[1]?.text;
  return form.length >= fewestFields && more.every(isSame) ? only : undefined;
}
