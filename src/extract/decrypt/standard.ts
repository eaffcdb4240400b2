import { hash, timingSafeEqual } from "node:crypto";
import { decryptBlocks, spinHash, unknownScheme } from "./encryption.ts";
import type { Opener } from "./encryption.ts";

const spins = 50_000;
const aes: ReadonlyMap<number, number> = new Map([
  [0x660e, 128],
  [0x660f, 192],
  [0x6610, 256],
]);

/** The scheme of Office 2007: AES without chaining, SHA-1. */
export function openStandard(info: Buffer, fileName: string): Opener {
  const headerSize = info.readUInt32LE(8);
  const header = info.subarray(12, 12 + headerSize);
  const bits = aes.get(header.readUInt32LE(8));
  if (bits === undefined) throw unknownScheme(fileName, "its cipher is not AES");
  const verifier = info.subarray(12 + headerSize);
  const salt = verifier.subarray(4, 20);
  const name = `aes-${bits}-ecb`;
  const [input, value] = [verifier.subarray(20, 36), verifier.subarray(40, 72)];
  return {
    check(password) {
      const key = toKey(spinHash(password, { salt, times: spins, digest: "sha1" }), bits / 8);
      const expected = hash("sha1", decryptBlocks({ name, key, iv: null }, input), "buffer");
      const found = decryptBlocks({ name, key, iv: null }, value).subarray(0, expected.length);
      return found.length === expected.length && timingSafeEqual(found, expected) ? key : undefined;
    },
    open: (key, encrypted) => decryptBlocks({ name, key, iv: null }, encrypted),
  };
}

/** [MS-OFFCRYPTO] 2.3.4.7: the hash, spread over 64 bytes twice. */
function toKey(spun: Buffer, length: number): Buffer {
  const last = hash("sha1", Buffer.concat([spun, Buffer.alloc(4)]), "buffer");
  const spread = (fill: number) => {
    const block = Buffer.alloc(64, fill);
    for (const [at, byte] of last.entries()) block[at] = fill ^ byte;
    return hash("sha1", block, "buffer");
  };
  return Buffer.concat([spread(0x36), spread(0x5c)]).subarray(0, length);
}
