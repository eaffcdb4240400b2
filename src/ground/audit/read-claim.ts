import { polarity } from "../../lexicon/facts/polarity.ts";
import { languages } from "../../lexicon/words-by-language.ts";
import type { Fact } from "../facts/fact.ts";
import { findFacts } from "../facts/find-facts.ts";
import { withReferences } from "../facts/is-reference.ts";
import type { AuditInput } from "./audit-input.ts";
import { readPlain } from "./text/read-plain.ts";
import { readSignals, type TextSignals } from "./text/read-signals.ts";

/** A claim taken apart: what it states, and what question it answers. */
export interface ReadClaim {
  /** As given, without markup and invisible signs. */
  text: string;
  language: string;
  answer: "yes" | "no" | undefined;
  /** The word that says yes or no. */
  answered: string;
  /** In the claim itself, or handed in with a bare "Yes." */
  question: string | undefined;
  /** What is left to be proven by itself: the claim without question and yes or no; the question for a bare answer. */
  statement: string;
  facts: Fact[];
  signals: TextSignals;
  /** Of a word that mixes scripts, or of signs that nobody sees. */
  disguise: string | undefined;
}

const leading = /^\s*([\p{L}]+)\s*(?:[,.;:!–—-]\s*|$)/u;

export function readClaim({
  claim,
  language,
  question,
}: Pick<AuditInput, "claim" | "language" | "question">): ReadClaim {
  const { text } = readPlain(claim);
  const asked = /^([^?]{3,500}\?)\s*(.*)$/su.exec(text.trim());
  const own = asked?.[1];
  const rest = own === undefined ? text.trim() : (asked?.[2] ?? "");
  const first = leading.exec(rest);
  const answer =
    first === null ? undefined : answerOf(first[1] ?? "", language, rest.slice(first[0].length) === "");
  const stated = answer === undefined ? rest : rest.slice(first?.[0].length ?? 0).trim();
  const topic = own ?? (answer === undefined ? undefined : question);
  const statement = stated === "" ? (topic ?? text.trim()) : stated;
  return {
    text: text.trim(),
    language,
    answer,
    answered: answer === undefined ? "" : (first?.[1] ?? ""),
    question: topic,
    statement,
    facts: withReferences(statement, findFacts(statement, { language, role: "claim" })),
    signals: readSignals(statement, language),
    disguise: findDisguise(claim),
  };
}

/** "No parking" is no answer: one is followed by a mark, or stands alone. */
function answerOf(word: string, language: string, isAlone: boolean): "yes" | "no" | undefined {
  const known = languages.filter((one) => one === language);
  for (const one of known.length > 0 || !isAlone ? known : languages) {
    const { yes, no } = polarity[one];
    if (no.split("|").includes(word.toLowerCase())) return "no";
    if (yes.split("|").includes(word.toLowerCase())) return "yes";
  }
  return undefined;
}

const scripts = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u];

/** A word of letters from several scripts looks like another one; undefined where there is none. */
export function findDisguise(text: string): string | undefined {
  if (!/[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(text)) return undefined;
  for (const [word] of text.matchAll(/[\p{L}\p{M}]+/gu)) {
    if (scripts.filter((script) => script.test(word)).length > 1 && !/^[µμΩΔ]/u.test(word)) return word;
  }
  return undefined;
}
