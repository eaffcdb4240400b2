import type { ImapFlow } from "imapflow";
import { Failure } from "../../model/failure.ts";
import { findDrafts } from "./open-folder.ts";
import type { MailPlace } from "./mail-header.ts";
import { lost } from "./search-mails.ts";

export interface KeptDraft extends Omit<MailPlace, "uid"> {
  /** Unknown where the server does not say and somebody has taken it away since. */
  uid: number | undefined;
  /** Whether it was there before: a try before this one has written it. */
  wasThere: boolean;
}

/**
 * Puts a finished mail into the server's drafts folder, once: it is looked for by its id before anything is written,
 * because a write whose answer got lost may have happened.
 */
export async function keepDraft(
  client: ImapFlow,
  draft: { messageId: string; content: Buffer; folder?: string | undefined },
): Promise<KeptDraft> {
  const path = await findDrafts(client, draft.folder);
  const before = await findById(client, path, draft.messageId);
  if (before.uid !== undefined) return { ...before, wasThere: true };
  const appended = await client.append(path, draft.content, ["\\Draft", "\\Seen"]);
  if (appended === false)
    throw new Failure("unavailable", `The mail server did not take the draft into "${path}".`, {
      retryable: true,
    });
  const { uid, uidValidity } = appended;
  if (uid !== undefined && uidValidity !== undefined)
    return { mailbox: path, uid, uidValidity: String(uidValidity), wasThere: false };
  return { ...(await findById(client, path, draft.messageId)), wasThere: false };
}

async function findById(client: ImapFlow, path: string, messageId: string) {
  const { uidValidity } = await client.mailboxOpen(path, { readOnly: true });
  const found = await client.search({ header: { "message-id": messageId } }, { uid: true });
  if (!Array.isArray(found)) throw lost(client);
  return { mailbox: path, uidValidity: String(uidValidity), uid: found[0] };
}
