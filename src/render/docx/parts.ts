import { strFromU8, strToU8, unzipSync } from "fflate";
import { makeStableZip } from "../stable-zip.ts";

/** The text of XML parts and the bytes of all others, by name and in the order of the package. */
export type Parts = Map<string, string | Uint8Array>;

/** Content types first, the rest by name, so that the order does not hang on the library. */
export function openParts(zip: Uint8Array): Parts {
  const entries = Object.entries(unzipSync(zip)).filter(([name]) => !name.endsWith("/"));
  const rank = (name: string): number =>
    name === "[Content_Types].xml" ? 0 : name === "_rels/.rels" ? 1 : 2;
  const sorted = entries.toSorted(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1));
  return new Map(
    sorted.map(([name, bytes]) => [name, /\.(?:xml|rels)$/i.test(name) ? strFromU8(bytes) : bytes]),
  );
}

export function packParts(parts: Parts): Uint8Array {
  return makeStableZip(
    [...parts].map(([name, part]) => ({ name, bytes: typeof part === "string" ? strToU8(part) : part })),
  );
}

export function rewrite(parts: Parts, name: string, change: (text: string) => string): void {
  const part = parts.get(name);
  if (typeof part === "string") parts.set(name, change(part));
}
