import { createDecipheriv, hash } from "node:crypto";
import { Failure } from "../../model/failure.ts";

/** A way to open a package, once the password was found right. */
export interface Opener {
  /** The key; undefined if the password is wrong. */
  check(password: string): Buffer | undefined;
  /** The package behind its first 8 bytes, which give its length. */
  open(key: Buffer, encrypted: Buffer): Buffer;
}

export interface Cipher {
  /** As node names it, such as aes-256-cbc. */
  name: string;
  key: Buffer;
  iv: Buffer | null;
}

/** Decrypts whole blocks; what hangs over at the end is dropped. */
export function decryptBlocks({ name, key, iv }: Cipher, data: Buffer): Buffer {
  const decipher = createDecipheriv(name, key, iv).setAutoPadding(false);
  return Buffer.concat([
    decipher.update(data.subarray(0, data.length - (data.length % 16))),
    decipher.final(),
  ]);
}

/** Hashes password and salt over and over, so that guessing is slow. */
export function spinHash(
  password: string,
  { salt, times, digest }: { salt: Buffer; times: number; digest: string },
): Buffer {
  let value = hash(digest, Buffer.concat([salt, Buffer.from(password, "utf16le")]), "buffer");
  const round = Buffer.alloc(4 + value.length);
  for (let n = 0; n < times; n += 1) {
    round.writeUInt32LE(n, 0);
    value.copy(round, 4);
    value = hash(digest, round, "buffer");
  }
  return value;
}

/** Cut to a length, or filled up to it as the format wants. */
export function fit(value: Buffer, length: number): Buffer {
  return value.length >= length
    ? value.subarray(0, length)
    : Buffer.concat([value, Buffer.alloc(length - value.length, 0x36)]);
}

export function unknownScheme(fileName: string, what: string): Failure {
  return new Failure(
    "unsupported",
    `${fileName} is encrypted in a way that cannot be opened here (${what}). Save it without the password and send it again.`,
  );
}
