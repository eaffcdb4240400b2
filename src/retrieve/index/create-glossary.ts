import { addAll } from "../../lib/add-all.ts";
import { largest } from "../../lib/largest.ts";
import { createTermReader } from "../../lib/text/create-term-reader.ts";
import { derivedMetrics } from "../../lexicon/retrieval/derived-metrics.ts";
import { metricNames } from "../../lexicon/retrieval/metric-names.ts";
import { reportWords } from "../../lexicon/retrieval/report-words.ts";
import { languages, type Language, type WordsByLanguage } from "../../lexicon/words-by-language.ts";

/** Another name for something in a query, as terms of one language. */
export interface OtherName {
  terms: readonly string[];
  weight: number;
}

export interface Glossary {
  /** What the things that a query names are called in documents of a language. */
  otherNames(text: string, place: GlossaryPlace): OtherName[];
}

export interface GlossaryPlace {
  /** Languages that the query may be in. */
  spoken: readonly string[];
  /** The language of the documents. */
  own: string;
  /** Whether a term stands anywhere in the documents. */
  isKnown(term: string): boolean;
}

/** A name of the same language is a guess, unless the documents do not have the one that was asked for at all. */
const weights = { same: 0.2, usual: 0.8, others: 0.5, derived: 0.4 };

interface Idea {
  names: WordsByLanguage;
  others: WordsByLanguage;
  isDerived: boolean;
}

interface Phrase {
  terms: readonly string[];
  idea: number;
}

/** Names of metrics and statements in several languages; each language is read when it is first needed. */
export function createGlossary(): Glossary {
  const ideas: readonly Idea[] = [
    ...[...metricNames, ...reportWords].map((names) => ({ names, others: names, isDerived: false })),
    ...derivedMetrics.map(({ names, from }) => ({ names, others: from, isDerived: true })),
  ];
  const readers = new Map<string, (text: string) => string[]>();
  const phrases = new Map<string, ReadonlyMap<string, readonly Phrase[]>>();
  const readerOf = (language: string) => {
    const known = readers.get(language);
    if (known !== undefined) return known;
    const reader = createTermReader(language);
    const read = (text: string) => reader.content(text).map(({ term }) => term);
    readers.set(language, read);
    return read;
  };
  const phrasesOf = (language: Language) => {
    const known = phrases.get(language) ?? readPhrases(ideas, language, readerOf(language));
    phrases.set(language, known);
    return known;
  };
  return {
    otherNames(text, { spoken, own, isKnown }) {
      const asked =
        spoken.length === 0 ? languages : languages.filter((language) => spoken.includes(language));
      const target = languages.find((language) => language === own);
      if (target === undefined) return [];
      return asked.flatMap((language) =>
        findPhrases(readerOf(language)(text), phrasesOf(language)).flatMap(({ idea: number, terms }) => {
          const idea = ideas[number];
          const isSame = language === target && terms.every(isKnown);
          return idea === undefined ? [] : namesOf(idea, target, { isSame, read: readerOf(target) });
        }),
      );
    },
  };
}

function namesOf(
  { others, isDerived }: Idea,
  language: Language,
  { isSame, read }: { isSame: boolean; read: (text: string) => string[] },
): OtherName[] {
  return splitNames(others[language]).map((name, at) => {
    const weight = isDerived
      ? weights.derived
      : isSame
        ? weights.same
        : at === 0
          ? weights.usual
          : weights.others;
    return { terms: read(name), weight };
  });
}

/** By their first term. */
function readPhrases(
  ideas: readonly Idea[],
  language: Language,
  read: (text: string) => string[],
): ReadonlyMap<string, readonly Phrase[]> {
  const all = ideas.flatMap(({ names }, idea) =>
    splitNames(names[language]).map((name) => ({ terms: read(name), idea })),
  );
  return Map.groupBy(
    all.filter(({ terms }) => terms.length > 0),
    ({ terms }) => terms[0] ?? "",
  );
}

/** At each place the longest name counts: "net income" is not "income". */
function findPhrases(terms: readonly string[], phrases: ReadonlyMap<string, readonly Phrase[]>): Phrase[] {
  const found: Phrase[] = [];
  for (let at = 0; at < terms.length;) {
    const fitting = (phrases.get(terms[at] ?? "") ?? []).filter((phrase) =>
      phrase.terms.every((term, offset) => terms[at + offset] === term),
    );
    const longest = largest(
      fitting.map((phrase) => phrase.terms.length),
      0,
    );
    addAll(
      found,
      fitting.filter((phrase) => phrase.terms.length === longest),
    );
    at += Math.max(1, longest);
  }
  return found;
}

function splitNames(names: string | undefined): string[] {
  return names === undefined ? [] : names.split("|");
}
