import type { Quoted } from "./answer-by-quoting.ts";
import { toQuote } from "./look-up.ts";
import type { Candidate } from "./read-candidates.ts";
import type { Question } from "./read-question.ts";
import { readSignals } from "./score-candidate.ts";

/** Words that name the work, not its subject. */
const taskWords =
  /^(summar|key$|main$|points?$|overview|extract|collect|lists?$|gather|details?$|all$|every$|zusammenfass|fasse?$|wichtig|punkte?$|überblick|extrah|sammel|alle$|résum|clés?$|essentiel|extrai|liste|riassum|punt[io]$|chiave|estra|elenc|resum|claves?$|enumer)/u;

/** What is picked must share this much with what is asked for. */
const leastShare = { passage: 0.2, sentence: 0.5 };

/** Documents whose name or headings fit this much less than the best one's are not meant. */
const sameFit = 0.3;

export interface PickOptions {
  most: number;
  /** Take every sentence that names the subject, or those that stand for their passage. */
  by: "passage" | "sentence";
}

/** Sentences and rows in the order of the documents. */
export function pickPassages(
  question: Question,
  candidates: readonly Candidate[],
  { most, by }: PickOptions,
): Quoted[] {
  const subject = { ...question, wanted: question.wanted.filter(({ word }) => !taskWords.test(word)) };
  const frequency = countTerms(candidates);
  const scored = meant(subject, candidates)
    .filter(({ sentence }) => sentence.kind !== "heading" && sentence.text.length > 2)
    .map((candidate, order) => ({ candidate, order, ...readWorth(subject, candidate, frequency) }))
    .filter(({ share }) => subject.wanted.length === 0 || share[by] >= leastShare[by]);
  const best = scored.toSorted((a, b) => b.worth - a.worth || a.order - b.order).slice(0, most);
  return best.toSorted(byPlace).map(({ candidate }) => toQuote(candidate));
}

/** "Summarise the travel policy" means the document of that name, not every one that mentions travel. */
function meant({ wanted }: Question, candidates: readonly Candidate[]): Candidate[] {
  const fit = ({ headingTerms }: Candidate) => {
    return wanted.length === 0
      ? 0
      : wanted.filter(({ term }) => headingTerms.has(term)).length / wanted.length;
  };
  const best = Math.max(0, ...candidates.map(fit));
  const documents = new Set(
    candidates.filter((c) => best - fit(c) <= sameFit).map(({ evidence }) => evidence.document),
  );
  return candidates.filter(({ evidence }) => documents.has(evidence.document));
}

function readWorth(question: Question, candidate: Candidate, frequency: ReadonlyMap<string, number>) {
  const { inPassage, inSentence, nearby } = readSignals(question, candidate);
  const terms = new Set(candidate.terms);
  const central =
    [...terms].reduce((sum, term) => sum + (frequency.get(term) ?? 0), 0) / Math.sqrt(terms.size || 1);
  // The first sentence of a passage usually says what the passage is about.
  const opening = candidate.index === 0 ? 0.5 : 0;
  const share = { passage: Math.max(inPassage, nearby), sentence: inSentence };
  return { share, worth: inSentence + inPassage + opening + central };
}

type Placed = { candidate: Candidate };

function byPlace({ candidate: a }: Placed, { candidate: b }: Placed): number {
  return (
    a.evidence.document.localeCompare(b.evidence.document, "en") ||
    a.evidence.id.localeCompare(b.evidence.id, "en", { numeric: true }) ||
    a.index - b.index
  );
}

/** Share of sentences that hold a stem; short words carry no subject. */
function countTerms(candidates: readonly Candidate[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { terms } of candidates) {
    for (const term of new Set(terms)) {
      if (term.length > 3) counts.set(term, (counts.get(term) ?? 0) + 1 / candidates.length);
    }
  }
  return counts;
}
