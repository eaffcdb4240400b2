import { causeAsked, causeSaid } from "../../../../lexicon/requests/kind-nouns.ts";
import type { EvidenceItem } from "../../../../prompts/answer-from-evidence.ts";
import { readStatements } from "../../write/read-statements.ts";
import type { Quoted } from "../quoted.ts";

/** "The cause of the damage": the one sentence that says what the cause is; none where two do. */
export function tellCause(point: string, evidence: readonly EvidenceItem[]): Quoted[] {
  if (!causeAsked.test(point)) return [];
  const open = { document: "", article: "" };
  const said = evidence
    .filter(({ table }) => table === undefined)
    .flatMap((item) => readStatements(item, open, "sentence"))
    .filter(({ text }) => causeSaid.test(text));
  const [only, ...more] = said;
  if (only === undefined || more.length > 0) return [];
  return [{ text: only.text, supports: [{ evidence: only.item.id, quote: only.quote }] }];
}
