import { type Zippable, zipSync } from "fflate";

export interface ZipEntry {
  name: string;
  bytes: Uint8Array;
}

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
