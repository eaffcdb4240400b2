import { createReadStream } from "node:fs";
import { open, readFile } from "node:fs/promises";
import PostalMime, { type Email } from "postal-mime";
import { Failure } from "../../model/failure.ts";
import { addressText } from "./address-text.ts";
import { findEncryption } from "./find-encryption.ts";
import { printHeaders } from "./print-headers.ts";
import { putAttachments } from "./put-attachments.ts";
import { putMailBody } from "./put-mail-body.ts";
import { splitMbox, type MailRange } from "./split-mbox.ts";
import type { Reader, Reading } from "../reader.ts";

const largest = 256 * 1_048_576;
const mostDepth = 256;

/** A mail with its attachments, or a mailbox file, whose mails become documents of their own. */
export const readEml: Reader = async (reading) => {
  const { source } = reading;
  if (await startsWithFrom(source.path)) return readMbox(reading);
  if (source.bytes > largest) throw tooLarge(source.fileName);
  await putMail(await readFile(source.path), reading);
};

async function readMbox(reading: Reading): Promise<void> {
  const { source, sink } = reading;
  let first: MailRange | undefined;
  let count = 0;
  const attach = async (range: MailRange) => {
    count += 1;
    await sink.attach({
      fileName: `message-${count}.eml`,
      open: () => createReadStream(source.path, range),
    });
    sink.progress(range.end, source.bytes);
  };
  for await (const range of splitMbox(source.path)) {
    if (first === undefined) first = range;
    else {
      if (count === 0) await attach(first);
      await attach(range);
    }
  }
  if (count > 0) return;
  const bytes = await readFile(source.path);
  await putMail(first === undefined ? bytes : bytes.subarray(first.start), reading);
}

async function putMail(bytes: Buffer, { source, sink }: Reading): Promise<void> {
  const { fileName } = source;
  if (bytes.length > largest) throw tooLarge(fileName);
  const mail = await parse(bytes, fileName);
  if (mail.headers.length === 0)
    throw new Failure("corrupt", `${fileName} holds no mail: its headers are missing. Export it again.`);
  await sink.part(printHeaders(headersOf(mail)));
  sink.progress(1, 2 + mail.attachments.length);
  const encryption = findEncryption(mail);
  if (encryption !== undefined)
    sink.warn(
      "encrypted",
      `The body of ${fileName} is encrypted (${encryption}); only its headers were read.`,
    );
  await putMailBody(mail, { fileName, sink });
  await putAttachments(mail.attachments, sink);
}

async function parse(bytes: Buffer, fileName: string): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, { forceRfc822Attachments: true, maxNestingDepth: mostDepth });
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    if (/nesting depth|header size/i.test(why))
      throw new Failure("limit", `${fileName} is nested too deep or has too long headers; it was not read.`, {
        cause,
      });
    throw new Failure("corrupt", `${fileName} is damaged: ${why}. Export it again.`, { cause });
  }
}

function headersOf(mail: Email): [name: string, value: string | undefined][] {
  const raw = (key: string) => mail.headers.find((header) => header.key === key)?.value;
  return [
    ["Subject", mail.subject],
    ["From", addressText(mail.from)],
    ["Sender", addressText(mail.sender)],
    ["Reply-To", addressText(mail.replyTo)],
    ["To", addressText(mail.to)],
    ["Cc", addressText(mail.cc)],
    ["Bcc", addressText(mail.bcc)],
    ["Date", raw("date") ?? mail.date],
    ["Message-ID", mail.messageId],
    ["In-Reply-To", mail.inReplyTo],
    ["Importance", raw("importance")],
    ["Attachments", mail.attachments.flatMap(({ filename }) => filename ?? []).join(", ")],
  ];
}

async function startsWithFrom(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(5), 0, 5, 0);
    return bytesRead === 5 && buffer.toString("latin1") === "From ";
  } finally {
    await file.close();
  }
}

function tooLarge(fileName: string): Failure {
  const most = largest / 1_048_576;
  return new Failure(
    "limit",
    `${fileName} is larger than ${most} MB, the most a mail may be. Save its attachments and send them.`,
  );
}
