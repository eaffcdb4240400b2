import type { Message } from "../../model/message.ts";
import type { Work } from "../../model/work.ts";
import type { RoundDeps } from "../round-deps.ts";

/** What was said so far, and the files of the task that is still at work: its next action may take them as they are. */
export function knownMessages({ task: { id }, files }: Work, deps: Pick<RoundDeps, "workflow">): Message[] {
  const { messages, round, task, action } = deps.workflow();
  if (files.length === 0) return messages;
  const made = { id: "", role: "system" as const, text: "", documentsLabel: id, documents: files };
  return [...messages, { ...made, round, task, action, at: 0 }];
}
