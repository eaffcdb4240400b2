import { createTermReader, normalizeWord } from "../../../../lib/text/create-term-reader.ts";
import { numberWords } from "../../../../lib/text/number-words.ts";
import { stopWords } from "../../../../lib/text/stop-words.ts";
import { likeWords } from "../../../../lexicon/answers/like-words.ts";
import { officeMoney } from "../../../../lexicon/answers/office-money.ts";
import { officePapers } from "../../../../lexicon/answers/office-papers.ts";
import { officeTravel } from "../../../../lexicon/answers/office-travel.ts";
import { officeWork } from "../../../../lexicon/answers/office-work.ts";
import { verbPrefixes, wordForms } from "../../../../lexicon/answers/word-forms.ts";
import { regionNames } from "../../../../lexicon/facts/regions.ts";
import { metricNames } from "../../../../lexicon/retrieval/metric-names.ts";
import { reportWords } from "../../../../lexicon/retrieval/report-words.ts";
import { languages, type Language } from "../../../../lexicon/words-by-language.ts";

/** A word as questions and sentences are compared by. */
export interface ReadWord {
  /** Lower case, as it stands. */
  word: string;
  /** Stem of its basic form. */
  term: string;
  /** What it can mean, alone or as part of a phrase; the same numbers in every language. */
  ideas: readonly number[];
  isStop: boolean;
  isNumber: boolean;
  /** Of a language that writes compounds as one word. */
  hasParts: boolean;
  start: number;
  end: number;
}

export interface WordReader {
  language: string;
  read(text: string): ReadWord[];
}

interface Phrase {
  terms: readonly string[];
  idea: number;
  /** Where its stem stands for several ideas, as that of "allowed" and "allowance" does: the only form that is meant. */
  word?: string;
}

/** Words of one language come after those that all share, each language in a room of its own. */
const room = 10_000;
const regionRoom = 5_000;
const compounding: ReadonlySet<string> = new Set(["de", "nl", "da", "sv", "no", "fi"]);

/** Reads text of one language as terms with their ideas; state is only the lexicon as that language's terms. */
export function createWordReader(language: string): WordReader {
  const reader = createTermReader(language);
  const stops = stopWords(language);
  const own = languages.find((known) => known === language);
  const hasParts = compounding.has(language);
  const small = own === undefined ? new Map<string, number>() : numberWords(own);
  const spell = language === "en" ? spellAlike : (term: string) => term;
  const termsOf = (text: string) => reader.all(text).map(({ term }) => spell(term));
  const baseOf = own === undefined ? (term: string) => term : readBases(own, termsOf);
  const phrases =
    own === undefined ? new Map<string, Phrase[]>() : readPhrases(own, (text) => termsOf(text).map(baseOf));
  return {
    language,
    read(text) {
      const words = reader.all(text).map(({ text: said, term, start, end }) => {
        const word = normalizeWord(said);
        const value = small.get(word);
        // "one" and its kin are articles as well
        const isSmall = value !== undefined && value > 1;
        const isNumber = isSmall || /\p{N}/u.test(word);
        return {
          ...{ word, start, end, hasParts, isNumber, isStop: stops.has(word), ideas: [] as number[] },
          term: isSmall ? String(value) : baseOf(spell(term)),
        };
      });
      for (const [at, { term }] of words.entries())
        for (const { terms, idea, word } of phrases.get(term) ?? [])
          if (
            (word === undefined || word === words[at]?.word) &&
            terms.every((one, offset) => words[at + offset]?.term === one)
          )
            for (let offset = 0; offset < terms.length; offset += 1) words[at + offset]?.ideas.push(idea);
      return words;
    },
  };
}

/** British and American spelling are one: centre and center, colour and color, organise and organize. */
function spellAlike(term: string): string {
  return term
    .replace(/is(?=$|ation$|at$|er$|ed$)/u, "iz")
    .replace(/^(.{3,})our/u, "$1or")
    .replace(/^(.{2,}t)re?$/u, "$1er")
    .replace(/^(.{2,})ll(?=$|ed$|ing$)/u, "$1l");
}

/** Irregular forms by their stems, each with the stem of the basic form; a prefix before one changes nothing. */
function readBases(language: Language, termsOf: (text: string) => string[]): (term: string) => string {
  const bases = new Map<string, string>();
  for (const group of wordForms[language].split("|")) {
    const forms = group.split(" ").map((form) => termsOf(form)[0] ?? form);
    const base = forms[0] ?? "";
    for (const form of forms) if (!bases.has(form)) bases.set(form, base);
  }
  const prefixes = verbPrefixes[language]?.split("|") ?? [];
  return (term) => {
    const known = bases.get(term);
    if (known !== undefined) return known;
    for (const prefix of prefixes) {
      const base = term.startsWith(prefix) ? bases.get(term.slice(prefix.length)) : undefined;
      if (base !== undefined) return `${prefix}${base}`;
    }
    return term;
  };
}

/** Everything that the lexicon says in this language, by its first term. */
function readPhrases(language: Language, termsOf: (text: string) => string[]): Map<string, Phrase[]> {
  const groups = [...officeMoney, ...officeWork, ...officeTravel, ...officePapers];
  const shared = [...groups, ...metricNames, ...reportWords].flatMap((names, idea) =>
    (names[language]?.split("|") ?? []).map((name) => ({ name, idea })),
  );
  const codes = [...new Set(regionNames.map(([, code]) => code))];
  const numbers = new Map(codes.map((code, at) => [code, regionRoom + at]));
  const regions = regionNames.map(([name, code]) => ({ name, idea: numbers.get(code) ?? 0 }));
  const first = room * (1 + languages.indexOf(language));
  const alike = likeWords[language]
    .split("|")
    .flatMap((group, at) =>
      group.split(" ").map((name) => ({ name: name.replaceAll("_", " "), idea: first + at })),
    );
  const all = [...shared, ...regions, ...alike]
    .map(({ name, idea }) => ({ name, idea, terms: termsOf(name) }))
    .filter(({ terms }) => terms.length > 0);
  return Map.groupBy(withWords(all), ({ terms }) => terms[0] ?? "");
}

/** A stem that different words of different ideas share tells nothing by itself; the same word may well have two ideas. */
function withWords(all: readonly (Phrase & { name: string })[]): Phrase[] {
  const stems = new Map<string, Map<number, Set<string>>>();
  for (const { name, terms, idea } of all) {
    const [term = ""] = terms;
    if (terms.length > 1) continue;
    const ideas = stems.get(term) ?? new Map<number, Set<string>>();
    stems.set(term, ideas.set(idea, (ideas.get(idea) ?? new Set()).add(normalizeWord(name))));
  }
  return all.map(({ name, idea, terms }) => {
    const ideas = terms.length > 1 ? undefined : stems.get(terms[0] ?? "");
    const own = ideas?.get(idea) ?? new Set<string>();
    const isShared = [...(ideas?.values() ?? [])].some((other) => ![...other].some((word) => own.has(word)));
    return { terms, idea, ...(isShared && { word: normalizeWord(name) }) };
  });
}
