import { readXml } from "../../xml/read-xml.ts";
import { localName, readEntry } from "../../xml/xml-tree.ts";
import type { XmlPart } from "../../xml/xml-tree.ts";
import { builtinFormat } from "../format-number.ts";

/** The number format code of each cell style, in their order. */
export async function readStyles(part: XmlPart): Promise<string[]> {
  const codes = new Map<number, string>();
  const ids: number[] = [];
  const trail: string[] = [];
  await readXml(
    readEntry(part),
    {
      open(full, attributes) {
        const name = localName(full);
        const parent = trail.at(-1);
        if (name === "numFmt" && parent === "numFmts")
          codes.set(Number(attributes.numFmtId), attributes.formatCode ?? "General");
        else if (name === "xf" && parent === "cellXfs") ids.push(Number(attributes.numFmtId ?? 0));
        // Alternatives stand for what they hold; the fallback would say it twice.
        trail.push(name === "AlternateContent" || name === "Choice" ? (parent ?? "") : name);
      },
      close() {
        trail.pop();
      },
    },
    { fileName: part.fileName },
  );
  return ids.map((id) => codes.get(id) ?? builtinFormat(id) ?? "General");
}
