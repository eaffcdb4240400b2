import { claimSections } from "../../model/claims/claim-sections.ts";
import { tablesOf } from "../../model/report-claims.ts";
import type { Checked } from "../../model/round.ts";
import { toTitle } from "../../model/documents/to-title.ts";
import type { Section, UnifiedDocument } from "../../model/unified-document.ts";
import { withLayoutWishes } from "../../model/wording/layout-wishes.ts";
import type { LayoutWishes } from "../../model/wording/layout-wishes.ts";
import { nameDocument } from "../../model/wording/name-document.ts";

export interface DocumentHead {
  /** The request, or the task: what the document was made for. */
  title: string;
  language: string;
  /** What the person wants in the end, and the topics of the request, where the document is all of the answer. */
  goal?: string | undefined;
  topics?: readonly string[] | undefined;
  /** What was asked of its look. */
  wishes?: LayoutWishes;
}

/** A document of accepted claims alone, in their words; null where there are none. */
export function fromClaims(checked: readonly Checked[], head: DocumentHead): UnifiedDocument | null {
  const proven = checked.filter(({ handOff }) => handOff !== undefined);
  if (proven.length === 0) return null;
  const { language } = head;
  const sections = proven.flatMap((part): Section[] => {
    const body = claimSections(part, language);
    if (proven.length === 1) return body;
    const text = toTitle(part.intent.text);
    return [{ content_type: "heading", id: part.intent.id, elements: [{ level: 2, text }] }, ...body];
  });
  const title = nameDocument({
    ...{ parts: proven.map(({ intent }) => intent.text), request: head.title, language },
    ...{ goal: head.goal, topics: head.topics },
    tables: tablesOf(proven.flatMap(({ handOff }) => handOff?.claims ?? [])).map(({ name }) => name),
  });
  // fields and lists are values for programs as well
  const isData = proven.every(({ intent }) => intent.role === "EXTRACT") && sections.some(isTable);
  const metadata = { title, language, ...(isData && { data: true }) };
  return withLayoutWishes({ metadata, sections }, head.wishes ?? {});
}

/** The answer that came with the analysis, as a document. */
export function fromAnswer(answer: string, { title, language }: DocumentHead): UnifiedDocument {
  const section: Section = { content_type: "paragraph", id: "answer", elements: [{ text: answer }] };
  return {
    metadata: { title: nameDocument({ parts: [title], request: title, language }), language },
    sections: [section],
  };
}

function isTable({ content_type: type }: Section): boolean {
  return type === "table";
}
