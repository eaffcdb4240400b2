import { comparesColumns, everyRow, wantsRows } from "../../../../lexicon/tables/compare-columns.ts";
import { filterCues } from "../../../../lexicon/tables/filter-cues.ts";
import { columnHeads } from "../../../../lexicon/tables/loose-cues.ts";
import { languages } from "../../../../lexicon/words-by-language.ts";
import type { Language } from "../../../../lexicon/words-by-language.ts";
import { foldText } from "../../../../lib/text/fold-text.ts";
import type { ColumnShape, TableShape } from "../../../../model/documents/table-shape.ts";
import type { ReadWord } from "../../answer/look-up/create-word-reader.ts";
import { bestMatch } from "../../answer/look-up/match-word.ts";
import { readAsked, type Asked } from "../../answer/look-up/read-asked.ts";
import { wordReaderOf } from "../../answer/look-up/word-readers.ts";
import { openCueBook } from "../cue-book.ts";
import { whereOf } from "../draft/draft.ts";
import type { TableDraft } from "../draft/draft.ts";
import type { FilterCondition } from "../filters/condition.ts";
import { isMeasure } from "../limited-column.ts";
import { compilePhrases, phrasesAt } from "../match-phrases.ts";
import { createWordReader } from "../read-words.ts";
import type { QuestionWord } from "../read-words.ts";
import { rewordings } from "../rewordings.ts";
import { readLoosely, type LooseReading } from "./read-loosely.ts";

const longestQuestion = 300;
const mostRows = 40;
const mostColumns = 12;
const isHead = 0.7;

/**
 * The rows that a question picks out, or how many they are, where not every word is understood but what they are picked
 * out by: a value, or one column that is below or above another. Undefined where that is not clear.
 */
export function draftRows(
  text: string,
  shapes: readonly TableShape[],
  language: string,
): TableDraft | undefined {
  const known = languages.find((one) => one === language);
  if (known === undefined || text.length > longestQuestion) return undefined;
  for (const said of rewordings(text.replace(leadIn, ""), shapes, known)) {
    const wish = wishOf(said, known);
    if (wish === undefined) continue;
    const drafts = shapes.flatMap((shape) => draftOf(said, shape, { wish, language: known }) ?? []);
    if (drafts.length === 1) return drafts[0];
  }
  return undefined;
}

/** "For the budget: which …": why somebody asks. */
const leadIn = /^[^:?\n]{3,40}?\s?:\s+/u;

type Wish = "rows" | "count";

/** Whether rows are wanted or their number; undefined where anything else is to be computed. */
function wishOf(text: string, language: Language): Wish | undefined {
  const words = createWordReader(language)(text);
  const book = openCueBook(language);
  const tags = new Set(
    words.flatMap((_, at) =>
      phrasesAt<string>(book.aggregates, words, at)
        .slice(0, 1)
        .map(({ tag }) => tag),
    ),
  );
  const links = words.flatMap((_, at) => phrasesAt<string>(book.links, words, at).map(({ tag }) => tag));
  if (links.includes("not") || links.includes("or")) return undefined;
  const isCount = tags.delete("count");
  // "combien coûte" asks for a price
  const isPaid = words.some(
    (_, at) =>
      phrasesAt(book.others, words, at).some(({ tag }) => tag === "cost") ||
      phrasesAt(book.spending, words, at).length > 0,
  );
  if (isCount && isPaid) return undefined;
  const isOther = [...tags].some((tag) => !harmless.has(tag) && !comparing.has(tag));
  if (isOther || phrasesAt(book.yesNo, words, 0).length > 0) return undefined;
  if (isCount) return "count";
  const asking = compilePhrases({ rows: wantsRows }, language);
  return words.slice(0, 2).some((_, at) => phrasesAt(asking, words, at).length > 0) ? "rows" : undefined;
}

const harmless: ReadonlySet<string> = new Set(["which", "who"]);
/** "Minimum" and "most" may be the name of a column, or part of a comparison. */
const comparing: ReadonlySet<string> = new Set(["min", "max", "most", "fewest"]);

interface Ground {
  wish: Wish;
  language: Language;
}

function draftOf(text: string, shape: TableShape, { wish, language }: Ground): TableDraft | undefined {
  const reader = wordReaderOf(language);
  const asked = readAsked(text, reader);
  const read = (said: string) => reader.read(said);
  const pair = comparedIn(text, shape, { language, read });
  const reading = readLoosely(asked, shape, { read, places: pair?.places ?? new Set(), hasLists: true });
  if (reading === undefined || (pair === undefined && hasExtreme(text, language))) return undefined;
  const conditions = [...reading.filters, ...(pair === undefined ? [] : [pair.condition])];
  if (conditions.length === 0 || shape.columns.length > mostColumns) return undefined;
  if (pair === undefined && !isPickedOut(reading, { read, wish })) return undefined;
  return wish === "count" ? countOf(reading, conditions, read) : rowsOf(shape, conditions);
}

function hasExtreme(text: string, language: Language): boolean {
  const words = createWordReader(language)(text);
  const { aggregates } = openCueBook(language);
  return words.some((_, at) =>
    phrasesAt<string>(aggregates, words, at)
      .slice(0, 1)
      .some(({ tag }) => comparing.has(tag)),
  );
}

/** Every word that matters names the value, its column or what the rows are: nothing else is asked of them. */
function isPickedOut(
  { shape, asked, filters, open }: LooseReading,
  { read, wish }: { read: (text: string) => ReadWord[]; wish: Wish },
): boolean {
  if (open > 0 || asked.wanted.some(({ isNumber, isLight }) => isNumber && !isLight)) return false;
  const near = [
    shape.name.replaceAll(/[._-]+/gu, " "),
    ...filters.flatMap(({ column, value = "" }) => [column, value]),
    ...shape.columns.filter((column) => isKey(column, shape)).map(({ name }) => name),
    // what is counted may be said by any head: "closed banks" have a closing date
    ...(wish === "count" ? shape.columns.map(({ name }) => name) : []),
  ].flatMap(read);
  return asked.wanted.every((word) => word.isLight || word.isPhrase || bestMatch(word, near) >= 0.5);
}

function isKey({ distinct, empty }: ColumnShape, { rows }: TableShape): boolean {
  return empty === 0 && distinct === rows;
}

function rowsOf(shape: TableShape, conditions: readonly FilterCondition[]): TableDraft {
  const select = shape.columns.map(({ name }) => name);
  return {
    ...{ table: shape.id, width: select.length, told: select.map((_, at) => at), must: [], mostRows },
    plan: { from: shape.id, ...whereOf(conditions), select },
  };
}

const quantities = new Set(columnHeads.quantity.split("|").map(foldText));

/** Rows are counted where each is one of what is asked for, and none says how many there are of it. */
function countOf(
  { shape, asked }: LooseReading,
  conditions: readonly FilterCondition[],
  read: (text: string) => ReadWord[],
): TableDraft | undefined {
  const hasQuantity = shape.columns.some(
    (column) => isMeasure(column) && quantities.has(foldText(column.name.replace(/\s*[([].*$/u, ""))),
  );
  const keys = shape.columns.filter((column) => isKey(column, shape) && column.kind === "text");
  const named = [shape.name.replaceAll(/[._-]+/gu, " "), ...keys.map(({ name }) => name)].flatMap(read);
  const isCounted = asked.wanted.some(
    (word) => !word.isName && !word.isNumber && bestMatch(word, named) >= isHead,
  );
  if (hasQuantity || !isCounted) return undefined;
  const where = whereOf(conditions);
  return {
    ...{ table: shape.id, must: [], width: 2, told: [0, 1], mostRows: 1 },
    plan: {
      from: shape.id,
      aggregates: [
        { fn: "count", as: "number", ...where },
        { fn: "count", as: "all" },
      ],
    },
  };
}

interface Compared {
  condition: FilterCondition;
  places: Set<number>;
}

/** "The stock is below the minimum": the number named before, the sign, the number named behind. */
function comparedIn(
  text: string,
  shape: TableShape,
  { language, read }: { language: Language; read: (text: string) => ReadWord[] },
): Compared | undefined {
  const words = createWordReader(language)(text);
  const { below, above } = filterCues;
  const books = [compilePhrases({ below, above }, language), compilePhrases(comparesColumns, language)];
  const signs = words.flatMap((_, at) =>
    books.flatMap((book) => phrasesAt(book, words, at).map((found) => ({ ...found, at }))),
  );
  const [sign] = signs.toSorted((a, b) => b.length - a.length);
  if (sign === undefined) return undefined;
  const from = words[sign.at]?.start ?? 0;
  const to = words[sign.at + sign.length - 1]?.end ?? 0;
  const all = read(text);
  const behind = all.filter(({ start }) => start >= to);
  const before = columnIn(all.filter(({ end }) => end <= from).toReversed(), shape, read);
  // "where does the stock fall below", "bei welchen übersteigt": the verb may stand before both
  const left = before ?? columnIn(behind, shape, read);
  const rest = before === undefined ? behind.filter(({ start }) => start > (left?.start ?? 0)) : behind;
  const right = columnIn(rest, shape, read);
  if (left === undefined || right === undefined || left.column === right.column) return undefined;
  if (left.column.unit !== right.column.unit) return undefined;
  const op = sign.tag === "below" ? "<" : ">";
  const condition = { column: left.column.name, op, other: right.column.name };
  const between = words.slice(sign.at, sign.at + sign.length).map(({ start }: QuestionWord) => start);
  return { condition, places: new Set([...between, left.start, right.start]) };
}

/** The number that the nearest of these words names, and no other one. */
function columnIn(
  words: readonly ReadWord[],
  shape: TableShape,
  read: (text: string) => ReadWord[],
): { column: ColumnShape; start: number } | undefined {
  for (const word of words) {
    if (word.isNumber) return undefined;
    const found = shape.columns.filter(
      (column) => isSound(column) && !word.isStop && bestMatch(word, read(column.name)) >= isHead,
    );
    const exact = found.filter(({ name }) => bestMatch(word, read(name)) === 1);
    const [only, ...more] = exact.length > 0 ? exact : found;
    if (only !== undefined) return more.length > 0 ? undefined : { column: only, start: word.start };
  }
  return undefined;
}

function isSound(column: ColumnShape): boolean {
  return isMeasure(column) && column.isSound && column.factor === undefined;
}

/** Whether a question speaks of all rows. */
export function speaksOfAll({ text, language }: Asked): boolean {
  const words = createWordReader(language)(text);
  const book = compilePhrases({ all: everyRow }, language);
  return words.some((_, at) => phrasesAt(book, words, at).length > 0);
}
