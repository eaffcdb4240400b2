import { largest } from "../../../lib/largest.ts";
import { columnConcepts, legalForms, namingEndings } from "../../../lexicon/tables/column-concepts.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import type { ColumnShape, TableShape } from "../../../model/documents/table-shape.ts";
import { isSameRun, isSameWord } from "./read-words.ts";
import type { ReadWords, QuestionWord } from "./read-words.ts";

const shortestPart = 4;

/** What a table offers to be named by a question: heads, values, its own name. */
export interface TableTerms {
  shape: TableShape;
  heads: readonly Head[];
  valuesByFirst: ReadonlyMap<string, readonly ValueTerm[]>;
  valuesByStem: ReadonlyMap<string, readonly ValueTerm[]>;
  names: readonly (readonly QuestionWord[])[];
}

interface Head {
  column: number;
  words: readonly QuestionWord[];
  /** The thing that it numbers or names, where it says so in one word. */
  thing: readonly QuestionWord[];
  concept: number;
  /** The year that it is called by, where no other column has it. */
  year?: string;
}

export interface ValueTerm {
  column: number;
  value: string;
  words: readonly QuestionWord[];
}

const concepts = new Map(
  columnConcepts.flatMap((group, at) => group.split("|").map((word) => [foldText(word), at] as const)),
);

export function readTerms(shape: TableShape, read: ReadWords): TableTerms {
  const heads = shape.columns.map((column, at): Head => {
    const words = read(headWords(column));
    return { column: at, words, thing: thingOf(column, words, read), concept: conceptOf(words) };
  });
  nameByYear(heads);
  const valuesByFirst = new Map<string, ValueTerm[]>();
  const valuesByStem = new Map<string, ValueTerm[]>();
  for (const [at, { values = [] }] of shape.columns.entries())
    for (const value of values) {
      const words = read(value);
      const [first] = words;
      if (first === undefined) continue;
      const term = { column: at, value, words };
      addTo(valuesByFirst, first.fold, term);
      if (words.length === 1) addTo(valuesByStem, first.stem, term);
    }
  const names = shape.name.split(" / ").map((part) => read(part.replace(/\.[a-z0-9]{1,5}$/iu, "")));
  return { shape, heads, valuesByFirst, valuesByStem, names };
}

function addTo(lists: Map<string, ValueTerm[]>, key: string, term: ValueTerm): void {
  const list = lists.get(key);
  if (list === undefined) lists.set(key, [term]);
  else list.push(term);
}

/** A head without its unit, taken apart where words are joined. */
function headWords({ name, unit }: ColumnShape): string {
  const plain = name.replaceAll(/\p{Ll}(?=\p{Lu})/gu, "$& ").replaceAll("_", " ");
  if (unit === undefined) return plain.replace(/(?<!\s)\s*[([][^()[\]]{1,12}[)\]]\s*$/u, "");
  return plain.replace(
    new RegExp(String.raw`(?<!\s)\s*(?:[([,]\s*)?(?:in\s+)?${escape(unit)}\s*(?:[)\]]\s*)?$`, "u"),
    "",
  );
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

const endings = namingEndings.split("|").map(foldText);

/** "Rechnungsnummer" numbers a "Rechnung". */
function thingOf(
  { kind, role }: ColumnShape,
  words: readonly QuestionWord[],
  read: ReadWords,
): QuestionWord[] {
  const [only, ...more] = words;
  if (only === undefined || more.length > 0 || (kind !== "text" && role !== "code")) return [];
  const ending = endings.find((one) => only.fold.endsWith(one));
  const bare = ending === undefined ? "" : only.fold.slice(0, -ending.length);
  return bare.length < shortestPart ? [] : read(bare.replace(/(?<=.{4})s$/u, ""));
}

/** "Year ended / 2019", "2019 / $'000" and "April 26, 2019" are called by their year, where no other column has it. */
function nameByYear(heads: readonly Head[]): void {
  const years = Map.groupBy(heads, ({ words }) => {
    const own = new Set(words.map(({ text }) => text).filter((text) => /^(?:19|20)\d\d$/u.test(text)));
    const [year = "", ...more] = own;
    return more.length > 0 ? "" : year;
  });
  for (const [year, [only, ...more]] of years) {
    if (year === "" || only === undefined || more.length > 0) continue;
    only.thing = only.words.filter(({ text }) => text === year).slice(0, 1);
    only.year = year;
  }
}

/** The place of the concept that these words name; -1 for none. */
export function conceptOf(words: readonly QuestionWord[]): number {
  return concepts.get(words.map(({ fold }) => fold).join(" ")) ?? -1;
}

export interface ColumnMatch {
  column: number;
  length: number;
  isWhole: boolean;
}

/** The columns whose heads the words from here on name; whole heads before parts of heads, longer ones first. */
export function columnsAt({ heads }: TableTerms, words: readonly QuestionWord[], at: number): ColumnMatch[] {
  const whole = heads.flatMap(({ column, words: full, thing }): ColumnMatch[] => {
    const own = [full, thing].find(
      (one) => one.length > 0 && isSameRun(one, words.slice(at, at + one.length)),
    );
    return own === undefined ? [] : [{ column, length: own.length, isWhole: true }];
  });
  if (whole.length > 0) return longest(whole);
  const concept = conceptOf(words.slice(at, at + 1));
  const same = heads.filter((head) => concept >= 0 && head.concept === concept);
  if (same.length > 0) return same.map(({ column }) => ({ column, length: 1, isWhole: true }));
  return longest(heads.flatMap(({ column, words: own }) => partAt(column, own, words.slice(at))));
}

/** Some words of a longer head: "sales" for "net sales". */
function partAt(column: number, own: readonly QuestionWord[], words: readonly QuestionWord[]): ColumnMatch[] {
  const [first] = words;
  if (own.length < 2 || first === undefined || first.fold.length < shortestPart) return [];
  const from = own.findIndex((word) => isSameWord(word, first));
  if (from < 0 || /^\d/u.test(first.fold)) return [];
  let length = 1;
  while (isSameWord(own[from + length], words[length])) length += 1;
  return [{ column, length, isWhole: false }];
}

function longest<T extends { length: number }>(found: readonly T[]): T[] {
  const most = largest(
    found.map(({ length }) => length),
    0,
  );
  return found.filter(({ length }) => length === most);
}

const shortestStem = 3;
const forms = new Set(legalForms.split("|").map(foldText));

/** The values that the words from here on name: as written, without the legal form of a firm, or inflected. */
export function valuesAt(
  { valuesByFirst, valuesByStem }: TableTerms,
  words: readonly QuestionWord[],
  at: number,
) {
  const word = words[at];
  if (word === undefined) return [];
  const begun = valuesByFirst.get(word.fold) ?? [];
  const whole = begun.flatMap((term) => {
    const isNamed = term.words.every(({ fold }, offset) => words[at + offset]?.fold === fold);
    return isNamed && isMeant(term, words, at) ? [{ ...term, length: term.words.length }] : [];
  });
  if (whole.length > 0) return longest(whole);
  const firms = begun.flatMap((term) => {
    const length = term.words.findIndex(({ fold }) => forms.has(fold));
    const isNamed =
      length > 0 &&
      term.words.slice(0, length).every(({ fold }, offset) => words[at + offset]?.fold === fold);
    return isNamed && word.fold.length >= shortestPart ? [{ ...term, length }] : [];
  });
  if (firms.length > 0) return longest(firms);
  if (word.fold.length < shortestPart || word.stem.length < shortestStem) return [];
  return (valuesByStem.get(word.stem) ?? []).map((term) => ({ ...term, length: 1 }));
}

/** A short value such as IT or A is meant only where it is written like that, and not as the first word; a number never. */
function isMeant({ words: own, value }: ValueTerm, words: readonly QuestionWord[], at: number): boolean {
  const [only, ...more] = own;
  if (own.every(({ fold }) => /^\d/u.test(fold))) return false;
  if (more.length > 0 || only === undefined || only.fold.length >= shortestPart) return true;
  return at > 0 && words[at]?.text === value.trim();
}

/** How many words from here on stand in the name of the table, in its order. */
export function nameRunAt({ names }: TableTerms, words: readonly QuestionWord[], at: number): number {
  let most = 0;
  for (const name of names)
    for (const [from, own] of name.entries()) {
      if (!isSameWord(own, words[at])) continue;
      let length = 1;
      while (isSameWord(name[from + length], words[at + length])) length += 1;
      most = Math.max(most, length);
    }
  return most;
}
