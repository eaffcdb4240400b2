import { tellRow } from "../cells/tell-row.ts";
import type { Quoted } from "./quoted.ts";
import type { Candidate } from "./read-candidates.ts";
import type { Question } from "./read-question.ts";
import { weighByRarity } from "./weigh-by-rarity.ts";
import { readSignals, scoreSignals } from "./score-candidate.ts";

/** From here on a sentence is taken to state the answer. */
const enough = 0;

/** Another document that answers as well is quoted beside the first. */
const asGood = 0.15;
const mostClaims = 3;

/** The sentence that states the answer; more than one only where several documents state it alike. */
export function lookUp(asked: Question, candidates: readonly Candidate[]): Quoted[] {
  const question = weighByRarity(asked, candidates);
  const scored = candidates
    .filter(({ sentence }) => sentence.kind !== "heading")
    .map((candidate, order) => ({ candidate, order, score: scoreSignals(readSignals(question, candidate)) }))
    .toSorted((a, b) => b.score - a.score || a.order - b.order);
  const best = scored[0];
  if (best === undefined || best.score < enough) return [];
  const documents = new Set<string>();
  return scored
    .filter(({ score }) => score >= enough && best.score - score <= asGood)
    .filter(
      ({ candidate: { evidence } }) => !documents.has(evidence.document) && documents.add(evidence.document),
    )
    .slice(0, mostClaims)
    .map(({ candidate }) => toQuote(candidate));
}

export function toQuote({ sentence, evidence }: Pick<Candidate, "sentence" | "evidence">): Quoted {
  const row = tellRow(evidence, sentence);
  if (row !== undefined) return row;
  const quote = evidence.text.slice(sentence.start, sentence.end);
  return { text: sentence.text, supports: [{ evidence: evidence.id, quote }] };
}
