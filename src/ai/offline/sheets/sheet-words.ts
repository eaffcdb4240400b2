import { languages, type Language } from "../../../lexicon/words-by-language.ts";
import { detectLanguage } from "../../../lib/text/detect-language.ts";
import type { TableShape } from "../../../model/documents/table-shape.ts";
import type { ReadWord } from "../answer/look-up/create-word-reader.ts";
import { wordReaderOf } from "../answer/look-up/word-readers.ts";

/** What is written in a table, as words that a question of any language can be compared with. */
export interface SheetWords {
  /** One list for each column: its head in every language that it can be read in. */
  heads: readonly (readonly ReadWord[])[];
  /** File, sheet and title. */
  title: readonly ReadWord[];
  /** A value, once for each language that it may be written in. */
  valueOf(value: string): ReadWord[][];
}

const umlauts: Readonly<Record<string, string>> = { ae: "ä", oe: "ö", ue: "ü" };

/** Heads and titles are too short to tell their language, so they are read in all five; values in that of the table. */
export function readSheetWords(shape: TableShape, language: Language): SheetWords {
  const inAll = (text: string) => languages.flatMap((own) => wordReaderOf(own).read(text));
  const own = languageOf(shape);
  const count = shape.columns.reduce((sum, { values = [] }) => sum + values.length, 0);
  const others = own === undefined && count <= mostGuessed ? languages : own === undefined ? [] : [own];
  const spoken = [...new Set<Language>([language, ...others])];
  const known = new Map<string, ReadWord[][]>();
  const plain = shape.name.replaceAll(/[._-]+/gu, " ");
  // file names spell ä as ae
  const spelt = plain.replaceAll(/ae|oe|ue/gu, (pair) => umlauts[pair] ?? pair);
  return {
    heads: shape.columns.map(({ name }) => inAll(name.replaceAll(/[_*]+/gu, " "))),
    title: [...inAll(plain), ...(spelt === plain ? [] : wordReaderOf("de").read(spelt))],
    valueOf: (value) => {
      const read = known.get(value) ?? spoken.map((one) => wordReaderOf(one).read(value));
      known.set(value, read);
      return read;
    },
  };
}

function languageOf({ name, columns }: TableShape): Language | undefined {
  const texts = columns.flatMap((column) => [column.name, ...(column.values ?? []).slice(0, mostRead)]);
  const found = detectLanguage([name.replaceAll(/[._-]+/gu, " "), ...texts].join("\n"));
  return languages.find((one) => one === found);
}

const mostRead = 40;
/** Fewer values than these are read in every language where theirs is not clear. */
const mostGuessed = 120;
