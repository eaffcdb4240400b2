import type { UnifiedDocument } from "../../model/unified-document.ts";
import { editText } from "./edit/edit-text.ts";
import { groupEdits, setAt, valueAt } from "./edit/group-edits.ts";

/** The document with some statements said otherwise; everything else stays as it is. */
export function replaceStatements(
  document: UnifiedDocument,
  replacements: readonly { path: string; text: string }[],
): UnifiedDocument {
  const copy = structuredClone(document);
  for (const { place, ranges, whole } of groupEdits(replacements)) {
    const value = valueAt(copy, place);
    if (whole?.text !== undefined) putWhole(copy, { place, value, text: whole.text });
    else if (typeof value === "string") setAt(copy, place, editText(value, ranges));
  }
  return copy;
}

interface Whole {
  place: readonly (string | number)[];
  value: unknown;
  text: string;
}

/** A number stays a number, and a cell with a look keeps it. */
function putWhole(root: UnifiedDocument, { place, value, text }: Whole): void {
  if (typeof value === "object" && value !== null) {
    const member = ["value", "y"].find((name) => Object.hasOwn(value, name));
    if (member !== undefined)
      putWhole(root, { place: [...place, member], value: valueAt(value, [member]), text });
    return;
  }
  const number = text.trim() === "" ? Number.NaN : Number(text);
  setAt(root, place, typeof value === "number" && Number.isFinite(number) ? number : text);
}
