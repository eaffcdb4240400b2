import type { MailHeader } from "./mail-header.ts";
import type { MailAddress } from "./mail-port.ts";

/** What makes a draft an answer: to whom, about what, and the ids that mail programs thread by. */
export interface ThreadedReply {
  to: MailAddress[];
  cc: MailAddress[];
  subject: string;
  inReplyTo: string | undefined;
  references: string[];
}

const mostReferences = 30;
/** "Re:" as mail programs of several languages write it. */
const already = /^(?:re|aw|sv|r|rif|antw|odp)\s{0,3}(?:\[\d{1,3}\])?\s{0,3}:/iu;

/** An answer goes to ThreadedReply-To before From; `all` adds everybody else who got the mail, but not ourselves. */
export function replyTo(
  header: MailHeader,
  { references, all, self }: { references: readonly string[]; all: boolean; self: string },
): ThreadedReply {
  const to = header.replyTo.length > 0 ? header.replyTo : header.from;
  const known = new Set([self, ...to.map(({ address }) => address)].map((one) => one.toLowerCase()));
  const others = [...header.to, ...header.cc].filter(({ address }) => {
    const isNew = !known.has(address.toLowerCase());
    known.add(address.toLowerCase());
    return isNew;
  });
  const { subject, messageId } = header;
  const before =
    references.length > 0 ? references : header.inReplyTo === undefined ? [] : [header.inReplyTo];
  return {
    ...{ to, cc: all ? others : [] },
    subject: already.test(subject) ? subject : `Re: ${subject}`.trim(),
    inReplyTo: messageId,
    references: [...before, ...(messageId === undefined ? [] : [messageId])].slice(-mostReferences),
  };
}
