import {
  impliedSuperlatives,
  plainSuperlatives,
  soldBest,
} from "../../../../lexicon/tables/reckoned/implied-superlatives.ts";
import { languages, type Language } from "../../../../lexicon/words-by-language.ts";
import { foldText } from "../../../../lib/text/fold-text.ts";
import type { ColumnShape, TableShape } from "../../../../model/documents/table-shape.ts";
import { isMeasure } from "../../tables/limited-column.ts";
import { compilePhrases, phrasesAt } from "../../tables/match-phrases.ts";
import { createWordReader } from "../../tables/read-words.ts";
import type { Premise } from "./premise.ts";

const known = impliedSuperlatives.map(({ said, wants, heads, units = "" }) => ({
  ...{ said, wants },
  heads: new Set(heads.split("|").map(foldText)),
  units: new Set(units.split("|").filter(Boolean)),
}));

const books = new Map(
  languages.map((language) => [
    language,
    {
      read: createWordReader(language),
      phrases: known.map(({ said }) => compilePhrases({ said }, language)),
    },
  ]),
);

/** "The longest" by its duration, "the oldest" by its age, "sold best" by what was sold: said as a plain superlative. */
export function saySuperlative(text: string, shape: TableShape, language: Language): Premise {
  return { text: sayImplied(saySold(text, language), shape, language), conditions: [] };
}

function saySold(text: string, language: Language): string {
  const { sold, best, worst, most, least } = soldBest[language];
  if (!sold.test(text)) return text;
  return best.test(text) ? text.replace(best, most) : text.replace(worst, least);
}

function sayImplied(text: string, shape: TableShape, language: Language): string {
  const book = books.get(language);
  const words = book?.read(text) ?? [];
  const found = known.flatMap(({ wants, heads, units }, index) => {
    const own = book?.phrases[index];
    const at =
      own === undefined ? -1 : words.findIndex((_, place) => phrasesAt(own, words, place).length > 0);
    if (own === undefined || at < 0) return [];
    const length = phrasesAt(own, words, at)[0]?.length ?? 1;
    const isTime = wants === "latest" || wants === "earliest";
    const column = onlyColumn(shape, { heads, units, isTime });
    return column === undefined ? [] : [{ wants, column, at, length }];
  });
  const [only, ...more] = found;
  // a table with an age and a day of birth, or a duration and a day of entry, says the same twice or leaves it open
  if (only === undefined || more.some(({ column }) => column !== only.column)) return text;
  const [first, last] = [words[only.at], words[only.at + only.length - 1]];
  if (first === undefined || last === undefined) return text;
  const head = only.column.name.replaceAll(/[([][^)\]]{0,40}[)\]]/gu, " ").trim();
  const said = `${plainSuperlatives[only.wants][language]} ${head}`;
  return `${text.slice(0, first.start)}${said}${text.slice(last.end)}`;
}

/** The only column that is called so; else the only one in such a unit. */
function onlyColumn(
  { columns }: TableShape,
  { heads, units, isTime }: { heads: ReadonlySet<string>; units: ReadonlySet<string>; isTime: boolean },
): ColumnShape | undefined {
  const fits = columns.filter((column) =>
    isTime ? column.kind === "date" || column.role === "year" : isMeasure(column),
  );
  const called = fits.filter(({ name }) => heads.has(bareHead(name)));
  const measured = fits.filter(({ unit = "" }) => units.has(unit));
  const [only, ...more] = called.length > 0 ? called : measured;
  return only?.isSound === true && more.length === 0 ? only : undefined;
}

function bareHead(head: string): string {
  const plain = head.replaceAll(/[([][^)\]]{0,40}[)\]]/gu, " ").replaceAll(/[_.'’-]+/gu, " ");
  return foldText(plain.replaceAll(/\s+/gu, " ").trim());
}
