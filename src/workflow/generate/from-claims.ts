import { toTitle } from "../../model/to-title.ts";
import type { Checked } from "../../model/round.ts";
import type { Section, UnifiedDocument } from "../../model/unified-document.ts";

/** A document of accepted claims alone, in their words; null where there are none. */
export function fromClaims(
  checked: readonly Checked[],
  { title, language }: { title: string; language: string },
): UnifiedDocument | null {
  const proven = checked.filter(({ handOff }) => handOff !== undefined);
  if (proven.length === 0) return null;
  const sections = proven.flatMap(({ intent, handOff }): Section[] => {
    const claims = (handOff?.claims ?? []).map(({ text, citations }, index): Section => ({
      content_type: "paragraph",
      id: `${intent.id}-${index + 1}`,
      elements: [{ text }],
      citations,
    }));
    if (proven.length === 1) return claims;
    const text = toTitle(intent.text);
    return [{ content_type: "heading", id: intent.id, elements: [{ level: 2, text }] }, ...claims];
  });
  return { metadata: { title: toTitle(title), language }, sections };
}

/** The answer that came with the analysis, as a document. */
export function fromAnswer(
  answer: string,
  { title, language }: { title: string; language: string },
): UnifiedDocument {
  const section: Section = { content_type: "paragraph", id: "answer", elements: [{ text: answer }] };
  return { metadata: { title: toTitle(title), language }, sections: [section] };
}
