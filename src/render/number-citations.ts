import type { Evidence } from "../model/grounding.ts";
import type { Section, UnifiedDocument } from "../model/unified-document.ts";
import { narrowQuote } from "./narrow-quote.ts";

export interface NumberedSource {
  number: number;
  source: Evidence;
}

export interface NumberedCitations {
  sources: NumberedSource[];
  /** Ids that the document cites and nobody gave a source for. */
  unknown: string[];
  marks(citations: readonly string[] | undefined): number[];
}

/** Numbers the cited sources in the order in which the document first cites them. */
export function numberCitations(document: UnifiedDocument, sources: readonly Evidence[]): NumberedCitations {
  const byId = new Map(sources.map((source) => [source.id, source]));
  const numbered = new Map<string, NumberedSource>();
  const unknown = new Set<string>();
  for (const section of document.sections) {
    for (const id of section.citations ?? []) {
      const source = byId.get(id);
      if (source === undefined) unknown.add(id);
      if (source === undefined || numbered.has(id)) continue;
      numbered.set(id, { number: numbered.size + 1, source: narrowQuote(source, textOf(section)) });
    }
  }
  return {
    sources: [...numbered.values()],
    unknown: [...unknown],
    marks: (citations = []) => [...new Set(citations.flatMap((id) => numbered.get(id)?.number ?? []))],
  };
}

function textOf(section: Section): string {
  return section.elements.map((element) => ("text" in element ? String(element.text) : "")).join("\n");
}
