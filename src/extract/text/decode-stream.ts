import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import { TextDecoder } from "node:util";
import { Failure } from "../../model/failure.ts";
import { guessDoubleByte } from "./guess-double-byte.ts";
import { detectEncoding } from "./detect-encoding.ts";

export interface DecodedStream {
  encoding: string;
  text: AsyncIterable<string>;
  /** Whole once the text has been read to its end. */
  warnings: { code: string; message: string }[];
}

export interface DecodeOptions {
  /** What the beginning of the text says about its encoding. */
  declared?(head: string): string | undefined;
}

const headBytes = 65_536;

/** A text file of any size as text. A file that turns out not to be what its beginning promised is read on, with a warning. */
export async function decodeStream(
  path: string,
  fileName: string,
  options: DecodeOptions = {},
): Promise<DecodedStream> {
  const head = await readHead(path);
  const declared = options.declared?.(Buffer.from(head).toString("latin1"));
  const { encoding: found, guessed } = detectEncoding(head, declared);
  const encoding = guessed && found.startsWith("windows") ? (guessDoubleByte(head) ?? found) : found;
  if (!encoding.startsWith("utf-16") && head.includes(0)) throw binary(fileName);
  const warnings: DecodedStream["warnings"] = [];
  const warn = (used: string) =>
    void warnings.push({
      code: "encoding",
      message: `${fileName} is not UTF-8; it was read as ${used}. Save it as UTF-8 if letters look wrong.`,
    });
  if (guessed) warn(printable(encoding));
  return { encoding, text: normalise(decode(path, encoding, warn), fileName), warnings };
}

/** Line ends as \n, also where a chunk ends between the two signs of one; no text holds a zero. */
async function* normalise(pieces: AsyncIterable<string>, fileName: string): AsyncGenerator<string> {
  let isPending = false;
  for await (const piece of pieces) {
    if (piece === "") continue;
    if (piece.includes("\0")) throw binary(fileName);
    const text: string = isPending ? `\r${piece}` : piece;
    isPending = text.endsWith("\r");
    const whole = isPending ? text.slice(0, -1) : text;
    yield whole.includes("\r") ? whole.replaceAll(/\r\n?/g, "\n") : whole;
  }
  if (isPending) yield "\n";
}

function binary(fileName: string): Failure {
  return new Failure("unsupported", `${fileName} is a binary file of no known kind. Send it as text or PDF.`);
}

async function* decode(path: string, encoding: string, warn: (used: string) => void): AsyncGenerator<string> {
  let decoder = new TextDecoder(encoding, { fatal: encoding === "utf-8" });
  let isAscii = true;
  /** Bytes of a character that was cut by the end of a chunk. */
  let tail: Uint8Array = new Uint8Array(0);
  for await (const chunk of createReadStream(path, { highWaterMark: headBytes })) {
    const bytes = chunk as Buffer;
    try {
      const text = decoder.decode(bytes, { stream: true });
      if (decoder.fatal) {
        isAscii = isAscii && text.length === bytes.length;
        tail = unfinished(bytes);
      }
      yield text;
    } catch {
      // Letters read so far were right UTF-8: then single bytes are damaged, else it was another encoding all along.
      const next = isAscii ? detectEncoding(bytes).encoding : "utf-8";
      warn(isAscii ? printable(next) : "UTF-8 with damaged letters");
      decoder = new TextDecoder(next);
      yield decoder.decode(Buffer.concat([tail, bytes]), { stream: true });
    }
  }
  yield finish(decoder, tail);
}

/** The end of the text; a last character that is cut becomes the sign for one. */
function finish(decoder: TextDecoder, tail: Uint8Array): string {
  try {
    return decoder.decode();
  } catch {
    return tail.length > 0 ? "\ufffd" : "";
  }
}

/** The bytes at the end that begin a UTF-8 character without ending it. */
function unfinished(bytes: Uint8Array): Uint8Array {
  for (let back = 1; back <= Math.min(3, bytes.length); back += 1) {
    const byte = bytes[bytes.length - back] ?? 0;
    if (byte < 0x80) break;
    if (byte < 0xc0) continue;
    const needed = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return needed > back ? bytes.subarray(bytes.length - back) : new Uint8Array(0);
  }
  return new Uint8Array(0);
}

async function readHead(path: string): Promise<Uint8Array> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}

function printable(encoding: string): string {
  return encoding.replace(/^windows/, "Windows");
}
