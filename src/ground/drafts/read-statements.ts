import type { Section, UnifiedDocument } from "../../model/unified-document.ts";
import { findOthers } from "./statements/find-others.ts";
import { readMetadata } from "./statements/read-metadata.ts";
import { readSection } from "./statements/read-section.ts";
import type { SectionContext } from "./statements/read-section.ts";
import { cutSentences } from "./statements/cut-sentences.ts";
import { printPath } from "./statements/path.ts";
import type { Statement } from "./statements/statement.ts";

/**
 * Everything that a reader of any output format sees, cut so small that each piece is true or false by itself.
 * The language decides how numbers of cells are printed, and nothing else.
 */
export function readStatements(document: UnifiedDocument, language = "en"): Statement[] {
  const notes = document.footnotes ?? {};
  const hasNote = (key: string) => Object.hasOwn(notes, key);
  const read = [
    ...readMetadata(document.metadata),
    ...readSections(document.sections, { language, hasNote }),
    ...Object.entries(notes).flatMap(([key, text]) => readNote(key, text)),
  ];
  return [...read, ...findOthers(document, new Set(read.map(({ path }) => withoutRange(path))))];
}

function readSections(
  sections: readonly Section[],
  options: Pick<SectionContext, "language" | "hasNote">,
): Statement[] {
  const above: { level: number; text: string }[] = [];
  let numbering: number[] = [];
  let lead = "";
  return sections.flatMap((section, index) => {
    const heads = above.map(({ text }) => text);
    const context: SectionContext = { ...options, index, above: heads, lead, numbering };
    const statements = readSection(section, context);
    if (section.content_type === "heading") {
      numbering = context.numbering;
      for (const { level, text } of section.elements) {
        while ((above.at(-1)?.level ?? 0) >= level) above.pop();
        above.push({ level, text });
      }
    }
    const last = statements.at(-1)?.text ?? "";
    lead = section.content_type === "paragraph" && last.endsWith(":") ? last : "";
    return statements;
  });
}

function readNote(key: string, text: string): Statement[] {
  return cutSentences(text).map(({ text: said, start, end, struck }) => ({
    path: printPath({ place: ["footnotes", key], range: [start, end] }),
    ...{ kind: "footnote", text: said, heads: [], above: [], uses: [] },
    ...(struck === true && { struck }),
  }));
}

function withoutRange(path: string): string {
  return path.replace(/#\d+-\d+$/, "");
}
