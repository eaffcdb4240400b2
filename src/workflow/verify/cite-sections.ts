import type { HandOff } from "../../model/grounding.ts";
import { numberClaims } from "../../model/hand-off-id.ts";
import type { Section, UnifiedDocument } from "../../model/unified-document.ts";
import { createScope } from "./create-scope.ts";
import { sectionTexts } from "./draft-texts.ts";
import { findFacts } from "./find-facts.ts";

/**
 * The draft with the citations of the claims that each section uses, by its own word or, where it has none, by its
 * facts. What was said for the check alone is taken out.
 */
export function citeSections(document: UnifiedDocument, handOffs: readonly HandOff[]): UnifiedDocument {
  const language = document.metadata.language;
  const claims = numberClaims(handOffs).map(({ id, claim }) => {
    return { id, citations: claim.citations, scope: createScope([claim.text], language) };
  });
  const sections = document.sections.map((section): Section => {
    const { uses, citations: _own, ...rest } = section;
    const named = Array.isArray(uses) ? claims.filter(({ id }) => uses.includes(id)) : [];
    const used = named.length > 0 ? named : claimsOf(section, claims);
    const citations = [...new Set(used.flatMap((claim) => claim.citations))];
    return { ...rest, ...(citations.length > 0 && { citations }) } as Section;
  });
  const { handoff_id: _echo, ...metadata } = document.metadata;
  return { ...document, metadata, sections };
}

interface CitableClaim {
  citations: string[];
  scope: ReturnType<typeof createScope>;
}

/** The fewest claims that hold the facts of a section, those with most of them first. */
function claimsOf(section: Section, claims: readonly CitableClaim[]): CitableClaim[] {
  if (section.content_type === "heading") return [];
  const used: CitableClaim[] = [];
  let open = sectionTexts(section).flatMap(({ text }) => findFacts(text));
  while (open.length > 0) {
    const weighed = claims.map((claim) => ({ claim, held: open.filter((fact) => claim.scope.holds(fact)) }));
    const best = weighed.toSorted((a, b) => b.held.length - a.held.length)[0];
    if (best === undefined || best.held.length === 0) break;
    used.push(best.claim);
    open = open.filter((fact) => !best.held.includes(fact));
  }
  return used;
}
