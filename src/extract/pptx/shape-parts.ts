import type { PartRole, Table } from "../../model/document.ts";
import type { NewPart } from "../reader.ts";
import { toBbox } from "../reading-order.ts";
import { readPicture } from "../image/read-picture.ts";
import { tableText } from "../table-text.ts";
import { attributeOf, elementAt, elementsBelow, prefixedAttributeOf, readXmlTree } from "../xml/xml-tree.ts";
import type { XmlNode } from "../xml/xml-tree.ts";
import { entryOf, readBeside } from "./deck.ts";
import type { SlideScope } from "./deck.ts";
import { shownElements, toText } from "../ooxml/drawing-text.ts";
import { isFooter, isTitle } from "./list-shapes.ts";
import type { Shape } from "./list-shapes.ts";
import { readChart } from "./read-chart.ts";
import type { Chart } from "./read-chart.ts";
import { readDiagram } from "./read-diagram.ts";
import { readExtendedChart } from "./read-extended-chart.ts";
import { readTable } from "./read-table.ts";

/** What a shape says before its place and its slide are known. */
type Said = Omit<NewPart, "position">;

/** The parts of one shape: its text, table, chart, diagram or picture. */
export async function* shapeParts(shape: Shape, scope: SlideScope): AsyncGenerator<NewPart> {
  const { box } = shape;
  for await (const said of saidBy(shape, scope)) {
    const hidden = scope.hidden ?? (shape.hidden ? "text" : said.hidden);
    const heading = said.heading ?? (isTitle(shape.role) ? [] : scope.heading);
    const role = said.type === "text" ? roleOf(shape) : undefined;
    yield {
      ...said,
      ...(role === undefined ? {} : { role }),
      ...(heading.length > 0 ? { heading } : {}),
      ...(hidden === undefined ? {} : { hidden }),
      position: { slide: scope.number, ...(box === undefined ? {} : { bbox: toBbox(box) }) },
    };
  }
}

function roleOf({ role }: Shape): PartRole | undefined {
  return isTitle(role) ? "heading" : isFooter(role) ? "furniture" : undefined;
}

async function* saidBy(shape: Shape, scope: SlideScope): AsyncGenerator<Said> {
  const { node } = shape;
  if (node.name === "pic") {
    yield* pictureParts(elementAt(node, "blipFill"), shape, scope);
    return;
  }
  if (node.name === "graphicFrame") yield* frameParts(node, scope);
  const text = toText(elementAt(node, "txBody"));
  if (text !== "") yield { type: "text", text };
  const fill = elementAt(node, "spPr", "blipFill");
  if (fill !== undefined) yield* pictureParts(fill, shape, scope);
  else if (shape.description !== "" && shape.description !== text)
    yield { type: "text", text: shape.description, hidden: "text" };
}

async function* pictureParts(
  fill: XmlNode | undefined,
  { description }: Shape,
  scope: SlideScope,
): AsyncGenerator<Said> {
  const blip = elementAt(fill, "blip");
  const name = entryOf(scope, prefixedAttributeOf(blip, "embed") ?? prefixedAttributeOf(blip, "link"));
  const { deck } = scope;
  const image = name === undefined ? undefined : await readPicture({ ...deck, name }, deck.sink);
  if (image === undefined && description === "") return;
  yield { type: "image", text: description, ...(image === undefined ? {} : { image }) };
}

async function* frameParts(node: XmlNode, scope: SlideScope): AsyncGenerator<Said> {
  for (const found of shownElements(elementAt(node, "graphic", "graphicData"))) {
    if (found.name === "tbl") yield tablePart(readTable(found));
    else if (found.name === "chart") yield* chartParts(found, scope);
    else if (found.name === "relIds") yield* diagramParts(found, scope);
    else if (found.name === "oleObj") keepEmbedded(found, scope);
    else
      for (const text of elementsBelow(found, "txBody").map(toText))
        if (text !== "") yield { type: "text", text };
  }
}

/** An office file on a slide is a document of its own; other objects have nothing to read. */
function keepEmbedded(node: XmlNode, { deck, relations }: SlideScope): void {
  const found = relations.get(prefixedAttributeOf(node, "id") ?? "");
  if (found?.type === "package" && !found.external && deck.archive.has(found.target))
    deck.embedded.add(found.target);
}

function tablePart(table: Table): Said {
  return { type: "table", text: tableText(table.rows), table };
}

async function* chartParts(node: XmlNode, scope: SlideScope): AsyncGenerator<Said> {
  const { deck, number, heading } = scope;
  const name = entryOf(scope, prefixedAttributeOf(node, "id"));
  if (name === undefined) return;
  const root = await readBeside(deck, `A chart on slide ${number}`, () => readXmlTree({ ...deck, name }));
  if (root === undefined) return;
  const chart: Chart = elementAt(root, "chartData") === undefined ? readChart(root) : readExtendedChart(root);
  if (chart.title !== "") yield { type: "text", text: chart.title };
  const trail = chart.title === "" ? heading : [...heading, chart.title];
  if (chart.labels.length > 0) yield { type: "text", text: chart.labels.join("\n"), heading: trail };
  for (const table of chart.tables) yield { ...tablePart(table), heading: trail };
}

async function* diagramParts(node: XmlNode, scope: SlideScope): AsyncGenerator<Said> {
  const { deck, number } = scope;
  const name = entryOf(scope, attributeOf(node, "dm"));
  if (name === undefined) return;
  const root = await readBeside(deck, `A diagram on slide ${number}`, () => readXmlTree({ ...deck, name }));
  const text = root === undefined ? "" : readDiagram(root);
  if (text !== "") yield { type: "text", text };
}
