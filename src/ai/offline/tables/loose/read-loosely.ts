import type { ColumnShape, TableShape } from "../../../../model/documents/table-shape.ts";
import type { ReadWord } from "../../answer/look-up/create-word-reader.ts";
import { bestMatch } from "../../answer/look-up/match-word.ts";
import { year, type Asked, type Wanted } from "../../answer/look-up/read-asked.ts";
import type { FilterCondition } from "../filters/condition.ts";
import { isMeasure } from "../limited-column.ts";

/** What a question names in a table by its words, whatever else it says. */
export interface LooseReading {
  shape: TableShape;
  asked: Asked;
  /** Conditions on the values that it names. */
  filters: FilterCondition[];
  /** Numbers with the words of their heads that were said, in the order in which they were. */
  measures: { column: ColumnShape; at: number; words: number }[];
  /** How much of the question the table explains. */
  explained: number;
  /** Words that nothing explains; one of them may be what is to be computed. */
  open: number;
}

type Read = (text: string) => ReadWord[];

const isThere = 0.85;
const isHead = 0.5;
const longestValue = 80;
const mostOfValue = 0.6;
/** How many words of a question may stay unexplained, for each that is not. */
const mostOpen = 1;

/** Undefined where a name, a number or a part of a value stays unexplained: such a question is not for this table. */
export function readLoosely(
  asked: Asked,
  shape: TableShape,
  { read, places, hasLists = false }: { read: Read; places: ReadonlySet<number>; hasLists?: boolean },
): LooseReading | undefined {
  const words = asked.wanted;
  const used = new Set<Wanted>();
  const listed = hasLists ? findListed(words, { shape, read, used }) : [];
  const found = findFilters(words, { shape, read, used });
  const filters = found === undefined ? undefined : [...listed, ...found];
  if (filters === undefined) return undefined;
  const measures = shape.columns.flatMap((column) => {
    if (!isMeasure(column) || !column.isSound || column.factor !== undefined) return [];
    const head = read(column.name);
    const isFree = (word: Wanted) => !used.has(word) && !places.has(word.start);
    const said = words.filter((word) => isFree(word) && bestMatch(word, head) >= isHead);
    const [first] = said;
    return first === undefined ? [] : [{ column, at: first.start, words: said.length, said }];
  });
  const around = [shape.name, ...shape.columns.map(({ name }) => name)].flatMap(read);
  const isOpen = (word: Wanted) =>
    !used.has(word) && !places.has(word.start) && bestMatch(word, around) < isHead;
  const unknown = words.filter(isOpen);
  const hard = unknown.filter(({ isName, isLight, word }) => isName || (/\p{N}/u.test(word) && !isLight));
  const loose = unknown.filter(({ isLight, isPhrase }) => !isLight && !isPhrase);
  const known = words.filter((word) => !isOpen(word) && !word.isLight);
  if (hard.length > 0 || loose.length > mostOpen * Math.max(1, known.length)) return undefined;
  if (loose.some((word) => holdsPart(word, { shape, read }))) return undefined;
  const open = loose.filter(({ isNumber }) => !isNumber).length;
  return { shape, asked, filters, measures, explained: known.length, open };
}

interface Ground {
  shape: TableShape;
  read: Read;
}

/** Values whose words were all said, the longest of each column; undefined where one could be that of two columns. */
function findFilters(
  words: readonly Wanted[],
  { shape, read, used }: Ground & { used: Set<Wanted> },
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
    const [first, ...more] = longest;
    if (first === undefined || first.said.every((word) => used.has(word))) continue;
    if (more.length > 0 || first.said.some((word) => used.has(word))) return undefined;
    for (const word of first.said) used.add(word);
    filters.push({ column: column.name, op: "=", value: first.value });
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
