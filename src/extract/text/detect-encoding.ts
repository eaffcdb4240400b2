import { TextDecoder } from "node:util";
import { analyse } from "chardet";

export interface DetectedEncoding {
  /** As TextDecoder names it. */
  encoding: string;
  /** Found by its look alone, so a reader should be told. */
  guessed: boolean;
}

/** Those that chardet tells apart well, because few byte sequences are right in them. */
const multiByte = new Set(["shift_jis", "big5", "euc-jp", "euc-kr", "gb18030", "iso-2022-jp"]);
const singleByte = /^(?:windows-125\d|iso-8859-[2-9]|koi8-r)$/;
const enoughLetters = 40;

/** By byte order mark, by what the text says of itself, by being right UTF-8, else by its look. */
export function detectEncoding(head: Uint8Array, declared?: string): DetectedEncoding {
  const marked = byMark(head) ?? byZeros(head);
  if (marked !== undefined) return { encoding: marked, guessed: false };
  if (declared !== undefined && isKnown(declared)) return { encoding: declared, guessed: false };
  if (isDecodable(head, "utf-8")) return { encoding: "utf-8", guessed: false };
  return { encoding: byLook(head), guessed: true };
}

function byMark(head: Uint8Array): string | undefined {
  if (head[0] === 0xff && head[1] === 0xfe) return "utf-16le";
  if (head[0] === 0xfe && head[1] === 0xff) return "utf-16be";
  if (head[0] === 0xef && head[1] === 0xbb && head[2] === 0xbf) return "utf-8";
  return undefined;
}

/** UTF-16 without a mark: nearly every other byte of western text is zero. */
function byZeros(head: Uint8Array): string | undefined {
  const length = Math.min(head.length, 1_024) & ~1;
  if (length < 8) return undefined;
  let [even, odd] = [0, 0];
  for (let at = 0; at < length; at += 2) {
    if (head[at] === 0) even += 1;
    if (head[at + 1] === 0) odd += 1;
  }
  const [most, least] = [length * 0.35, length * 0.02];
  if (odd > most && even < least) return "utf-16le";
  if (even > most && odd < least) return "utf-16be";
  return undefined;
}

function byLook(head: Uint8Array): string {
  const high = head.reduce((count, byte) => (byte >= 0x80 ? count + 1 : count), 0);
  for (const { name, confidence } of analyse(head)) {
    const encoding = name.toLowerCase();
    if (multiByte.has(encoding) && confidence >= 50 && isDecodable(head, encoding)) return encoding;
    if (singleByte.test(encoding) && confidence >= 30 && high >= enoughLetters) return encoding;
    if (encoding === "iso-8859-1" && confidence >= 30) return "windows-1252";
  }
  return "windows-1252";
}

/** Whether all but a character cut at the end is right in that encoding. */
function isDecodable(head: Uint8Array, encoding: string): boolean {
  try {
    new TextDecoder(encoding, { fatal: true }).decode(head, { stream: true });
    return true;
  } catch {
    return false;
  }
}

function isKnown(label: string): boolean {
  try {
    return !new TextDecoder(label).encoding.startsWith("utf-16");
  } catch {
    return false;
  }
}
