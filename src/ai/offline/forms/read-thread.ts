import { olderMail } from "../../../lexicon/answers/office-choices.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { mailHead } from "./find-fields.ts";
import { holdsHead } from "./read-messages.ts";

/** The newest mail of a thread, and what it quotes of older ones. */
export interface MailThread {
  newest: readonly EvidenceItem[];
  older: readonly EvidenceItem[];
}

/** Of the only document that is shown, where it is a mail that quotes older ones, as it is read; undefined elsewhere. */
export function readThread(
  evidence: readonly EvidenceItem[],
  read: readonly EvidenceItem[],
): MailThread | undefined {
  const [first] = evidence;
  if (first === undefined || evidence.some(({ document }) => document !== first.document)) return undefined;
  if ((first.text.match(mailHead) ?? []).length < 2) return undefined;
  const at = evidence.findIndex((item, place) => olderMail.test(item.text) || (place > 0 && holdsHead(item)));
  if (at < 2) return undefined;
  // what came with the mail is no older than the mail
  const past = new Set(
    evidence.slice(at).flatMap(({ id, place }) => (attached.test(place ?? "") ? [] : [id])),
  );
  return { newest: read.filter(({ id }) => !past.has(id)), older: read.filter(({ id }) => past.has(id)) };
}

/** A file inside a file: "place quote.txt, line 1". */
const attached = /^place \S[^,]*\.\p{L}\w{1,4},/u;
