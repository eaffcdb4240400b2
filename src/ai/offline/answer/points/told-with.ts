import type { AnswerKind } from "../../../../lexicon/answers/answer-kinds.ts";
import { deadlineSaid } from "../../../../lexicon/answers/ruling-words.ts";
import { paidBefore, toBePaid } from "../../../../lexicon/forms/paying-words.ts";
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
  const open = asked.wanted.filter(({ isLight }) => !isLight);
  // by when it is to be paid goes on with how much it is
  const isDue = asked.kind === "date" && open.every(({ word }) => toBePaid.test(word));
  if (!seen.has(asked.kind) || (open.length > 0 && !isDue)) return [];
  return before.filter(({ text, supports: [support] }) => {
    if (open.length > 0 && (!deadlineSaid.test(text) || paidBefore.test(text))) return false;
    const id = support !== undefined && "evidence" in support ? support.evidence : undefined;
    const item = evidence.find((one) => one.id === id);
    if (item === undefined) return false;
    const quoted = [{ ...item, text }];
    return readPlaces(quoted, languagesOf([item], asked.language)).some(
      (place) => holdsKind(asked, place) === "yes",
    );
  });
}
