import type { Attachment } from "postal-mime";
import { streamOf } from "../../lib/stream-of.ts";
import type { Sink } from "../reader.ts";
import { isSmime } from "./find-encryption.ts";

/** Proofs and sealed bodies: nothing in them can be read. */
const sealed = /^application\/(?:x-)?(?:pkcs7-signature|pgp-signature|pgp-encrypted)$/;

/** Calendar invites as text; anything else becomes a document of its own. */
export async function putAttachments(attachments: readonly Attachment[], sink: Sink): Promise<void> {
  const isPgp = attachments.some(({ mimeType }) => mimeType === "application/pgp-encrypted");
  const numbered = attachments.map((attachment, index) => ({ attachment, number: index + 1 }));
  for (const { attachment, number } of numbered) {
    if (attachment.mimeType !== "text/calendar") continue;
    await sink.part({
      type: "text",
      text: calendarText(attachment),
      position: { path: `attachment/${number}` },
    });
  }
  for (const { attachment, number } of numbered) {
    const { mimeType } = attachment;
    const isSealedBody = isSmime(mimeType) || (isPgp && mimeType === "application/octet-stream");
    if (mimeType === "text/calendar" || isSealedBody || sealed.test(mimeType)) continue;
    await sink.attach({ fileName: nameOf(attachment, number), open: () => streamOf(bytesOf(attachment)) });
    sink.progress(number, attachments.length);
  }
}

/** Lines that were folded are whole again. */
function calendarText(attachment: Attachment): string {
  const text = new TextDecoder().decode(bytesOf(attachment));
  return text
    .replaceAll(/\r?\n[ \t]/g, "")
    .replaceAll("\r\n", "\n")
    .trim();
}

function nameOf({ filename, mimeType }: Attachment, number: number): string {
  if (filename !== null && filename.trim() !== "") return filename;
  if (mimeType === "message/rfc822") return `message-${number}.eml`;
  const ending = /^(?:image|text|application)\/([a-z0-9]{1,8})$/.exec(mimeType)?.[1] ?? "bin";
  return `attachment-${number}.${ending === "plain" ? "txt" : ending}`;
}

function bytesOf({ content }: Attachment): Uint8Array {
  if (typeof content === "string") return Buffer.from(content);
  return content instanceof Uint8Array ? content : new Uint8Array(content);
}
