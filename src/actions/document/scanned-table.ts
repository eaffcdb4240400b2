import { isUtf8 } from "node:buffer";
import type { Document } from "../../model/document.ts";
import type { Blobs } from "../../store/blobs/blobs.ts";

/** A delimited file beyond this is not taken apart into parts: questions about its rows are put to the file itself. */
const mostHeldBytes = 8 * 1_048_576;
/** So much of it is shown as text. */
const beginningBytes = 64 * 1_024;

const delimited = new Set(["text/csv", "text/tab-separated-values"]);

/** The first lines of a table that is scanned, or undefined where the file is to be read as usual. */
export async function beginningOfScan(
  { mediaType, bytes, sha256 }: Document,
  blobs: Blobs,
  signal: AbortSignal,
): Promise<Uint8Array | undefined> {
  if (!delimited.has(mediaType) || bytes <= mostHeldBytes || blobs.path === undefined) return undefined;
  const read = await readBeginning(blobs, sha256, signal);
  const end = read.lastIndexOf(0x0a);
  const whole = read.subarray(0, end + 1);
  // only text in UTF-8 can be scanned; everything else is known to the readers
  return end < 0 || whole.includes(0) || !isUtf8(whole) ? undefined : whole;
}

async function readBeginning(blobs: Blobs, sha256: string, signal: AbortSignal): Promise<Buffer> {
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  for await (const piece of await blobs.open(sha256, { signal })) {
    const data = piece as Uint8Array;
    pieces.push(data);
    bytes += data.byteLength;
    if (bytes >= beginningBytes) break;
  }
  return Buffer.concat(pieces).subarray(0, beginningBytes);
}
