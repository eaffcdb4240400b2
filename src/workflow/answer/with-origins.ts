import type { Document } from "../../model/document.ts";
import type { Evidence } from "../../model/grounding.ts";
import type { Answered } from "../../model/round.ts";

/** What the answer rests on, each passage with where its document was fetched. */
export function withOrigins(answered: Answered, documents: readonly Document[]): Answered {
  const origins = new Map(
    documents.flatMap(({ id, origin }) => (origin === undefined ? [] : [[id, origin] as const])),
  );
  if (origins.size === 0) return answered;
  const add = (item: Evidence): Evidence => {
    const origin = item.origin ?? origins.get(item.documentId);
    return origin === undefined ? item : { ...item, origin };
  };
  return { ...answered, evidence: answered.evidence.map(add), closest: answered.closest.map(add) };
}
