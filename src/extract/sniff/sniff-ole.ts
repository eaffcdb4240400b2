import { createReadStream } from "node:fs";
import { Failure } from "../../model/failure.ts";
import type { FormatName } from "../formats.ts";
import { listOleNames } from "./list-ole-names.ts";

/** In the order in which they count: an encrypted file and a message may hold other documents. */
const signs: readonly [name: string, kind: FormatName | "encrypted"][] = [
  ["EncryptedPackage", "encrypted"],
  ["__properties_version1.0", "msg"],
  ["__substg1.0_", "msg"],
  ["WordDocument", "doc"],
  ["PowerPoint Document", "ppt"],
  ["Workbook", "xls"],
  ["WORKBOOK", "xls"],
  ["Book", "xls"],
];

const scanned = 64 * 1_048_576;

/** Tells the formats apart that share the old container, by the names in its directory. */
export async function sniffOle(path: string, fileName: string): Promise<FormatName | "encrypted"> {
  const names = await listOleNames(path);
  const named = signs.find(([sign]) => names?.some((name) => name === sign || isProperty(name, sign)));
  if (named !== undefined) return named[1];
  // a directory that is damaged may still stand somewhere in the file
  const scannedKind = await scan(path);
  if (scannedKind !== undefined && (names === undefined || names.length === 0)) return scannedKind;
  if (names === undefined || names.length === 0)
    throw new Failure("corrupt", `${fileName} is a damaged Office file: it has no directory. Send it again.`);
  throw new Failure(
    "unsupported",
    `${fileName} is an old container file that is no Word, Excel, PowerPoint or Outlook file. Save it as PDF and send that.`,
  );
}

function isProperty(name: string, sign: string): boolean {
  return sign.startsWith("__substg") && name.startsWith(sign);
}

async function scan(path: string): Promise<FormatName | "encrypted" | undefined> {
  const sought = signs.map(([sign, kind]) => ({ bytes: Buffer.from(sign, "utf16le"), kind }));
  const found = new Set<Buffer>();
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(path, { end: scanned })) {
    const window = Buffer.concat([rest, chunk as Buffer]);
    for (const { bytes } of sought) if (window.includes(bytes)) found.add(bytes);
    rest = window.subarray(-64);
  }
  return sought.find(({ bytes }) => found.has(bytes))?.kind;
}
