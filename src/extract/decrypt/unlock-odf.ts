import { createDecipheriv, createHash, hash, pbkdf2 } from "node:crypto";
import { Readable } from "node:stream";
import { promisify } from "node:util";
import { inflateRaw } from "node:zlib";
import { Failure } from "../../model/failure.ts";
import { refuseEncryptedOdf } from "../odf/read-manifest.ts";
import type { Archive } from "../archive/open-archive.ts";
import { officeLimits } from "../archive/open-archive.ts";
import { readXmlTree } from "../xml/xml-tree.ts";
import { unknownScheme } from "./encryption.ts";
import { readOdfLocks } from "./odf-locks.ts";
import type { OdfLock } from "./odf-locks.ts";

const derive = promisify(pbkdf2);
const inflate = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflateRaw);
const alwaysAllowed = 1_048_576;

/** An OpenDocument file as if it had no password; its entries are decrypted when they are read. */
export async function unlockOdf(archive: Archive, fileName: string, password?: string): Promise<Archive> {
  const name = "META-INF/manifest.xml";
  if (password === undefined || !archive.has(name)) {
    await refuseEncryptedOdf(archive, fileName);
    return archive;
  }
  const locks = readOdfLocks(await readXmlTree({ archive, name, fileName }), fileName);
  if (locks.size === 0) return archive;
  const read = async (entry: string) => {
    const lock = locks.get(entry);
    const content = await archive.read(entry);
    return lock === undefined ? content : unlock(content, lock, { fileName, password });
  };
  // A wrong password is told at once, not at the first picture.
  const [first] = locks.has("content.xml") ? ["content.xml"] : locks.keys();
  if (first !== undefined) await read(first);
  return {
    ...archive,
    read,
    open: async (entry) => (locks.has(entry) ? Readable.from([await read(entry)]) : archive.open(entry)),
    size: (entry) => locks.get(entry)?.size ?? archive.size(entry),
  };
}

async function unlock(
  content: Buffer,
  lock: OdfLock,
  { fileName, password }: { fileName: string; password: string },
): Promise<Buffer> {
  const start = hash(lock.startDigest, password, "buffer");
  const key = await derive(start, lock.salt, lock.rounds, lock.keyBytes, "sha1");
  const wrong = (cause?: unknown) =>
    new Failure("password_required", `The password for ${fileName} is wrong. Give the right one.`, { cause });
  let packed: Buffer;
  try {
    const decipher = createDecipheriv(`aes-${lock.keyBytes * 8}-cbc`, key, lock.iv).setAutoPadding(false);
    const padded = Buffer.concat([decipher.update(content), decipher.final()]);
    packed = padded.subarray(0, padded.length - (padded.at(-1) ?? 0));
  } catch (cause) {
    throw unknownScheme(fileName, cause instanceof Error ? cause.message : "its parameters are unknown");
  }
  if (!isRight(packed, lock)) throw wrong();
  const most = Math.min(officeLimits.entryBytes, Math.max(alwaysAllowed, packed.length * officeLimits.ratio));
  try {
    return await inflate(packed, { maxOutputLength: most });
  } catch (cause) {
    if (cause instanceof RangeError)
      throw new Failure("limit", `${fileName} unpacks to far more than it holds; it was not read.`, {
        cause,
      });
    throw new Failure("corrupt", `${fileName} is damaged: an encrypted part cannot be unpacked.`, { cause });
  }
}

function isRight(packed: Buffer, { digest, checksum }: OdfLock): boolean {
  return createHash(digest).update(packed.subarray(0, 1_024)).digest().equals(checksum);
}
