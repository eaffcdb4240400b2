import { TextDecoder } from "node:util";
import { Failure } from "../../model/failure.ts";

type Chunks = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;

/** Enough for the XML declaration, in 16-bit characters too. */
const headBytes = 512;

/** XML bytes as text: by byte order mark, else by how `<` is written, else by the declaration, else UTF-8. */
export async function* decodeXml(chunks: Chunks, fileName: string): AsyncGenerator<string> {
  let head: Uint8Array = new Uint8Array(0);
  let decoder: TextDecoder | undefined;
  for await (const chunk of chunks) {
    if (typeof chunk === "string") yield chunk;
    else if (decoder !== undefined) yield decoder.decode(chunk, { stream: true });
    else {
      head = Buffer.concat([head, chunk]);
      if (head.length < headBytes) continue;
      decoder = createDecoder(head, fileName);
      yield decoder.decode(head, { stream: true });
    }
  }
  if (decoder === undefined) yield createDecoder(head, fileName).decode(head);
  else yield decoder.decode();
}

function createDecoder(head: Uint8Array, fileName: string): TextDecoder {
  const encoding = byMark(head) ?? byDeclaration(head);
  try {
    return new TextDecoder(encoding);
  } catch (cause) {
    const message = `${fileName} says it is written in ${encoding}, which is not known here. Save it as UTF-8.`;
    throw new Failure("unsupported", message, { cause });
  }
}

function byMark(head: Uint8Array): string | undefined {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  if (first === 0x3c && second === 0) return "utf-16le";
  if (first === 0 && second === 0x3c) return "utf-16be";
  return undefined;
}

function byDeclaration(head: Uint8Array): string {
  const text = Buffer.from(head.subarray(0, headBytes)).toString("latin1");
  const declared = /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(text)?.[1];
  // Text that can be read here byte by byte is not written in 16-bit characters, whatever it says.
  return declared === undefined || /^(?:utf-?16|ucs-?2|iso-10646)/i.test(declared) ? "utf-8" : declared;
}
