import { kindNouns } from "../../../lexicon/requests/kind-nouns.ts";
import { createTermReader } from "../../../lib/text/create-term-reader.ts";
import { matchTerms } from "../../../lib/text/match-terms.ts";
import type { EvidenceItem } from "../../../prompts/answer-from-evidence.ts";
import { readStatements } from "../write/read-statements.ts";
import type { Quoted } from "./quoted.ts";

const mostStatements = 2;

/** What a document says about a thing that is only named: its section of that heading, else the sentence that names it. */
export function tellAbout(thing: string, language: string, evidence: readonly EvidenceItem[]): Quoted[] {
  const reader = createTermReader(language);
  const nouns = reader.content(thing);
  const kinds = kindNouns.filter(({ noun }) => nouns.some(({ text }) => noun.test(text)));
  const isKind = (word: string) => kinds.some(({ noun }) => noun.test(word));
  const wanted = [...new Set(nouns.flatMap(({ text, term }) => (isKind(text) ? [] : [term])))];
  if (wanted.length === 0) return [];
  const says = (text: string) => {
    const own = reader.content(text).map(({ term }) => term);
    return wanted.filter((term) => own.some((other) => matchTerms(other, term) > 0)).length;
  };
  const open = { document: "", article: "" };
  const all = evidence
    .filter(({ table }) => table === undefined)
    .flatMap((item) => readStatements(item, open, "sentence"))
    .filter(({ text }) => kinds.every(({ holds }) => holds.test(text)))
    .map((statement) => ({
      ...statement,
      inText: says(statement.text),
      inAll: says(`${statement.item.heading?.at(-1) ?? ""} ${statement.text}`),
      inHeading: says(statement.item.heading?.at(-1) ?? ""),
    }));
  const underHeading = all.filter(({ inHeading }) => inHeading === wanted.length);
  const naming = all.filter(({ inText, inAll }) => inText > 0 && inAll === wanted.length);
  const found = underHeading.length > 0 ? underHeading.slice(0, mostStatements) : best(naming);
  return found.map(({ text, quote, item }) => ({ text, supports: [{ evidence: item.id, quote }] }));
}

/** The one with most figures and obligations; the first of equals. */
function best<Scored extends { score: number }>(statements: readonly Scored[]): Scored[] {
  return statements.toSorted((a, b) => b.score - a.score).slice(0, 1);
}
