import type { Evidence } from "../model/grounding.ts";
import { phrasesFor } from "../model/phrases.ts";
import { printPosition } from "../model/print-position.ts";
import type { Section, UnifiedDocument } from "../model/unified-document.ts";
import { numberCitations } from "./number-citations.ts";
import { cellText, listLines, needsTitle } from "./plain-lines.ts";

/** Markdown with footnotes: each citation leads to document and position, with the words quoted. */
export function renderMarkdown(document: UnifiedDocument, sources: readonly Evidence[]): string {
  const { language, title } = document.metadata;
  const cited = numberCitations(document, sources);
  const blocks = document.sections.map((section) => {
    const marks = cited.marks(section.citations).map((number) => `[^${number}]`);
    return `${writeSection(section)}${marks.join("")}`;
  });
  const notes = cited.sources.map(({ number, source }) => {
    const place = [source.document, printPosition(source.position, language)].filter(Boolean).join(", ");
    return `[^${number}]: ${escape(place)}: “${escape(oneLine(source.quote))}”`;
  });
  const head = needsTitle(document) ? [`# ${escape(title)}`] : [];
  const tail = notes.length === 0 ? [] : [`## ${phrasesFor(language).sources}`, notes.join("\n")];
  return `${[...head, ...blocks, ...tail].join("\n\n")}\n`;
}

function writeSection(section: Section): string {
  switch (section.content_type) {
    case "heading":
      return section.elements
        .map(({ level, text }) => `${"#".repeat(Math.min(level, 6))} ${escape(text)}`)
        .join("\n\n");
    case "paragraph":
      return section.elements.map(({ text }) => escape(text)).join("\n\n");
    case "quote":
      return section.elements.map(({ text }) => escape(text).replaceAll(/^/gm, "> ")).join("\n\n");
    case "bullet_list":
    case "numbered_list":
      return section.elements
        .flatMap(({ items }) => listLines(items))
        .map(({ depth, number, text }) => {
          const mark = section.content_type === "bullet_list" ? "-" : `${number}.`;
          return `${"   ".repeat(depth)}${mark} ${escape(text)}`;
        })
        .join("\n");
    case "table":
      return section.elements
        .map(({ headers, rows, caption }) => writeTable(headers, rows, caption))
        .join("\n\n");
    case "code_block":
      return section.elements.map(({ language, code }) => fenceCode(code, language)).join("\n\n");
    case "image":
      return section.elements.map(({ alt, caption }) => escape(caption ?? alt)).join("\n\n");
    case "chart":
      return section.elements
        .map(({ kind, labels }) => escape(`${kind}: ${labels.map(cellText).join(", ")}`))
        .join("\n\n");
  }
}

function writeTable(
  headers: readonly unknown[],
  rows: readonly (readonly unknown[])[],
  caption?: string,
): string {
  const line = (cells: readonly unknown[]) =>
    `| ${cells.map((cell) => tableCell(cellText(cell))).join(" | ")} |`;
  const divider = `| ${headers.map(() => "---").join(" | ")} |`;
  const table = [line(headers), divider, ...rows.map(line)].join("\n");
  return caption === undefined ? table : `${table}\n\n${escape(caption)}`;
}

function tableCell(text: string): string {
  return escape(oneLine(text)).replaceAll("|", "\\|");
}

/** A fence longer than any inside the code, so that code can never close it. */
function fenceCode(code: string, language = ""): string {
  let mark = "```";
  while (code.includes(mark)) mark += "`";
  return `${mark}${language}\n${code}\n${mark}`;
}

/** User text is text: nothing in it becomes markup, a link or HTML. */
function escape(text: string): string {
  return text
    .replaceAll(/[\\`*_[\]<>]/g, (mark) => `\\${mark}`)
    .replaceAll(/^(\s*)(#{1,6}\s|[-+]\s|>\s?|={3,}|-{3,})/gm, "$1\\$2")
    .replaceAll(/^(\s*\d+)([.)]\s)/gm, "$1\\$2");
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
