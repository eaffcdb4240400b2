import { TextDecoder } from "node:util";

export interface Decoded {
  text: string;
  encoding: string;
  /** False where the bytes left a choice and the usual one was taken. */
  isSure: boolean;
}

/** Text of a delimited file: by its byte order mark, as UTF-8 where it is that, else as Windows-1252. Undefined for no text at all. */
export function decodeCsv(bytes: Uint8Array): Decoded | undefined {
  const marked = markOf(bytes);
  if (marked !== undefined)
    return { text: new TextDecoder(marked).decode(bytes), encoding: marked, isSure: true };
  if (bytes.includes(0)) return undefined;
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "utf-8", isSure: true };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), encoding: "windows-1252", isSure: false };
  }
}

function markOf(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return "utf-8";
  return undefined;
}

/** Without a character that is cut at either end. */
export function wholeCharacters(bytes: Uint8Array, isStart: boolean): Uint8Array {
  let [from, to] = [0, bytes.length];
  if (!isStart) while (from < Math.min(4, to) && ((bytes[from] ?? 0) & 0xc0) === 0x80) from += 1;
  for (let back = 1; back <= Math.min(4, to - from); back += 1) {
    const byte = bytes[to - back] ?? 0;
    if (byte < 0x80) break;
    if (byte < 0xc0) continue;
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    if (needed > back) to -= back;
    break;
  }
  return bytes.subarray(from, to);
}
