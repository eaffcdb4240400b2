import type { ColumnShape, TableShape } from "../../../../model/documents/table-shape.ts";
import type { ReadWord } from "../../answer/look-up/create-word-reader.ts";
import type { Asked, Wanted } from "../../answer/look-up/read-asked.ts";
import type { FilterCondition } from "../filters/condition.ts";

export interface FoundPeople {
  filters: FilterCondition[];
  words: Wanted[];
}

interface Ground {
  shape: TableShape;
  read: (text: string) => ReadWord[];
  /** Words that name a whole value already. */
  used: ReadonlySet<Wanted>;
}

const properName = /^\p{Lu}[\p{L}'’.-]*(?:\s(?:\p{Ll}{1,4}\s)?\p{Lu}[\p{L}'’.-]+){1,3}$/u;
const mostlyNames = 0.8;

/**
 * "Nadia" for the only "Nadia Ferris" of a column of names. Undefined where a word could be one of two: such a question
 * is not clear.
 */
export function findPeople(asked: Asked, { shape, read, used }: Ground): FoundPeople | undefined {
  const filters: FilterCondition[] = [];
  const words: Wanted[] = [];
  const named = shape.columns.filter(holdsNames).map(({ name, values = [] }) => ({
    ...{ name, values: values.map((value) => ({ value, parts: read(value).map(({ word }) => word) })) },
  }));
  for (const word of asked.wanted) {
    if (used.has(word) || !isProper(word, asked)) continue;
    const found = named.flatMap(({ name, values }) => {
      const own = values.filter(({ parts }) => parts.includes(word.word));
      return own.map(({ value, parts }) => ({ name, value, isFirst: parts[0] === word.word }));
    });
    const [only, ...more] = found;
    if (only === undefined) continue;
    // every German noun has a capital: there only a first name is sure to be one
    if (more.length > 0 || (asked.language === "de" && !word.isName && !only.isFirst)) return undefined;
    words.push(word);
    filters.push({ column: only.name, op: "=", value: only.value });
  }
  return { filters, words };
}

function isProper({ isName, start, end }: Wanted, { text, language }: Asked): boolean {
  return isName || (language === "de" && start > 0 && /^\p{Lu}/u.test(text.slice(start, end)));
}

/** All values are known, and nearly all of them are two or more words with capitals. */
export function holdsNames({ kind, values = [], isWhole }: ColumnShape): boolean {
  const names = values.filter((value) => properName.test(value.trim()));
  return kind === "text" && isWhole && values.length > 0 && names.length >= mostlyNames * values.length;
}
