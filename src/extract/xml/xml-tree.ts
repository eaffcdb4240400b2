import { Failure, toFailure } from "../../model/failure.ts";
import type { Archive } from "../archive/open-archive.ts";
import { readXml } from "./read-xml.ts";

/** An element with its local name; texts stand between its elements as they came. */
export interface XmlNode {
  name: string;
  /** By their full names, as written. */
  attributes: Record<string, string>;
  children: (XmlNode | string)[];
}

export interface XmlPart {
  archive: Archive;
  name: string;
  /** Of the document, for messages. */
  fileName: string;
}

const mostNodes = 2_000_000;

/** One part of an office file as a tree: only for parts that describe a page, never for whole books of data. */
export async function readXmlTree({ archive, name, fileName }: XmlPart): Promise<XmlNode> {
  const builder = createTreeBuilder(fileName);
  await readXml(readEntry({ archive, name, fileName }), builder, { fileName });
  const root = builder.root();
  if (root === undefined) throw new Failure("corrupt", `${fileName} is damaged: its part ${name} is empty.`);
  return root;
}

/** The bytes of an entry, with what zlib and the disk say turned into a Failure. */
export async function* readEntry({ archive, name, fileName }: XmlPart): AsyncGenerator<Uint8Array> {
  const stream = await archive.open(name);
  try {
    for await (const chunk of stream) yield chunk as Uint8Array;
  } catch (cause) {
    if (cause instanceof Failure) throw cause;
    const { message } = toFailure(cause);
    throw new Failure("corrupt", `${fileName} is damaged: ${name} cannot be unpacked (${message}).`, {
      cause,
    });
  } finally {
    stream.destroy();
  }
}

/** Handlers for readXml that keep every element; `root` is there once the document element is closed. */
export function createTreeBuilder(fileName: string) {
  const open: XmlNode[] = [];
  let root: XmlNode | undefined;
  let nodes = 0;
  return {
    open(name: string, attributes: Record<string, string>) {
      nodes += 1;
      if (nodes > mostNodes)
        throw new Failure("limit", `${fileName} holds a page of more than ${mostNodes} elements; split it.`);
      const node: XmlNode = { name: localName(name), attributes, children: [] };
      open.at(-1)?.children.push(node);
      open.push(node);
    },
    text(text: string) {
      open.at(-1)?.children.push(text);
    },
    close() {
      const node = open.pop();
      if (open.length === 0) root = node;
    },
    root: () => root,
  };
}

export function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

export function elementsOf(node: XmlNode | undefined, ...names: string[]): XmlNode[] {
  const found: XmlNode[] = [];
  for (const child of node?.children ?? [])
    if (typeof child !== "string" && (names.length === 0 || names.includes(child.name))) found.push(child);
  return found;
}

/** The first element down a path of local names. */
export function elementAt(node: XmlNode | undefined, ...path: string[]): XmlNode | undefined {
  let at = node;
  for (const name of path) {
    at = at?.children.find((child): child is XmlNode => typeof child !== "string" && child.name === name);
  }
  return at;
}

/** All elements of a name below a node, in document order. The depth was limited when the tree was read. */
export function elementsBelow(node: XmlNode | undefined, ...names: string[]): XmlNode[] {
  const found: XmlNode[] = [];
  const walk = (at: XmlNode | undefined) => {
    for (const child of at?.children ?? []) {
      if (typeof child === "string") continue;
      if (names.includes(child.name)) found.push(child);
      walk(child);
    }
  };
  walk(node);
  return found;
}

/** An attribute by its local name; one without a prefix wins. */
export function attributeOf(node: XmlNode | undefined, name: string): string | undefined {
  return node?.attributes[name] ?? prefixedAttributeOf(node, name);
}

/** An attribute that carries a prefix, such as r:id beside id. */
export function prefixedAttributeOf(node: XmlNode | undefined, name: string): string | undefined {
  if (node === undefined) return undefined;
  const key = Object.keys(node.attributes).find((full) => full.endsWith(`:${name}`));
  return key === undefined ? undefined : node.attributes[key];
}

/** All text below a node. */
export function textBelow(node: XmlNode | undefined): string {
  if (node === undefined) return "";
  let text = "";
  for (const child of node.children) text += typeof child === "string" ? child : textBelow(child);
  return text;
}
