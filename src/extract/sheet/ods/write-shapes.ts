import { objectParts } from "../../odf/object-parts.ts";
import { odfText } from "../../odf/odf-text.ts";
import { attributeOf, elementsBelow, elementsOf, textBelow } from "../../xml/xml-tree.ts";
import type { XmlNode } from "../../xml/xml-tree.ts";
import { writePicture } from "../picture.ts";
import type { PictureScope } from "../picture.ts";

export interface ShapeScope extends PictureScope {
  sheet: string;
  hidden: boolean;
  /** The cell it is fixed to. */
  range?: string;
}

const shapes = ["frame", "custom-shape", "rect", "ellipse", "caption", "polygon"];

/** Pictures, text boxes, formulas and the titles of charts in a cell or on the sheet. */
export async function writeShapes(node: XmlNode, scope: ShapeScope): Promise<void> {
  for (const shape of elementsBelow(node, ...shapes)) {
    const objects = elementsOf(shape, "object");
    const texts = [odfText(shape)];
    // the numbers of a chart stand in the sheet
    for (const object of objects)
      for (const { type, text } of await objectParts(object, scope)) if (type === "text") texts.push(text);
    await writeText(texts.filter((text) => text !== "").join("\n"), scope);
    if (objects.length > 0) continue;
    for (const image of elementsOf(shape, "image")) await writeImage(shape, image, scope);
  }
}

async function writeText(text: string, { sheet, hidden, range, output }: ShapeScope): Promise<void> {
  if (text === "") return;
  const position = { sheet, ...(range === undefined ? {} : { range }) };
  await output.part({
    type: "text",
    text,
    heading: [sheet],
    position,
    ...(hidden ? { hidden: "sheet" } : {}),
  });
}

async function writeImage(shape: XmlNode, image: XmlNode, scope: ShapeScope): Promise<void> {
  const name = nameIn(image);
  if (!scope.archive.has(name)) return;
  const alt = elementsOf(shape, "title", "desc").map(textBelow).join("\n");
  const { sheet, hidden, range } = scope;
  await writePicture({ name, alt, sheet, hidden, ...(range === undefined ? {} : { range }) }, scope);
}

/** A name inside the archive; it is only ever looked up there. */
function nameIn(node: XmlNode): string {
  return (attributeOf(node, "href") ?? "").replace(/^\.\//, "");
}
