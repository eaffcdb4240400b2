import { addAll } from "../../../lib/add-all.ts";
import { compoundCues } from "../../../lexicon/tables/column-concepts.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import type { CueBook } from "./cue-book.ts";
import type { Item } from "./item.ts";
import { phrasesAt } from "./match-phrases.ts";
import { readLimits } from "./read-limits.ts";
import { rowNounAt } from "./row-nouns.ts";
import { smallNumber } from "./small-number.ts";
import { isSameWord } from "./read-words.ts";
import type { ReadWords, QuestionWord } from "./read-words.ts";
import { columnsAt, nameRunAt, valuesAt } from "./table-terms.ts";
import type { TableTerms } from "./table-terms.ts";

export interface ItemReading {
  book: CueBook;
  read: ReadWords;
}

/**
 * What a question says, as this table understands it, in order and without what changes nothing. Undefined where a
 * word stays unexplained or could mean two things: such a question is not for this table.
 */
export function readItems(text: string, terms: TableTerms, { book, read }: ItemReading): Item[] | undefined {
  const plain = read(text);
  const words =
    book.language === "de" ? splitRowNouns(splitCompounds(plain, terms, read), terms, { book, read }) : plain;
  const limits = readLimits(text, words, book);
  const items: Item[] = [];
  for (let at = 0; at < words.length;) {
    const limit = limits.find((item) => item.at === at);
    const said = limit === undefined || !namesHeads(limit, terms) ? limit : spanOfHeads(limit, terms);
    const found = said ?? itemAt(words, at, { terms, book });
    if (found === undefined) return undefined;
    if (found !== "neutral") addAll(items, Array.isArray(found) ? found : [found]);
    at += found === "neutral" ? neutralLength(words, at, { terms, book }) : lengthOf(found);
  }
  return settleValues(withoutLengths(items, terms));
}

/** "from 2017 to 2019" over columns of years: the first and the last of them. */
function spanOfHeads(item: Item, { heads }: TableTerms): Item[] | undefined {
  if (item.kind !== "periodRange" || item.from >= item.to) return undefined;
  const [from, to] = [item.from, item.to].map((key) => heads.find(({ year }) => year === key)?.column);
  if (from === undefined || to === undefined) return undefined;
  const { at, length } = item;
  return [
    { kind: "column", column: from, others: [], at, length },
    { ...{ kind: "column", column: to, others: [], endsRange: true }, at: at + length - 1, length: 1 },
  ];
}

/** How many years a span has is said for the reader's sake; where it does not fit, it stays and nothing explains it. */
function withoutLengths(items: readonly Item[], { heads }: TableTerms): Item[] {
  const yearOf = (column: number) => Number(heads.find((head) => head.column === column)?.year);
  const spans = items.flatMap((item, at): number[] => {
    if (item.kind === "periodRange") return [Number(item.to) - Number(item.from) + 1];
    const before = items[at - 1];
    const isSpan = item.kind === "column" && item.endsRange === true && before?.kind === "column";
    return isSpan ? [yearOf(item.column) - yearOf(before.column) + 1] : [];
  });
  return items.filter((item) => item.kind !== "years" || spans.length !== 1 || spans[0] !== item.count);
}

function lengthOf(found: Item | Item[]): number {
  return Array.isArray(found) ? (found[0]?.length ?? 1) : found.length;
}

/** A year that is a head of this table names a column, and limits nothing. */
function namesHeads(item: Item, { heads }: TableTerms): boolean {
  const isHead = (key: string) => heads.some(({ year, words }) => (year ?? words.at(-1)?.text) === key);
  switch (item.kind) {
    case "period":
    case "periodBound":
      return isHead(item.key);
    case "periodRange":
      return isHead(item.from) && isHead(item.to);
    default:
      return false;
  }
}

interface Ground {
  terms: TableTerms;
  book: CueBook;
}

function itemAt(
  words: readonly QuestionWord[],
  at: number,
  { terms, book }: Ground,
): Item | Item[] | "neutral" | undefined {
  const columns = columnsAt(terms, words, at);
  const whole = columns.filter(({ isWhole }) => isWhole);
  const values = valuesAt(terms, words, at);
  const listing = at === 0 ? phrasesAt(book.listing, words, at) : [];
  const cue = [
    ...listing,
    ...phrasesAt(book.aggregates, words, at),
    ...phrasesAt(book.links, words, at),
  ].toSorted((a, b) => b.length - a.length)[0];
  const [columnLength, valueLength, cueLength] = [
    whole[0]?.length ?? 0,
    values[0]?.length ?? 0,
    cue?.length ?? 0,
  ];
  if (columnLength > 0 && columnLength === valueLength && columnLength >= cueLength) return undefined;
  if (columnLength > 0 && columnLength >= Math.max(valueLength, cueLength)) return toColumn(whole, at);
  if (valueLength > 0 && valueLength >= cueLength) {
    // "all" or "total" in a cell may be meant, or not
    const isCommon =
      cueLength === valueLength || phrasesAt(book.neutral, words, at)[0]?.length === valueLength;
    return isCommon ? undefined : toValues(values, at);
  }
  if (cue !== undefined) return { kind: "cue", cue: cue.tag, at, length: cue.length };
  const other = phrasesAt(book.others, words, at)[0];
  if (other !== undefined) return { kind: other.tag, at, length: other.length };
  const period = phrasesAt(book.periods, words, at)[0];
  if (period !== undefined) return { kind: "periodWord", by: period.tag, at, length: period.length };
  const number = smallNumber(words[at], book.language);
  if (number !== undefined) return { kind: "number", value: number, at, length: 1 };
  if (phrasesAt(book.neutral, words, at).length > 0) return "neutral";
  if (columns.length > 0) return toColumn(columns, at);
  const noun = rowNounAt(words, at, { terms, book });
  if (noun !== undefined) return noun;
  return nameRunAt(terms, words, at) > 0 ? "neutral" : undefined;
}

/** Words that ask or fill, and words of the table's own name. */
function neutralLength(words: readonly QuestionWord[], at: number, { terms, book }: Ground): number {
  return phrasesAt(book.neutral, words, at)[0]?.length ?? nameRunAt(terms, words, at);
}

function toColumn(found: readonly { column: number; length: number }[], at: number): Item | undefined {
  const [first, ...more] = found;
  if (first === undefined) return undefined;
  const others = more.map(({ column }) => column);
  return { kind: "column", column: first.column, others, at, length: first.length };
}

/** A value of one column; several items where it stands in several, until its neighbour says which is meant. */
function toValues(found: readonly { column: number; value: string; length: number }[], at: number): Item[] {
  const byColumn = Map.groupBy(found, ({ column }) => column);
  return [...byColumn].map(([column, own]) => ({
    ...{ kind: "value", column, values: own.map(({ value }) => value) },
    ...{ at, length: own[0]?.length ?? 1 },
  }));
}

/** Of the columns that a value stands in, the one that is named beside it; undefined where nothing says which. */
function settleValues(items: readonly Item[]): Item[] | undefined {
  const settled: Item[] = [];
  const places = Map.groupBy(items, ({ at }) => at);
  const order = [...places.values()];
  for (const [index, same] of order.entries()) {
    const [first, ...more] = same;
    if (first === undefined) continue;
    if (more.length === 0) {
      settled.push(first);
      continue;
    }
    const near = [...(order[index - 1] ?? []), ...(order[index + 1] ?? [])];
    const named = same.filter(
      (item) =>
        item.kind === "value" && near.some((one) => one.kind === "column" && one.column === item.column),
    );
    const [only, ...rest] = named;
    if (only === undefined || rest.length > 0) return undefined;
    settled.push(only);
  }
  // a part of two heads names neither
  return settled.some((item) => item.kind === "column" && item.others.length > 0) ? undefined : settled;
}

const compoundWords: Readonly<Record<keyof typeof compoundCues, string>> = {
  ...{ sum: "summe", average: "durchschnitt", max: "maximum", min: "minimum" },
};

const shortestValue = 4;

/** "Hotelrechnungen" are the rows whose category is "Hotel". */
function splitRowNouns(
  words: readonly QuestionWord[],
  { valuesByFirst }: TableTerms,
  { book, read }: ItemReading,
): QuestionWord[] {
  return words.flatMap((word) => {
    for (let cut = shortestValue; cut <= word.fold.length - shortestValue; cut += 1) {
      const isValue = valuesByFirst.get(word.fold.slice(0, cut))?.some((term) => term.words.length === 1);
      const [value, noun] = isValue === true ? [word.fold.slice(0, cut), word.fold.slice(cut)] : ["", ""];
      const parts = [...read(value), ...read(noun)].map((part) => ({
        ...part,
        start: word.start,
        end: word.end,
      }));
      if (parts.length === 2 && phrasesAt(book.entries, parts, 1).length > 0) return parts;
    }
    return [word];
  });
}

/** "Gesamtbetrag" is the total of "Betrag". */
function splitCompounds(
  words: readonly QuestionWord[],
  { heads }: TableTerms,
  read: ReadWords,
): QuestionWord[] {
  return words.flatMap((word) => {
    for (const [cue, openings] of Object.entries(compoundCues) as [keyof typeof compoundCues, string][])
      for (const opening of openings.split("|").map(foldText)) {
        const rest = word.fold.startsWith(opening) ? word.fold.slice(opening.length) : "";
        const [head] = rest.length < 4 ? [] : read(rest);
        const isHead = heads.some(({ words: own }) => own.length === 1 && isSameWord(own[0], head));
        if (head === undefined || !isHead) continue;
        const [asked] = read(compoundWords[cue]);
        const place = { start: word.start, end: word.end };
        return asked === undefined
          ? [word]
          : [
              { ...asked, ...place },
              { ...head, ...place },
            ];
      }
    return [word];
  });
}
