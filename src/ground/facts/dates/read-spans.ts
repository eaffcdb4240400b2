import type { Fact } from "../fact.ts";

const year = /^(?:1[5-9]|20|21)\d\d$/u;
const between = /^\s*(?:to|through|until|till|bis|à|au|a|al|fino al?|hasta|[-–—])\s*$/iu;

/** Whether two facts of a text bound one time: "2001 to 2017". */
export function isSpan(text: string, from: Fact, to: Fact | undefined): boolean {
  return to !== undefined && between.test(text.slice(from.end, to.start));
}

/** "Over 2001 to 2017" speaks of years: the first of them is no number that is exceeded. */
export function withSpans(text: string, facts: readonly Fact[]): Fact[] {
  return facts.map((fact, at) => {
    const next = facts[at + 1];
    const isYear = fact.kind === "number" && fact.dimension === undefined && year.test(fact.text);
    if (!isYear || next?.kind !== "period" || !isSpan(text, fact, next)) return fact;
    const { start, end } = fact;
    return { kind: "period", text: fact.text, keys: [fact.text], start, end };
  });
}
