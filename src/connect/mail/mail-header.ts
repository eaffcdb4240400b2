import type { FetchMessageObject, MessageAddressObject, MessageStructureObject } from "imapflow";
import { plainLine } from "../../lib/text/plain-line.ts";
import type { MailAddress } from "./mail-port.ts";

/** Where a mail lies. A number alone says nothing: it counts only with its folder and that folder's validity. */
export interface MailPlace {
  mailbox: string;
  uidValidity: string;
  uid: number;
}

export interface MailAttachment {
  /** The number of the part, as the server counts. */
  part: string;
  fileName: string;
  mediaType: string;
  /** As it is sent, so a little more than it is. */
  bytes: number;
}

/** A mail as a list shows it. */
export interface MailHeader extends MailPlace {
  messageId: string | undefined;
  inReplyTo: string | undefined;
  subject: string;
  from: MailAddress[];
  replyTo: MailAddress[];
  to: MailAddress[];
  cc: MailAddress[];
  /** ISO; undefined where the mail has none that can be read. */
  date: string | undefined;
  bytes: number;
  attachments: MailAttachment[];
}

/** What is asked of the server for a list. */
export const headerQuery = {
  ...{ uid: true, envelope: true, size: true, internalDate: true, bodyStructure: true },
} as const;

const mostAttachments = 200;
const deepest = 20;

export function toMailHeader(
  message: FetchMessageObject,
  place: Pick<MailPlace, "mailbox" | "uidValidity">,
): MailHeader {
  const { envelope = {}, uid, size = 0, bodyStructure, internalDate } = message;
  const attachments: MailAttachment[] = [];
  if (bodyStructure !== undefined) collect(bodyStructure, attachments, 0);
  return {
    ...place,
    ...{ uid, bytes: size, attachments },
    messageId: idOf(envelope.messageId),
    inReplyTo: idOf(envelope.inReplyTo),
    subject: plainLine(envelope.subject ?? "", 300),
    from: toAddresses(envelope.from),
    replyTo: toAddresses(envelope.replyTo),
    to: toAddresses(envelope.to),
    cc: toAddresses(envelope.cc),
    date: toIso(envelope.date) ?? toIso(internalDate),
  };
}

/** The parts that are the text of a mail: plain, and as a page. */
export function textParts(structure: MessageStructureObject, depth = 0): MessageStructureObject[] {
  if (depth > deepest) return [];
  const { childNodes } = structure;
  if (childNodes !== undefined && structure.type.startsWith("multipart/"))
    return childNodes.flatMap((child) => textParts(child, depth + 1));
  return isText(structure) ? [structure] : [];
}

function isText({ type, disposition }: MessageStructureObject): boolean {
  return (type === "text/plain" || type === "text/html") && disposition !== "attachment";
}

function collect(structure: MessageStructureObject, found: MailAttachment[], depth: number): void {
  const { childNodes, type, part, size = 0, parameters, dispositionParameters } = structure;
  if (depth > deepest || found.length >= mostAttachments) return;
  if (childNodes !== undefined && type.startsWith("multipart/")) {
    for (const child of childNodes) collect(child, found, depth + 1);
    return;
  }
  if (isText(structure)) return;
  const named = dispositionParameters?.["filename"] ?? parameters?.["name"];
  const fileName = plainLine(named ?? (type === "message/rfc822" ? "forwarded.eml" : ""), 200);
  if (fileName === "") return;
  found.push({ part: part ?? "1", fileName, mediaType: type, bytes: size });
}

function toAddresses(given: readonly MessageAddressObject[] | undefined): MailAddress[] {
  return (given ?? []).flatMap(({ name, address }) => {
    if (address === undefined || address === "") return [];
    const plain = plainLine(name ?? "", 120);
    const clean = plainLine(address, 320);
    return [plain === "" || plain === clean ? { address: clean } : { name: plain, address: clean }];
  });
}

/** An id as it may stand in a header of ours, with its angle brackets; anything stranger is no id. */
export function idOf(given: string | undefined): string | undefined {
  const found = /<[^<>\s\p{Cc}]{3,250}>/u.exec(given ?? "");
  return found?.[0];
}

function toIso(date: Date | string | undefined): string | undefined {
  if (date === undefined) return undefined;
  const read = new Date(date);
  return Number.isNaN(read.getTime()) ? undefined : read.toISOString();
}
