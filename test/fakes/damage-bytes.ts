import { unzipSync } from "fflate";
import { makeZip } from "../fixtures/make-zip.ts";
import type { SeededRandom } from "./seeded-random.ts";

const plainKinds = ["flip", "cut", "zero", "repeat", "noise"] as const;
const kinds = [...plainKinds, "inside"] as const;
export type Damage = (typeof kinds)[number];

/** A copy of a file with damage as disks, networks and programs do it; in zip files also to what is packed. */
export function damageBytes(bytes: Uint8Array, random: SeededRandom): { kind: Damage; bytes: Uint8Array } {
  const kind = random.pick(kinds);
  if (kind !== "inside") return { kind, bytes: damage(bytes, kind, random) };
  const entries = unpack(bytes);
  const names = Object.keys(entries ?? {});
  const name = names[random.between(0, Math.max(0, names.length - 1))];
  if (entries === undefined || name === undefined)
    return { kind: "flip", bytes: damage(bytes, "flip", random) };
  const inner = random.pick(plainKinds);
  const content = entries[name] ?? new Uint8Array();
  return { kind, bytes: makeZip({ ...entries, [name]: damage(content, inner, random) }) };
}

function unpack(bytes: Uint8Array): Record<string, Uint8Array> | undefined {
  try {
    return bytes[0] === 0x50 && bytes[1] === 0x4b ? unzipSync(bytes) : undefined;
  } catch {
    return undefined;
  }
}

function damage(bytes: Uint8Array, kind: Exclude<Damage, "inside">, random: SeededRandom): Uint8Array {
  const damaged = Uint8Array.from(bytes);
  if (bytes.length === 0) return damaged;
  const start = random.between(0, bytes.length - 1);
  const end = Math.min(bytes.length, start + random.between(1, Math.max(1, Math.floor(bytes.length / 4))));
  switch (kind) {
    case "flip":
      for (let count = random.between(1, 12); count > 0; count -= 1) {
        const at = random.between(0, bytes.length - 1);
        damaged[at] = (damaged[at] ?? 0) ^ (1 << random.between(0, 7));
      }
      return damaged;
    case "cut":
      return damaged.subarray(0, start);
    case "zero":
      return damaged.fill(0, start, end);
    case "noise":
      return damaged.map((byte, at) => (at >= start && at < end ? random.between(0, 255) : byte));
    case "repeat": {
      const range = bytes.subarray(start, end);
      return Buffer.concat([bytes.subarray(0, end), range, range, bytes.subarray(end)]);
    }
  }
}
