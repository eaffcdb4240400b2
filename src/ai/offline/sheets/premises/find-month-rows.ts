import { filterCues } from "../../../../lexicon/tables/filter-cues.ts";
import { quarterWords } from "../../../../lexicon/tables/period-words.ts";
import { languages, type Language } from "../../../../lexicon/words-by-language.ts";
import type { ColumnShape, TableShape } from "../../../../model/documents/table-shape.ts";
import { compilePhrases, phrasesAt } from "../../tables/match-phrases.ts";
import { monthNumber } from "../../tables/month-number.ts";
import { createWordReader } from "../../tables/read-words.ts";
import type { QuestionWord } from "../../tables/read-words.ts";
import { blankOut, type Premise } from "./premise.ts";

const books = new Map(
  languages.map((language) => [
    language,
    {
      read: createWordReader(language),
      from: compilePhrases({ from: filterCues.from, between: filterCues.between }, language),
      to: compilePhrases({ to: filterCues.to }, language),
      and: compilePhrases({ and: filterCues.and }, language),
      spans: compilePhrases(quarterWords, language),
    },
  ]),
);

const fewestMonths = 2;
/** "May we …" opens a question. */
const shortestOpening = 3;

/** Rows that are months: those of a span ("from January to June") or of a quarter, all of which must be there. */
export function findMonthRows(text: string, { columns }: TableShape, language: Language): Premise {
  const none: Premise = { text, conditions: [] };
  const book = books.get(language);
  const column = columns.find(isOfMonths);
  if (book === undefined || column === undefined) return none;
  const words = book.read(text);
  const said = words.flatMap((word, at) => {
    const month = monthNumber(word.text);
    const isMonth = at > 0 ? /^\p{Lu}|^.{4}/u.test(word.text) : word.text.length > shortestOpening;
    return month !== undefined && isMonth ? [{ word, at, month }] : [];
  });
  const isUnheld = ({ word, month }: (typeof said)[number]) =>
    !valueOf.has(month) &&
    columns.every(
      ({ kind, values = [] }) => kind !== "date" && !values.some((value) => value.includes(word.text)),
    );
  const valueOf = new Map((column.values ?? []).map((value) => [monthNumber(value), value]));
  const toPremise = (wanted: readonly number[], spans: readonly { from: number; to: number }[]): Premise => {
    const values = wanted.flatMap((month) => valueOf.get(month) ?? []);
    if (values.length !== wanted.length || wanted.length === 0) return none;
    return {
      text: blankOut(text, spans),
      conditions: [{ column: column.name, op: "in", values }],
      isSpan: true,
    };
  };
  const [first, last, ...more] = said;
  if (first === undefined) {
    const found = words.flatMap((_, at) =>
      phrasesAt(book.spans, words, at).map((phrase) => ({ ...phrase, at })),
    );
    const [span] = found.toSorted((a, b) => b.length - a.length);
    return span === undefined ? none : toPremise(monthsOf(span.tag), [spanOf(words, span.at, span.length)]);
  }
  const isSpan =
    last !== undefined &&
    more.length === 0 &&
    first.month < last.month &&
    isLinked(words, [first.at, last.at], book);
  if (!isSpan) {
    const values = said.flatMap(({ month, word }) => {
      const value = valueOf.get(month);
      return value === undefined ? [] : [{ value, start: word.start }];
    });
    // "may" would be passed over, and all months be meant
    if (values.length !== said.length) return said.some(isUnheld) ? { ...none, isBeyond: true } : none;
    const named = { values: values.map(({ value }) => value), starts: values.map(({ start }) => start) };
    return {
      text: blankOut(
        text,
        said.map(({ word }) => ({ from: word.start, to: word.end })),
      ),
      conditions: [],
      values: [{ column: columns.indexOf(column), ...named, isFull: true, isVague: false }],
    };
  }
  const wanted = Array.from({ length: last.month - first.month + 1 }, (_, at) => first.month + at);
  const from = phrasesAt(book.from, words, first.at - 1).length > 0 ? first.at - 1 : first.at;
  return toPremise(wanted, [spanOf(words, from, last.at - from + 1)]);
}

type Book = NonNullable<ReturnType<typeof books.get>>;

/** "January to June", "between January and June". */
function isLinked(
  words: readonly QuestionWord[],
  [from, to]: readonly [number, number],
  book: Book,
): boolean {
  const reaches = ({ length }: { length: number }) => from + 1 + length === to;
  if (phrasesAt(book.to, words, from + 1).some(reaches)) return true;
  const isOpened = phrasesAt(book.from, words, from - 1).some(({ tag }) => tag === "between");
  return isOpened && phrasesAt(book.and, words, from + 1).some(reaches);
}

function isOfMonths({ kind, values = [], isWhole }: ColumnShape): boolean {
  return (
    kind === "text" &&
    isWhole &&
    values.length >= fewestMonths &&
    new Set(values).size === values.length &&
    values.every((value) => monthNumber(value) !== undefined)
  );
}

function monthsOf(tag: keyof typeof quarterWords): number[] {
  const [from, length] = spans[tag];
  return Array.from({ length }, (_, at) => from + at);
}

const spans = {
  q1: [0, 3],
  q2: [3, 3],
  q3: [6, 3],
  q4: [9, 3],
  h1: [0, 6],
  h2: [6, 6],
} as const satisfies Record<keyof typeof quarterWords, readonly [number, number]>;

function spanOf(words: readonly QuestionWord[], at: number, length: number): { from: number; to: number } {
  return { from: words[at]?.start ?? 0, to: words[at + length - 1]?.end ?? 0 };
}
