import { filterCues } from "../../../../lexicon/tables/filter-cues.ts";
import { languages, type Language } from "../../../../lexicon/words-by-language.ts";
import type { TableShape } from "../../../../model/documents/table-shape.ts";
import { compilePhrases, phrasesAt } from "../../tables/match-phrases.ts";
import { createWordReader, isSameWord } from "../../tables/read-words.ts";
import { blankOut, type Premise } from "./premise.ts";

const books = new Map(
  languages.map((language) => [
    language,
    { not: compilePhrases({ not: filterCues.not }, language), read: createWordReader(language) },
  ]),
);

const farthest = 3;

/** "Not billable", "without a projector": the rows in which a column of yes and no says no; without "not", yes. */
export function findFlag(text: string, { columns }: TableShape, language: Language): Premise {
  const none = { text, conditions: [] };
  const book = books.get(language);
  if (book === undefined) return none;
  const words = book.read(text);
  const flags = columns.flatMap(({ name, kind, empty }) => {
    const head = kind === "boolean" && empty === 0 ? book.read(name) : [];
    const at = head.length === 1 ? words.findIndex((word) => isSameWord(word, head[0])) : -1;
    return at < 0 ? [] : [{ name, at }];
  });
  const [flag, ...more] = flags;
  const own = flag === undefined ? undefined : words[flag.at];
  if (flag === undefined || own === undefined || more.length > 0) return none;
  const nots = words.flatMap((word, at) =>
    phrasesAt(book.not, words, at)
      .slice(0, 1)
      .map(({ length }) => ({ at, from: word.start, to: words[at + length - 1]?.end ?? word.end })),
  );
  const [no, ...others] = nots;
  // "which … is not in Hull": what is denied must stand beside the property
  if (others.length > 0 || (no !== undefined && (no.at > flag.at || flag.at - no.at > farthest))) return none;
  return {
    text: blankOut(text, [{ from: own.start, to: own.end }, ...(no === undefined ? [] : [no])]),
    conditions: [{ column: flag.name, op: "=", value: String(no === undefined) }],
  };
}
