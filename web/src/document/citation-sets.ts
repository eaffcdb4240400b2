import type { Section } from "../../../src/model/unified-document.ts";

/** What the host adds to sections beside their schema: ids of evidence at sections, elements, items and cells. */
interface Cited {
  citations?: string[];
  statements?: { text: string; citations: string[] }[];
}

/** The citations of anything that may have some. */
export function citationsOf(value: unknown): string[] {
  return isCited(value) && Array.isArray(value.citations) ? value.citations : [];
}

export function statementsOf(value: unknown): { text: string; citations: string[] }[] {
  return isCited(value) && Array.isArray(value.statements) ? value.statements : [];
}

/** Every set of citations of a document, in the order of reading. */
export function citationSetsOf(sections: readonly Section[]): string[][] {
  return sections
    .flatMap((section) => {
      const inner = section.elements.flatMap(setsIn);
      return inner.length > 0 ? inner : [citationsOf(section)];
    })
    .filter((set) => set.length > 0);
}

function setsIn(value: unknown): string[][] {
  if (Array.isArray(value)) return value.flatMap(setsIn);
  if (typeof value !== "object" || value === null) return [];
  const statements = statementsOf(value);
  if (statements.length > 0) return statements.map(({ citations }) => citations);
  const own = citationsOf(value);
  const inner = ["items", "rows"].flatMap((name) => setsIn(Reflect.get(value, name)));
  return [...(own.length > 0 ? [own] : []), ...inner];
}

function isCited(value: unknown): value is Cited {
  return typeof value === "object" && value !== null;
}
