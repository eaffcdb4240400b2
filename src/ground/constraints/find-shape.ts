import { honorifics, shapeNames } from "../../lexicon/constraint-words.ts";
import type { ShapeName } from "../../lexicon/constraint-words.ts";
import { findFacts } from "../facts/find-facts.ts";
import type { ConstrainedResult, ConstraintFinding } from "./checked-constraint.ts";
import { kept, violated } from "./checked-constraint.ts";
import { toPattern } from "./phrase-pattern.ts";

const patterns = Object.entries(shapeNames).map(
  ([name, words]) => [name as ShapeName, new RegExp(`^${toPattern(words).source}$`, "iu")] as const,
);

/** Which kind of thing a word stands for, such as "dates" or "Zahlen". */
export function shapeOf(word: string): ShapeName | undefined {
  const plain = word.trim().replace(/^(?:any|all|the|alle|les|des|de|i|le|los|las)\s+/iu, "");
  return patterns.find(([, pattern]) => pattern.test(plain) || pattern.test(word.trim()))?.[0];
}

/** Signs that need no reading. */
const signs: Partial<Record<ShapeName, RegExp>> = {
  numbers: /\p{Nd}[\p{Nd}.,'’]{0,30}/u,
  links: /\b(?:https?:\/\/|www\.)\S{1,100}/iu,
  emojis: /\p{Emoji_Presentation}|\p{Extended_Pictographic}\ufe0f/u,
  lists: /^\s*(?:[-*•–]|\(?\d{1,3}[.)])\s+\S.{0,60}/mu,
  headings: /^\s*#{1,6}\s+\S.{0,60}/mu,
  commas: /[^\s,]{0,30},/u,
  exclamations: /[^\s!]{0,30}!/u,
  questions: /[^\s?]{0,30}\?/u,
};
const person = new RegExp(`${toPattern(honorifics).source}\\.?\\s+\\p{Lu}[\\p{L}'’-]{1,40}`, "iu");

/** Whether a text has things of that kind. A name without a form of address may be a place or a company. */
export function findShape(shape: ShapeName, { text, language }: ConstrainedResult): ConstraintFinding {
  const sign = signs[shape];
  if (sign !== undefined) return toFound(sign.exec(text)?.[0]);
  const facts = findFacts(text, { language, role: "claim" });
  switch (shape) {
    case "dates":
      return toFound(facts.find(({ kind }) => kind === "date")?.text);
    case "amounts":
      return toFound(facts.find(({ dimension }) => dimension?.startsWith("cur:"))?.text);
    case "mails":
      return toFound(facts.find(({ kind, text: said }) => kind === "address" && said.includes("@"))?.text);
    default: {
      const called = person.exec(text)?.[0];
      if (called !== undefined && /\s\p{Lu}/u.test(called)) return violated(called);
      const name = facts.find(({ kind, weak }) => kind === "name" && weak !== true);
      return name === undefined ? kept : { state: "unknown", words: name.text };
    }
  }
}

function toFound(words: string | undefined): ConstraintFinding {
  return words === undefined ? kept : violated(words);
}
