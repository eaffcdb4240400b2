import { olderMail } from "../../../lexicon/answers/office-choices.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { mailHead } from "./find-fields.ts";

/** The newest mail of a thread, and what it quotes of older ones. */
export interface MailThread {
  newest: readonly EvidenceItem[];
  older: readonly EvidenceItem[];
}

/** Of the only document that is shown, where it is a mail that quotes older ones; undefined elsewhere. */
export function readThread(evidence: readonly EvidenceItem[]): MailThread | undefined {
  const [first] = evidence;
  if (first === undefined || evidence.some(({ document }) => document !== first.document)) return undefined;
  if ((first.text.match(mailHead) ?? []).length < 2) return undefined;
  const at = evidence.findIndex(({ text }) => olderMail.test(text));
  return at < 2 ? undefined : { newest: evidence.slice(0, at), older: evidence.slice(at) };
}
