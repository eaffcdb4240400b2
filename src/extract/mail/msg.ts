import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type msgreader from "@kenjiuno/msgreader";
import { streamOf } from "../../lib/stream-of.ts";
import { Failure } from "../../model/failure.ts";
import { checkCompoundFile } from "./check-compound-file.ts";
import { decompressRtf } from "./decompress-rtf.ts";
import { ansiEncodingOf, decodeHtml } from "./msg-encoding.ts";
import { findMsgEncryption } from "./find-encryption.ts";
import { msgHeaders } from "./msg-fields.ts";
import { MsgFields, type MsgAttachment } from "./msg-schema.ts";
import { printHeaders } from "./print-headers.ts";
import { putMailBody } from "./put-mail-body.ts";
import type { Reader, Sink } from "../reader.ts";

// Its default export is wrapped once or twice, depending on who imports it; required, it is always the same.
const { default: MsgReader }: typeof msgreader = createRequire(import.meta.url)("@kenjiuno/msgreader");
type Message = InstanceType<typeof MsgReader>;

const largest = 256 * 1_048_576;

/** An Outlook message: its headers, its body and its attachments. */
export const readMsg: Reader = async ({ source, sink }) => {
  const { fileName } = source;
  if (source.bytes > largest)
    throw new Failure(
      "limit",
      `${fileName} is larger than ${largest / 1_048_576} MB, the most a message may be. Save its attachments and send them.`,
    );
  const { message, fields } = parse(await readFile(source.path), fileName);
  await sink.part(printHeaders(msgHeaders(fields)));
  sink.progress(1, 2 + fields.attachments.length);
  const encryption = findMsgEncryption(fields);
  if (encryption !== undefined)
    sink.warn(
      "encrypted",
      `The body of ${fileName} is encrypted (${encryption}); only its headers were read.`,
    );
  await putBody(fields, { fileName, sink, isSealed: encryption !== undefined });
  await putMsgAttachments({ message, fields, isSealed: encryption !== undefined, fileName }, sink);
};

/** Read twice where it holds 8-bit text: the first time tells its code page. */
function parse(bytes: Buffer, fileName: string): { message: Message; fields: MsgFields } {
  const trouble = checkCompoundFile(bytes);
  if (trouble !== undefined) throw damaged(fileName, trouble);
  try {
    return read(bytes, ansiEncodingOf(read(bytes).fields));
  } catch (cause) {
    throw damaged(fileName, cause instanceof Error ? cause.message : String(cause), cause);
  }
}

function damaged(fileName: string, why: string, cause?: unknown): Failure {
  return new Failure("corrupt", `${fileName} is damaged: ${why.slice(0, 200)}. Export it again.`, { cause });
}

function read(bytes: Buffer, ansiEncoding?: string): { message: Message; fields: MsgFields } {
  const message = new MsgReader(new DataView(bytes.buffer, bytes.byteOffset, bytes.length));
  message.parserConfig = ansiEncoding === undefined ? {} : { ansiEncoding };
  const fields = message.getFileData();
  if (fields.error !== undefined) throw new Error(fields.error);
  return { message, fields: MsgFields.parse(fields) };
}

async function putBody(
  fields: MsgFields,
  { fileName, sink, isSealed }: { fileName: string; sink: Sink; isSealed: boolean },
): Promise<void> {
  const text = fields.body ?? "";
  const html = fields.bodyHtml ?? (fields.html === undefined ? "" : decodeHtml(fields.html, fields));
  await putMailBody({ text, html }, { fileName, sink });
  const isEmpty = text.trim() === "" && html.trim() === "";
  if (!isEmpty || isSealed || fields.compressedRtf === undefined) return;
  const rtf = decompressRtf(fields.compressedRtf, fileName);
  await sink.attach({ fileName: "body.rtf", open: () => streamOf(rtf) });
}

interface MessageContent {
  message: Message;
  fields: MsgFields;
  isSealed: boolean;
  fileName: string;
}

async function putMsgAttachments(content: MessageContent, sink: Sink): Promise<void> {
  const { message, fields, isSealed, fileName } = content;
  const { attachments } = fields;
  for (const [index, attachment] of attachments.entries()) {
    const name = nameOf(attachment, index + 1);
    if (isSealed && /\.(?:p7m|pgp-encrypted|asc|bin)$/i.test(name)) continue;
    const bytes = bytesOf(message, index, { fileName, name });
    // A signed mail hides the whole mail in its one attachment.
    const isSigned = /^ipm\.note\.smime\.multipartsigned$/i.test(fields.messageClass ?? "");
    const label = isSigned && /\.p7m$/i.test(name) ? "message.eml" : name;
    await sink.attach({ fileName: label, open: () => streamOf(bytes) });
    sink.progress(index + 2, 2 + attachments.length);
  }
}

function bytesOf(
  message: Message,
  index: number,
  { fileName, name }: { fileName: string; name: string },
): Uint8Array {
  try {
    return message.getAttachment(index).content;
  } catch (cause) {
    throw new Failure("corrupt", `${fileName} is damaged: its attachment ${name} cannot be read.`, { cause });
  }
}

function nameOf({ fileName, fileNameShort, name, innerMsgContent }: MsgAttachment, number: number): string {
  const given = [fileName, name, fileNameShort].find((one) => one !== undefined && one.trim() !== "");
  if (innerMsgContent === true) return `${(given ?? `message-${number}`).replace(/\.msg$/i, "")}.msg`;
  return given ?? `attachment-${number}`;
}
