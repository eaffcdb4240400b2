import { inRows } from "../reading-order.ts";
import type { PlacedBox } from "../reading-order.ts";
import { attributeOf, elementAt, elementsOf } from "../xml/xml-tree.ts";
import type { XmlNode } from "../xml/xml-tree.ts";
import { shownElements } from "../ooxml/drawing-text.ts";

export interface Shape {
  node: XmlNode;
  /** The type of a placeholder: title, body, ftr, … */
  role: string | undefined;
  box: PlacedBox | undefined;
  /** Switched off in the selection pane. */
  hidden: boolean;
  /** Its alternative text. */
  description: string;
}

interface Placed {
  box: PlacedBox | undefined;
  role: string | undefined;
  shapes: Shape[];
}

interface Frame {
  toSlide(box: PlacedBox): PlacedBox;
  hidden: boolean;
}

const pointsPerUnit = 1 / 12_700;
const atTheEnd = new Set(["dt", "ftr", "sldNum"]);
const shapeNames = new Set(["sp", "pic", "graphicFrame", "cxnSp"]);

export function isTitle(role: string | undefined): boolean {
  return role === "title" || role === "ctrTitle";
}

/** Date, footer or number of the slide. */
export function isFooter(role: string | undefined): boolean {
  return role !== undefined && atTheEnd.has(role);
}

/** The shapes of a slide in reading order: title, then row by row from left to right, footers last. */
export function listShapes(tree: XmlNode | undefined): Shape[] {
  return inReadingOrder(placeAll(tree, { toSlide: (box) => box, hidden: false }));
}

function placeAll(tree: XmlNode | undefined, frame: Frame): Placed[] {
  const placed: Placed[] = [];
  for (const node of shownElements(tree)) {
    if (node.name === "grpSp") placed.push(placeGroup(node, frame));
    else if (shapeNames.has(node.name)) {
      const shape = toShape(node, frame);
      placed.push({ box: shape.box, role: shape.role, shapes: [shape] });
    }
  }
  return placed;
}

/** A group is read as one: its place is where it stands, its order is its own. */
function placeGroup(node: XmlNode, frame: Frame): Placed {
  const transform = elementAt(node, "grpSpPr", "xfrm");
  const outer = boxOf(transform, "off", "ext");
  const inner = boxOf(transform, "chOff", "chExt");
  const hidden = frame.hidden || isHidden(propertiesOf(node));
  const toSlide = (box: PlacedBox) => frame.toSlide(outer && inner ? rescale(box, inner, outer) : box);
  const shapes = inReadingOrder(placeAll(node, { toSlide, hidden }));
  return { box: outer && frame.toSlide(outer), role: undefined, shapes };
}

function rescale(box: PlacedBox, inner: PlacedBox, outer: PlacedBox): PlacedBox {
  const across = inner.width > 0 ? outer.width / inner.width : 1;
  const down = inner.height > 0 ? outer.height / inner.height : 1;
  return {
    x: outer.x + (box.x - inner.x) * across,
    y: outer.y + (box.y - inner.y) * down,
    width: box.width * across,
    height: box.height * down,
  };
}

function toShape(node: XmlNode, frame: Frame): Shape {
  const properties = propertiesOf(node);
  const transform = elementAt(node, "spPr", "xfrm") ?? elementAt(node, "xfrm");
  const box = boxOf(transform, "off", "ext");
  const placeholder = elementsOf(node)
    .map((child) => elementAt(child, "nvPr", "ph"))
    .find((found) => found !== undefined);
  return {
    node,
    role: placeholder === undefined ? undefined : (attributeOf(placeholder, "type") ?? "body"),
    box: box && frame.toSlide(box),
    hidden: frame.hidden || isHidden(properties),
    description: (attributeOf(properties, "descr") ?? attributeOf(properties, "title") ?? "").trim(),
  };
}

function propertiesOf(node: XmlNode): XmlNode | undefined {
  return elementsOf(node)
    .map((child) => elementAt(child, "cNvPr"))
    .find((found) => found !== undefined);
}

function isHidden(properties: XmlNode | undefined): boolean {
  return ["1", "true"].includes(attributeOf(properties, "hidden") ?? "");
}

function boxOf(transform: XmlNode | undefined, offset: string, extent: string): PlacedBox | undefined {
  const at = elementAt(transform, offset);
  if (at === undefined) return undefined;
  const size = elementAt(transform, extent);
  const inPoints = (node: XmlNode | undefined, name: string) =>
    Number.parseFloat(attributeOf(node, name) ?? "0") * pointsPerUnit;
  const box = {
    x: inPoints(at, "x"),
    y: inPoints(at, "y"),
    width: inPoints(size, "cx"),
    height: inPoints(size, "cy"),
  };
  return Object.values(box).every(Number.isFinite) ? box : undefined;
}

function inReadingOrder(placed: readonly Placed[]): Shape[] {
  const titles = placed.filter(({ role }) => isTitle(role));
  const footers = placed.filter(({ role }) => atTheEnd.has(role ?? ""));
  const rest = placed.filter(({ role }) => !isTitle(role) && !atTheEnd.has(role ?? ""));
  return [...titles, ...inRows(rest), ...footers].flatMap(({ shapes }) => shapes);
}
