import type { Section, UnifiedDocument } from "../../../model/unified-document.ts";
import { withoutCheckMarks } from "./own-citations.ts";

/**
 * The document with the citations of each element, or item of a list, every source once; "3 0" names the first element
 * of the fourth section, "3 0 2" the third item of its list.
 */
export function citeElements(
  document: UnifiedDocument,
  byElement: ReadonlyMap<string, ReadonlySet<string>>,
): UnifiedDocument {
  const plain = withoutCheckMarks(document);
  const sections = plain.sections.map((section, at): Section => {
    const elements = (section.elements as object[]).map((element, index) => {
      const citations = [...(byElement.get(`${at} ${index}`) ?? [])];
      const own = citeItems(element, (item) => [...(byElement.get(`${at} ${index} ${item}`) ?? [])]);
      return citations.length === 0 ? own : { ...own, citations };
    });
    return { ...section, elements } as Section;
  });
  return { ...plain, sections };
}

/** Items get their own; a plain text becomes an item that can bear them. */
function citeItems(element: object, citationsOf: (item: number) => string[]): object {
  if (!("items" in element) || !Array.isArray(element.items)) return element;
  const items = element.items.map((item: unknown, at) => {
    const citations = citationsOf(at);
    if (citations.length === 0) return item;
    return typeof item === "string" ? { text: item, citations } : { ...(item as object), citations };
  });
  return { ...element, items };
}
