import { keepWithin } from "../../lib/keep-within.ts";
import { printReference } from "../documents/document-reference.ts";
import type { Message } from "../message.ts";

const longestText = 300;

/**
 * What was said and done, newest first: the current round, then the ones before it. Each message with its
 * summary, the references of its documents, findings and learnings. Where the budget ends, the oldest are left out.
 */
export function describeHistory(messages: readonly Message[], maxTokens: number): string {
  return keepWithin(messages.toReversed().map(describeMessage), maxTokens);
}

function describeMessage(message: Message): string {
  const { id, role, text, summary, documentsLabel, documents, findings = [], learnings = [] } = message;
  const place = [`round ${message.round}`, ...(message.task > 0 ? [`task ${message.task}`] : [])];
  if (message.action > 0) place.push(`action ${message.action}`);
  const said = shorten(role === "user" ? text : (summary ?? text));
  const label =
    documentsLabel === undefined
      ? []
      : [`documents: ${printReference({ kind: "list", messageId: id, label: documentsLabel })}`];
  const references = documents.map(({ id: documentId, fileName }) =>
    printReference({ kind: "item", documentId, fileName }),
  );
  return [
    `${place.join(", ")}, ${role}: ${said}`,
    ...(references.length === 0 ? [] : [[...label, ...references].join(" ")]),
    ...findings.map((finding) => `finding: ${shorten(finding)}`),
    ...learnings.map((learning) => `learned: ${shorten(learning)}`),
  ].join("\n  ");
}

function shorten(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= longestText ? line : `${line.slice(0, longestText - 1)}…`;
}
