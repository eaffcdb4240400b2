import type { Clock } from "../../lib/clock.ts";
import { shortHash } from "../../lib/hash.ts";
import { Failure } from "../../model/failure.ts";
import { composeMail } from "./compose-mail.ts";
import { keepDraft } from "./keep-draft.ts";
import type { MailHeader } from "./mail-header.ts";
import type { FetchedMail, ListedMail, MailAddress, MailService } from "./mail-port.ts";
import { readAddress } from "./read-address.ts";
import { findMail, readMail } from "./read-mail.ts";
import { replyTo } from "./reply-to.ts";
import { searchMails } from "./search-mails.ts";
import { withMailbox } from "./with-mailbox.ts";
import type { MailAccess } from "./with-mailbox.ts";

/** Mail over IMAP: each call signs in, does one thing and signs off, so that nothing hangs between them. */
export function createMailService(access: MailAccess, clock: Clock): MailService {
  const { settings } = access;
  const from = senderOf(settings.from ?? settings.user);
  const noLimits = { partBytes: 0, mailBytes: 0, attachments: false };
  return {
    self: from.address,
    search: (query) =>
      withMailbox(access, async (client) => {
        const { mails, total, note } = await searchMails(client, query);
        const isAll = mails.length >= total;
        return { mails: mails.map(toListed), total, isAll, ...(note !== undefined && { note }) };
      }),
    read: (wanted, limits) =>
      withMailbox(access, async (client): Promise<FetchedMail> => {
        const { header, content, attachments, left } = await readMail(client, wanted, limits);
        return {
          ...{ mail: toListed(header), content, left },
          attachments: attachments.map(({ attachment: { fileName, mediaType }, content: bytes }) => ({
            ...{ fileName, mediaType, content: bytes },
          })),
        };
      }),
    answer: (wanted, all) =>
      withMailbox(access, async (client) => {
        const header = await findMail(client, wanted);
        const { to, cc, subject } = replyTo(header, { references: [], all, self: from.address });
        return { to, cc, subject };
      }),
    keepDraft: (draft) =>
      withMailbox(access, async (client) => {
        const messageId = idFor(draft.key, from);
        const { key: _key, answers, ...mail } = draft;
        const original = answers === undefined ? undefined : await readMail(client, answers, noLimits);
        const thread =
          original === undefined
            ? undefined
            : replyTo(original.header, { references: original.references, all: false, self: from.address });
        const content = await composeMail({
          ...{ ...mail, messageId, from, date: new Date(clock.now()) },
          ...(thread && { inReplyTo: thread.inReplyTo, references: thread.references }),
        });
        const { mailbox, wasThere } = await keepDraft(client, {
          messageId,
          content,
          folder: settings.drafts,
        });
        return { messageId, where: mailbox, wasThere };
      }),
  };
}

/** The same draft has the same id on every try, and mail programs see an ordinary one. */
export function idFor(key: string, { address }: MailAddress): string {
  return `<dossier-${shortHash(key, 32)}@${address.slice(address.lastIndexOf("@") + 1)}>`;
}

function senderOf(text: string): MailAddress {
  const from = readAddress(text);
  if (from === undefined) throw new Failure("configuration", `"${text}" is not one mail address.`);
  return from;
}

function toListed({
  attachments,
  mailbox,
  uid,
  uidValidity,
  messageId,
  subject,
  from,
  replyTo: wanted,
  to,
  date,
}: MailHeader): ListedMail {
  return {
    ...{ messageId, mailbox, uid, uidValidity, subject, from, replyTo: wanted, to, date },
    attachments: attachments.map(({ fileName }) => fileName),
  };
}
