import { addAll } from "../../lib/add-all.ts";
import { createTermReader, normalizeWord } from "../../lib/text/create-term-reader.ts";
import { walkWords } from "../../lib/text/segment-words.ts";
import { isYearMark, readNextYear, readYearWord, toFullYear } from "./read-year.ts";
import type { Vocabulary } from "./vocabulary.ts";
import { createWordTable } from "./word-table.ts";

export interface IndexWordReader {
  /** Gives the number of each word that carries a topic, with the place where the word begins. */
  walk(text: string, take: (term: number, start: number) => void): void;
  /** All words of a query as terms, stop words too, without giving any a number. */
  read(text: string): { term: string; word: string }[];
}

/** A number grouped by thousands reads the same in every dress. */
const grouped = /^(?:\d{1,3}(?:[.,\u00a0\u202f]\d{3})+|\d+(?:['’]\d{3})+)$/u;

/** Reads text of one language as terms; each word is looked at once, however often it comes. */
export function createWordReader(language: string, vocabulary: Vocabulary): IndexWordReader {
  const reader = createTermReader(language);
  const table = createWordTable();
  /** By entry of the table; most words are one term. */
  const known: (number | readonly number[])[] = [];
  const learn = (word: string): number | readonly number[] => {
    const terms = readYearWord(word.toLowerCase()) ?? reader.content(word).map(({ term }) => ungroup(term));
    const numbers = terms.map((term) => vocabulary.add(term));
    const [first] = numbers;
    const learnt = numbers.length === 1 && first !== undefined ? first : numbers;
    known[table.add(word)] = learnt;
    return learnt;
  };
  return {
    walk(text, take) {
      const years = createYearWatch(text);
      walkWords(text, (start, end) => {
        const entry = table.find(text, start, end);
        const terms = (entry < 0 ? undefined : known[entry]) ?? learn(text.slice(start, end));
        if (typeof terms === "number") take(terms, start);
        else for (const term of terms) take(term, start);
        const year = years(start, end);
        if (year !== undefined) take(vocabulary.add(year), start);
      });
    },
    read(text) {
      const found: { term: string; word: string }[] = [];
      const years = createYearWatch(text);
      walkWords(text, (start, end) => {
        const word = text.slice(start, end);
        const asYear = readYearWord(word.toLowerCase());
        const terms = asYear?.map((term) => ({ term, text: term })) ?? reader.all(word);
        addAll(
          found,
          terms.map((item) => ({ term: ungroup(item.term), word: normalizeWord(item.text) })),
        );
        const year = years(start, end);
        if (year !== undefined) found.push({ term: year, word: year });
      });
      return found;
    },
  };
}

function ungroup(term: string): string {
  return grouped.test(term) ? term.replaceAll(/\D/gu, "") : term;
}

/** Sees each word in order, and says which year two digits stand for: 18 in "2017-18" and "FY 18". */
function createYearWatch(text: string): (start: number, end: number) => string | undefined {
  let beforeStart = 0;
  let beforeEnd = 0;
  return (start, end) => {
    const isShort =
      end - start === 2 && isDigit(text, start) && start - beforeEnd < 3 && beforeEnd - beforeStart < 5;
    const year = isShort
      ? readShortYear(
          text.slice(start, end),
          text.slice(beforeStart, beforeEnd),
          text.slice(beforeEnd, start),
        )
      : undefined;
    beforeStart = start;
    beforeEnd = end;
    return year;
  };
}

function readShortYear(digits: string, before: string, between: string): string | undefined {
  const next = /^[-–/]$/u.test(between) ? readNextYear(before, digits) : undefined;
  return next ?? (isYearMark(before.toLowerCase()) ? toFullYear(digits) : undefined);
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
}
