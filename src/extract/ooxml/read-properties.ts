import { addAll } from "../../lib/add-all.ts";
import { Failure } from "../../model/failure.ts";
import type { Package } from "../archive/package.ts";
import { attributeOf, elementsOf, readXmlTree, textBelow, type XmlNode } from "../xml/xml-tree.ts";
import type { PackageRelation } from "./read-relations.ts";

const labels = new Map(
  Object.entries({
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
  }),
);

/** What an office package says about itself, one line each, as "Title: …"; macros are named and never run. */
export async function readProperties(file: Package, names: readonly string[]): Promise<string[]> {
  const lines: string[] = [];
  for (const name of names) addAll(lines, elementsOf(await readOptional(file, name)).flatMap(toLine));
  if (file.archive.names().some((name) => /vbaproject\.bin$/i.test(name))) {
    lines.push("Macros: present, never run");
    file.sink.warn("macros", `${file.fileName} holds macros; they were not run.`);
  }
  return lines;
}

/** The parts with core, extended and custom properties. */
export function propertyParts({ archive }: Package, relations: readonly PackageRelation[]): string[] {
  return relations.flatMap(({ type, target, external }) =>
    !external && type.endsWith("-properties") && archive.has(target) ? [target] : [],
  );
}

function toLine(node: XmlNode): string[] {
  const label = node.name === "property" ? attributeOf(node, "name") : labels.get(node.name);
  const value = textBelow(node).replaceAll(/\s+/g, " ").trim();
  return label === undefined || value === "" ? [] : [`${label}: ${value}`];
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
