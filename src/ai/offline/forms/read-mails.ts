import { attributionLine, mailLines } from "../../../lexicon/answers/office-choices.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import type { FieldClaim } from "./field-claim.ts";

/** One mail of a thread: what its head, or the line before a quoted one, says of it. */
export interface ThreadMail {
  writer: string;
  from: FieldClaim;
  to: FieldClaim | undefined;
  date: FieldClaim;
}

/** The mails of a thread that say who wrote them and when, the newest first. */
export function readMails(evidence: readonly EvidenceItem[]): ThreadMail[] {
  return evidence.flatMap((item) => {
    const mails: ThreadMail[] = [];
    let head: Partial<ThreadMail> = {};
    for (const raw of item.text.split("\n")) {
      const line = raw.replace(/^(?:>\s*)+/u, "").trim();
      const claim = { text: line, supports: [{ evidence: item.id, quote: line }] };
      if (attributionLine.test(line)) {
        mails.push({ writer: line, from: claim, to: undefined, date: claim });
        head = {};
      }
      if (mailLines.from.test(line)) head = { ...head, writer: line, from: claim };
      else if (mailLines.to.test(line)) head = { ...head, to: claim };
      else if (mailLines.date.test(line)) head = { ...head, date: claim };
      else if (line === "") head = {};
      const { writer, from, date } = head;
      if (writer === undefined || from === undefined || date === undefined) continue;
      const last = mails.at(-1);
      // whom it went to may stand behind the date
      if (last?.from === from) last.to = head.to;
      else mails.push({ writer, from, to: head.to, date });
    }
    return mails;
  });
}
