import { posix } from "node:path";
import { Failure } from "../../model/failure.ts";
import type { Package } from "../archive/package.ts";
import { attributeOf, elementsOf, readXmlTree } from "../xml/xml-tree.ts";

export interface Relationship {
  id: string;
  /** The last word of its type, such as image or footnotes. */
  type: string;
  /** The entry it names; undefined for what lies outside the package or is missing. */
  entry: string | undefined;
  /** As written, for messages. */
  target: string;
}

/** The relationships of a part; what is missing or damaged costs a warning, not the document. */
export async function readRelationships(file: Package, part: string): Promise<Relationship[]> {
  const { archive, fileName, sink } = file;
  const find = indexEntries(file);
  const name = find(posix.join(posix.dirname(part), "_rels", `${posix.basename(part)}.rels`));
  if (name === undefined) return [];
  try {
    const root = await readXmlTree({ archive, name, fileName });
    return elementsOf(root, "Relationship").map((node) => {
      const target = attributeOf(node, "Target") ?? "";
      const outside = attributeOf(node, "TargetMode")?.toLowerCase() === "external";
      return {
        id: attributeOf(node, "Id") ?? "",
        type: (attributeOf(node, "Type") ?? "").split("/").at(-1) ?? "",
        entry: outside ? undefined : find(resolveTarget(part, target)),
        target,
      };
    });
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "corrupt") throw error;
    sink.warn(
      "damaged-part",
      `${name} of ${fileName} is damaged: pictures, notes or headers may be missing.`,
    );
    return [];
  }
}

function resolveTarget(part: string, target: string): string {
  const path = target.replaceAll("\\", "/");
  return path.startsWith("/") ? posix.normalize(path).slice(1) : posix.join(posix.dirname(part), path);
}

/** Package names are compared without regard to case. */
export function indexEntries({ archive }: Pick<Package, "archive">): (name: string) => string | undefined {
  const names = new Map(archive.names().map((name) => [name.toLowerCase(), name]));
  return (name) => (archive.has(name) ? name : names.get(name.toLowerCase()));
}
