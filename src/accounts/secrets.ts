import { sha256 } from "../lib/hash.ts";

/** So many unforeseeable bytes. */
export type RandomSource = (bytes: number) => Buffer;

const secretBytes = 32;
const idBytes = 9;

/** A secret for a cookie, token or link, and what is kept of it. */
export function newSecret(random: RandomSource, prefix = ""): { secret: string; hash: string } {
  const secret = `${prefix}${random(secretBytes).toString("base64url")}`;
  return { secret, hash: hashSecret(secret) };
}

/** Plain SHA-256 is enough: what is hashed has 256 random bits and cannot be guessed. */
export function hashSecret(secret: string): string {
  return sha256(secret);
}

export function newId(random: RandomSource, prefix: string): string {
  return `${prefix}_${random(idBytes).toString("hex")}`;
}
