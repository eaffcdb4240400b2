import type { Evidence } from "../model/grounding.ts";
import { phrasesFor } from "../model/phrases.ts";
import { printPosition } from "../model/print-position.ts";
import type { Section, UnifiedDocument } from "../model/unified-document.ts";
import { numberCitations } from "./number-citations.ts";
import { cellText, listLines, needsTitle } from "./plain-lines.ts";

/** Plain text with numbered sources at the end. */
export function renderText(document: UnifiedDocument, sources: readonly Evidence[]): string {
  const { language, title } = document.metadata;
  const cited = numberCitations(document, sources);
  const blocks = document.sections.map((section) => {
    const marks = cited.marks(section.citations).map((number) => ` [${number}]`);
    return `${writeSection(section)}${marks.join("")}`;
  });
  const notes = cited.sources.map(({ number, source }) => {
    const place = [source.document, printPosition(source.position, language)].filter(Boolean).join(", ");
    return `[${number}] ${place}: "${source.quote.replaceAll(/\s+/g, " ").trim()}"`;
  });
  const head = needsTitle(document) ? [title] : [];
  const tail = notes.length === 0 ? [] : [`${phrasesFor(language).sources}\n${notes.join("\n")}`];
  return `${[...head, ...blocks, ...tail].join("\n\n")}\n`;
}

function writeSection(section: Section): string {
  switch (section.content_type) {
    case "heading":
    case "paragraph":
    case "quote":
      return section.elements.map(({ text }) => text).join("\n\n");
    case "bullet_list":
    case "numbered_list":
      return section.elements
        .flatMap(({ items }) => listLines(items))
        .map(({ depth, number, text }) => {
          const mark = section.content_type === "bullet_list" ? "-" : `${number}.`;
          return `${"  ".repeat(depth)}${mark} ${text}`;
        })
        .join("\n");
    case "table":
      return section.elements
        .map(({ headers, rows }) => [headers, ...rows].map((row) => row.map(cellText).join("\t")).join("\n"))
        .join("\n\n");
    case "code_block":
      return section.elements.map(({ code }) => code).join("\n\n");
    case "image":
      return section.elements.map(({ alt, caption }) => caption ?? alt).join("\n\n");
    case "chart":
      return section.elements
        .map(({ kind, labels }) => `${kind}: ${labels.map(cellText).join(", ")}`)
        .join("\n\n");
  }
}
