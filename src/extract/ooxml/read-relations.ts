import { posix } from "node:path";
import { attributeOf, elementsOf, readXmlTree } from "../xml/xml-tree.ts";
import type { XmlPart } from "../xml/xml-tree.ts";

export interface PackageRelation {
  id: string;
  /** The last word of its type address, the same in strict and transitional files. */
  type: string;
  /** The name of an entry of the archive, or an address outside, which is never asked. */
  target: string;
  external: boolean;
}

/** What a part of an office package points to; a part without relations points to nothing. */
export async function readRelations(part: XmlPart): Promise<PackageRelation[]> {
  const folder = posix.dirname(part.name);
  const name = posix.join(folder, "_rels", `${posix.basename(part.name)}.rels`);
  if (!part.archive.has(name)) return [];
  const root = await readXmlTree({ ...part, name });
  return elementsOf(root, "Relationship").map((node) => {
    const external = attributeOf(node, "TargetMode") === "External";
    const target = attributeOf(node, "Target") ?? "";
    return {
      id: attributeOf(node, "Id") ?? "",
      type: (attributeOf(node, "Type") ?? "").split("/").at(-1) ?? "",
      target: external ? target : toEntryName(folder, target),
      external,
    };
  });
}

/** A name inside the archive; it is only ever looked up there. */
function toEntryName(folder: string, target: string): string {
  const full = target.startsWith("/") ? target : posix.join("/", folder, target);
  return posix.normalize(full).slice(1);
}
