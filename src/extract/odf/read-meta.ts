import { Failure } from "../../model/failure.ts";
import { attributeOf, elementsBelow, elementsOf, readXmlTree, textBelow } from "../xml/xml-tree.ts";
import type { XmlNode } from "../xml/xml-tree.ts";
import type { Package } from "../archive/package.ts";

const labels = new Map(
  Object.entries({
    title: "Title",
    subject: "Subject",
    "initial-creator": "Author",
    creator: "Last modified by",
    "creation-date": "Created",
    date: "Modified",
    keyword: "Keywords",
    description: "Description",
    language: "Language",
    generator: "Application",
  }),
);

/** What the file says about itself, one line each, as "Title: …"; macros are warned of. */
export async function readMeta(show: Package): Promise<string[]> {
  const name = "meta.xml";
  const lines: string[] = [];
  if (hasMacros(show)) {
    show.sink.warn("macros", `${show.fileName} holds macros; they were not run.`);
    lines.push("Macros: present, never run");
  }
  if (!show.archive.has(name)) return lines;
  try {
    const [meta] = elementsBelow(await readXmlTree({ ...show, name }), "meta");
    return [...elementsOf(meta).flatMap(toLine), ...lines];
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "corrupt") throw error;
    show.sink.warn("damaged-part", `The properties of ${show.fileName} could not be read: ${error.message}`);
    return lines;
  }
}

function toLine(node: XmlNode): string[] {
  const label = node.name === "user-defined" ? attributeOf(node, "name") : labels.get(node.name);
  const value = textBelow(node).replaceAll(/\s+/g, " ").trim();
  return label === undefined || value === "" ? [] : [`${label}: ${value}`];
}

function hasMacros({ archive }: Package): boolean {
  return archive.names().some((name) => /^(?:Basic|Scripts)\/.+\/.+/.test(name));
}
