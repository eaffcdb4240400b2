import type { Fact } from "../../facts/fact.ts";
import type { Context } from "../context.ts";
import { fault, type AuditFinding } from "../finding.ts";
import { holdFact } from "../hold-fact.ts";
import { foldWord, readTokens } from "../text/read-tokens.ts";

/** In a heading, caption, sheet, row head, column head or the name of the document. */
export function inHeads(fact: Fact, context: Context): boolean {
  return context.headFacts().some((other) => holdFact(fact, other) === "same");
}

/** Somewhere in the cited documents: a country in any language, anything else by its words. */
export function isElsewhere(fact: Fact, context: Context): boolean {
  if (fact.keys.some((key) => key.startsWith("region:")))
    return context.elsewhere().some((other) => holdFact(fact, other) === "same");
  const words = readTokens(fact.text).map(({ word }) => foldWord(word));
  return (
    words.length > 0 && context.documents.some((id) => words.every((word) => context.wordsOf(id).has(word)))
  );
}

/** A fault for a fact that no support holds. */
export function missing(fact: Fact, context: Context): AuditFinding {
  return isElsewhere(fact, context)
    ? fault(fact.text, `"${fact.text}" stands elsewhere in the document, not in the cited words`)
    : fault(fact.text, `"${fact.text}" is not in the cited words`);
}

/** Its words stand in one cited sentence, row or heading, inflected or not. */
export function isNamed(fact: Fact, context: Context): boolean {
  const words = readTokens(fact.text).map(({ word }) => foldWord(word));
  return (
    words.length > 0 &&
    context.words().some((known) => words.every((word) => known.has(word) || isInflected(word, known)))
  );
}

/** Canada and Canadian, Kanton and Kantons. */
function isInflected(word: string, known: ReadonlySet<string>): boolean {
  if (word.length < 4 || /\p{N}/u.test(word)) return false;
  for (const other of known) {
    let common = 0;
    while (common < word.length && word[common] === other[common]) common++;
    if (common >= 4 && common >= Math.max(word.length, other.length) * 0.6) return true;
  }
  return false;
}
