import type { ContentPart, Document } from "../../../model/document.ts";

export interface EvidenceOptions {
  /** Where the user says that a generated document is to be believed. */
  generatedToo?: boolean;
}

/** What a model or the program itself has written is known by its id, wherever it went in between. */
const ownPrefixes = /^(?:chat|draft|tmp|gen|assistant):/i;

/** The shape of a grounded answer, as a model gives it to us. */
const ownAnswer = /"(?:claims?|missing)"\s*:[\s\S]{0,4000}"(?:citations|supports)"\s*:/;

/** Whether a claim may rest on it: people and the world supplied it, not this program. */
export function isEvidence(
  document: Pick<Document, "id" | "provenance">,
  part?: Pick<ContentPart, "id" | "text">,
  { generatedToo = false }: EvidenceOptions = {},
): boolean {
  if (!isSupplied(document, generatedToo) || ownPrefixes.test(document.id)) return false;
  return part === undefined || !(ownPrefixes.test(part.id) || ownAnswer.test(part.text));
}

/** Every provenance is named, so that a new one is decided on here. */
function isSupplied({ provenance }: Pick<Document, "provenance">, generatedToo: boolean): boolean {
  switch (provenance) {
    case "user":
    case "corpus":
    case "web":
    case "mail":
      return true;
    case "generated":
      return generatedToo;
  }
}
