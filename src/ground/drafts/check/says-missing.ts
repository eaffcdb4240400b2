import { notStated } from "../../../lexicon/draft-words.ts";
import { flatten } from "./holds.ts";
import type { DraftScope } from "./draft-scope.ts";
import { factsOf } from "./facts-of.ts";
import { holds } from "./holds.ts";
import { contentWords, isSameWord } from "./words-of.ts";

const phrases = Object.values(notStated).flatMap((list) => list.split("|").map(flatten));

/** Whether it says of something that was looked for and not found that the documents do not state it, and nothing else. */
export function saysMissing(text: string, language: string, { claims }: DraftScope): boolean {
  const missing = claims.filter(({ isMissing }) => isMissing);
  if (missing.length === 0) return false;
  const flat = ` ${flatten(text).replaceAll(/[.,;:!?]+/gu, " ")} `;
  const phrase = phrases.find((words) => flat.includes(` ${words} `) || flat.includes(` ${words}`));
  if (phrase === undefined) return false;
  const left = flat.replace(phrase, " ");
  const words = contentWords(left, language);
  const facts = factsOf(text, language);
  return missing.some((claim) => {
    const known = [...claim.terms];
    return (
      facts.every((fact) => fact.weak === true || holds(fact, claim) === "same") &&
      words.some(({ term }) => known.some((other) => isSameWord(term, other))) &&
      words.every(({ term }) => known.some((other) => isSameWord(term, other)))
    );
  });
}
