import { posix } from "node:path";
import { Failure } from "../../model/failure.ts";
import {
  attributeOf,
  elementAt,
  elementsBelow,
  elementsOf,
  readXmlTree,
  textBelow,
} from "../xml/xml-tree.ts";
import type { XmlNode } from "../xml/xml-tree.ts";
import type { Package } from "../archive/package.ts";
import { odfTable, type Said } from "./odf-table.ts";
import { odfText } from "./odf-text.ts";

/** A chart, sheet, text or formula inside a text or a presentation. */
export async function objectParts(object: XmlNode, show: Package): Promise<Said[]> {
  const folder = (attributeOf(object, "href") ?? "").replace(/^\.\//, "");
  const name = posix.join(folder, "content.xml");
  if (folder === "" || !show.archive.has(name)) return [];
  try {
    return saidIn(await readXmlTree({ ...show, name }), show.fileName);
  } catch (error) {
    if (!(error instanceof Failure) || error.code !== "corrupt") throw error;
    show.sink.warn("damaged-part", `An object inside ${show.fileName} could not be read: ${error.message}`);
    return [];
  }
}

function saidIn(root: XmlNode, fileName: string): Said[] {
  if (root.name === "math") {
    const [written] = elementsBelow(root, "annotation");
    const text = textBelow(written ?? root).trim();
    return text === "" ? [] : [{ type: "text", text }];
  }
  const body = elementAt(root, "body");
  // office:chart around chart:chart
  const chart = elementAt(body, "chart", "chart");
  const tables = elementsBelow(body, "table").map((table) => odfTable(table, fileName));
  if (chart === undefined) return [...texts(elementsOf(body, "text")), ...tables];
  const titles = texts(elementsOf(chart, "title", "subtitle"));
  const [heading] = titles.map(({ text }) => text);
  const axes = texts(elementsBelow(elementAt(chart, "plot-area"), "title"));
  return [
    ...titles,
    ...[...axes, ...tables].map((said) => (heading === undefined ? said : { ...said, heading: [heading] })),
  ];
}

function texts(nodes: readonly XmlNode[]): Said[] {
  return nodes
    .map(odfText)
    .filter((text) => text !== "")
    .map((text): Said => ({ type: "text", text }));
}
