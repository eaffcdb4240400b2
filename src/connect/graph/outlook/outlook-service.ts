import { shortHash } from "../../../lib/hash.ts";
import { Failure } from "../../../model/failure.ts";
import type { ListedMail, MailService } from "../../mail/mail-port.ts";
import type { OpenedConnection } from "../../opened-connection.ts";
import { findOutlookMail, needOutlookMail, ownAddress } from "./find-outlook-mail.ts";
import { mailboxPath } from "../graph-settings.ts";
import { openGraph } from "../open-graph.ts";
import { keepOutlookDraft } from "./outlook-draft.ts";
import type { OutlookMessage } from "./outlook-message.ts";
import { readOutlookMail } from "./outlook-read.ts";
import { searchOutlook } from "./outlook-search.ts";

const subjectOfReply = /^(?:re|aw|sv|antw)\s{0,3}:/iu;

/** Mail of Microsoft 365. */
export function createOutlookService(opened: OpenedConnection): MailService {
  const { graph, settings } = openGraph(opened);
  if (settings.signIn === "app" && settings.mailbox === undefined)
    throw new Failure(
      "configuration",
      `An app has no mailbox of its own. Name one: dossier connect add microsoft --label ${opened.record.label} --replace --set mailbox=ADDRESS`,
    );
  const home = mailboxPath(settings);
  const at = { graph, home };
  const { mailbox = "" } = settings;
  return {
    self: mailbox,
    async search(query) {
      if (query.messageId !== undefined) {
        const message = await findOutlookMail({ messageId: query.messageId }, at);
        return { mails: message === undefined ? [] : [toListed(message)], isAll: true };
      }
      const { mails, isAll } = await searchOutlook(graph, home, query);
      return { mails: mails.map(toListed), isAll };
    },
    async read(wanted, limits) {
      const { message, ...mail } = await readOutlookMail(
        graph,
        { home, id: (await needOutlookMail(wanted, at)).id },
        limits,
      );
      return { mail: toListed(message), ...mail };
    },
    async answer(wanted, all) {
      const message = await needOutlookMail(wanted, at);
      const { replyTo, from, toRecipients, ccRecipients, subject } = message;
      const to = replyTo.length > 0 ? replyTo : from;
      const self = all && mailbox === "" ? await ownAddress(at) : mailbox;
      const known = new Set([self, ...to.map(({ address }) => address)].map((one) => one.toLowerCase()));
      const others = [...toRecipients, ...ccRecipients].filter(
        ({ address }) => !known.has(address.toLowerCase()),
      );
      return {
        ...{ to, cc: all ? others : [] },
        subject: subjectOfReply.test(subject) ? subject : `RE: ${subject}`.trim(),
      };
    },
    async keepDraft({ key, answers, text: _text, ...draft }) {
      const id = answers === undefined ? undefined : (await needOutlookMail(answers, at)).id;
      const messageId = `<dossier-${shortHash(key, 32)}@${domainOf(mailbox)}>`;
      const kept = await keepOutlookDraft(
        graph,
        { home, draft: { ...draft, messageId, ...(id !== undefined && { answers: id }) } },
        opened,
      );
      return { messageId, where: kept.webLink ?? "Drafts", wasThere: kept.wasThere };
    },
  };
}

function domainOf(mailbox: string): string {
  const domain = mailbox.slice(mailbox.lastIndexOf("@") + 1);
  return /^[\w.-]+$/.test(domain) ? domain : "dossier.invalid";
}

function toListed(message: OutlookMessage): ListedMail {
  const { id, internetMessageId, webLink, subject, from, replyTo, toRecipients } = message;
  const { receivedDateTime, hasAttachments } = message;
  return {
    ...{ itemId: id, subject, from, replyTo, to: toRecipients, date: receivedDateTime ?? undefined },
    messageId: internetMessageId ?? undefined,
    webUrl: webLink ?? undefined,
    attachments: hasAttachments === true ? ["(with attachments)"] : [],
  };
}
