import { aggregateCues } from "../../../../lexicon/tables/aggregate-cues.ts";
import { rowEvents } from "../../../../lexicon/tables/reckoned/row-events.ts";
import { languages, type Language } from "../../../../lexicon/words-by-language.ts";
import type { TableShape } from "../../../../model/documents/table-shape.ts";
import { isLog } from "../../tables/loose/is-log.ts";
import { compilePhrases, phrasesAt } from "../../tables/match-phrases.ts";
import { createWordReader, isSameWord } from "../../tables/read-words.ts";
import { blankOut, type Premise } from "./premise.ts";

const books = new Map(
  languages.map((language) => [
    language,
    {
      read: createWordReader(language),
      cues: compilePhrases({ average: aggregateCues.average, per: aggregateCues.per }, language),
      events: compilePhrases({ event: rowEvents }, language),
    },
  ]),
);

/** "On average per shift", of a log that has a row for each: the average of its rows, and nothing is grouped. */
export function findPerRow(text: string, shape: TableShape, language: Language): Premise {
  const none = { text, conditions: [] };
  const book = books.get(language);
  const words = book?.read(text) ?? [];
  if (book === undefined || !isLog(shape)) return none;
  const tagAt = (at: number) => phrasesAt(book.cues, words, at)[0];
  if (!words.some((_, at) => tagAt(at)?.tag === "average")) return none;
  const per = words.findIndex((_, at) => tagAt(at)?.tag === "per");
  const next = per + (tagAt(per)?.length ?? 1);
  const event = per < 0 ? undefined : phrasesAt(book.events, words, next)[0];
  const last = event === undefined ? undefined : words[next + event.length - 1];
  if (last === undefined) return none;
  // a column that is called so says how many there were
  const isHead = shape.columns.some(({ name }) =>
    book.read(name).some((head) => isSameWord(head, words[next])),
  );
  return isHead
    ? none
    : { text: blankOut(text, [{ from: words[per]?.start ?? 0, to: last.end }]), conditions: [] };
}
