import { ordinalNames } from "../../../../lexicon/tables/ordinal-names.ts";
import { languages, type Language } from "../../../../lexicon/words-by-language.ts";
import { foldText } from "../../../../lib/text/fold-text.ts";
import type { ColumnShape, TableShape } from "../../../../model/documents/table-shape.ts";
import { createWordReader, isSameWord } from "../../tables/read-words.ts";
import type { QuestionWord } from "../../tables/read-words.ts";
import { blankOut, type Premise } from "./premise.ts";

const readers = new Map(languages.map((language) => [language, createWordReader(language)]));
const ordinals = new Map(
  languages.map((language) => [
    language,
    new Map(
      ordinalNames[language].flatMap((names, at) =>
        names.split("|").map((name) => [foldText(name), at + 1] as const),
      ),
    ),
  ]),
);

/** "Floor 2", "the second floor": the rows with this number in the column of that name, where it groups rows. */
export function findNumbered(text: string, { columns, rows }: TableShape, language: Language): Premise {
  const none = { text, conditions: [] };
  const read = readers.get(language);
  if (read === undefined) return none;
  const words = read(text);
  const found = columns.flatMap((column) => {
    const head = isNumbering(column, rows) ? read(column.name) : [];
    return words.flatMap((word, at) => {
      if (head.length !== 1 || !isSameWord(word, head[0])) return [];
      const beside = numberBeside(words, at, language);
      return beside === undefined ? [] : [{ column, word, ...beside }];
    });
  });
  const [only, ...more] = found;
  if (only === undefined || more.length > 0) return none;
  const { column, word, number, value } = only;
  if (value < Number(column.min) || value > Number(column.max)) return none;
  const isKey = column.distinct === rows;
  const spans = [word, number].map(({ start, end }) => ({ from: start, to: end }));
  if (isKey) {
    const own = { column: columns.indexOf(column), values: [String(value)], starts: [word.start] };
    return {
      text: blankOut(text, spans),
      conditions: [],
      values: [{ ...own, isFull: true, isVague: false }],
    };
  }
  return {
    text: blankOut(text, spans),
    conditions: [{ column: column.name, op: "=", value: String(value) }],
  };
}

/** Whole numbers without a unit, in every row. */
function isNumbering(
  { kind, role, unit, scale, empty, distinct, isSound }: ColumnShape,
  rows: number,
): boolean {
  const isNumber = kind === "number" && unit === undefined && scale === 0 && isSound;
  return isNumber && role !== "year" && empty === 0 && distinct <= rows;
}

function numberBeside(
  words: readonly QuestionWord[],
  at: number,
  language: Language,
): { number: QuestionWord; value: number } | undefined {
  const [before, after] = [words[at - 1], words[at + 1]];
  if (after !== undefined && /^\d{1,4}$/u.test(after.text))
    return { number: after, value: Number(after.text) };
  if (before === undefined) return undefined;
  const ordinal = ordinals.get(language)?.get(before.fold);
  return ordinal === undefined ? undefined : { number: before, value: ordinal };
}
