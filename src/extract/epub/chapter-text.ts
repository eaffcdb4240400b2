import { TextDecoder } from "node:util";
import { readEntry } from "../xml/xml-tree.ts";
import type { XmlPart } from "../xml/xml-tree.ts";

/** The text of a chapter in pieces: by its byte order mark, else as its first line says, else UTF-8. */
export async function* chapterText(part: XmlPart): AsyncGenerator<string> {
  let decoder: TextDecoder | undefined;
  for await (const piece of readEntry(part)) {
    decoder ??= decoderFor(piece);
    yield decoder.decode(piece, { stream: true });
  }
  yield decoder?.decode() ?? "";
}

function decoderFor(start: Uint8Array): TextDecoder {
  if (start[0] === 0xff && start[1] === 0xfe) return new TextDecoder("utf-16le");
  if (start[0] === 0xfe && start[1] === 0xff) return new TextDecoder("utf-16be");
  const head = Buffer.from(start.subarray(0, 256)).toString("latin1");
  const declared = /^\s*<\?xml[^>]*encoding=["']([\w.-]+)["']/.exec(head)?.[1] ?? "utf-8";
  try {
    return new TextDecoder(declared);
  } catch {
    return new TextDecoder();
  }
}
