import type { Email } from "postal-mime";
import type { MsgFields } from "./msg-schema.ts";

/** How a mail is encrypted, if it is. A signature alone leaves it readable. */
export function findEncryption(mail: Email): string | undefined {
  const types = mail.attachments.map(({ mimeType }) => mimeType);
  if (types.includes("application/pgp-encrypted")) return "PGP";
  if (mail.text?.includes("-----BEGIN PGP MESSAGE-----") === true) return "PGP";
  return types.some((type) => isSmime(type)) ? "S/MIME" : undefined;
}

/** The same for an Outlook message. */
export function findMsgEncryption({ messageClass, attachments, body }: MsgFields): string | undefined {
  if (/^ipm\.note\.smime$/i.test(messageClass ?? "")) return "S/MIME";
  const hasPgp = attachments.some(
    ({ attachMimeTag, fileName }) =>
      attachMimeTag === "application/pgp-encrypted" || fileName?.endsWith(".pgp-encrypted") === true,
  );
  return hasPgp || body?.includes("-----BEGIN PGP MESSAGE-----") === true ? "PGP" : undefined;
}

export function isSmime(mimeType: string): boolean {
  return mimeType === "application/pkcs7-mime" || mimeType === "application/x-pkcs7-mime";
}
