import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { languagesOf } from "../look-up/read-places.ts";
import type { Candidate } from "../read-candidates.ts";
import { names, type ReadComparison, type ComparedSide } from "./read-sides.ts";
import { countFigures, readPoint, speaksOfPoint, type ComparedPoint } from "./speaks-of-point.ts";

/** What sentences say of two things on the points that are named; empty where one of the points is told of one alone. */
export function compareSentences(
  { sides, points }: ReadComparison,
  candidates: readonly Candidate[],
  ground: { evidence: readonly EvidenceItem[]; language: string },
): Candidate[] {
  const spoken = languagesOf(ground.evidence, ground.language);
  const own = candidates.filter(({ sentence }) => isSaid(sentence.kind, sentence.text));
  const found = points.map((point) => {
    const read = readPoint(point, ground.language);
    const scored = own.flatMap((candidate) => {
      const language = spoken.get(candidate.evidence.document) ?? ground.language;
      const score = speaksOfPoint(read, withHeading(candidate), language);
      return score > 0 && isTold(candidate, read) ? [{ candidate, score }] : [];
    });
    return ofBoth(scored, sides, read);
  });
  if (found.some((some) => some.length === 0)) return [];
  const chosen = new Set(found.flat());
  return candidates.filter((candidate) => chosen.has(candidate));
}

interface Scored {
  candidate: Candidate;
  score: number;
}

/** One sentence that tells both, with a figure of each; else one of each. */
function ofBoth(
  scored: readonly Scored[],
  [left, right]: ReadComparison["sides"],
  point: ComparedPoint,
): Candidate[] {
  const isPair = ({ candidate }: Scored) => countFigures(point, candidate.sentence.text) !== 1;
  const both = best(scored.filter((one) => isOf(one, left) && isOf(one, right) && isPair(one)));
  if (both !== undefined) return [both];
  const [one, other] = [
    best(scored.filter((each) => isOf(each, left) && !isOf(each, right))),
    best(scored.filter((each) => isOf(each, right) && !isOf(each, left))),
  ];
  if (one !== undefined && other !== undefined) return [one, other];
  // "2 francs a day, for those with a red dot 5": what is told of one is told of the rest as well
  const only = one ?? other;
  return only !== undefined && countFigures(point, only.sentence.text) > 1 ? [only] : [];
}

function isOf({ candidate: { sentence, evidence } }: Scored, side: ComparedSide): boolean {
  if (side.own.length === 0) return false;
  return names(side, sentence.text) || names(side, evidence.heading?.at(-1) ?? "");
}

/** The one that says most of the point; of two that say as much, the first. */
function best(scored: readonly Scored[]): Candidate | undefined {
  return scored.toSorted((a, b) => b.score - a.score)[0]?.candidate;
}

function withHeading({ sentence, evidence }: Candidate): string {
  return `${evidence.heading?.at(-1) ?? ""} ${sentence.text}`;
}

/** A figure of the kind that is asked for stands in the sentence itself. */
function isTold({ sentence }: Candidate, { holds }: ComparedPoint): boolean {
  return holds === undefined || holds.test(sentence.text);
}

function isSaid(kind: string, text: string): boolean {
  return kind !== "heading" && !/[:?]\s*$/u.test(text);
}
