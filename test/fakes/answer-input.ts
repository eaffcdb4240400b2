import type { Role } from "../../src/model/sub-intent.ts";
import type { AnswerInput, EvidenceItem } from "../../src/prompts/answer-from-evidence.ts";

/** What a writer is asked, with what a test does not care about filled in. */
export function makeAnswerInput(
  text: string,
  evidence: EvidenceItem[],
  { role = "LOOKUP", language = "en" }: { role?: Role; language?: string } = {},
): AnswerInput {
  return {
    intent: { id: "i1", role, grounded: true, text },
    points: [{ id: "p1", text }],
    ...{ language, evidence, isWhole: true, documents: evidence.map(({ document }) => document) },
    ...{ computed: [], served: [], mayWish: true, judged: [], uncovered: [] },
  };
}

interface Said {
  claims: readonly { text: string; supports: readonly object[] }[];
}

/** An answer in short: each claim with the passages that it quotes from; the refusal as its words. */
export function inShort({ claims }: Said) {
  if (claims.length === 0) return "not in context";
  return {
    claims: claims.map(({ text, supports }) => ({
      claim: text,
      citations: supports.flatMap((support) => ("evidence" in support ? [String(support.evidence)] : [])),
    })),
  };
}
