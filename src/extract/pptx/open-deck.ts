import { Failure } from "../../model/failure.ts";
import { elementAt, elementsOf, prefixedAttributeOf, readXmlTree } from "../xml/xml-tree.ts";
import type { OpenDeck } from "./deck.ts";
import { readBeside } from "./deck.ts";
import { readAuthors } from "./read-comments.ts";
import { readRelations } from "../ooxml/read-relations.ts";
import type { PackageRelation } from "../ooxml/read-relations.ts";

export interface OpenedDeck {
  deck: OpenDeck;
  /** Of the package itself. */
  relations: PackageRelation[];
  /** The names of the slides in the order in which they are shown; undefined where one is missing. */
  slides: (string | undefined)[];
}

const usualPresentation = "ppt/presentation.xml";
const mostSlides = 20_000;

/** Finds the presentation inside its package and its slides in their order, whatever their files are called. */
export async function openDeck(opened: Pick<OpenDeck, "archive" | "fileName" | "sink">): Promise<OpenedDeck> {
  const { archive, fileName } = opened;
  const relations = await readRelations({ ...opened, name: "" });
  const main = relations.find(({ type, target }) => type === "officeDocument" && archive.has(target));
  const name = main?.target ?? usualPresentation;
  if (!archive.has(name))
    throw new Failure("corrupt", `${fileName} is damaged: it holds no presentation. Send it again.`);
  const root = await readXmlTree({ ...opened, name });
  if (root.name !== "presentation")
    throw new Failure("corrupt", `${fileName} is damaged: it holds something else than a presentation.`);
  const own = await readRelations({ ...opened, name });
  const ids = elementsOf(elementAt(root, "sldIdLst"), "sldId").map((node) => prefixedAttributeOf(node, "id"));
  if (ids.length > mostSlides)
    throw new Failure("limit", `${fileName} has more than ${mostSlides} slides; split it.`);
  const targets = new Map(own.filter(({ external }) => !external).map(({ id, target }) => [id, target]));
  const slides = ids.map((id) => {
    const target = targets.get(id ?? "");
    return target !== undefined && archive.has(target) ? target : undefined;
  });
  const nobody: OpenDeck = { ...opened, authors: new Map(), embedded: new Set() };
  const authors = await readBeside(nobody, "The list of authors", () => readAuthors(nobody, own));
  return { deck: { ...nobody, authors: authors ?? nobody.authors }, relations, slides };
}
