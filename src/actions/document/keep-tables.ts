import { smallest } from "../../lib/largest.ts";
import type { Section, UnifiedDocument } from "../../model/unified-document.ts";

/** The tables of a document with the headings above them; undefined where it has none. */
export function keepTables(document: UnifiedDocument): UnifiedDocument | undefined {
  const kept: Section[] = [];
  let above: { level: number; section: Section }[] = [];
  for (const section of document.sections) {
    if (section.content_type === "heading") {
      const level = smallest(section.elements.map((heading) => heading.level));
      above = [...above.filter((heading) => heading.level < level), { level, section }];
    } else if (section.content_type === "table") {
      for (const heading of above) kept.push(heading.section);
      kept.push(section);
      // a heading is said once, above its first table
      above = [];
    }
  }
  return kept.some(({ content_type }) => content_type === "table")
    ? { ...document, sections: kept }
    : undefined;
}
