import { wholeSpans } from "../../../../lexicon/tables/whole-spans.ts";
import { languages, type Language } from "../../../../lexicon/words-by-language.ts";
import type { TableShape } from "../../../../model/documents/table-shape.ts";
import { compilePhrases, phrasesAt } from "../../tables/match-phrases.ts";
import { createWordReader } from "../../tables/read-words.ts";
import { blankOut, type Premise } from "./premise.ts";

const books = new Map(
  languages.map((language) => [
    language,
    { phrases: compilePhrases(wholeSpans, language), read: createWordReader(language) },
  ]),
);
const longest = { week: 7, month: 31 };
const day = 24 * 60 * 60 * 1000;

/** "In the whole week", of a table whose days all lie within one: no row is left out. Where they do not, nobody knows which. */
export function findWholeSpan(text: string, { columns }: TableShape, language: Language): Premise {
  const [date, ...more] = columns.filter(({ kind }) => kind === "date");
  const none = { text, conditions: [] };
  if (date?.min === undefined || date.max === undefined || more.length > 0) return none;
  const days = (Date.parse(date.max) - Date.parse(date.min)) / day + 1;
  const book = books.get(language);
  const words = book?.read(text) ?? [];
  const spans = words.flatMap((word, at) => {
    const [phrase] = book === undefined ? [] : phrasesAt(book.phrases, words, at);
    const last = phrase === undefined ? undefined : words[at + phrase.length - 1];
    return phrase === undefined || last === undefined
      ? []
      : [{ from: word.start, to: last.end, isWithin: days <= longest[phrase.tag] }];
  });
  if (spans.length === 0) return none;
  return spans.every(({ isWithin }) => isWithin)
    ? { text: blankOut(text, spans), conditions: [] }
    : { text, conditions: [], isBeyond: true };
}
