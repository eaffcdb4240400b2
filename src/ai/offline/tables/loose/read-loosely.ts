import { doneWords, rateMarks } from "../../../../lexicon/tables/loose-cues.ts";
import { languages } from "../../../../lexicon/words-by-language.ts";
import { foldText } from "../../../../lib/text/fold-text.ts";
import type { ColumnShape, TableShape } from "../../../../model/documents/table-shape.ts";
import type { ReadWord } from "../../answer/look-up/create-word-reader.ts";
import { bestMatch } from "../../answer/look-up/match-word.ts";
import { year, type Asked, type Wanted } from "../../answer/look-up/read-asked.ts";
import type { FilterCondition } from "../filters/condition.ts";
import { findMonthRows } from "../../sheets/premises/find-month-rows.ts";
import { isMeasure } from "../limited-column.ts";
import { findFlags } from "./find-flags.ts";
import { findPeople } from "./find-people.ts";
import { findPeriod, isMonth } from "./find-periods.ts";

/** What a question names in a table by its words, whatever else it says. */
export interface LooseReading {
  shape: TableShape;
  asked: Asked;
  /** Conditions on the values that it names. */
  filters: FilterCondition[];
  /** Numbers with the words of their heads that were said, in the order in which they were. */
  measures: { column: ColumnShape; at: number; words: number; isWhole: boolean }[];
  /** How much of the question the table explains. */
  explained: number;
  /** Words that nothing explains; one of them may be what is to be computed. */
  open: number;
  /** Whether they are verbs alone, which say in other words that a row has a value. */
  isDone: boolean;
  /** Whether the table is named as a whole. */
  isTitled: boolean;
}

const done = new Map(
  Object.entries(doneWords).map(([language, list]) => [language, new Set(list.split("|").map(foldText))]),
);

type Read = (text: string) => ReadWord[];

const isThere = 0.85;
const isHead = 0.5;
const longestValue = 80;
const mostOfValue = 0.6;
/** How many words of a question may stay unexplained, for each that is not. */
const mostOpen = 1;

export interface LooseGround {
  read: Read;
  /** Where the words stand that say what is to be computed. */
  places: ReadonlySet<number>;
  /** Whether a value may be one of a list in a cell. */
  hasLists?: boolean;
  /** Whether several values of a column may be named, all of which count. */
  hasSeveral?: boolean;
}

/** Undefined where a name, a number or a part of a value stays unexplained: such a question is not for this table. */
export function readLoosely(
  asked: Asked,
  shape: TableShape,
  { read, places, hasLists = false, hasSeveral = false }: LooseGround,
): LooseReading | undefined {
  const words = asked.wanted;
  const used = new Set<Wanted>();
  const listed = hasLists ? findListed(words, { shape, read, used }) : [];
  const found = findConditions(asked, { shape, read, used, hasSeveral });
  if (found === undefined) return undefined;
  const filters = [...listed, ...found];
  if (passesOverMonth(asked, shape, filters)) return undefined;
  const counted = countedNoun(asked);
  const measures = shape.columns.flatMap((column) => {
    if (!isMeasure(column) || !column.isSound || column.factor !== undefined) return [];
    const head = read(column.name);
    const isFree = (word: Wanted) => !used.has(word) && !places.has(word.start);
    const said: ReadWord[] = words.filter((word) => isFree(word) && bestMatch(word, head) >= isHead);
    if (counted !== undefined && bestMatch(counted, head) >= isThere) said.push(counted);
    const [first] = said;
    if (first === undefined) return [];
    const isWhole = head.every((part) => part.isStop || bestMatch(part, said) >= isHead);
    return [{ column, at: first.start, words: said.length, isWhole }];
  });
  const title = titleWords(shape, read);
  const around = [...title, ...shape.columns.flatMap(({ name }) => read(withRate(name)))];
  const isOpen = (word: Wanted) =>
    !used.has(word) && !places.has(word.start) && bestMatch(word, around) < isHead;
  const unknown = words.filter(isOpen);
  const hard = unknown.filter(
    (word) => word.isName || (/\p{N}/u.test(word.word) && !word.isLight) || isMonth(word, asked.language),
  );
  const loose = unknown.filter(({ isLight, isPhrase }) => !isLight && !isPhrase);
  const known = words.filter((word) => !isOpen(word) && !word.isLight);
  if (hard.length > 0 || loose.length > mostOpen * Math.max(1, known.length)) return undefined;
  if (loose.some((word) => holdsPart(word, { shape, read }))) return undefined;
  const open = loose.filter(({ isNumber }) => !isNumber);
  const isDone = open.every(
    ({ isVerb, word }) => isVerb || done.get(asked.language)?.has(foldText(word)) === true,
  );
  const isTitled = words.some(
    (word) => !word.isLight && !used.has(word) && bestMatch(word, title) >= isThere,
  );
  return { isTitled, shape, asked, filters, measures, explained: known.length, open: open.length, isDone };
}

/** "In May": the month of a row is meant, although the word says nothing elsewhere. */
function passesOverMonth({ text, language }: Asked, shape: TableShape, filters: readonly FilterCondition[]) {
  const known = languages.find((one) => one === language);
  const { values = [], isBeyond } = known === undefined ? {} : findMonthRows(text, shape, known);
  const names = values.map(({ column }) => shape.columns[column]?.name);
  return isBeyond === true || names.some((name) => filters.every(({ column }) => column !== name));
}

/** The file and the sheet; file names spell ä as ae. */
function titleWords({ name }: TableShape, read: Read): ReadWord[] {
  const plain = name.replaceAll(/[._-]+/gu, " ");
  const spelt = plain.replaceAll(/ae|oe|ue/gu, (pair) => umlauts[pair] ?? pair);
  return [...read(name), ...read(plain), ...(spelt === plain ? [] : read(spelt))];
}

const umlauts: Readonly<Record<string, string>> = { ae: "ä", oe: "ö", ue: "ü" };

/** "CHF/Mt" is an amount for a month. */
function withRate(head: string): string {
  return [head, ...rateMarks.flatMap(([mark, said]) => (mark.test(head) ? [said] : []))].join(" ");
}

/** "How many hours": the noun is what is asked for, and may be the head of a column as well. */
function countedNoun({ all, wanted, kind }: Asked): ReadWord | undefined {
  if (kind !== "period" && kind !== "count") return undefined;
  return all.find(
    (word) => !word.isStop && !word.isNumber && !wanted.some(({ start }) => start === word.start),
  );
}

interface Ground {
  shape: TableShape;
  read: Read;
}

interface Taking extends Ground {
  /** Words that are explained already. */
  used: Set<Wanted>;
  hasSeveral: boolean;
}

/** The values, persons, properties and times that rows are picked out by; undefined where one of them is not clear. */
function findConditions(asked: Asked, ground: Taking): FilterCondition[] | undefined {
  const { shape, read, used, hasSeveral } = ground;
  const period = findPeriod(asked, shape);
  if (period === "unclear") return undefined;
  for (const word of period?.words ?? []) used.add(word);
  const values = findFilters(
    asked.wanted.filter((word) => !used.has(word)),
    ground,
  );
  const people = values === undefined ? undefined : findPeople(asked, ground);
  const flags = people === undefined ? undefined : findFlags(asked, shape, read);
  if (values === undefined || people === undefined || flags === undefined) return undefined;
  for (const word of [...people.words, ...flags.words]) used.add(word);
  const joined = joinSeveral([...values, ...people.filters], hasSeveral);
  return joined === undefined ? undefined : [...joined, ...flags.filters, ...(period?.conditions ?? [])];
}

/** "Ada and Ben together": values of one column are alternatives, where several may be named at all. */
function joinSeveral(given: readonly FilterCondition[], hasSeveral: boolean): FilterCondition[] | undefined {
  const groups = [...Map.groupBy(given, ({ column }) => column).values()];
  if (!hasSeveral && groups.some(({ length }) => length > 1)) return undefined;
  return groups.flatMap((group): FilterCondition[] => {
    const values = group.map(({ value = "" }) => value);
    const [first] = group;
    return group.length < 2 || first === undefined ? group : [{ column: first.column, op: "in", values }];
  });
}

/** Values whose words were all said, the longest of each column; undefined where one could be that of two columns. */
function findFilters(
  words: readonly Wanted[],
  { shape, read, used, hasSeveral }: Taking,
): FilterCondition[] | undefined {
  const found = shape.columns.flatMap((column) => {
    const own = (column.values ?? []).flatMap((value) => {
      const parts = value.length > longestValue ? [] : read(value).filter(({ isStop }) => !isStop);
      const said = words.filter((word) => parts.some((part) => bestMatch(word, [part]) >= isThere));
      const told = parts.filter((part) => bestMatch(part, words) >= isThere).length;
      // "office chairs" are the "office chairs, adjustable", unless another value is meant as well
      const isSaid = told > 0 && (told === parts.length || (told >= 2 && told >= mostOfValue * parts.length));
      return isSaid && said.some(({ isLight, isNumber }) => !isLight && !isNumber) ? [{ value, said }] : [];
    });
    const most = own.reduce((best, { said }) => Math.max(best, said.length), 0);
    const longest = own.filter(({ said }) => said.length === most);
    return longest.length === 0 ? [] : [{ column, longest }];
  });
  const filters: FilterCondition[] = [];
  // what names a longer value names no part of it
  for (const { column, longest } of found.toSorted((a, b) => saidOf(b) - saidOf(a))) {
    const fresh = longest.filter(({ said }) => said.some((word) => !used.has(word)));
    const said = fresh.flatMap((one) => one.said);
    const areApart = new Set(said).size === said.length;
    if (fresh.length > 1 && (!hasSeveral || !areApart)) return undefined;
    if (said.some((word) => used.has(word))) return undefined;
    for (const word of said) used.add(word);
    for (const { value } of fresh) filters.push({ column: column.name, op: "=", value });
  }
  const years = words.filter(({ term }) => year.test(term));
  for (const word of years) {
    const own = shape.columns.filter(
      ({ role, min = "", max = "" }) => role === "year" && word.term >= min && word.term <= max,
    );
    const [column, ...more] = own;
    if (column === undefined || more.length > 0) continue;
    used.add(word);
    filters.push({ column: column.name, op: "=", value: word.term });
  }
  return filters;
}

const parting = /\s*[,;/]\s+|\s+(?:and|und|et|e|y)\s+/u;

/** Members of lists in cells: "Germany" in "Iceland, Germany"; none where another member holds it within. */
function findListed(
  words: readonly Wanted[],
  { shape, read, used }: Ground & { used: Set<Wanted> },
): FilterCondition[] {
  return shape.columns.flatMap(({ name, kind, values = [] }): FilterCondition[] => {
    const lists = values.filter((value) => value.length <= longestValue && parting.test(value));
    if (kind !== "text" || lists.length === 0) return [];
    const members = [...new Set(values.flatMap((value) => value.split(parting)))];
    const said = members.filter((member) => {
      const parts = read(member).filter(({ isStop }) => !isStop);
      return (
        parts.length > 0 &&
        parts.every((part) => words.some((word) => word.isName && bestMatch(word, [part]) === 1))
      );
    });
    const [only = "", ...more] = said;
    const isInside = members.some(
      (other) => other !== only && other.toLowerCase().includes(only.toLowerCase()),
    );
    if (only === "" || more.length > 0 || isInside) return [];
    for (const word of words) if (word.isName && bestMatch(word, read(only)) === 1) used.add(word);
    return [{ column: name, op: "contains", value: only }];
  });
}

function saidOf({ longest }: { longest: readonly { said: readonly unknown[] }[] }): number {
  return longest[0]?.said.length ?? 0;
}

/** A word of some value that was not said in full: a condition that nobody understood. */
function holdsPart(word: Wanted, { shape, read }: Ground): boolean {
  return shape.columns.some(({ values = [] }) =>
    values.some((value) => value.length <= longestValue && bestMatch(word, read(value)) >= isThere),
  );
}
