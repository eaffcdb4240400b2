import { personHeads } from "../../../lexicon/tables/neutral-words.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import type { CueBook } from "./cue-book.ts";
import type { Item } from "./item.ts";
import { priceColumn } from "./limited-column.ts";
import { phrasesAt } from "./match-phrases.ts";
import type { QuestionWord } from "./read-words.ts";
import type { TableTerms } from "./table-terms.ts";

const persons = new Set(personHeads.split("|").map(foldText));

/**
 * What people call the rows of a table without a head that says so: "expenses" and "spent" where it has prices,
 * "colleagues" where it names persons. Undefined elsewhere: over another table the same word means something else.
 */
export function rowNounAt(
  words: readonly QuestionWord[],
  at: number,
  { terms: { shape }, book }: { terms: TableTerms; book: CueBook },
): Item | undefined {
  const hasPrices = priceColumn(shape) !== undefined;
  const spending = hasPrices ? phrasesAt(book.spending, words, at)[0] : undefined;
  if (spending !== undefined) return { kind: "cost", isTotal: true, at, length: spending.length };
  const entries = hasPrices ? phrasesAt(book.entries, words, at)[0] : undefined;
  if (entries !== undefined) return { kind: "rows", at, length: entries.length };
  // each row must be a person of its own: of a list of expenses, rows are no colleagues
  const namesPersons = shape.columns.some(
    ({ kind, name, distinct, empty }) =>
      kind === "text" && empty === 0 && distinct === shape.rows && persons.has(foldText(name)),
  );
  const people = namesPersons ? phrasesAt(book.people, words, at)[0] : undefined;
  return people === undefined ? undefined : { kind: "cue", cue: "who", at, length: people.length };
}
