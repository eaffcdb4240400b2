import type { AnswerKind } from "../../../../lexicon/answers/answer-kinds.ts";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { holdsKind } from "../look-up/holds-kind.ts";
import type { Asked } from "../look-up/read-asked.ts";
import { languagesOf, readPlaces } from "../look-up/read-places.ts";

/** Kinds of answers that can be seen in a sentence. */
const seen: ReadonlySet<AnswerKind> = new Set([
  ...(["amount", "count", "share", "year", "period", "date", "person"] as const),
]);

/**
 * "Who took the minutes, and when?" A question that names nothing goes on with the one before: it is answered by what
 * was found there, where that holds what is asked for.
 */
export function toldWith<Claim extends { text: string; supports: readonly object[] }>(
  asked: Asked,
  before: readonly Claim[],
  evidence: readonly EvidenceItem[],
): Claim[] {
  if (!seen.has(asked.kind) || asked.wanted.some(({ isLight }) => !isLight)) return [];
  return before.filter(({ text, supports: [support] }) => {
    const id = support !== undefined && "evidence" in support ? support.evidence : undefined;
    const item = evidence.find((one) => one.id === id);
    if (item === undefined) return false;
    const quoted = [{ ...item, text }];
    return readPlaces(quoted, languagesOf([item], asked.language)).some(
      (place) => holdsKind(asked, place) === "yes",
    );
  });
}
