import type { Candidate } from "./read-candidates.ts";
import type { Question } from "./read-question.ts";

const leastShare = 0.4;

/** A word that stands in every other sentence tells little about which one answers. */
export function weighByRarity(question: Question, candidates: readonly Candidate[]): Question {
  const holders = candidates.map(({ terms }) => new Set(terms));
  const top = Math.log(1 + holders.length) || 1;
  const wanted = question.wanted.map((word) => {
    const held = holders.filter((terms) => terms.has(word.term)).length;
    const rarity = Math.log(1 + holders.length / (1 + held)) / top;
    return { ...word, weight: word.weight * (leastShare + (1 - leastShare) * rarity) };
  });
  return { ...question, wanted };
}
