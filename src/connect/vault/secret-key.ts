import { randomBytes, randomUUID } from "node:crypto";
import { link, lstat, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sha256 } from "../../lib/hash.ts";
import { Failure } from "../../model/failure.ts";
import type { SecretKey } from "./seal.ts";

export interface KeySource {
  /** Keys of 32 bytes as base64, from the environment, separated by commas; then no file is looked at. */
  given?: string | undefined;
  /** The folder of the key's file. */
  folder: string;
}

/** The first one seals; the others still open what they sealed before. */
export type KeyRing = readonly [SecretKey, ...SecretKey[]];

const fileName = "secret.key";
const keyBytes = 32;
const others = 0o077;

/** The keys that seal secrets: the given ones, or those of the key file, which is made when first needed. */
export async function loadKeys({ given, folder }: KeySource): Promise<KeyRing> {
  if (given !== undefined) return toKeys(given, "DOSSIER_SECRET_KEY");
  const path = join(folder, fileName);
  const found = await lstat(path).catch(() => undefined);
  if (found === undefined) await makeKeyFile(path);
  else if (!found.isFile())
    throw new Failure("configuration", `The key file ${path} is not a file. Put the right one there.`);
  else if (process.platform !== "win32" && (found.mode & others) !== 0)
    throw new Failure(
      "configuration",
      `Others can read the key file ${path}. Run "chmod 600 ${path}", and enter your secrets anew if somebody may have seen it.`,
    );
  return toKeys(await readFile(path, "utf8"), path);
}

/** Puts a new key before those of the key file; they stay until everything is sealed anew. */
export async function addKey(folder: string): Promise<void> {
  const path = join(folder, fileName);
  const before = await readFile(path, "utf8").catch(() => "");
  await replaceFile(path, `${newKey()}\n${before}`);
}

/** Leaves only the first key in the key file. */
export async function dropOldKeys(folder: string): Promise<void> {
  const path = join(folder, fileName);
  const [first = ""] = (await readFile(path, "utf8")).split("\n");
  await replaceFile(path, `${first}\n`);
}

function newKey(): string {
  return randomBytes(keyBytes).toString("base64");
}

async function replaceFile(path: string, text: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  await writeFile(aside, text, { mode: 0o600, flag: "wx", flush: true });
  await rename(aside, path);
}

/** Written aside and linked into place: of two processes, one makes the key and both use it. */
async function makeKeyFile(path: string): Promise<void> {
  const aside = `${path}.${randomUUID()}`;
  try {
    await writeFile(aside, `${newKey()}\n`, { mode: 0o600, flag: "wx", flush: true });
    await link(aside, path);
  } catch (cause) {
    if ((await lstat(path).catch(() => undefined)) === undefined)
      throw new Failure("store", `The key file ${path} cannot be written.`, { cause });
  } finally {
    await rm(aside, { force: true });
  }
}

function toKeys(text: string, where: string): KeyRing {
  const [first, ...rest] = text
    .split(/[\n,]/)
    .map((line) => line.trim())
    .filter((line) => line !== "")
    .map((line) => toKey(line, where));
  if (first === undefined) throw noKey(where);
  return [first, ...rest];
}

function toKey(line: string, where: string): SecretKey {
  const bytes = Buffer.from(line, "base64");
  if (bytes.byteLength !== keyBytes) throw noKey(where);
  return { id: sha256(Buffer.concat([Buffer.from("dossier key "), bytes])).slice(0, 12), bytes };
}

function noKey(where: string): Failure {
  return new Failure(
    "configuration",
    `${where} does not hold a key of 32 bytes in base64. Make one with "openssl rand -base64 32".`,
  );
}
