import { readXml } from "../xml/read-xml.ts";
import {
  attributeOf,
  createTreeBuilder,
  elementAt,
  localName,
  readEntry,
  textBelow,
} from "../xml/xml-tree.ts";
import type { XmlNode, XmlPart } from "../xml/xml-tree.ts";

export interface Page {
  node: XmlNode;
  hidden: boolean;
  /** Header, footer and date that the page asks for. */
  footers: string[];
}

const declarations = ["header-decl", "footer-decl", "date-time-decl"];
const kept = new Set(["page", "style", ...declarations]);

/** Hands over the pages of a presentation one after another; only the current one is held. */
export async function readPages(part: XmlPart, onPage: (page: Page) => Promise<void>): Promise<void> {
  const finished: XmlNode[] = [];
  const hiddenStyles = new Set<string>();
  const declared = new Map<string, string>();
  const take = async (node: XmlNode) => {
    if (node.name === "style") keepStyle(node, hiddenStyles);
    else if (node.name === "page") await onPage(toPage(node, hiddenStyles, declared));
    else declared.set(`${node.name} ${attributeOf(node, "name")}`, textBelow(node).trim());
  };
  const drain = async () => {
    for (const node of finished.splice(0)) await take(node);
  };
  const { fileName } = part;
  await readXml(readEntry(part), { ...createPageBuilder(fileName, finished), pause: drain }, { fileName });
}

function createPageBuilder(fileName: string, finished: XmlNode[]) {
  let builder: ReturnType<typeof createTreeBuilder> | undefined;
  return {
    open(name: string, attributes: Record<string, string>) {
      if (builder === undefined && kept.has(localName(name))) builder = createTreeBuilder(fileName);
      builder?.open(name, attributes);
    },
    text: (text: string) => builder?.text(text),
    close() {
      builder?.close();
      const root = builder?.root();
      if (root === undefined) return;
      finished.push(root);
      builder = undefined;
    },
  };
}

function keepStyle(node: XmlNode, hiddenStyles: Set<string>): void {
  const properties = elementAt(node, "drawing-page-properties");
  if (attributeOf(properties, "visibility") === "hidden") hiddenStyles.add(attributeOf(node, "name") ?? "");
}

function toPage(node: XmlNode, hiddenStyles: Set<string>, declared: Map<string, string>): Page {
  const footers = declarations.map((kind) => {
    const name = attributeOf(node, `use-${kind.replace("-decl", "-name")}`);
    return name === undefined ? "" : (declared.get(`${kind} ${name}`) ?? "");
  });
  return {
    node,
    hidden: hiddenStyles.has(attributeOf(node, "style-name") ?? ""),
    footers: footers.filter((text) => text !== ""),
  };
}
