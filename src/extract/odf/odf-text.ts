import { attributeOf, elementsOf, textBelow } from "../xml/xml-tree.ts";
import type { XmlNode } from "../xml/xml-tree.ts";
import { repeatsOf } from "./repeats-of.ts";

const mostSpaces = 1_000;
const deepestIndent = 8;
/** Not part of the running text. */
const besides = new Set(["annotation", "annotation-end", "title", "desc", "ruby-text", "event-listeners"]);

/** The paragraphs and lists of an OpenDocument text, one line each, lists indented by two spaces a level. */
export function odfText(node: XmlNode | undefined): string {
  const lines: string[] = [];
  collect(node, 0, lines);
  return lines
    .join("\n")
    .replace(/^(?:[ \t]*\n)+/, "")
    .trimEnd();
}

function collect(node: XmlNode | undefined, level: number, lines: string[]): void {
  for (const child of elementsOf(node)) {
    if (child.name === "p" || child.name === "h") {
      const indent = "  ".repeat(Math.min(deepestIndent, Math.max(0, level - 1)));
      const text = inlineText(child);
      lines.push(text === "" ? "" : text.replaceAll(/^/gm, indent));
    } else if (child.name === "list") collect(child, level + 1, lines);
    else if (["list-item", "list-header", "section", "text-box"].includes(child.name))
      collect(child, level, lines);
  }
}

interface Line {
  text: string;
  /** White space follows white space: it is written once. */
  spaced: boolean;
}

function inlineText(paragraph: XmlNode): string {
  const line: Line = { text: "", spaced: true };
  append(paragraph, line);
  return line.text.trimEnd();
}

function append(node: XmlNode, line: Line): void {
  for (const child of node.children) {
    if (typeof child === "string") appendText(child, line);
    else if (child.name === "s")
      appendFixed(" ".repeat(repeatsOf(attributeOf(child, "c"), mostSpaces)), line);
    else if (child.name === "tab") appendFixed("\t", line);
    else if (child.name === "line-break") appendFixed("\n", line);
    else if (!besides.has(child.name)) append(child, line);
  }
}

function appendText(text: string, line: Line): void {
  const single = text.replaceAll(/[ \t\r\n]+/g, " ");
  line.text += line.spaced && single.startsWith(" ") ? single.slice(1) : single;
  if (single !== "") line.spaced = single.endsWith(" ");
}

function appendFixed(text: string, line: Line): void {
  line.text += text;
  line.spaced = text === "\n";
}

/** A comment as "Author: text". */
export function annotationText(node: XmlNode): string {
  const author = textBelow(elementsOf(node, "creator")[0]).trim();
  const text = odfText(node);
  return author === "" || text === "" ? text : `${author}: ${text}`;
}
