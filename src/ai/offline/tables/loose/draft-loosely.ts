import { overPlan, underPlan } from "../../../../lexicon/tables/loose-cues.ts";
import { languages } from "../../../../lexicon/words-by-language.ts";
import { largest } from "../../../../lib/largest.ts";
import type { ColumnShape, TableShape } from "../../../../model/documents/table-shape.ts";
import { readAsked } from "../../answer/look-up/read-asked.ts";
import { wordReaderOf } from "../../answer/look-up/word-readers.ts";
import { roundedTo, whereOf } from "../draft/draft.ts";
import type { TableDraft } from "../draft/draft.ts";
import { aggregateOf } from "../draft/total.ts";
import { yearIn } from "../draft/year-in.ts";
import { isMeasure, priceColumn } from "../limited-column.ts";
import { openCueBook } from "../cue-book.ts";
import { readLimits } from "../read-limits.ts";
import { createWordReader } from "../read-words.ts";
import { columnCalled } from "./column-called.ts";
import { draftGroups } from "./draft-groups.ts";
import { draftTotal, draftUnsaid, picksRow } from "./draft-total.ts";
import { readLoosely } from "./read-loosely.ts";
import type { LooseReading } from "./read-loosely.ts";
import { readWishes, type SheetWish } from "./read-wishes.ts";

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
  const { wishes, places, grouping } = readWishes(words, known);
  const isSpan = readLimits(text, words, openCueBook(known)).some(
    (item) => item.kind === "periodRange" && !areNext(item.from, item.to),
  );
  // all years of a span are added up by whoever reads all of the question; from one to the other it is a difference
  if (isSpan && !wishes.has("difference")) return undefined;
  if (wishes.size === 0 && grouping === undefined && !overPlan.test(text) && !underPlan.test(text))
    return undefined;
  const reader = wordReaderOf(known);
  const asked = readAsked(text, reader);
  const read = (said: string) => reader.read(said);
  const drafts = shapes.flatMap((shape) => {
    const reading = readLoosely(asked, shape, { read, places, hasSeveral: wishes.has("sum") });
    const draft =
      reading === undefined
        ? undefined
        : grouping === undefined
          ? draftOf(reading, wishes)
          : draftGroups(reading, grouping, wishes);
    if (reading === undefined || draft === undefined) return [];
    // of two tables that know a name, the one is meant that has several rows of it
    return [{ draft, explained: reading.explained - (picksRow(reading) ? 0.5 : 0) }];
  });
  const most = largest(
    drafts.map(({ explained }) => explained),
    0,
  );
  const [only, ...more] = drafts.filter(({ explained }) => explained === most);
  return more.length > 0 ? undefined : only?.draft;
}

/** Between two years in a row there is none that could be left out. */
function areNext(from: string, to: string): boolean {
  return from.length === 4 && Number(to) - Number(from) === 1;
}

function draftOf(reading: LooseReading, wishes: ReadonlySet<SheetWish>): TableDraft | undefined {
  const { kind, text } = reading.asked;
  const isAmount = kind === "amount" || kind === "count";
  if (overPlan.test(text) !== underPlan.test(text) && !namesOther(reading))
    return isAmount || kind === "thing" ? besidePlan(reading, overPlan.test(text)) : undefined;
  // "a notice about the pay rise" asks for no difference
  if (wishes.has("difference")) return isAmount ? ofTwo(reading) : undefined;
  if (wishes.has("left")) return ofPlan(reading);
  if (wishes.has("year")) return overYear(reading);
  if (wishes.has("longest")) return earliest(reading);
  if (wishes.has("dearest") !== wishes.has("cheapest")) return byPrice(reading, wishes.has("dearest"));
  if (wishes.has("average") && !wishes.has("sum")) return draftTotal(reading, "average", wishes);
  if (wishes.has("average")) return undefined;
  return wishes.has("sum") ? draftTotal(reading, "sum", wishes) : draftUnsaid(reading, wishes);
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

/** How much more or less was spent than planned; nothing where it was the other way round. */
function besidePlan({ shape, filters }: LooseReading, isOver: boolean): TableDraft | undefined {
  const [planned, spent] = [columnCalled(shape, "planned"), columnCalled(shape, "spent")];
  if (planned === undefined || spent === undefined) return undefined;
  const draft = difference(shape, filters, isOver ? [planned, spent] : [spent, planned]);
  return draft === undefined ? undefined : { ...draft, positive: [3] };
}

/** A forecast, say, is compared with the plan instead of what was spent. */
function namesOther({ shape, measures }: LooseReading): boolean {
  const own = [columnCalled(shape, "planned"), columnCalled(shape, "spent")];
  return measures.some(({ column }) => !own.includes(column));
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

function wholeRow(
  shape: TableShape,
  where: ReturnType<typeof whereOf>,
  order: { by: string; desc: boolean },
): TableDraft | undefined {
  const select = shape.columns.map(({ name }) => name);
  const told = shape.columns.flatMap(({ empty, name }, at) => (empty === 0 || name === order.by ? [at] : []));
  if (select.length > mostColumns) return undefined;
  return {
    ...{ table: shape.id, width: select.length, told, must: [], mostRows: 3 },
    plan: { from: shape.id, ...where, select, orderBy: [order], limit: 1 },
  };
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
  // a row that no text tells apart is told whole: its place or its person alone would be the answer to something else
  if (subject.distinct < shape.rows) return wholeRow(shape, where, { by: column.name, desc: fn === "max" });
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
