import type { UnifiedDocument } from "../../../model/unified-document.ts";
import type { DraftScope } from "./draft-scope.ts";
import { hasName } from "./claim-holds.ts";

/** An author whom nobody named is left out: a model is none. A language that the text is not in is set right. */
export function settleMetadata(document: UnifiedDocument, scope: DraftScope): UnifiedDocument {
  const { authors, author, ...metadata } = document.metadata;
  const isNamed = (name: string) =>
    hasName(name, scope.request.words) ||
    scope.claims.some(({ words, around }) => hasName(name, words) || hasName(name, around));
  const known = (authors ?? []).filter(isNamed);
  const one = typeof author === "string" && isNamed(author) ? { author } : {};
  return {
    ...document,
    metadata: {
      ...metadata,
      ...one,
      ...(known.length > 0 && { authors: known }),
      ...language(metadata, scope),
    },
  };
}

function language({ language: said }: { language: string }, scope: DraftScope): { language: string } {
  const [base = ""] = said.trim().toLowerCase().split(/[-_]/);
  const isKnown = /^[a-z]{2}$/.test(scope.language);
  return { language: isKnown && base !== scope.language ? scope.language : said };
}
