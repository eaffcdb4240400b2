import { SaxesParser } from "saxes";
import { Failure } from "../../model/failure.ts";
import { decodeXml } from "./decode-xml.ts";

export interface XmlHandlers {
  /** The line is that of the end of the tag, 1 for the first. */
  open?(name: string, attributes: Record<string, string>, line: number): void;
  text?(text: string): void;
  close?(name: string): void;
  /** After each chunk: the place to hand over what has been found, and to wait. */
  pause?(): Promise<void>;
}

export interface XmlOptions {
  /** For messages. */
  fileName: string;
  mostDepth?: number;
  /** `ignore` reads past a document type that declares no entity; what it points to is never asked for. */
  doctype?: "refuse" | "ignore";
}

const usualDepth = 512;

/** Streams XML through handlers. No entity is ever expanded, no address ever asked. */
export async function readXml(
  chunks: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>,
  handlers: XmlHandlers,
  options: XmlOptions,
): Promise<void> {
  const parser = createParser(handlers, options);
  for await (const text of decodeXml(chunks, options.fileName)) {
    parser.write(text);
    await handlers.pause?.();
  }
  parser.close();
  await handlers.pause?.();
}

function createParser(handlers: XmlHandlers, options: XmlOptions): SaxesParser<{ xmlns: false }> {
  const parser = new SaxesParser<{ xmlns: false }>({ xmlns: false });
  const { fileName, mostDepth = usualDepth, doctype = "refuse" } = options;
  let depth = 0;
  let hasDoctype = false;
  parser.on("doctype", (text) => {
    hasDoctype = true;
    if (doctype === "ignore" && !/<!ENTITY/i.test(text)) return;
    throw new Failure(
      "limit",
      `${fileName} declares a document type, which could expand without end; it was not read. Save it without one.`,
    );
  });
  parser.on("opentag", ({ name, attributes }) => {
    depth += 1;
    if (depth > mostDepth)
      throw new Failure("limit", `${fileName} is nested more than ${mostDepth} deep; it was not read.`);
    handlers.open?.(name, attributes, parser.line);
  });
  parser.on("text", (text) => handlers.text?.(text));
  parser.on("cdata", (text) => handlers.text?.(text));
  parser.on("closetag", ({ name }) => {
    depth -= 1;
    handlers.close?.(name);
  });
  parser.on("error", (cause) => {
    // An entity of a document type that was not loaded stays as it is written.
    if (hasDoctype && cause.message.endsWith("undefined entity.")) return;
    throw new Failure(
      "corrupt",
      `${fileName} is damaged: ${cause.message.replace(/\.$/, "")}. Send it again.`,
      { cause },
    );
  });
  return parser;
}
