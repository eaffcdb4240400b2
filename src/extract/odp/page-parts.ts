import { addAll } from "../../lib/add-all.ts";
import { oneLine } from "../one-line.ts";
import { readPicture } from "../image/read-picture.ts";
import type { Hidden, NewPart } from "../reader.ts";
import { toBbox } from "../reading-order.ts";
import { attributeOf, elementAt, elementsBelow, elementsOf } from "../xml/xml-tree.ts";
import type { XmlNode } from "../xml/xml-tree.ts";
import type { Package } from "../archive/package.ts";
import { listDrawings } from "./list-drawings.ts";
import type { Drawing } from "./list-drawings.ts";
import { objectParts } from "../odf/object-parts.ts";
import { odfTable, type Said } from "../odf/odf-table.ts";
import { annotationText, odfText } from "../odf/odf-text.ts";
import type { Page } from "./read-pages.ts";

interface PageScope {
  show: Package;
  number: number;
  heading: string[];
  hidden: Hidden | undefined;
}

/** Everything on one page, its footers, then its notes and the comments on it. */
export async function* pageParts(page: Page, show: Package, number: number): AsyncGenerator<NewPart> {
  const drawings = listDrawings(page.node);
  const title = drawings
    .filter(({ role }) => role === "title")
    .map(({ node }) => oneLine(odfText(elementAt(node, "text-box") ?? node)))
    .find((text) => text !== "");
  const scope: PageScope = {
    show,
    number,
    heading: title === undefined ? [] : [title],
    hidden: page.hidden ? "slide" : undefined,
  };
  for (const drawing of drawings)
    for await (const said of saidBy(drawing, show)) yield toPart(said, scope, drawing);
  for (const text of page.footers) yield toPart({ type: "text", text, role: "furniture" }, scope);
  for (const drawing of elementsOf(page.node, "notes").flatMap(listDrawings)) {
    const text = odfText(elementAt(drawing.node, "text-box") ?? drawing.node);
    if (text !== "") yield toPart({ type: "text", text, hidden: "notes" }, scope);
  }
  for (const text of elementsBelow(page.node, "annotation").map(annotationText))
    if (text !== "") yield toPart({ type: "text", text, hidden: "comment" }, scope);
}

function toPart(
  said: Said,
  { number, heading: above, hidden: byPage }: PageScope,
  drawing?: Drawing,
): NewPart {
  const { hidden: own, heading: below = [], ...rest } = said;
  const heading = drawing?.role === "title" ? below : [...above, ...below];
  const hidden = byPage ?? own;
  const bbox = drawing?.box === undefined ? undefined : toBbox(drawing.box);
  return {
    ...rest,
    ...(drawing?.role === "title" && said.type === "text" ? { role: "heading" } : {}),
    ...(heading.length > 0 ? { heading } : {}),
    ...(hidden === undefined ? {} : { hidden }),
    position: { slide: number, ...(bbox === undefined ? {} : { bbox }) },
  };
}

async function* saidBy({ node, description }: Drawing, show: Package): AsyncGenerator<Said> {
  const text =
    attributeOf(node, "placeholder") === "true" ? "" : odfText(elementAt(node, "text-box") ?? node);
  if (text !== "") yield { type: "text", text };
  const tables = elementsOf(node, "table").map((table) => odfTable(table, show.fileName));
  yield* tables;
  const objects: Said[] = [];
  for (const object of elementsOf(node, "object")) addAll(objects, await objectParts(object, show));
  yield* objects;
  // The picture of a table or chart only repeats it.
  const images = tables.length + objects.length > 0 ? [] : elementsOf(node, "image").slice(0, 1);
  for (const image of images) yield* pictureParts(image, description, show);
  if (images.length === 0 && description !== "") yield { type: "text", text: description, hidden: "text" };
}

async function* pictureParts(image: XmlNode, description: string, show: Package): AsyncGenerator<Said> {
  const href = attributeOf(image, "href") ?? "";
  const name = href.replace(/^\.\//, "");
  if (!show.archive.has(name) && href !== "")
    show.sink.warn("missing-part", `A picture of ${show.fileName} is not inside the file and was left out.`);
  const found = show.archive.has(name) ? await readPicture({ ...show, name }, show.sink) : undefined;
  if (found === undefined && description === "") return;
  yield { type: "image", text: description, ...(found === undefined ? {} : { image: found }) };
}
