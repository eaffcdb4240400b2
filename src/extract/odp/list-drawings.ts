import { inRows } from "../reading-order.ts";
import type { PlacedBox } from "../reading-order.ts";
import { attributeOf, elementsOf, textBelow } from "../xml/xml-tree.ts";
import type { XmlNode } from "../xml/xml-tree.ts";

export interface Drawing {
  node: XmlNode;
  /** What the layout uses it for: title, subtitle, outline, notes, … */
  role: string | undefined;
  box: PlacedBox | undefined;
  /** Its title and description for those who cannot see it. */
  description: string;
}

interface Placed {
  role: string | undefined;
  box: PlacedBox | undefined;
  drawings: Drawing[];
}

const shapeNames = new Set([
  "frame",
  "custom-shape",
  "rect",
  "ellipse",
  "circle",
  "line",
  "polyline",
  "polygon",
  "regular-polygon",
  "path",
  "connector",
  "caption",
  "measure",
  "scene",
]);
const pointsPer: ReadonlyMap<string, number> = new Map([
  ["cm", 72 / 2.54],
  ["mm", 72 / 25.4],
  ["in", 72],
  ["pt", 1],
  ["pc", 12],
  ["px", 0.75],
]);

/** The frames and shapes of a page in reading order: title first, then row by row; groups stay together. */
export function listDrawings(page: XmlNode): Drawing[] {
  return inReadingOrder(placeAll(page));
}

function placeAll(parent: XmlNode): Placed[] {
  return elementsOf(parent).flatMap((node): Placed[] => {
    // A link around a frame changes nothing about its place.
    if (node.name === "a") return placeAll(node);
    if (node.name === "g") {
      const inside = placeAll(node);
      const box = inside.find((one) => one.box !== undefined)?.box;
      return [{ role: undefined, box, drawings: inReadingOrder(inside) }];
    }
    if (!shapeNames.has(node.name)) return [];
    const drawing = toDrawing(node);
    return [{ role: drawing.role, box: drawing.box, drawings: [drawing] }];
  });
}

function inReadingOrder(placed: readonly Placed[]): Drawing[] {
  const titles = placed.filter(({ role }) => role === "title");
  const rest = placed.filter(({ role }) => role !== "title");
  return [...titles, ...inRows(rest)].flatMap(({ drawings }) => drawings);
}

function toDrawing(node: XmlNode): Drawing {
  const texts = elementsOf(node, "title", "desc").map((child) => textBelow(child).trim());
  return {
    node,
    role: attributeOf(node, "class"),
    box: boxOf(node),
    description: [...new Set(texts)].filter((text) => text !== "").join("\n"),
  };
}

function boxOf(node: XmlNode): PlacedBox | undefined {
  // A turned shape gives its place in its transformation.
  const moved = /translate\s*\(\s*([^\s,)]+)[\s,]+([^\s,)]+)/.exec(attributeOf(node, "transform") ?? "");
  const x = toPoints(attributeOf(node, "x") ?? moved?.[1]);
  const y = toPoints(attributeOf(node, "y") ?? moved?.[2]);
  if (x === undefined || y === undefined) return undefined;
  const width = toPoints(attributeOf(node, "width")) ?? 0;
  return { x, y, width, height: toPoints(attributeOf(node, "height")) ?? 0 };
}

function toPoints(length: string | undefined): number | undefined {
  const [, number, unit] = /^(-?[\d.]+)([a-z]+)$/.exec(length ?? "") ?? [];
  const points = Number(number) * (pointsPer.get(unit ?? "") ?? Number.NaN);
  return Number.isFinite(points) ? points : undefined;
}
