import { posix } from "node:path";
import { Failure } from "../../model/failure.ts";
import type { Package } from "../archive/package.ts";
import {
  attributeOf,
  elementAt,
  elementsBelow,
  elementsOf,
  readXmlTree,
  textBelow,
} from "../xml/xml-tree.ts";
import type { XmlNode } from "../xml/xml-tree.ts";

export interface Chapter {
  /** From 1, in the order in which the book is read. */
  number: number;
  /** As the book's own list writes it. */
  href: string;
  /** The entry of the archive. */
  name: string;
  mediaType: string;
}

export interface OpenedBook {
  /** As "Title: …". */
  properties: string[];
  chapters: Chapter[];
}

const labels = new Map(
  Object.entries({
    title: "Title",
    creator: "Author",
    contributor: "Contributor",
    language: "Language",
    publisher: "Publisher",
    date: "Date",
    subject: "Subject",
    description: "Description",
    rights: "Rights",
    identifier: "Identifier",
  }),
);

/** Finds the list of a book's files and the order in which they are read. */
export async function openBook(book: Package): Promise<OpenedBook> {
  const { archive, fileName } = book;
  const name = await findPackage(book);
  if (name === undefined)
    throw new Failure(
      "corrupt",
      `${fileName} is damaged: it does not say where its content is. Send it again.`,
    );
  const root = await readXmlTree({ ...book, name });
  const chapters = listChapters(root, name);
  const present = chapters.filter((chapter) => archive.has(chapter.name));
  if (chapters.length > 0 && present.length === 0)
    throw new Failure("corrupt", `${fileName} is damaged: none of its chapters is there. Send it again.`);
  return { properties: listProperties(root), chapters };
}

async function findPackage({ archive, fileName }: Package): Promise<string | undefined> {
  const name = "META-INF/container.xml";
  const inNames = archive.names().find((one) => one.toLowerCase().endsWith(".opf"));
  if (!archive.has(name)) return inNames;
  const root = await readXmlTree({ archive, fileName, name });
  const paths = elementsBelow(root, "rootfile").map((node) =>
    toEntryName("", attributeOf(node, "full-path") ?? ""),
  );
  return paths.find((path) => archive.has(path)) ?? inNames;
}

function listChapters(root: XmlNode, packageName: string): Chapter[] {
  const folder = posix.dirname(packageName);
  const items = new Map(
    elementsOf(elementAt(root, "manifest"), "item").map((item) => [attributeOf(item, "id") ?? "", item]),
  );
  return elementsOf(elementAt(root, "spine"), "itemref").map((reference, index) => {
    const item = items.get(attributeOf(reference, "idref") ?? "");
    const href = attributeOf(item, "href") ?? "";
    return {
      number: index + 1,
      href,
      name: toEntryName(folder, href),
      mediaType: attributeOf(item, "media-type") ?? "",
    };
  });
}

function listProperties(root: XmlNode): string[] {
  return elementsBelow(elementAt(root, "metadata"), ...labels.keys()).flatMap((node) => {
    const value = textBelow(node).replaceAll(/\s+/g, " ").trim();
    return value === "" ? [] : [`${labels.get(node.name)}: ${value}`];
  });
}

/** A name inside the archive; it is only ever looked up there. */
export function toEntryName(folder: string, href: string): string {
  const path = href.replace(/[?#].*$/s, "");
  return posix.normalize(posix.join("/", folder, decoded(path))).slice(1);
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
