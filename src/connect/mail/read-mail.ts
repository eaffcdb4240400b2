import { buffer } from "node:stream/consumers";
import type { FetchMessageObject, ImapFlow, MessageStructureObject } from "imapflow";
import { Failure } from "../../model/failure.ts";
import { openFolder } from "./open-folder.ts";
import { headerQuery, idOf, textParts, toMailHeader } from "./mail-header.ts";
import type { MailAttachment, MailHeader } from "./mail-header.ts";
import type { MailLimits, WantedMail } from "./mail-port.ts";
import { lost } from "./search-mails.ts";

/** A mail with its text as a file of its own, attachments beside it. */
export interface ReadMail {
  header: MailHeader;
  /** RFC 822: the head as it is on the server and the text parts as they were sent, without attachments. */
  content: Buffer;
  /** Of the mails before it in the conversation, oldest first. */
  references: string[];
  attachments: { attachment: MailAttachment; content: Buffer }[];
  /** Parts that were not taken, and why. */
  left: string[];
}

/** Reads one mail without marking it as read. */
export async function readMail(client: ImapFlow, wanted: WantedMail, limits: MailLimits): Promise<ReadMail> {
  const header = await findMail(client, wanted);
  const uid = String(header.uid);
  const message = await client.fetchOne(uid, { ...headerQuery, headers: true }, { uid: true });
  if (message === undefined || message === false) throw gone(header);
  const left: string[] = [];
  const content = await readText(client, message, { limits, left });
  const taken: ReadMail["attachments"] = [];
  let total = content.length;
  for (const attachment of limits.attachments ? header.attachments : []) {
    const { fileName, part, bytes } = attachment;
    if (bytes > limits.partBytes || total + bytes > limits.mailBytes) {
      left.push(`${fileName} (${bytes} bytes) is larger than what is taken from one mail`);
      continue;
    }
    const downloaded = await client.download(uid, part, { uid: true, maxBytes: limits.partBytes + 1 });
    if (downloaded.content === undefined) throw gone(header);
    const bytesRead = await buffer(downloaded.content);
    total += bytesRead.length;
    taken.push({ attachment, content: bytesRead });
  }
  return { header, content, references: referencesIn(message.headers), attachments: taken, left };
}

/** By folder and number while the folder's numbering is the same, else by id. */
export async function findMail(client: ImapFlow, wanted: WantedMail): Promise<MailHeader> {
  const { mailbox, uid, uidValidity, messageId } = wanted;
  const opened = await openFolder(client, mailbox);
  const place = { mailbox: opened.path, uidValidity: String(opened.uidValidity) };
  if (uid !== undefined && uidValidity === place.uidValidity) {
    const message = await client.fetchOne(String(uid), headerQuery, { uid: true });
    if (message !== undefined && message !== false) {
      const header = toMailHeader(message, place);
      if (messageId === undefined || header.messageId === messageId) return header;
    }
  }
  if (messageId !== undefined) {
    const found = await client.search({ header: { "message-id": messageId } }, { uid: true });
    if (!Array.isArray(found)) throw lost(client);
    const [first] = found;
    const message =
      first === undefined ? false : await client.fetchOne(String(first), headerQuery, { uid: true });
    if (message !== undefined && message !== false) return toMailHeader(message, place);
  }
  throw gone({ ...place, uid });
}

function gone({ mailbox }: { mailbox: string; uid?: number | undefined }): Failure {
  return new Failure(
    "not-found",
    `The mail is not in "${mailbox}" any more. It may have been moved or deleted; search for it again.`,
  );
}

/** The head as it came, then the text parts as they came: one alone, several as alternatives. */
async function readText(
  client: ImapFlow,
  message: FetchMessageObject,
  { limits, left }: { limits: MailLimits; left: string[] },
): Promise<Buffer> {
  const structure = message.bodyStructure ?? { type: "text/plain" };
  const texts = textParts(structure).filter(({ size = 0, type }) => {
    const fits = size <= limits.partBytes;
    if (!fits) left.push(`the text as ${type} (${size} bytes) is larger than what is taken from one mail`);
    return fits;
  });
  const parts = await fetchParts(client, message.uid, texts);
  const head = withoutMime(message.headers ?? Buffer.alloc(0));
  const [only] = parts;
  if (parts.length <= 1) return Buffer.concat([head, only?.head ?? plainHead, only?.body ?? Buffer.alloc(0)]);
  const line = `--${boundary}`;
  const pieces = parts.flatMap(({ head: own, body }) => [
    Buffer.from(`\r\n${line}\r\n`),
    withoutMimeVersion(own),
    body,
  ]);
  const begin = `MIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="${boundary}"\r\n\r\n`;
  const kind = isAlternative(structure) ? begin.replace("mixed", "alternative") : begin;
  return Buffer.concat([head, Buffer.from(kind), ...pieces, Buffer.from(`\r\n${line}--\r\n`)]);
}

const boundary = "dossier-text-of-this-mail";
const plainHead = Buffer.from("MIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n");

async function fetchParts(client: ImapFlow, uid: number, texts: readonly MessageStructureObject[]) {
  if (texts.length === 0) return [];
  const numbers = texts.map(({ part }) => part);
  // a mail of one part has no number, and its head is the mail's own
  if (numbers.includes(undefined)) return fetchWhole(client, uid, texts[0]);
  const keys = numbers.flatMap((number) => [`${number}.mime`, `${number}`]);
  const fetched = await client.fetchOne(String(uid), { bodyParts: keys }, { uid: true });
  if (fetched === undefined || fetched === false) return [];
  const { bodyParts } = fetched;
  return numbers.map((number) => ({
    head: bodyParts?.get(`${number}.mime`) ?? plainHead,
    body: bodyParts?.get(`${number}`) ?? Buffer.alloc(0),
  }));
}

async function fetchWhole(client: ImapFlow, uid: number, structure: MessageStructureObject | undefined) {
  const fetched = await client.fetchOne(String(uid), { bodyParts: ["text"] }, { uid: true });
  const body = fetched === undefined || fetched === false ? undefined : fetched.bodyParts?.get("text");
  const { type = "text/plain", parameters = {}, encoding = "7bit" } = structure ?? {};
  const charset = /^[\w.:+-]{1,40}$/.test(parameters["charset"] ?? "") ? parameters["charset"] : "utf-8";
  const kind = type === "text/html" ? "text/html" : "text/plain";
  const way = /^[\w-]{1,20}$/.test(encoding) ? encoding : "7bit";
  const head = `MIME-Version: 1.0\r\nContent-Type: ${kind}; charset=${charset}\r\nContent-Transfer-Encoding: ${way}\r\n\r\n`;
  return [{ head: Buffer.from(head), body: body ?? Buffer.alloc(0) }];
}

function isAlternative({ type, childNodes = [] }: MessageStructureObject): boolean {
  return type === "multipart/alternative" || childNodes.some((child) => isAlternative(child));
}

/** The head of a mail without the lines that say how its body is put together, and without the empty line after it. */
function withoutMime(headers: Buffer): Buffer {
  return keepFields(headers, (name) => !name.startsWith("content-") && name !== "mime-version");
}

function withoutMimeVersion(headers: Buffer): Buffer {
  return Buffer.concat([keepFields(headers, (name) => name !== "mime-version"), Buffer.from("\r\n")]);
}

/** Latin-1 keeps every byte as it is. */
function keepFields(headers: Buffer, isKept: (name: string) => boolean): Buffer {
  const lines = headers.toString("latin1").split(/\r\n|\n/);
  const kept: string[] = [];
  let keeps = false;
  for (const line of lines) {
    if (line === "") continue;
    if (!/^[ \t]/.test(line)) keeps = isKept(line.slice(0, Math.max(0, line.indexOf(":"))).toLowerCase());
    if (keeps) kept.push(`${line}\r\n`);
  }
  return Buffer.from(kept.join(""), "latin1");
}

function referencesIn(headers: Buffer | undefined): string[] {
  const text = keepFields(headers ?? Buffer.alloc(0), (name) => name === "references").toString("latin1");
  return (text.match(/<[^<>\s]{3,250}>/g) ?? []).flatMap((id) => idOf(id) ?? []).slice(-50);
}
