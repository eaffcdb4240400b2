import { attributeOf, elementsOf, readXmlTree, textBelow } from "../xml-tree.ts";
import type { XmlNode } from "../xml-tree.ts";
import type { Deck } from "./deck.ts";
import { readBeside } from "./deck.ts";
import type { Relation } from "./read-relations.ts";

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

/** What the package says about itself, one line each, as "Title: …". */
export async function readProperties(deck: Deck, relations: readonly Relation[]): Promise<string[]> {
  const lines: string[] = [];
  for (const { type, target: name, external } of relations) {
    if (external || !type.endsWith("-properties") || !deck.archive.has(name)) continue;
    const root = await readBeside(deck, "The properties", () => readXmlTree({ ...deck, name }));
    for (const node of elementsOf(root)) {
      const line = toLine(node);
      if (line !== undefined) lines.push(line);
    }
  }
  if (deck.archive.names().some((name) => name.toLowerCase().endsWith("vbaproject.bin"))) {
    lines.push("Macros: present, never run");
    deck.sink.warn("macros", `${deck.fileName} holds macros; they were not run.`);
  }
  return lines;
}

function toLine(node: XmlNode): string | undefined {
  const label = node.name === "property" ? attributeOf(node, "name") : labels.get(node.name);
  const value = textBelow(node).replaceAll(/\s+/g, " ").trim();
  return label === undefined || value === "" ? undefined : `${label}: ${value}`;
}
