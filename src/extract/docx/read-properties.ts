import { Failure } from "../../model/failure.ts";
import type { NewPart } from "../reader.ts";
import type { Package } from "../flow/create-outlet.ts";
import { attributeOf, elementsOf, readXmlTree, textBelow, type XmlNode } from "../xml-tree.ts";

const labels: Record<string, string> = {
  title: "Title",
  subject: "Subject",
  creator: "Author",
  keywords: "Keywords",
  description: "Description",
  category: "Category",
  contentStatus: "Status",
  language: "Language",
  lastModifiedBy: "Last modified by",
  created: "Created",
  modified: "Modified",
  lastPrinted: "Last printed",
  revision: "Revision",
  version: "Version",
  Company: "Company",
  Manager: "Manager",
  Application: "Application",
  Pages: "Pages",
  Words: "Words",
};

/** What the package says of itself: core, extended and custom properties as one part. */
export async function readProperties(file: Package, names: readonly string[]): Promise<NewPart | undefined> {
  const lines: string[] = [];
  for (const name of names) {
    const root = await readOptional(file, name);
    for (const node of elementsOf(root)) {
      const label = node.name === "property" ? attributeOf(node, "name") : ownLabel(node);
      const text = textBelow(node).trim();
      if (label !== undefined && text !== "") lines.push(`${label}: ${text}`);
    }
  }
  if (lines.length === 0) return undefined;
  return { type: "metadata", text: lines.join("\n"), position: { path: "properties" } };
}

function ownLabel({ name }: XmlNode): string | undefined {
  return Object.hasOwn(labels, name) ? labels[name] : undefined;
}

/** A part the document can do without: damaged, it costs a warning. */
export async function readOptional(file: Package, name: string): Promise<XmlNode | undefined> {
  try {
    return await readXmlTree({ ...file, name });
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "corrupt") throw error;
    file.sink.warn("damaged-part", `The part ${name} of ${file.fileName} is damaged and was left out.`);
    return undefined;
  }
}
