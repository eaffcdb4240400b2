import { attributeOf, elementAt, elementsOf } from "../xml/xml-tree.ts";
import type { XmlNode } from "../xml/xml-tree.ts";
import { toText } from "../ooxml/drawing-text.ts";

const deepestIndent = 8;

/** The text of a SmartArt drawing as an outline: a line per point, what hangs below it indented. */
export function readDiagram(data: XmlNode): string {
  const points = elementsOf(elementAt(data, "ptLst"), "pt");
  const texts = new Map(points.map((point) => [attributeOf(point, "modelId") ?? "", textOf(point)]));
  const below = childrenOf(data);
  const seen = new Set<string>();
  const lines: string[] = [];
  const visit = (start: string, depth: number) => {
    const waiting = [{ id: start, depth }];
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (seen.has(next.id)) continue;
      seen.add(next.id);
      const text = texts.get(next.id) ?? "";
      if (text !== "") lines.push(text.replaceAll(/^/gm, "  ".repeat(Math.min(deepestIndent, next.depth))));
      const deeper = next.depth + (text === "" ? 0 : 1);
      for (const id of (below.get(next.id) ?? []).toReversed()) waiting.push({ id, depth: deeper });
    }
  };
  for (const point of points) if (attributeOf(point, "type") === "doc") visit(idOf(point), 0);
  for (const point of points) visit(idOf(point), 0);
  return lines.join("\n");
}

function idOf(point: XmlNode): string {
  return attributeOf(point, "modelId") ?? "";
}

/** Points of the presentation repeat others or name the layout. */
function textOf(point: XmlNode): string {
  return attributeOf(point, "type") === "pres" ? "" : toText(elementAt(point, "t"));
}

function childrenOf(data: XmlNode): Map<string, string[]> {
  const links = elementsOf(elementAt(data, "cxnLst"), "cxn")
    .filter((link) => (attributeOf(link, "type") ?? "parOf") === "parOf")
    .map((link) => ({
      from: attributeOf(link, "srcId") ?? "",
      to: attributeOf(link, "destId") ?? "",
      order: Number(attributeOf(link, "srcOrd") ?? 0),
    }))
    .toSorted((a, b) => a.order - b.order || 0);
  const below = new Map<string, string[]>();
  for (const { from, to } of links) {
    const children = below.get(from) ?? [];
    children.push(to);
    below.set(from, children);
  }
  return below;
}
