import { Failure } from "../../model/failure.ts";
import { endingOf, formatByName, formats } from "../formats.ts";
import type { FormatName } from "../formats.ts";
import { findReadable, findUnreadable } from "./known-kinds.ts";
import { sniffOle } from "./sniff-ole.ts";
import { sniffText } from "./sniff-text.ts";
import { sniffZip } from "./sniff-zip.ts";

/** So much of a file's beginning is looked at. */
export const headBytes = 65_536;

export interface Sniffed {
  head: Buffer;
  path: string;
  fileName: string;
}

const zipStarts = ["PK\u0003\u0004", "PK\u0005\u0006", "PK\u0007\u0008"];
const oleStart = "\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1";

/** What a file is, by its content; "encrypted" is an Office file that opens with a password. */
export async function sniffFormat({ head, path, fileName }: Sniffed): Promise<FormatName | "encrypted"> {
  const start = head.toString("latin1", 0, 1_024);
  if (zipStarts.some((mark) => start.startsWith(mark))) return sniffZip(path, fileName);
  if (start.startsWith(oleStart)) return sniffOle(path, fileName);
  if (start.includes("%PDF-") && !isProse(start)) return "pdf";
  const readable = findReadable(head);
  if (readable !== undefined) return readable;
  const text = toText(head);
  const strange = findUnreadable(head);
  // few letters may begin a text as well as a program
  if (strange !== undefined && (text === undefined || start.startsWith("%!PS")))
    throw new Failure("unsupported", `${fileName} is ${strange.name}, which is not read. ${strange.remedy}`);
  const promised = formatByName(fileName);
  if (text === undefined) throw unknownBytes(fileName, promised);
  const format = sniffText(text, fileName);
  if (format !== "txt" || promised === undefined || promised === "txt" || promised === "doc") return format;
  if (formats[promised].made === "text") return format;
  throw broken(fileName, formats[promised].made === "zip" ? "not a zip at all" : "plain text inside");
}

/** A text that speaks of PDF files is none. */
function isProse(start: string): boolean {
  const before = start.slice(0, start.indexOf("%PDF-"));
  return /[a-z]{3,} [a-z]{2,} /i.test(before);
}

function unknownBytes(fileName: string, promised: FormatName | undefined): Failure {
  if (promised !== undefined && formats[promised].made !== "text")
    return broken(fileName, `not what a .${endingOf(fileName)} file begins with`);
  return new Failure(
    "unsupported",
    `${fileName} looks like binary data of no kind that is read. Save it as PDF, an Office format or text and send that.`,
  );
}

function broken(fileName: string, what: string): Failure {
  return new Failure(
    "corrupt",
    `${fileName} is damaged or has the wrong ending: it is ${what}. Send it again.`,
  );
}

/** The head as text, whatever its encoding; undefined where it is binary. */
function toText(head: Buffer): string | undefined {
  const encoding = wideEncoding(head);
  if (encoding !== undefined) return new TextDecoder(encoding).decode(head.subarray(0, head.length & ~1));
  let odd = 0;
  for (const byte of head)
    if (byte < 0x20 && !(byte >= 0x08 && byte <= 0x0d) && byte !== 0x1a && byte !== 0x1b) odd += 1;
  if (odd > head.length / 50) return undefined;
  return new TextDecoder("utf-8").decode(head);
}

/** UTF-16 by its mark, or by the zero that every second byte of western text is. */
function wideEncoding(head: Buffer): string | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  const zeros = [0, 0];
  for (let at = 0; at < head.length; at += 1) if (head[at] === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, uneven = 0] = zeros;
  const half = head.length / 2;
  if (uneven > half * 0.6 && even < half * 0.05) return "utf-16le";
  if (even > half * 0.6 && uneven < half * 0.05) return "utf-16be";
  return undefined;
}
