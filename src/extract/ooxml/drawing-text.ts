import { attributeOf, elementsOf, textBelow } from "../xml/xml-tree.ts";
import type { XmlNode } from "../xml/xml-tree.ts";

const deepestLevel = 8;
const withoutText = new Set(["pPr", "rPr", "endParaRPr"]);

/** The paragraphs of a text body, one line each (or more, where it breaks), indented by two spaces a level. */
export function toText(body: XmlNode | undefined): string {
  const lines = elementsOf(body, "p").map((paragraph) => {
    const text = paragraphText(paragraph).trimEnd();
    const indent = "  ".repeat(levelOf(paragraph));
    return text === "" ? "" : text.replaceAll(/^/gm, indent);
  });
  return lines
    .join("\n")
    .replace(/^(?:[ \t]*\n)+/, "")
    .trimEnd();
}

function levelOf(paragraph: XmlNode): number {
  const level = Number(attributeOf(elementsOf(paragraph, "pPr")[0], "lvl") ?? 0);
  return Number.isInteger(level) ? Math.min(deepestLevel, Math.max(0, level)) : 0;
}

/** Runs, fields, breaks and formulas of a paragraph. */
function paragraphText(node: XmlNode): string {
  let text = "";
  for (const child of shownElements(node)) {
    if (child.name === "t") text += textBelow(child);
    else if (child.name === "br") text += "\n";
    else if (!withoutText.has(child.name)) text += paragraphText(child);
  }
  return text.replaceAll(/\r\n?|\v/g, "\n");
}

/** The elements of a node, where it offers alternatives the one that says most to us. */
export function shownElements(node: XmlNode | undefined): XmlNode[] {
  return elementsOf(node).flatMap((child) => (child.name === "AlternateContent" ? chosen(child) : [child]));
}

function chosen(alternatives: XmlNode): XmlNode[] {
  const [choice] = elementsOf(alternatives, "Choice");
  const [fallback] = elementsOf(alternatives, "Fallback");
  // Ink is strokes only; its fallback is a picture of it.
  const ink = elementsOf(choice, "contentPart").length > 0;
  return shownElements(choice === undefined || (ink && fallback !== undefined) ? fallback : choice);
}
