import { largest } from "../../../lib/largest.ts";
import { splitSentences } from "../../../lib/text/split-sentences.ts";
import { readSignals } from "../../audit/text/read-signals.ts";
import type { TextSignals } from "../../audit/text/read-signals.ts";
import { agree } from "../../facts/agree.ts";
import type { Fact } from "../../facts/fact.ts";
import { findFacts } from "../../facts/find-facts.ts";
import { flatten, hasName, hasWord } from "./claim-holds.ts";
import { foldedWords } from "./prepare-claim.ts";
import { foldWord } from "../../facts/fold-word.ts";

/** The person's own words, read once. */
export interface PreparedRequest {
  /** Padded with blanks, for looking up runs of words. */
  flat: string;
  words: ReadonlySet<string>;
  sentences: { text: string; facts: Fact[]; words: ReadonlySet<string>; signals: TextSignals }[];
}

/** Much longer requests hold pasted material, which is a document and no word of the person's. */
const longest = 20_000;

export function prepareRequest(request: string, language: string): PreparedRequest {
  const text = request.slice(0, longest);
  return {
    flat: padded(text),
    words: foldedWords(text),
    sentences: splitSentences(text).map(({ text: said }) => ({
      ...{ text: said, facts: findFacts(said, { language, role: "evidence" }), words: foldedWords(said) },
      signals: readSignals(said, language),
    })),
  };
}

function padded(text: string): string {
  return ` ${flatten(text)
    .replaceAll(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;
}

/** Whether the words stand there in this order, one right behind the other. */
export function saysInOneRun(text: string, { flat }: PreparedRequest): boolean {
  const words = padded(text);
  return words.trim() !== "" && flat.includes(words);
}

export function requestHolds(fact: Fact, { sentences }: PreparedRequest): boolean {
  return sentences.some((sentence) => sentenceHolds(fact, sentence));
}

type RequestSentence = PreparedRequest["sentences"][number];

function sentenceHolds(fact: Fact, { facts, words }: RequestSentence): boolean {
  if (fact.kind === "name") return hasName(fact.text, words);
  return facts.some((own) => agree(fact, own) === "same");
}

export interface Repeated {
  facts: readonly Fact[];
  /** Content words as they stand. */
  words: readonly string[];
  isNegated: boolean;
}

/** How far a statement repeats a sentence of the request that holds all these facts: 1 is all of its words. */
export function repeatsRequest(
  { facts, words, isNegated }: Repeated,
  { sentences }: PreparedRequest,
): number {
  const shares = sentences.map((sentence) => {
    if (!facts.every((fact) => sentenceHolds(fact, sentence))) return 0;
    // what a person asks is not what a person says
    if (/\?\s*$/u.test(sentence.text) || sentence.signals.negated.size > 0 !== isNegated) return 0;
    const known = words.filter((word) => hasWord(foldWord(word), sentence.words));
    return words.length === 0 ? 1 : known.length / words.length;
  });
  return largest(shares, 0);
}
