import {
  attributeOf,
  elementAt,
  elementsBelow,
  elementsOf,
  readXmlTree,
  textBelow,
} from "../xml/xml-tree.ts";
import type { XmlNode } from "../xml/xml-tree.ts";
import type { OpenDeck } from "./deck.ts";
import { toText } from "../ooxml/drawing-text.ts";
import type { PackageRelation } from "../ooxml/read-relations.ts";

/** Those who wrote comments, of the old list and of the new one, by id. */
export async function readAuthors(
  deck: OpenDeck,
  relations: readonly PackageRelation[],
): Promise<Map<string, string>> {
  const authors = new Map<string, string>();
  for (const { type, target, external } of relations) {
    if (external || !["commentAuthors", "authors"].includes(type) || !deck.archive.has(target)) continue;
    const root = await readXmlTree({ ...deck, name: target });
    for (const author of elementsOf(root, "cmAuthor", "author"))
      authors.set(attributeOf(author, "id") ?? "", attributeOf(author, "name") ?? "");
  }
  return authors;
}

/** The comments of one part, old or threaded, each as "Author: text", replies after what they answer. */
export function listComments(root: XmlNode, authors: ReadonlyMap<string, string>): string[] {
  return elementsBelow(root, "cm", "reply")
    .map((comment) => {
      const author = authors.get(attributeOf(comment, "authorId") ?? "") ?? "";
      const text = textOf(comment);
      return author === "" || text === "" ? text : `${author}: ${text}`;
    })
    .filter((text) => text !== "");
}

function textOf(comment: XmlNode): string {
  const body = elementAt(comment, "txBody");
  return (body === undefined ? textBelow(elementAt(comment, "text")) : toText(body)).trim();
}
