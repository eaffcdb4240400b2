import { addAll } from "../../lib/add-all.ts";
import { detectLanguage } from "../../lib/text/detect-language.ts";
import { stopWords } from "../../lib/text/stop-words.ts";
import type { WordIndex } from "../index/build-index.ts";
import type { OtherName } from "../index/create-glossary.ts";
import { asksForAmount, withoutYearWords } from "./question-words.ts";
import type { Query } from "./query.ts";

/** A query as one language of the index reads it. */
export interface LanguageQuery {
  /** The terms and how much each counts. */
  weights: ReadonlyMap<number, number>;
  /** Pairs of terms that stand side by side in the query. */
  pairs: readonly (readonly [number, number])[];
}

export interface ReadQuery {
  /** One for each language of the index, in its order. */
  byLanguage: readonly LanguageQuery[];
  /** The language of the query as it was said, or as it was guessed. */
  language: string;
  asksForAmount: boolean;
}

/** What comes after it would only repeat or blur the question. */
const longestQuery = 4000;

export function readQuery(index: WordIndex, { text: whole, language = "unknown" }: Query): ReadQuery {
  const text = whole.slice(0, longestQuery);
  const guessed = detectLanguage(text);
  const spoken = [...new Set([language, guessed])].filter((name) => name !== "unknown");
  const plain = withoutYearWords(text);
  const byLanguage = index.languages.map((own) => {
    const isKnown = (term: string) => index.vocabulary.find(term) !== undefined;
    const names = index.glossary.otherNames(plain, { spoken, own, isKnown });
    return readAs(index, { text: plain, own, spoken, names });
  });
  return {
    byLanguage,
    language: spoken[0] ?? "unknown",
    asksForAmount: asksForAmount(text),
  };
}

interface Reading {
  text: string;
  own: string;
  /** Languages that the query may be in. */
  spoken: readonly string[];
  /** What its things are called elsewhere. */
  names: readonly OtherName[];
}

function readAs(index: WordIndex, { text, own, spoken, names }: Reading): LanguageQuery {
  const { vocabulary, readers, expander } = index;
  const stops = [own, ...spoken].map(stopWords);
  const all = readers.get(own)?.read(text) ?? [];
  const content = all.filter(({ word }) => !stops.some((set) => set.has(word)));
  // only function words in the query: better those than nothing
  const terms = (content.length > 0 ? content : all).map(({ term }) => term);
  const weights = new Map<number, number>();
  const raise = (term: number, weight: number) => weights.set(term, Math.max(weight, weights.get(term) ?? 0));
  const numbers = terms.map((term) => vocabulary.find(term));
  for (const [at, number] of numbers.entries()) {
    if (number !== undefined) raise(number, 1);
    else
      for (const other of expander.expand(terms[at] ?? "")) {
        const known = vocabulary.find(other.term);
        if (known !== undefined) raise(known, other.weight);
      }
  }
  const pairs = toPairs(numbers);
  for (const { terms: other, weight } of names) {
    const known = other.map((term) => vocabulary.find(term));
    for (const number of known) if (number !== undefined) raise(number, weight);
    addAll(pairs, toPairs(known));
  }
  return { weights, pairs };
}

function toPairs(numbers: readonly (number | undefined)[]): (readonly [number, number])[] {
  return numbers.flatMap((number, at) => {
    const before = at === 0 ? undefined : numbers[at - 1];
    return number === undefined || before === undefined || number === before
      ? []
      : [[before, number] as const];
  });
}
