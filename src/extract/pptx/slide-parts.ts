import { oneLine } from "../one-line.ts";
import type { Hidden, NewPart } from "../reader.ts";
import { attributeOf, elementAt, readXmlTree } from "../xml/xml-tree.ts";
import type { OpenDeck, SlideScope } from "./deck.ts";
import { readBeside } from "./deck.ts";
import { toText } from "../ooxml/drawing-text.ts";
import { isTitle, listShapes } from "./list-shapes.ts";
import { listComments } from "./read-comments.ts";
import { readRelations } from "../ooxml/read-relations.ts";
import { shapeParts } from "./shape-parts.ts";

/** Everything on one slide, then its notes and the comments on it. */
export async function* slideParts(deck: OpenDeck, name: string, number: number): AsyncGenerator<NewPart> {
  const root = await readXmlTree({ ...deck, name });
  const listed = await readRelations({ ...deck, name });
  const relations = new Map(listed.map((relation) => [relation.id, relation]));
  const shapes = listShapes(elementAt(root, "cSld", "spTree"));
  const title = shapes
    .filter(({ role, hidden }) => isTitle(role) && !hidden)
    .map(({ node }) => oneLine(toText(elementAt(node, "txBody"))))
    .find((text) => text !== "");
  const hidden: Hidden | undefined = ["0", "false"].includes(attributeOf(root, "show") ?? "")
    ? "slide"
    : undefined;
  const scope: SlideScope = {
    deck,
    relations,
    number,
    heading: title === undefined ? [] : [title],
    ...(hidden === undefined ? {} : { hidden }),
  };
  for (const shape of shapes) yield* shapeParts(shape, scope);
  yield* besideParts(scope);
}

const ofTheNotesPage = new Set(["sldImg", "sldNum", "hdr", "ftr", "dt"]);

async function* besideParts(scope: SlideScope): AsyncGenerator<NewPart> {
  const { deck, relations, number, heading } = scope;
  const toPart = (text: string, hidden: Hidden): NewPart => ({
    type: "text",
    text,
    ...(heading.length > 0 ? { heading } : {}),
    position: { slide: number },
    hidden: scope.hidden ?? hidden,
  });
  for (const { type, target: name, external } of relations.values()) {
    if (external || !["notesSlide", "comments"].includes(type) || !deck.archive.has(name)) continue;
    const what = `${type === "comments" ? "The comments" : "The notes"} of slide ${number}`;
    const root = await readBeside(deck, what, () => readXmlTree({ ...deck, name }));
    if (root === undefined) continue;
    if (type === "comments") {
      for (const text of listComments(root, deck.authors)) yield toPart(text, "comment");
      continue;
    }
    const shapes = listShapes(elementAt(root, "cSld", "spTree"));
    for (const { role, node } of shapes) {
      const text = ofTheNotesPage.has(role ?? "") ? "" : toText(elementAt(node, "txBody"));
      if (text !== "") yield toPart(text, "notes");
    }
  }
}
