import type { Section, UnifiedDocument } from "../../../model/unified-document.ts";
import { withoutCheckMarks } from "./own-citations.ts";

/** The document with each element's citations, every source once; "3 0" names the first element of the fourth section. */
export function citeElements(
  document: UnifiedDocument,
  byElement: ReadonlyMap<string, ReadonlySet<string>>,
): UnifiedDocument {
  const plain = withoutCheckMarks(document);
  const sections = plain.sections.map((section, at): Section => {
    const elements = (section.elements as object[]).map((element, index) => {
      const citations = [...(byElement.get(`${at} ${index}`) ?? [])];
      return citations.length === 0 ? element : { ...element, citations };
    });
    return { ...section, elements } as Section;
  });
  return { ...plain, sections };
}
