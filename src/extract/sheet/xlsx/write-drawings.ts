import { toText } from "../../ooxml/drawing-text.ts";
import { readRelations } from "../../ooxml/read-relations.ts";
import type { PackageRelation } from "../../ooxml/read-relations.ts";
import {
  attributeOf,
  elementAt,
  elementsBelow,
  elementsOf,
  prefixedAttributeOf,
  readXmlTree,
  textBelow,
} from "../../xml/xml-tree.ts";
import type { XmlNode } from "../../xml/xml-tree.ts";
import { cellName } from "../../../lib/cell-address.ts";
import { writePicture } from "../picture.ts";
import { partOf } from "./book.ts";
import type { OpenWorkbook } from "./book.ts";

export interface DrawingScope {
  book: OpenWorkbook;
  sheet: string;
  hidden: boolean;
}

/** Text boxes, pictures and the titles of charts that float above a sheet, each at the cell it is fixed to. */
export async function writeDrawings(
  relations: readonly PackageRelation[],
  scope: DrawingScope,
): Promise<void> {
  const { book } = scope;
  for (const { type, target, external } of relations) {
    if (type !== "drawing" || external || !book.archive.has(target)) continue;
    const root = await readXmlTree(partOf(book, target));
    const inside = await readRelations(partOf(book, target));
    for (const anchor of elementsOf(root)) await writeAnchor(withoutFallback(anchor), inside, scope);
  }
}

/** Alternatives say the same twice. */
function withoutFallback(node: XmlNode): XmlNode {
  const children = node.children
    .filter((child) => typeof child === "string" || child.name !== "Fallback")
    .map((child) => (typeof child === "string" ? child : withoutFallback(child)));
  return { ...node, children };
}

async function writeAnchor(
  anchor: XmlNode,
  relations: readonly PackageRelation[],
  scope: DrawingScope,
): Promise<void> {
  const { book, sheet, hidden } = scope;
  const range = rangeOf(elementsBelow(anchor, "from")[0]);
  const position = { sheet, ...(range === undefined ? {} : { range }) };
  const targetOf = (id: string | undefined) =>
    relations.find((one) => one.id === id && !one.external && book.archive.has(one.target))?.target;
  const writeText = async (text: string) => {
    if (text.trim() === "") return;
    const shade = hidden ? { hidden: "sheet" as const } : {};
    await book.output.part({ type: "text", text, heading: [sheet], position, ...shade });
  };
  for (const shape of elementsBelow(anchor, "sp", "pic", "graphicFrame")) {
    if (shape.name === "sp") await writeText(toText(elementAt(shape, "txBody")));
    else if (shape.name === "pic") {
      const name = targetOf(attributeOf(elementsBelow(shape, "blip")[0], "embed"));
      const alt = attributeOf(elementsBelow(shape, "cNvPr")[0], "descr") ?? "";
      const at = range === undefined ? {} : { range };
      if (name !== undefined) await writePicture({ name, alt, sheet, hidden, ...at }, book);
    } else {
      const name = targetOf(prefixedAttributeOf(elementsBelow(shape, "chart")[0], "id"));
      if (name !== undefined) await writeText(await chartTitles(book, name));
    }
  }
}

function rangeOf(from: XmlNode | undefined): string | undefined {
  const row = Number.parseInt(textBelow(elementAt(from, "row")), 10);
  const column = Number.parseInt(textBelow(elementAt(from, "col")), 10);
  return row >= 0 && column >= 0 ? cellName(row, column) : undefined;
}

/** The titles of a chart and its axes, one a line. */
async function chartTitles(book: OpenWorkbook, name: string): Promise<string> {
  const root = await readXmlTree(partOf(book, name));
  const titles = elementsBelow(root, "title").map((title) => {
    const rich = elementsBelow(title, "rich")[0];
    return rich === undefined ? elementsBelow(title, "v").map(textBelow).join(" ") : toText(rich);
  });
  return titles.filter((title) => title !== "").join("\n");
}
