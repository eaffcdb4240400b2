import type { Analysis } from "../../model/intent.ts";
import type { Checked, RoundRequest } from "../../model/round.ts";
import type { Section, UnifiedDocument } from "../../model/unified-document.ts";
import type { RoundDeps } from "../round-deps.ts";

export interface GenerateInput {
  request: RoundRequest;
  analysis: Analysis;
  checked: Checked[];
}

const longestTitle = 90;

/** The unified document of a round, from accepted claims alone; none if anything was not accepted. */
export async function generateDocument(
  input: GenerateInput,
  deps: RoundDeps,
): Promise<UnifiedDocument | null> {
  return deps.run.step("generate", async () => build(input));
}

function build({ request, analysis, checked }: GenerateInput): UnifiedDocument | null {
  const language = analysis.detectedLanguage;
  const title = toTitle(request.prompt);
  if (checked.length === 0) {
    if (analysis.answer === undefined) return null;
    const answer: Section = {
      content_type: "paragraph",
      id: "answer",
      elements: [{ text: analysis.answer }],
    };
    return { metadata: { title, language }, sections: [answer] };
  }
  if (checked.some(({ decision }) => decision !== "ACCEPT")) return null;
  const sections = checked.flatMap(({ intent, handOff }): Section[] => {
    const claims = (handOff?.claims ?? []).map(({ text, citations }, index): Section => ({
      content_type: "paragraph",
      id: `${intent.id}-${index + 1}`,
      elements: [{ text }],
      citations,
    }));
    if (checked.length === 1) return claims;
    const heading: Section = {
      content_type: "heading",
      id: intent.id,
      elements: [{ level: 2, text: toTitle(intent.text) }],
    };
    return [heading, ...claims];
  });
  return { metadata: { title, language }, sections };
}

function toTitle(text: string): string {
  const line = text.replaceAll(/\s+/g, " ").trim();
  return line.length <= longestTitle ? line : `${line.slice(0, longestTitle - 1).trimEnd()}…`;
}
