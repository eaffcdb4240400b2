import { phrasesFor } from "../../model/phrases.ts";
import type { Section } from "../../model/unified-document.ts";

const languages = ["en", "de", "fr", "it", "es"] as const;
const words = (kind: "table" | "figure"): string =>
  [...new Set(languages.map((language) => phrasesFor(language)[kind]))].join("|");

/** "*Table 1: Costs*", with the marks of its notes behind it, as our own files have it. */
const captionOf = (kind: "table" | "figure"): RegExp =>
  new RegExp(String.raw`^\*(?:${words(kind)}) \d{1,4}: ([^\n]{1,2000})\*((?:\[\^[^\]\s]{1,100}\])*)$`, "iu");
const tableCaption = captionOf("table");
const figureCaption = captionOf("figure");

/** A line that names a table or a picture belongs to it: above the one, below the other. */
export function takeCaptions(sections: readonly Section[]): Section[] {
  const kept: Section[] = [];
  for (const [at, section] of sections.entries()) {
    const before = kept.at(-1);
    const above = section.content_type === "table" ? readCaption(before, tableCaption) : undefined;
    const isBelow = sections[at - 1]?.content_type === "image";
    const below = isBelow ? readCaption(section, figureCaption) : undefined;
    if (section.content_type === "table" && above !== undefined) {
      kept[kept.length - 1] = { ...section, elements: withCaption(section.elements, above) };
    } else if (before?.content_type === "image" && below !== undefined) {
      kept[kept.length - 1] = { ...before, elements: withCaption(before.elements, below) };
    } else kept.push(section);
  }
  return kept;
}

function readCaption(section: Section | undefined, pattern: RegExp): string | undefined {
  if (section?.content_type !== "paragraph" || section.elements.length !== 1) return undefined;
  const [, text, notes = ""] = pattern.exec(section.elements[0]?.text ?? "") ?? [];
  return text === undefined ? undefined : `${text}${notes}`;
}

function withCaption<Element extends object>(elements: readonly Element[], caption: string): Element[] {
  return elements.map((element, at) => (at === elements.length - 1 ? { ...element, caption } : element));
}
