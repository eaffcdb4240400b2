import { documentNouns, sourceLeads } from "../../../lexicon/source-words.ts";
import type { DraftScope } from "./draft-scope.ts";
import { factsOf } from "./facts-of.ts";
import { hasName } from "./claim-holds.ts";
import { requestHolds } from "./prepare-request.ts";

const listOf = (words: Partial<Record<string, string>>) =>
  Object.values(words)
    .flatMap((list) => (list ?? "").split("|"))
    .toSorted((a, b) => b.length - a.length)
    .join("|");

const lead = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${listOf(sourceLeads)})(?![\\p{L}\\p{N}])[\\s'’][^.,;:!?\\n]{0,60}$`,
  "iu",
);
const noun = new RegExp(`(?:^|[^\\p{L}])\\p{L}{0,40}?(?:${listOf(documentNouns)})(?![\\p{L}])`, "iu");
const window = 80;

export interface NamedSource {
  /** The text without the words that name the source. */
  text: string;
  /** These words; "" where there are none. */
  named: string;
}

/**
 * "Under the Lending Act BKG": the person's own name for the one document that all claims come from says nothing new.
 * Where there are several documents, it matters which one is meant.
 */
export function withoutSource(text: string, language: string, scope: DraftScope): NamedSource {
  const documents = new Set(
    scope.claims.flatMap(({ sources }) => sources.map(({ documentId }) => documentId)),
  );
  if (documents.size !== 1) return { text, named: "" };
  for (const { kind, text: name, start, end } of factsOf(text, language)) {
    if (kind !== "name" && kind !== "identifier") continue;
    const found = lead.exec(text.slice(Math.max(0, start - window), start));
    const from = found === null ? -1 : start - found[0].length;
    const words = from < 0 ? "" : text.slice(from, end);
    if (words === "" || !noun.test(words) || /\p{N}/u.test(words.replace(name, ""))) continue;
    const isKnown = scope.claims.some(({ around }) => hasName(name, around));
    if (!isKnown && !requestHolds({ kind: "name", text: name, start, end, keys: [] }, scope.request))
      continue;
    return { text: `${text.slice(0, from)}${text.slice(end)}`.trim(), named: words.trim() };
  }
  return { text, named: "" };
}
