import type { Context } from "../context.ts";
import { fault, type AuditFinding } from "../finding.ts";
import type { ReadClaim } from "../read-claim.ts";
import { foldWord, readTokens } from "../text/read-tokens.ts";
import type { Binding } from "./bind-facts.ts";

/** Where two documents are cited, a value belongs to the one that the claim names. */
export function checkDocuments(
  claim: ReadClaim,
  context: Context,
  bindings: readonly Binding[],
): AuditFinding[] {
  const pieces = [...context.pieces, ...context.cells];
  const documents = [...new Set(pieces.map(({ source }) => source.evidence.documentId))];
  if (documents.length < 2) return [];
  const names = claim.facts.filter(
    ({ kind, weak }) => weak !== true && (kind === "name" || kind === "identifier"),
  );
  const homes = names
    .map((name) => ({ name, in: documents.filter((id) => speaksOf(name.text, id, context)) }))
    .filter((home) => home.in.length === 1);
  return bindings.flatMap(({ fact, hold, pieces: own, cells }): AuditFinding[] => {
    if (fact.kind !== "number" || fact.weak === true || hold !== "same") return [];
    const held = [...new Set([...own, ...cells].map(({ source }) => source.evidence.documentId))];
    const [home] = held;
    if (held.length !== 1 || home === undefined) return [];
    const other = homes.find(({ in: [id] }) => id !== home);
    if (other === undefined || homes.some(({ in: [id] }) => id === home)) return [];
    const document = [...own, ...cells][0]?.source.evidence.document ?? "";
    return [
      fault(fact.text, `"${fact.text}" stands in ${document}, which does not speak of "${other.name.text}"`),
    ];
  });
}

function speaksOf(name: string, documentId: string, context: Context): boolean {
  const words = readTokens(name).map(({ word }) => foldWord(word));
  const known = context.wordsOf(documentId);
  return words.length > 0 && words.every((word) => known.has(word));
}
