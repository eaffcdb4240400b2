import { addAll } from "../../../lib/add-all.ts";
import type { PackageRelation } from "../../ooxml/read-relations.ts";
import {
  attributeOf,
  elementAt,
  elementsBelow,
  elementsOf,
  readXmlTree,
  textBelow,
} from "../../xml/xml-tree.ts";
import type { XmlNode } from "../../xml/xml-tree.ts";
import { parseArea } from "../../../lib/cell-address.ts";
import { createComments } from "../frame-parts.ts";
import type { Comment, Comments } from "../frame-parts.ts";
import { partOf, unescapeText } from "./book.ts";
import type { OpenWorkbook } from "./book.ts";

/** The comments of a sheet. A thread also leaves an old-style note behind that asks for a newer Excel: it is dropped. */
export async function readComments(
  book: OpenWorkbook,
  relations: readonly PackageRelation[],
): Promise<Comments> {
  const threads = await readAll(book, relations, "threadedComment");
  const notes = await readAll(book, relations, "comments");
  const threaded = new Set(threads.map(({ row, column }) => `${row} ${column}`));
  return createComments([
    ...threads,
    ...notes.filter(({ row, column }) => !threaded.has(`${row} ${column}`)),
  ]);
}

async function readAll(
  book: OpenWorkbook,
  relations: readonly PackageRelation[],
  type: string,
): Promise<Comment[]> {
  const all: Comment[] = [];
  for (const { type: known, external, target } of relations) {
    if (known !== type || external || !book.archive.has(target)) continue;
    const root = await readXmlTree(partOf(book, target));
    addAll(all, type === "comments" ? toNotes(root) : toThreads(root, book));
  }
  return all;
}

function toNotes(root: XmlNode): Comment[] {
  const authors = elementsOf(elementAt(root, "authors"), "author").map(textBelow);
  return elementsOf(elementAt(root, "commentList"), "comment").flatMap((node) => {
    const text = elementsBelow(elementAt(node, "text"), "t").map(textBelow).join("");
    return toComment(node, authors[Number(attributeOf(node, "authorId") ?? 0)] ?? "", text);
  });
}

function toThreads(root: XmlNode, { persons }: OpenWorkbook): Comment[] {
  return elementsOf(root, "threadedComment").flatMap((node) =>
    toComment(
      node,
      persons.get(attributeOf(node, "personId") ?? "") ?? "",
      textBelow(elementAt(node, "text")),
    ),
  );
}

function toComment(node: XmlNode, author: string, text: string): Comment[] {
  const area = parseArea(attributeOf(node, "ref") ?? "");
  return area === undefined
    ? []
    : [{ row: area.top, column: area.left, author, text: unescapeText(text).trim() }];
}

/** Who wrote threaded comments, by id. */
export async function readPersons(
  book: Pick<OpenWorkbook, "archive" | "fileName">,
  relations: readonly PackageRelation[],
): Promise<Map<string, string>> {
  const persons = new Map<string, string>();
  for (const { type, target, external } of relations) {
    if (type !== "person" || external || !book.archive.has(target)) continue;
    const root = await readXmlTree(partOf(book, target));
    for (const node of elementsOf(root, "person"))
      persons.set(attributeOf(node, "id") ?? "", attributeOf(node, "displayName") ?? "");
  }
  return persons;
}
