import { everyRow } from "../../../lexicon/tables/compare-columns.ts";
import {
  enrolling,
  givenNames,
  listedPeople,
  personHeads,
  peopleNouns,
  periodWords,
} from "../../../lexicon/tables/neutral-words.ts";
import type { Language } from "../../../lexicon/words-by-language.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import type { ColumnShape, TableShape } from "../../../model/documents/table-shape.ts";
import type { ReadWord } from "../answer/look-up/create-word-reader.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import type { Asked, Wanted } from "../answer/look-up/read-asked.ts";
import { holdsNames } from "../tables/loose/find-people.ts";
import { isMeasure } from "../tables/limited-column.ts";
import { compilePhrases, phrasesAt } from "../tables/match-phrases.ts";
import type { NamedHead } from "./find-heads.ts";
import { columnsOfMoney } from "./find-measure.ts";
import type { FoundLimits } from "./find-limits.ts";
import type { SheetCues } from "./sheet-cues.ts";
import type { SheetWords } from "./sheet-words.ts";

interface Ground {
  shape: TableShape;
  asked: Asked;
  cues: SheetCues;
  heads: readonly NamedHead[];
  sheet: SheetWords;
  given: FoundLimits;
}

interface RowNoun {
  /** Whether the table knows what is asked for. */
  isKnown: boolean;
  /** Whether it says what the rows are: the head of what names them, or the title. */
  isRowNoun: boolean;
  /** Whether a word says so although the table does not know it. */
  isRowWord(word: { start: number }): boolean;
}

const isNear = 0.5;

/** What the noun behind "which" or "how many" is to a table. */
export function readRowNoun(noun: ReadWord | undefined, ground: Ground): RowNoun {
  const { shape, cues, sheet } = ground;
  const isRowWord = rowWords(noun, ground);
  if (noun === undefined) return { isKnown: true, isRowNoun: false, isRowWord };
  const isTitle = bestMatch(noun, sheet.title) >= isNear;
  const isHead = shape.columns.map((_, at) => bestMatch(noun, sheet.heads[at] ?? []) >= isNear);
  const isDay = dayNouns.has(foldText(noun.word)) && hasDays(shape);
  const isSelf = isRowWord(noun);
  return {
    isKnown:
      cues.neutral.has(noun.start) ||
      isPersonNoun(noun.word, cues.book.language) ||
      isTitle ||
      isHead.includes(true) ||
      isDay ||
      isSelf,
    isRowNoun:
      isSelf ||
      isTitle ||
      shape.columns.some(({ kind }, at) => kind === "text" && isHead[at]) ||
      (isPersonNoun(noun.word, cues.book.language) && hasPersonRows(shape)),
    isRowWord,
  };
}

/** "Which vehicle has the highest mileage", "the tax of all vehicles": who knows the number knows what the rows are. */
function rowWords(
  noun: ReadWord | undefined,
  { shape, asked, cues, heads, given, sheet }: Ground,
): RowNoun["isRowWord"] {
  const isMeasured = heads.some(({ column, isWhole }) => isWhole && isMeasure(shape.columns[column]));
  const isLimited = given.conditions.some(({ op }) => /^[<>]/u.test(op));
  const isPicked = !cues.cues.has("count") && (isMeasured ? hasSuperlative(cues) : isLimited);
  const all = isMeasured ? wordBehindAll(asked, cues) : undefined;
  const isPeople =
    listsPeople(shape) &&
    sheet.title.some(({ word }) => enrolling.test(word)) &&
    (cues.cues.has("count") || (isMeasured && cues.cues.has("average")));
  const isEntry = (hasSuperlative(cues) || isTimed(cues)) && columnsOfMoney(shape).length > 0;
  return (word) =>
    word.start === all?.start ||
    (isEntry && isEntryNoun(word, cues)) ||
    (isPicked && word.start === noun?.start) ||
    (isPeople && isListed(word, asked) && !namesSomebody(asked, shape));
}

const listed = new Map(
  Object.entries(listedPeople).map(([language, list]) => [language, new Set(list.split("|").map(foldText))]),
);
const nameHeads = new Set(givenNames.split("|").map(foldText));

/** "How many children", of a list of their names. */
function isListed({ start }: { start: number }, { all, language }: Asked): boolean {
  const word = all.find((one) => one.start === start)?.word ?? "";
  return listed.get(language)?.has(foldText(word)) === true;
}

function isNameColumn(column: ColumnShape): boolean {
  return nameHeads.has(foldText(column.name)) || holdsNames(column);
}

function listsPeople({ columns }: TableShape): boolean {
  return columns.some(isNameColumn);
}

/** The children of one of them are not in the list. */
function namesSomebody({ all }: Asked, { columns }: TableShape): boolean {
  const names = new Set(
    columns
      .filter(isNameColumn)
      .flatMap(({ values = [] }) => values.flatMap((value) => foldText(value).split(/\s+/u))),
  );
  return all.some(({ word }) => names.has(foldText(word)));
}

const persons = new Map(
  Object.entries(peopleNouns).map(([language, list]) => [language, new Set(list.split("|").map(foldText))]),
);

export function isPersonNoun(word: string, language: Language): boolean {
  return persons.get(language)?.has(foldText(word)) === true;
}

const personNames = new Set(personHeads.split("|").map(foldText));

/** Whether each row is one person, by a name of its own. */
export function hasPersonRows({ columns, rows }: TableShape): boolean {
  return columns.some(
    (column) =>
      column.empty === 0 &&
      column.distinct === rows &&
      (isNameColumn(column) || (column.kind === "text" && personNames.has(foldText(column.name)))),
  );
}

const dayNouns = new Set(Object.values(periodWords.day).flatMap((list) => list.split("|").map(foldText)));

/** A noun for days, where the rows of a table each have one. */
export function isDayNoun(word: string): boolean {
  return dayNouns.has(foldText(word));
}

function hasDays({ columns }: TableShape): boolean {
  return columns.filter(({ kind }) => kind === "date").length === 1;
}

const superlatives = ["max", "min", "most", "fewest", "dearest", "cheapest"] as const;

function hasSuperlative({ cues }: SheetCues): boolean {
  return superlatives.some((cue) => cues.has(cue));
}

function isTimed({ cues }: SheetCues): boolean {
  return cues.has("latest") || cues.has("earliest");
}

/** "The last expense": of a list of amounts each row is one. */
function isEntryNoun({ start }: { start: number }, { words, book }: SheetCues): boolean {
  return words.some((word) => word.start === start && book.entries.byFirst.has(word.fold));
}

/** "All vehicles": the word behind says what the rows are. */
function wordBehindAll({ wanted }: Asked, { words, book }: SheetCues): Wanted | undefined {
  const all = compilePhrases({ all: everyRow }, book.language);
  const at = words.findIndex((_, place) => phrasesAt(all, words, place).length > 0);
  const end = words[at + (phrasesAt(all, words, at)[0]?.length ?? 1) - 1]?.end ?? Infinity;
  return at < 0 ? undefined : wanted.find(({ start }) => start > end && start - end <= farthest);
}

const farthest = 6;
