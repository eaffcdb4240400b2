import { createTermReader, normalizeWord, type Term } from "../../../../lib/text/create-term-reader.ts";
import { numberWords } from "../../../../lib/text/number-words.ts";
import { stopWords } from "../../../../lib/text/stop-words.ts";
import { lightOf } from "../../../../lexicon/answers/light-words.ts";
import { verbPrefixes, wordForms } from "../../../../lexicon/answers/word-forms.ts";
import { languages, type Language } from "../../../../lexicon/words-by-language.ts";
import { markClues, readClueBook } from "./read-clues.ts";
import { readLexicon, type Lexicon, type Meaning } from "./read-lexicon.ts";
import { createPartReader } from "./words/create-part-reader.ts";

/** A word as questions and sentences are compared by. */
export interface ReadWord {
  /** Lower case, as it stands. */
  word: string;
  /** Stem of its basic form. */
  term: string;
  /** What it can mean, alone or as part of a phrase; the same numbers in every language. */
  ideas: readonly number[];
  /** Kinds of things that it names, and those that it is one of: "meal" and "lunch". */
  broad: readonly number[];
  narrow: readonly number[];
  /** What the parts of a compound can mean. */
  parts: readonly number[];
  /** Clues: what it asks for as a word of a question, and what it tells as one of a sentence. */
  asks: readonly number[];
  tells: readonly number[];
  /** Stands in a phrase of the lexicon, as "go" in "go up". */
  isInPhrase: boolean;
  isStop: boolean;
  isNumber: boolean;
  language: string;
  /** Of a language that writes compounds as one word. */
  hasParts: boolean;
  start: number;
  end: number;
}

export interface WordReader {
  language: string;
  /** Stems of words that only carry a question. */
  light: ReadonlySet<string>;
  read(text: string): ReadWord[];
}

const compounding: ReadonlySet<string> = new Set(["de", "nl", "da", "sv", "no", "fi"]);

type Being = Omit<ReadWord, "isInPhrase" | Meaning | "asks" | "tells"> &
  Record<Meaning | "asks" | "tells", number[]> & { isInPhrase: boolean };

/** Reads text of one language as terms with their ideas; state is only the lexicon as that language's terms. */
export function createWordReader(language: string): WordReader {
  const readBase = createBaseReader(language);
  const stops = stopWords(language);
  const own = languages.find((known) => known === language);
  const hasParts = compounding.has(language);
  const small = own === undefined ? new Map<string, number>() : numberWords(own);
  const spell = language === "en" ? spellAlike : (term: string) => term;
  const isListed = own === undefined ? () => false : readListed(own);
  const basesOf = (text: string) => readBase(text).map(({ term }) => term);
  const lexicon: Lexicon = own === undefined ? new Map() : readLexicon(own, basesOf);
  const partsOf = hasParts ? createPartReader(lexicon, (word) => basesOf(word)[0] ?? word) : () => [];
  const read = (text: string): Being[] => {
    const words = readBase(text).map(({ text: said, term, stem, start, end }): Being => {
      const word = normalizeWord(said);
      const value = small.get(word);
      // "one" and its kin are articles as well
      const isSmall = value !== undefined && value > 1;
      const isNumber = isSmall || /\p{N}/u.test(word);
      const isStop = stops.has(word);
      // "nach" has the stem of "nächste", and is no form of "nah"
      const isForm = !isStop || isListed(word);
      const base = isSmall ? String(value) : isForm ? term : spell(stem);
      return {
        ...{ word, start, end, language, hasParts, isNumber, isStop, term: base },
        ...{ ideas: [], broad: [], narrow: [], asks: [], tells: [] },
        ...{ isInPhrase: false, parts: isNumber ? [] : partsOf(word) },
      };
    });
    for (const at of words.keys()) markPhrases(words, at, lexicon);
    return words;
  };
  const clueBook = own === undefined ? undefined : readClueBook(own, read);
  const light = new Set([...(lightOf.get(language) ?? [])].flatMap(basesOf));
  return {
    language,
    light,
    read(text) {
      const words = read(text);
      if (clueBook !== undefined) markClues(words, clueBook);
      return words;
    },
  };
}

/** Reads every word of a text with its own stem, and as its term the stem of its basic form. */
export function createBaseReader(language: string): (text: string) => (Term & { stem: string })[] {
  const reader = createTermReader(language);
  const own = languages.find((known) => known === language);
  const spell = language === "en" ? spellAlike : (term: string) => term;
  const termsOf = (text: string) => reader.all(text).map(({ term }) => spell(term));
  const baseOf = own === undefined ? (term: string) => term : readBases(own, termsOf);
  return (text) =>
    reader.all(text).map((word) => ({ ...word, stem: word.term, term: baseOf(spell(word.term)) }));
}

/** Every phrase of the lexicon that begins here says of each of its words what it can mean. */
function markPhrases(words: readonly Being[], at: number, lexicon: Lexicon): void {
  const first = words[at];
  for (const { terms, idea, words: only, meaning } of lexicon.get(first?.term ?? "") ?? [])
    if (
      (only === undefined || only.has(first?.word ?? "")) &&
      terms.every((one, offset) => words[at + offset]?.term === one)
    )
      for (const word of words.slice(at, at + terms.length)) {
        word[meaning].push(idea);
        word.isInPhrase ||= terms.length > 1;
      }
}

/** British and American spelling are one: centre and center, colour and color, organise and organize. */
function spellAlike(term: string): string {
  return term
    .replace(/is(?=$|ation$|at$|er$|ed$)/u, "iz")
    .replace(/^(.{3,})our/u, "$1or")
    .replace(/^(.{2,}t)re?$/u, "$1er")
    .replace(/^(.{2,})ll(?=$|ed$|ing$)/u, "$1l");
}

/** Whether a word is one of the irregular forms as it stands. */
function readListed(language: Language): (word: string) => boolean {
  const forms = new Set(wordForms[language].split(/[| ]/u).map(normalizeWord));
  return (word) => forms.has(word);
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
