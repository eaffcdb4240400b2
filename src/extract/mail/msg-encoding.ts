import iconv from "iconv-lite";
import { findCharset } from "../html/find-charset.ts";
import { detectEncoding } from "../text/detect-encoding.ts";
import type { MsgFields } from "./msg-schema.ts";

const [utf8, ascii] = [65_001, 20_127];

/** The code page of a message's 8-bit strings, as iconv-lite names it; Windows-1252 if it says none. */
export function ansiEncodingOf({ internetCodepage, messageCodepage }: MsgFields): string {
  const pages = [internetCodepage, messageCodepage].filter((page) => page !== utf8 && page !== ascii);
  const names = pages.flatMap((page) => (page === undefined ? [] : [nameOf(page)]));
  return names.find((name) => iconv.encodingExists(name)) ?? "windows-1252";
}

/** HTML that came as bytes, by its code page, what it says of itself, or its look. */
export function decodeHtml(bytes: Uint8Array, { internetCodepage }: MsgFields): string {
  const buffer = Buffer.from(bytes);
  const declared = findCharset(buffer.toString("latin1", 0, 4_096));
  const page = internetCodepage === undefined ? undefined : nameOf(internetCodepage);
  const known = page !== undefined && iconv.encodingExists(page) ? page : undefined;
  const { encoding, guessed } = detectEncoding(buffer, declared);
  const chosen =
    declared === undefined && known !== undefined && (guessed || known !== "utf-8") ? known : encoding;
  return iconv.encodingExists(chosen) ? iconv.decode(buffer, chosen) : buffer.toString("utf8");
}

function nameOf(page: number): string {
  const special: Readonly<Record<number, string>> = {
    [utf8]: "utf-8",
    [ascii]: "windows-1252",
    20866: "koi8-r",
    21866: "koi8-u",
    20932: "euc-jp",
    51932: "euc-jp",
    51949: "euc-kr",
    52936: "gb2312",
    54936: "gb18030",
  };
  if (page >= 28_591 && page <= 28_605) return `iso-8859-${page - 28_590}`;
  return special[page] ?? `cp${page}`;
}
