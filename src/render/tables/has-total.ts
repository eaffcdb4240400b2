import { spanText } from "../inline/span-text.ts";
import type { TableCell } from "../layout.ts";
import { isTotalLabel } from "../written/total-label.ts";

/** Whether the last of several rows sums up those above it, as its label says. */
export function hasTotal(rows: readonly TableCell[][]): boolean {
  const label = rows.at(-1)?.find(({ kind }) => kind !== "empty");
  if (rows.length < 3 || label?.kind !== "text") return false;
  const text = spanText(label.spans).trim();
  const [first = ""] = text.split(/[\s,(]/u, 1);
  return isTotalLabel(text) || isTotalLabel(first);
}
