import { Failure } from "../../../model/failure.ts";
import type { Relation } from "../../pptx/read-relations.ts";
import type { Sink } from "../../reader.ts";
import { attributeOf, elementsOf, readXmlTree, textBelow } from "../../xml-tree.ts";
import type { XmlNode, XmlPart } from "../../xml-tree.ts";

const labels = new Map(
  Object.entries({
    title: "Title",
    subject: "Subject",
    creator: "Author",
    lastModifiedBy: "Last modified by",
    created: "Created",
    modified: "Modified",
    keywords: "Keywords",
    description: "Description",
    category: "Category",
    contentStatus: "Status",
    language: "Language",
    Company: "Company",
    Manager: "Manager",
    Application: "Application",
  }),
);

interface Package extends Omit<XmlPart, "name"> {
  sink: Sink;
}

/** What a workbook says about itself, one line each, as "Title: …"; damage here costs a warning. */
export async function readProperties(file: Package, relations: readonly Relation[]): Promise<string[]> {
  const lines: string[] = [];
  for (const { type, target: name, external } of relations) {
    if (external || !type.endsWith("-properties") || !file.archive.has(name)) continue;
    try {
      lines.push(...elementsOf(await readXmlTree({ ...file, name })).flatMap(toLine));
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== "corrupt") throw error;
      file.sink.warn(
        "damaged-part",
        `The properties of ${file.fileName} could not be read: ${error.message}`,
      );
    }
  }
  if (file.archive.names().some((name) => name.toLowerCase().endsWith("vbaproject.bin")))
    lines.push("Macros: present, never run");
  return lines;
}

function toLine(node: XmlNode): string[] {
  const label = node.name === "property" ? attributeOf(node, "name") : labels.get(node.name);
  const value = textBelow(node).replaceAll(/\s+/g, " ").trim();
  return label === undefined || value === "" ? [] : [`${label}: ${value}`];
}
