import { Failure } from "../model/failure.ts";

export interface DecodedText {
  text: string;
  warnings: { code: string; message: string }[];
}

const known: readonly [name: string, magic: Uint8Array][] = [
  ["a PDF", Buffer.from("%PDF-")],
  ["a zip or Office file", Buffer.from("PK\u0003\u0004")],
  ["an old Office file", Buffer.from([0xd0, 0xcf, 0x11, 0xe0])],
  ["a PNG image", Buffer.from([0x89, 0x50, 0x4e, 0x47])],
  ["a JPEG image", Buffer.from([0xff, 0xd8, 0xff])],
  ["an RTF file", Buffer.from("{\\rtf")],
];

/** Bytes as text: by byte order mark, else UTF-8, else Windows-1252 with a warning. Line ends become \n. */
export function decodeText(bytes: Uint8Array, fileName: string): DecodedText {
  const found = known.find(([, magic]) => Buffer.compare(bytes.subarray(0, magic.length), magic) === 0);
  if (found !== undefined) throw unreadable(fileName, found[0]);
  const bom = encodingOf(bytes);
  const decoded =
    bom === undefined ? decodeUnmarked(bytes, fileName) : { text: decode(bytes, bom), warnings: [] };
  if (decoded.text.includes("\u0000")) throw unreadable(fileName, "a binary file");
  return { ...decoded, text: decoded.text.replaceAll(/\r\n?/g, "\n") };
}

function encodingOf(bytes: Uint8Array): string | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  return undefined;
}

function decode(bytes: Uint8Array, encoding: string, fatal = false): string {
  return new TextDecoder(encoding, { fatal }).decode(bytes);
}

function decodeUnmarked(bytes: Uint8Array, fileName: string): DecodedText {
  try {
    return { text: decode(bytes, "utf-8", true), warnings: [] };
  } catch {
    const message = `${fileName} is not UTF-8; it was read as Windows-1252. Save it as UTF-8 if letters look wrong.`;
    return { text: decode(bytes, "windows-1252"), warnings: [{ code: "encoding", message }] };
  }
}

function unreadable(fileName: string, kind: string): Failure {
  return new Failure(
    "unsupported",
    `${fileName} is ${kind}; this version reads plain text and Markdown. Save it as .txt or .md.`,
  );
}
