import { strFromU8, strToU8, unzipSync, type Zippable, zipSync } from "fflate";

export interface ZipEntry {
  name: string;
  bytes: Uint8Array;
}

/** Changes the text of one XML part; parts of a workbook inside a part are named `outer.xlsx/inner.xml`. */
export type RewriteEntry = (name: string, text: string) => string;

// The oldest date that a zip can hold; local, because fflate writes local time.
const oldest = (): Date => new Date(1980, 0, 1);

const isPacked = (name: string): boolean => /\.(?:png|jpe?g|gif|xlsx|docx|pptx|zip|gz|mp4)$/i.test(name);

/** The same entries give the same bytes: in the order given, dated 1980-01-01; of two with one name the last counts. */
export function makeStableZip(entries: readonly ZipEntry[]): Uint8Array {
  const files: Zippable = {};
  for (const { name, bytes } of entries)
    files[name] = [bytes, { level: isPacked(name) ? 0 : 6, mtime: oldest() }];
  return zipSync(files);
}

/** Packs an office file anew: folders dropped, content types first, the rest by name, workbooks inside it likewise. */
export function restabiliseZip(zip: Uint8Array, rewrite?: RewriteEntry): Uint8Array {
  return makeStableZip(stableEntries(zip, rewrite));
}

/** What `restabiliseZip` packs, for those who add or take away parts before. */
export function stableEntries(zip: Uint8Array, rewrite?: RewriteEntry): ZipEntry[] {
  return Object.entries(unzipSync(zip))
    .filter(([name]) => !name.endsWith("/"))
    .toSorted(([a], [b]) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map(([name, bytes]) => ({ name, bytes: settle(name, bytes, rewrite) }));
}

function rank(name: string): number {
  return name === "[Content_Types].xml" ? 0 : name === "_rels/.rels" ? 1 : 2;
}

function settle(name: string, bytes: Uint8Array, rewrite: RewriteEntry | undefined): Uint8Array {
  if (/\.(?:xlsx|docx|pptx)$/i.test(name))
    return restabiliseZip(bytes, rewrite && ((inner, text) => rewrite(`${name}/${inner}`, text)));
  if (rewrite === undefined || !/\.(?:xml|rels|vml)$/i.test(name)) return bytes;
  return strToU8(rewrite(name, strFromU8(bytes)));
}
