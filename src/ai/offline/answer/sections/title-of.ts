import { numberedTitle } from "../../../../lexicon/documents/section-titles.ts";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";

const longestTitle = 70;

/** What a passage is called: its heading, or in plain text the numbered line that it opens with; empty where it is not called. */
export function titleOf({ heading, text, table }: Pick<EvidenceItem, "heading" | "text" | "table">): string {
  const own = heading?.at(-1) ?? "";
  if (table !== undefined) return own;
  const [first = "", second = ""] = text.split("\n", 2).map((line) => line.trim());
  const isTitle = second !== "" && first.length <= longestTitle && !/[.!?:;,]$/u.test(first);
  return isTitle && numberedTitle.test(first) ? first : own;
}
