import { referenceWords } from "../../lexicon/facts/reference-words.ts";
import type { Fact } from "./fact.ts";

const joint = "(?:,|;|/|[-–]|und|oder|bis|sowie|and|or|to|et|ou|à|e|o|ed|y|u|a)";
const number = "(?:\\p{N}{1,4}\\p{Ll}{0,3}|[a-z])";
const before = new RegExp(
  `(?:^|[^\\p{L}])(?:(?:${referenceWords.join("|")})\\.?|§{1,2})\\s{0,2}(?:${number}\\s{0,2}${joint}\\s{0,2}){0,4}$`,
  "iu",
);
/** A reference with all its numbers is not longer. */
const window = 48;

/** "Art. 4", "Ziff. 1 und 2", "page 7": the number of a place, and no value of anything. */
export function isReference(text: string, { kind, dimension, start }: Fact): boolean {
  return (
    kind === "number" &&
    dimension === undefined &&
    before.test(text.slice(Math.max(0, start - window), start))
  );
}

/** The same facts, numbers of places read as names of them. */
export function withReferences(text: string, facts: readonly Fact[]): Fact[] {
  return facts.map((fact) => (isReference(text, fact) ? { ...fact, kind: "identifier" } : fact));
}
