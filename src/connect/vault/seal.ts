import { createCipheriv, createDecipheriv } from "node:crypto";
import { Failure } from "../../model/failure.ts";

/** A key with a short name that says nothing about it. */
export interface SecretKey {
  id: string;
  bytes: Uint8Array;
}

export interface SealOptions {
  key: SecretKey;
  /** What the secret belongs to: moved to another owner, connection or field, it does not open. */
  boundTo: readonly string[];
}

const version = 1;
const nonceBytes = 12;
const tagBytes = 16;

/** AES-256-GCM: a version byte, a nonce, the tag and the text, as base64. */
export function seal(text: string, nonce: Uint8Array, { key, boundTo }: SealOptions): string {
  if (nonce.byteLength !== nonceBytes) throw new TypeError("A nonce has 12 bytes.");
  const cipher = createCipheriv("aes-256-gcm", key.bytes, nonce);
  cipher.setAAD(Buffer.from(JSON.stringify(boundTo)));
  const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
  return Buffer.concat([Buffer.of(version), nonce, cipher.getAuthTag(), body]).toString("base64");
}

export function unseal(sealed: string, { key, boundTo }: SealOptions): string {
  const bytes = Buffer.from(sealed, "base64");
  if (bytes[0] !== version || bytes.byteLength < 1 + nonceBytes + tagBytes) throw unreadable();
  const nonce = bytes.subarray(1, 1 + nonceBytes);
  const tag = bytes.subarray(1 + nonceBytes, 1 + nonceBytes + tagBytes);
  const cipher = createDecipheriv("aes-256-gcm", key.bytes, nonce, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(JSON.stringify(boundTo)));
  cipher.setAuthTag(tag);
  try {
    const body = bytes.subarray(1 + nonceBytes + tagBytes);
    return Buffer.concat([cipher.update(body), cipher.final()]).toString("utf8");
  } catch (cause) {
    throw unreadable(cause);
  }
}

function unreadable(cause?: unknown): Failure {
  const message = "A stored secret does not open: it was sealed for another connection, or is damaged.";
  return new Failure("configuration", `${message} Enter it again with "dossier connect add --replace".`, {
    cause,
  });
}
