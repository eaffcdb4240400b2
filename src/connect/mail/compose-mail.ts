import { createTransport } from "nodemailer";
import { Failure } from "../../model/failure.ts";
import { plainLine } from "../../lib/text/plain-line.ts";
import { readAddress, printAddress } from "./read-address.ts";
import type { MailAddress } from "./mail-port.ts";

export interface MailToWrite {
  messageId: string;
  from: MailAddress;
  to: readonly MailAddress[];
  cc?: readonly MailAddress[];
  bcc?: readonly MailAddress[];
  subject: string;
  text: string;
  html?: string | undefined;
  inReplyTo?: string | undefined;
  references?: readonly string[];
  /** By bytes only: neither a path nor an address is ever opened. */
  attachments: readonly { fileName: string; mediaType: string; content: Uint8Array }[];
  date: Date;
}

/** A finished mail as bytes, with Windows newlines as the protocol wants them. It is not sent, only written. */
export async function composeMail(mail: MailToWrite): Promise<Buffer> {
  const transport = createTransport({
    ...{ streamTransport: true, buffer: true, newline: "windows" },
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  const { messageId, subject, text, html, inReplyTo, references = [], date, attachments } = mail;
  const { message } = await transport.sendMail({
    ...{ messageId, subject: plainLine(subject, 500), text, date },
    from: checked(mail.from),
    to: mail.to.map(checked),
    cc: (mail.cc ?? []).map(checked),
    bcc: (mail.bcc ?? []).map(checked),
    ...(html !== undefined && { html }),
    ...(inReplyTo !== undefined && { inReplyTo }),
    ...(references.length > 0 && { references: [...references] }),
    attachments: attachments.map(({ fileName, mediaType, content }) => ({
      ...{ filename: plainLine(fileName, 200), contentType: mediaType, content: Buffer.from(content) },
    })),
    ...{ disableFileAccess: true, disableUrlAccess: true },
  });
  if (!Buffer.isBuffer(message)) throw new Failure("internal", "The mail was not written as a whole.");
  return message;
}

/** Once more, whoever handed it in: an address with a line break in it would be read as another one. */
function checked(given: MailAddress): { name: string; address: string } {
  const read = readAddress(given.address);
  if (read === undefined || read.name !== undefined)
    throw new Failure("invalid", `"${plainLine(printAddress(given))}" is not one mail address.`);
  return { name: plainLine(given.name ?? ""), address: read.address };
}
