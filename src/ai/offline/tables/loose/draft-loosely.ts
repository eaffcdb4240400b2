import { columnHeads, leftWords, longestServing, wholeYear } from "../../../../lexicon/tables/loose-cues.ts";
import { languages } from "../../../../lexicon/words-by-language.ts";
import type { Language } from "../../../../lexicon/words-by-language.ts";
import { foldText } from "../../../../lib/text/fold-text.ts";
import { largest } from "../../../../lib/largest.ts";
import type { ColumnShape, TableShape } from "../../../../model/documents/table-shape.ts";
import { readAsked } from "../../answer/look-up/read-asked.ts";
import { wordReaderOf } from "../../answer/look-up/word-readers.ts";
import { openCueBook } from "../cue-book.ts";
import { roundedTo, whereOf } from "../draft/draft.ts";
import type { TableDraft } from "../draft/draft.ts";
import { aggregateOf } from "../draft/total.ts";
import { yearIn } from "../draft/year-in.ts";
import { isMeasure, priceColumn } from "../limited-column.ts";
import { compilePhrases, phrasesAt } from "../match-phrases.ts";
import { createWordReader } from "../read-words.ts";
import type { QuestionWord } from "../read-words.ts";
import { speaksOfAll } from "./draft-rows.ts";
import { readLoosely } from "./read-loosely.ts";
import type { LooseReading } from "./read-loosely.ts";

const longestQuestion = 300;

/**
 * A plan for a question of which not every word is understood, but what it computes, over which column and for which
 * rows. Undefined where that is not clear, or two tables would do.
 */
export function draftLoosely(
  text: string,
  shapes: readonly TableShape[],
  language: string,
): TableDraft | undefined {
  return draftFor(text, shapes, language) ?? draftFor(text.replace(leadIn, ""), shapes, language);
}

/** "For the budget: how much …": why somebody asks. */
const leadIn = /^[^:?\n]{3,40}:\s+/u;

function draftFor(text: string, shapes: readonly TableShape[], language: string): TableDraft | undefined {
  const known = languages.find((one) => one === language);
  if (known === undefined || text.length > longestQuestion) return undefined;
  const words = createWordReader(known)(text);
  const { wishes, places } = wishesIn(words, known);
  if (wishes.size === 0) return undefined;
  const reader = wordReaderOf(known);
  const asked = readAsked(text, reader);
  const read = (said: string) => reader.read(said);
  const drafts = shapes.flatMap((shape) => {
    const reading = readLoosely(asked, shape, { read, places });
    const draft = reading === undefined ? undefined : draftOf(reading, wishes);
    return reading === undefined || draft === undefined ? [] : [{ draft, explained: reading.explained }];
  });
  const most = largest(
    drafts.map(({ explained }) => explained),
    0,
  );
  const [only, ...more] = drafts.filter(({ explained }) => explained === most);
  return more.length > 0 ? undefined : only?.draft;
}

type Wish = "left" | "year" | "longest" | "sum" | "average" | "difference" | "count" | "dearest" | "cheapest";

/** What is to be computed, and where the words stand that say so. */
function wishesIn(
  words: readonly QuestionWord[],
  language: Language,
): { wishes: Set<Wish>; places: Set<number> } {
  const book = openCueBook(language);
  const own = compilePhrases({ left: leftWords, year: wholeYear, longest: longestServing }, language);
  const tags = new Map<string, Wish>([
    ...(["sum", "average", "difference", "count", "dearest", "cheapest"] as const).map(
      (tag) => [tag, tag] as const,
    ),
    ["change", "difference"],
    ["allPeriods", "year"],
  ]);
  const wishes = new Set<Wish>();
  const others = new Set<string>();
  const places = new Set<number>();
  const take = (wish: Wish, at: number, length: number) => {
    wishes.add(wish);
    for (const word of words.slice(at, at + length)) places.add(word.start);
  };
  for (const at of words.keys()) {
    for (const { tag, length } of phrasesAt(own, words, at)) take(tag, at, length);
    const [cue] = phrasesAt<string>(book.aggregates, words, at);
    const wish = cue === undefined ? undefined : tags.get(cue.tag);
    // "per month" groups nothing where a column holds what is paid in a month
    const isRate = cue?.tag === "per" && phrasesAt(book.periods, words, at + cue.length).length > 0;
    if (cue !== undefined && wish !== undefined) take(wish, at, cue.length);
    else if (cue !== undefined && !isRate) others.add(cue.tag);
    for (const { tag } of phrasesAt<string>(book.links, words, at).slice(0, 1)) others.add(tag);
  }
  // what turns or narrows a question in another way is for whoever understands all of it
  const isOther = ["share", "percent", "median", "rank", "max", "min", "most", "fewest", "per", "not", "or"];
  return isOther.some((tag) => others.has(tag)) ? { wishes: new Set(), places } : { wishes, places };
}

function draftOf(reading: LooseReading, wishes: ReadonlySet<Wish>): TableDraft | undefined {
  const { kind } = reading.asked;
  // "a notice about the pay rise" asks for no difference
  if (wishes.has("difference")) return kind === "amount" || kind === "count" ? ofTwo(reading) : undefined;
  if (wishes.has("left")) return ofPlan(reading);
  if (wishes.has("year")) return overYear(reading);
  if (wishes.has("longest")) return earliest(reading);
  if (wishes.has("dearest") !== wishes.has("cheapest")) return byPrice(reading, wishes.has("dearest"));
  if (wishes.has("average") && !wishes.has("sum")) return total(reading, "average", wishes);
  return wishes.has("sum") && !wishes.has("average") ? total(reading, "sum", wishes) : undefined;
}

const heads = new Map(
  Object.entries(columnHeads).map(([name, list]) => [name, new Set(list.split("|").map(foldText))]),
);

/** The only column that is called like this, its unit aside. */
function columnCalled(shape: TableShape, name: keyof typeof columnHeads): ColumnShape | undefined {
  const known = heads.get(name);
  const [only, ...more] = shape.columns.filter((column) => {
    const plain = column.name.replace(/(?<!\s)\s*[([].*$/u, "").replaceAll("_", " ");
    const { unit = "" } = column;
    const bare = unit !== "" && plain.endsWith(` ${unit}`) ? plain.slice(0, -unit.length) : plain;
    return known?.has(foldText(bare.trim())) === true;
  });
  return more.length > 0 ? undefined : only;
}

/** A sum or an average of the column that is named, over the rows that are. */
function total(
  { shape, filters, measures, asked, open }: LooseReading,
  fn: "sum" | "average",
  wishes: ReadonlySet<Wish>,
): TableDraft | undefined {
  const most = largest(
    measures.map(({ words }) => words),
    0,
  );
  const named = measures.filter(({ words }) => words === most);
  const [best, ...more] = named;
  const implied =
    asked.kind === "amount"
      ? onlyMoney(shape)
      : wishes.has("count") && fn === "sum"
        ? columnCalled(shape, "quantity")
        : undefined;
  if (best === undefined && open > 0) return undefined;
  const column = best === undefined ? implied : more.length > 0 ? undefined : best.column;
  if (column === undefined || !isMeasure(column) || !column.isSound || column.factor !== undefined)
    return undefined;
  // without a row that is named, all of them must be meant
  if (filters.length === 0 && (best === undefined || open > 0 || !speaksOfAll(asked))) return undefined;
  if (fn === "sum" && column.unit === "%") return undefined;
  // prices of single things do not add up
  if (fn === "sum" && columnCalled(shape, "unitPrice")?.name === column.name) return undefined;
  const { aggregate, derive } = aggregateOf(fn, column);
  const where = whereOf(filters);
  const values = { fn: "count", column: column.name, as: "values", ...where };
  const aggregates = [{ ...aggregate, ...where }, values];
  const width = aggregates.length + derive.length;
  return {
    ...{ table: shape.id, width, told: [derive.length > 0 ? 2 : 0, 1], must: [], mostRows: 1 },
    plan: { from: shape.id, ...where, aggregates, ...(derive.length > 0 && { derive }) },
  };
}

const currencies = new Set(Intl.supportedValuesOf("currency"));

/** "How much": the only column of money. */
function onlyMoney({ columns }: TableShape): ColumnShape | undefined {
  const [only, ...more] = columns.filter((column) => isMeasure(column) && currencies.has(column.unit ?? ""));
  return more.length > 0 ? undefined : only;
}

/** Two columns of one row: the later year less the earlier one, else what is said first less what is said then. */
function ofTwo({ shape, filters, measures }: LooseReading): TableDraft | undefined {
  const apart = measures.filter(({ column }) => yearIn(column.name) !== "");
  const all = shape.columns.filter((column) => isMeasure(column));
  const years = all.filter(({ name }) => yearIn(name) !== "");
  const isBoth = measures.length === 0 && all.length === 2 && years.length === 2;
  const pair = isBoth
    ? years
    : (apart.length === 2 ? apart : measures).toSorted((a, b) => b.at - a.at).map(({ column }) => column);
  const [first, second, ...more] = pair;
  if (first === undefined || second === undefined || more.length > 0) return undefined;
  const isTurned = yearIn(first.name) > yearIn(second.name);
  return difference(shape, filters, isTurned ? [second, first] : [first, second]);
}

/** What was planned less what was spent. */
function ofPlan({ shape, filters }: LooseReading): TableDraft | undefined {
  const [planned, spent] = [columnCalled(shape, "planned"), columnCalled(shape, "spent")];
  return planned === undefined || spent === undefined
    ? undefined
    : difference(shape, filters, [spent, planned]);
}

function difference(
  shape: TableShape,
  filters: LooseReading["filters"],
  [from, to]: readonly [ColumnShape, ColumnShape],
): TableDraft | undefined {
  const key = filters[0]?.column;
  if (key === undefined || from.unit !== to.unit || !from.isSound || !to.isSound) return undefined;
  if (from.factor !== undefined || to.factor !== undefined) return undefined;
  return {
    ...{ table: shape.id, width: 4, told: [0, 1, 2, 3], must: [], mostRows: 1 },
    plan: {
      ...{ from: shape.id, where: filters, select: [key, from.name, to.name, "difference"] },
      derive: [{ as: "difference", expr: ["-", to.name, from.name] }],
    },
  };
}

const period =
  /^(?:[qt][1-4]|[1-4]\s?\.?\s?(?:quarter|quartal|trimestre)|(?:19|20)\d\d|jan|feb|f[eé]v|gen|ene|m[aä]r|mar|apr|avr|abr|ma[iyg]|jun|jui|giu|jul|lug|aug|ao[uû]|ago|sep|set|o[ck]t|ott|nov|d[eé][czi][a-z]*)/iu;
const mostColumns = 12;

/** All parts of a year of one row. */
function overYear({ shape, filters, measures }: LooseReading): TableDraft | undefined {
  const columns = shape.columns.filter((column) => isMeasure(column));
  const [first] = columns;
  const key = filters[0]?.column;
  const isWhole = [4, mostColumns].includes(columns.length) && columns.every(({ name }) => period.test(name));
  if (first === undefined || key === undefined || !isWhole || measures.length > 0) return undefined;
  if (!columns.every(({ isSound, unit, factor }) => isSound && unit === first.unit && factor === undefined))
    return undefined;
  const names = columns.map(({ name }) => name);
  const sum = names.slice(1).reduce<unknown>((left, right) => ["+", left, right], first.name);
  const width = names.length + 2;
  return {
    ...{ table: shape.id, width, told: Array.from({ length: width }, (_, at) => at), must: [], mostRows: 1 },
    plan: {
      ...{
        from: shape.id,
        where: filters,
        select: [key, ...names, "sum"],
        derive: [{ as: "sum", expr: sum }],
      },
    },
  };
}

/** The row of a person with the earliest day of entry. */
function earliest({ shape, filters }: LooseReading): TableDraft | undefined {
  const date = columnCalled(shape, "entry");
  return date?.kind === "date" && date.isSound
    ? firstBy(shape, filters, { column: date, fn: "min" })
    : undefined;
}

function byPrice({ shape, filters }: LooseReading, isDearest: boolean): TableDraft | undefined {
  const priced = priceColumn(shape);
  const column =
    columnCalled(shape, "unitPrice") ?? (priced === undefined ? undefined : shape.columns[priced]);
  if (column === undefined || !isMeasure(column) || !column.isSound) return undefined;
  return firstBy(shape, filters, { column, fn: isDearest ? "max" : "min" });
}

/** What tells rows apart best by words, with the first of a column. */
function firstBy(
  shape: TableShape,
  filters: LooseReading["filters"],
  { column, fn }: { column: ColumnShape; fn: "min" | "max" },
): TableDraft | undefined {
  const texts = shape.columns.filter(({ kind, empty, values = [] }) => {
    const isNamed = values.some((value) => /\p{L}{2}.*\p{L}{2}/u.test(value));
    return kind === "text" && empty === 0 && isNamed;
  });
  const [subject] = texts.toSorted((a, b) => b.distinct - a.distinct);
  if (subject === undefined || 2 * subject.distinct < shape.rows) return undefined;
  const where = whereOf(filters);
  const aggregate = { ...aggregateOf(fn, { ...column, scale: roundedTo(column.scale) }).aggregate, ...where };
  return {
    ...{ table: shape.id, width: 3, told: [0, 1, 2], must: [], mostRows: 3 },
    plan: {
      ...{ from: shape.id, ...where, groupBy: [{ column: subject.name }], aggregates: [aggregate] },
      derive: [{ as: "place", rank: { by: "value", desc: fn === "max" } }],
      having: [{ column: "value", op: "notNull" }],
      ...{ orderBy: [{ by: "value", desc: fn === "max" }], limit: 1 },
    },
  };
}
