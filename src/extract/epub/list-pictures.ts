import { Parser } from "htmlparser2";
import { Failure } from "../../model/failure.ts";
import { decodeXml } from "../xml/decode-xml.ts";
import { readEntry } from "../xml/xml-tree.ts";
import type { XmlPart } from "../xml/xml-tree.ts";

export interface PictureReference {
  href: string;
  alt: string;
}

const mostPictures = 10_000;
const mostDepth = 512;

/** The pictures a chapter shows, in their order. */
export async function listPictures(part: XmlPart): Promise<PictureReference[]> {
  const found: PictureReference[] = [];
  let depth = 0;
  const parser = new Parser(
    {
      onclosetag: () => void (depth -= 1),
      onopentag(name, attributes) {
        depth += 1;
        if (depth > mostDepth)
          throw new Failure(
            "limit",
            `${part.fileName} is nested more than ${mostDepth} deep; it was not read.`,
          );
        if (name !== "img" && name !== "image") return;
        const href = attributes["src"] ?? attributes["xlink:href"] ?? attributes["href"] ?? "";
        if (href === "" || href.startsWith("data:") || found.length >= mostPictures) return;
        found.push({ href, alt: attributes["alt"]?.trim() ?? "" });
      },
    },
    { recognizeSelfClosing: true },
  );
  for await (const text of decodeXml(readEntry(part), part.fileName)) parser.write(text);
  parser.end();
  return found;
}
