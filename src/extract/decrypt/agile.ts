import { hash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { Failure } from "../../model/failure.ts";
import { readXml } from "../xml/read-xml.ts";
import { localName } from "../xml/xml-tree.ts";
import { decryptBlocks, fit, spinHash, unknownScheme } from "./encryption.ts";
import type { Opener } from "./encryption.ts";

const segment = 4_096;
const mostSpins = 10_000_000;
/** What each key is for, as [MS-OFFCRYPTO] 2.3.4.11 gives it. */
const purpose = {
  verifierInput: Buffer.from("fea7d2763b4b9e79", "hex"),
  verifierHash: Buffer.from("d7aa0f6d3061344e", "hex"),
  packageKey: Buffer.from("146e0be7abacd0d6", "hex"),
};

const base64 = z.string().transform((text) => Buffer.from(text, "base64"));
const digest = z
  .enum(["SHA1", "SHA-1", "SHA256", "SHA384", "SHA512"])
  .transform((name) => name.replace("-", "").toLowerCase());
const Scheme = z.object({
  cipherAlgorithm: z.literal("AES"),
  cipherChaining: z.literal("ChainingModeCBC"),
  hashAlgorithm: digest,
  keyBits: z.coerce.number().pipe(z.union([z.literal(128), z.literal(192), z.literal(256)])),
  blockSize: z.coerce.number().pipe(z.literal(16)),
  saltValue: base64,
});
const PasswordKey = Scheme.extend({
  spinCount: z.coerce.number().int().nonnegative(),
  encryptedVerifierHashInput: base64,
  encryptedVerifierHashValue: base64,
  encryptedKeyValue: base64,
});

/** The scheme of Office since 2010: its parameters are XML. */
export async function openAgile(info: Buffer, fileName: string): Promise<Opener> {
  const elements = new Map<string, Record<string, string>>();
  const open = (name: string, attributes: Record<string, string>) =>
    void elements.set(localName(name), attributes);
  await readXml([info.subarray(8)], { open }, { fileName });
  const scheme = Scheme.safeParse(elements.get("keyData"));
  const own = PasswordKey.safeParse(elements.get("encryptedKey"));
  if (!scheme.success || !own.success) throw unknownScheme(fileName, "its parameters are unknown");
  const { data } = scheme;
  if (own.data.spinCount > mostSpins)
    throw new Failure(
      "limit",
      `${fileName} asks for more than ${mostSpins} rounds to test a password; it was not opened.`,
    );
  return {
    check: (password) => checkPassword(password, own.data),
    open(key, encrypted) {
      const name = `aes-${data.keyBits}-cbc`;
      const pieces: Buffer[] = [];
      for (let at = 0; at < encrypted.length; at += segment) {
        const index = Buffer.alloc(4);
        index.writeUInt32LE(at / segment, 0);
        const iv = fit(
          hash(data.hashAlgorithm, Buffer.concat([data.saltValue, index]), "buffer"),
          data.blockSize,
        );
        pieces.push(
          decryptBlocks({ name, key: fit(key, data.keyBits / 8), iv }, encrypted.subarray(at, at + segment)),
        );
      }
      return Buffer.concat(pieces);
    },
  };
}

function checkPassword(password: string, own: z.output<typeof PasswordKey>): Buffer | undefined {
  const spun = spinHash(password, { salt: own.saltValue, times: own.spinCount, digest: own.hashAlgorithm });
  const decrypt = (data: Buffer, block: Buffer) => {
    const key = fit(hash(own.hashAlgorithm, Buffer.concat([spun, block]), "buffer"), own.keyBits / 8);
    const iv = fit(own.saltValue, own.blockSize);
    return decryptBlocks({ name: `aes-${own.keyBits}-cbc`, key, iv }, data);
  };
  const input = decrypt(own.encryptedVerifierHashInput, purpose.verifierInput);
  const expected = hash(own.hashAlgorithm, input, "buffer");
  const found = decrypt(own.encryptedVerifierHashValue, purpose.verifierHash).subarray(0, expected.length);
  const right = found.length === expected.length && timingSafeEqual(found, expected);
  return right ? decrypt(own.encryptedKeyValue, purpose.packageKey) : undefined;
}
