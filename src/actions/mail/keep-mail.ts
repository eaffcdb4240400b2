import type { FetchedMail, MailAddress } from "../../connect/mail/mail-port.ts";
import { cleanFileName } from "../../lib/text/clean-file-name.ts";
import { plainLine } from "../../lib/text/plain-line.ts";
import { streamOf } from "../../lib/stream-of.ts";
import type { MailOrigin } from "../../model/documents/origin.ts";
import type { StoredFile } from "../../model/round.ts";
import type { Blobs } from "../../store/blobs/blobs.ts";
import { tellPeople } from "./tell-mail.ts";

export interface KeepMailDeps {
  blobs: Blobs;
  connection: string;
  now: number;
  signal: AbortSignal;
}

const longestName = 80;
const mostAddresses = 50;
const unfit = /[\p{Cc}<>:"/\\|?*]+/gu;

/** A mail and its attachments as stored files that know where they came from. */
export async function keepMail(fetched: FetchedMail, deps: KeepMailDeps): Promise<StoredFile[]> {
  const { mail, content, attachments } = fetched;
  const { blobs, connection, now, signal } = deps;
  const { messageId, mailbox, uid, uidValidity, itemId, webUrl, date, subject, from, replyTo } = mail;
  const origin: MailOrigin = {
    ...{ kind: "mail", connection, fetchedAt: now },
    ...(messageId !== undefined && { messageId }),
    ...(mailbox !== undefined && { mailbox }),
    ...(uid !== undefined && { uid }),
    ...(uidValidity !== undefined && { uidValidity }),
    ...(itemId !== undefined && { itemId }),
    ...(webUrl !== undefined && { webUrl }),
    ...(subject !== "" && { subject }),
    ...(from.length > 0 && { from: plainLine(tellPeople(from), 300) }),
    ...(from.length > 0 && { senders: addressesOf(from) }),
    ...(replyTo.length > 0 && { replyTo: addressesOf(replyTo) }),
    ...(date !== undefined && { date }),
  };
  const title = `${date?.slice(0, 10) ?? ""} ${subject === "" ? "mail" : subject}`.replaceAll(unfit, " ");
  const stem = plainLine(title, longestName).replace(/(?<![. …])[. …]+$/u, "");
  const own = { fileName: `${stem}.eml`, mediaType: "message/rfc822", content, origin };
  const files = [
    own,
    ...attachments.map(({ fileName, mediaType, content: bytes }) => {
      const name = cleanFileName(fileName.replaceAll(/[/\\]+/g, " "));
      return { fileName: name, mediaType, content: bytes, origin: { ...origin, attachment: name } };
    }),
  ];
  const kept: StoredFile[] = [];
  for (const { content: bytes, ...file } of files) {
    const info = await blobs.put(streamOf(bytes), { signal });
    kept.push({ ...file, ...info, provenance: "mail" });
  }
  return kept;
}

function addressesOf(people: readonly MailAddress[]): string[] {
  return people.slice(0, mostAddresses).map(({ address }) => address);
}
