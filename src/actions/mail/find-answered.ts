import type { WantedMail } from "../../connect/mail/mail-port.ts";
import type { Document } from "../../model/document.ts";
import type { MailOrigin } from "../../model/documents/origin.ts";
import { Failure } from "../../model/failure.ts";

/** The mail that is answered: the one that was named, else the only one among the documents; undefined for a new mail. */
export function findAnswered(
  named: string | undefined,
  { documents, connection }: { documents: readonly Document[]; connection: string | null },
): WantedMail | undefined {
  const mails = documents.flatMap(({ origin }) =>
    origin?.kind === "mail" && origin.attachment === undefined && origin.connection === connection
      ? [origin]
      : [],
  );
  if (named !== undefined) {
    const known = mails.find(({ messageId }) => messageId === named);
    return known === undefined ? { messageId: named } : toWanted(known);
  }
  const ids = new Set(mails.map(({ messageId, itemId }) => messageId ?? itemId));
  if (ids.size > 1)
    throw new Failure(
      "invalid",
      `Several mails are at hand: ${mails.map(({ messageId, subject }) => `${messageId ?? ""} "${subject ?? ""}"`).join(", ")}. Say in "answers" which one is answered.`,
    );
  return mails[0] === undefined ? undefined : toWanted(mails[0]);
}

function toWanted({ messageId, mailbox, uid, uidValidity, itemId }: MailOrigin): WantedMail {
  return { messageId, mailbox, uid, uidValidity, itemId };
}
