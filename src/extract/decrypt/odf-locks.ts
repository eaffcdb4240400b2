import { Failure } from "../../model/failure.ts";
import { attributeOf, elementAt, elementsOf } from "../xml/xml-tree.ts";
import type { XmlNode } from "../xml/xml-tree.ts";
import { unknownScheme } from "./encryption.ts";

/** How one entry of an OpenDocument file is encrypted. */
export interface OdfLock {
  iv: Buffer;
  salt: Buffer;
  rounds: number;
  keyBytes: number;
  startDigest: string;
  /** Of the first 1024 packed bytes. */
  digest: string;
  checksum: Buffer;
  size: number;
}

const mostRounds = 1_000_000;

/** The encrypted entries of a manifest, by name. */
export function readOdfLocks(manifest: XmlNode, fileName: string): Map<string, OdfLock> {
  const locks = new Map<string, OdfLock>();
  for (const entry of elementsOf(manifest, "file-entry")) {
    const data = elementAt(entry, "encryption-data");
    if (data !== undefined) locks.set(attributeOf(entry, "full-path") ?? "", toLock(entry, data, fileName));
  }
  return locks;
}

function toLock(entry: XmlNode, data: XmlNode, fileName: string): OdfLock {
  const algorithm = elementAt(data, "algorithm");
  const derivation = elementAt(data, "key-derivation");
  const start = elementAt(data, "start-key-generation");
  const bits = /#aes(128|192|256)-cbc$/.exec(attributeOf(algorithm, "algorithm-name") ?? "")?.[1];
  if (bits === undefined || !/pbkdf2$/i.test(attributeOf(derivation, "key-derivation-name") ?? ""))
    throw unknownScheme(fileName, "its cipher is older or newer than those known");
  const rounds = Number(attributeOf(derivation, "iteration-count"));
  if (rounds > mostRounds)
    throw new Failure(
      "limit",
      `${fileName} asks for more than ${mostRounds} rounds to test a password; it was not opened.`,
    );
  if (!Number.isInteger(rounds) || rounds < 1) throw unknownScheme(fileName, "its parameters are unknown");
  const size = Number(attributeOf(entry, "size") ?? 0);
  return {
    iv: Buffer.from(attributeOf(algorithm, "initialisation-vector") ?? "", "base64"),
    salt: Buffer.from(attributeOf(derivation, "salt") ?? "", "base64"),
    rounds,
    keyBytes: Number(bits) / 8,
    startDigest: digestIn(attributeOf(start, "start-key-generation-name")),
    digest: digestIn(attributeOf(data, "checksum-type")),
    checksum: Buffer.from(attributeOf(data, "checksum") ?? "", "base64"),
    size: Number.isSafeInteger(size) && size > 0 ? size : 0,
  };
}

/** Without a name it is the one of the first version of the format. */
function digestIn(name: string | undefined): string {
  return /sha256/i.test(name ?? "") ? "sha256" : "sha1";
}
