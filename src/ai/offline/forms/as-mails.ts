import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { mailHead } from "./find-fields.ts";
import { isHeadLine, linesOf, nameOf, readMessages } from "./read-messages.ts";

/**
 * The passages of mails with what holds for all of them as a heading: what the thread is about, who wrote, and whose
 * firm that is. A question names them, and no sentence of a mail repeats them. The head itself states nothing else.
 */
export function asMails(evidence: readonly EvidenceItem[]): readonly EvidenceItem[] {
  const documents = [...Map.groupBy(evidence, ({ document }) => document).values()];
  const heads = new Set<EvidenceItem>();
  const headings = new Map<EvidenceItem, string[]>();
  for (const items of documents) {
    const [head] = items;
    const messages = readMessages(items);
    if (head === undefined || messages.length === 0) continue;
    const subject = subjectOf(head.text);
    heads.add(head);
    for (const item of items) if (linesOf(item).every(({ text }) => isHeadLine(text))) heads.add(item);
    for (const { writer, body, signature } of messages)
      for (const { item } of body)
        headings.set(item, [subject, nameOf(writer), ...signature.map(({ text }) => text)]);
  }
  if (headings.size === 0) return evidence;
  return evidence.flatMap((item) => {
    if (heads.has(item)) return [];
    const own = headings.get(item)?.filter((line) => line !== "") ?? [];
    return own.length === 0 ? item : { ...item, heading: [...(item.heading ?? []), own.join("; ")] };
  });
}

function subjectOf(text: string): string {
  if ((text.match(mailHead) ?? []).length < 2) return "";
  const line =
    /^(?:subject|betreff|objet|oggetto|asunto): (?<said>[^\n]+)/imu.exec(text)?.groups?.["said"] ?? "";
  return line.replace(/^(?:\s*(?:re|aw|fwd?|wg|r|i|tr|rv)\s?:)+\s*/iu, "");
}
