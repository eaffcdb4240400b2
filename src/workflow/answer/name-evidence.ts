import type { Calculation, Evidence, GroundedAnswer, Support } from "../../model/grounding.ts";

/** Short names under which a model sees evidence, and the way back. What is no such name is left as it was said. */
export function createAliases(evidence: readonly Evidence[]) {
  const byId = new Map(evidence.map(({ id }, at) => [id, `e${at + 1}`]));
  const byAlias = new Map(evidence.map(({ id }, at) => [`e${at + 1}`, id]));
  const toId = (said: string) =>
    byAlias.get(
      said
        .trim()
        .toLowerCase()
        .replace(/^evidence\s+/u, ""),
    ) ?? said;
  const toSupport = (support: Support): Support =>
    "evidence" in support ? { ...support, evidence: toId(support.evidence) } : support;
  const toCalculation = (calculation: Calculation): Calculation => ({
    ...calculation,
    inputs: Object.fromEntries(
      Object.entries(calculation.inputs).map(([name, support]) => [name, toSupport(support)]),
    ),
  });
  return {
    aliasOf: (id: string) => byId.get(id) ?? id,
    /** A complaint with the names that the model knows. */
    shorten(text: string): string {
      // the longest first: one id may begin with another
      const ids = [...byId].filter(([id]) => text.includes(id)).toSorted(([a], [b]) => b.length - a.length);
      return ids.reduce((short, [id, alias]) => short.replaceAll(id, alias), text);
    },
    toHost: (answer: GroundedAnswer): GroundedAnswer => ({
      ...answer,
      claims: answer.claims.map((claim) => ({
        ...{ ...claim, supports: claim.supports.map(toSupport) },
        ...(claim.cellSupports && { cellSupports: claim.cellSupports.map((own) => own.map(toSupport)) }),
      })),
      computations: answer.computations.map(toCalculation),
      wish: answer.wish && { ...answer.wish, compute: answer.wish.compute.map(toCalculation) },
    }),
  };
}
