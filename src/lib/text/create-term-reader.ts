import { createStemmer } from "./create-stemmer.ts";
import { segmentWords, type Word } from "./segment-words.ts";
import { stopWords } from "./stop-words.ts";

/** A word together with the form under which it is counted and compared. */
export interface Term extends Word {
  term: string;
}

export interface TermReader {
  language: string;
  /** Every word, stop words included. */
  all(text: string): Term[];
  /** The words that carry a topic. */
  content(text: string): Term[];
}

/** Reads text as stems of one language; state is only a cache of stems. */
export function createTermReader(language: string): TermReader {
  const stem = createStemmer(language);
  const stops = stopWords(language);
  const all = (text: string) =>
    segmentWords(text)
      .flatMap(splitElision)
      .map((word) => ({ ...word, term: foldMarks(stem(normalizeWord(word.text))) }));
  return {
    language,
    all,
    content: (text) => all(text).filter((word) => !stops.has(normalizeWord(word.text))),
  };
}

/** Lower case, one form for each letter and apostrophe, no English genitive. */
export function normalizeWord(word: string): string {
  const plain = word.normalize("NFKC").toLowerCase().replaceAll("’", "'");
  return plain.replace(/'s$/u, "").replace(/^(\p{N}+)'(?=\p{N})/u, "$1");
}

/** People type "Schrodinger" for "Schrödinger"; only European letters, where a mark seldom makes another word. */
function foldMarks(term: string): string {
  return /[\u00c0-\u017f]/u.test(term) ? term.normalize("NFD").replaceAll(/[\u0300-\u036f]/gu, "") : term;
}

/** "l'eau" and "dell'acqua" are two words; "don't" and "driver's" are one. */
function splitElision(word: Word): Word[] {
  const cut = word.text.search(/['’]/u);
  if (cut < 0 || cut > 5 || word.text.length - cut < 4 || /\p{N}/u.test(word.text)) return [word];
  return [
    { text: word.text.slice(0, cut), start: word.start, end: word.start + cut },
    { text: word.text.slice(cut + 1), start: word.start + cut + 1, end: word.end },
  ];
}
