import { plainDateHeads } from "../../../lexicon/tables/date-heads.ts";
import { stateHeads } from "../../../lexicon/tables/state-words.ts";
import { addingHeads } from "../../../lexicon/tables/loose-cues.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import type { AggregateCue } from "../../../lexicon/tables/aggregate-cues.ts";
import type { ColumnShape, TableShape } from "../../../model/documents/table-shape.ts";
import { whereOf } from "../tables/draft/draft.ts";
import type { TableDraft } from "../tables/draft/draft.ts";
import { isMeasure } from "../tables/limited-column.ts";
import type { NamedHead } from "./find-heads.ts";
import { rowsCounted } from "./draft-most-often.ts";
import { measureOf, moneyOf, spentOf, wholeOf } from "./find-measure.ts";
import { conditionsOf, isKey, type SheetReading } from "./read-sheet.ts";
import { isDayNoun } from "./row-noun.ts";

const most: readonly AggregateCue[] = ["max", "most", "dearest", "latest"];
const least: readonly AggregateCue[] = ["min", "fewest", "cheapest", "earliest"];
export const superlatives: readonly AggregateCue[] = [...most, ...least];

const mostColumns = 12;
const mostRows = 3;

/** The row with the most or the least of something among those that are picked, or the second, third and so on. */
export function draftBestRow(reading: SheetReading): TableDraft | undefined {
  const { shape, cues, values } = reading;
  const said = superlatives.filter((cue) => cues.cues.has(cue));
  const isMost = said.every((cue) => most.includes(cue));
  if (said.length === 0 || (!isMost && !said.every((cue) => least.includes(cue)))) return undefined;
  if (cues.cues.has("sum") || cues.cues.has("average") || rowsCounted(reading) !== undefined)
    return undefined;
  if (values.some(({ isVague }) => isVague) || shape.columns.length > mostColumns) return undefined;
  const by = comparedColumn(reading, said);
  if (by === undefined || (groupsRows(reading, said) && !isStand(reading, by))) return undefined;
  const select = shape.columns.map(({ name }) => name);
  const column = select.indexOf(by);
  const { place } = cues;
  return {
    ...{ table: shape.id, width: select.length, told: filledColumns(reading, column), must: [] },
    ...{ mostRows: place + mostRows - 1, ...(place > 1 && { place: { column, number: place } }) },
    plan: {
      ...{ from: shape.id, ...whereOf(conditionsOf(reading)), select },
      ...{ orderBy: [{ by, desc: isMost }], limit: place },
    },
  };
}

/** Cells that every row has, so that none is told empty. */
function filledColumns({ shape }: SheetReading, by: number): number[] {
  return shape.columns.flatMap(({ empty }, at) => (empty === 0 || at === by ? [at] : []));
}

function comparedColumn(reading: SheetReading, said: readonly AggregateCue[]): string | undefined {
  const { shape } = reading;
  if (said.some((cue) => cue === "latest" || cue === "earliest")) {
    return said.length === 1 ? comparedDate(reading)?.name : undefined;
  }
  const isPrice = said.some((cue) => cue === "dearest" || cue === "cheapest");
  const named = measureOf({ shape, heads: measuredHeads(reading) });
  if (named === "unclear" || (named !== undefined && isNumbering(shape, named))) return undefined;
  const found = named ?? (isPrice ? spentOf(shape) : (entryMoney(reading) ?? wholeOf(shape)));
  return found !== undefined && isMeasure(found) && found.isSound && found.empty === 0
    ? found.name
    : undefined;
}

const settled = new Set(stateHeads.paid.split("|").map(foldText));

/** The day or year that is named, else the only one; who paid first says nothing of who came first. */
function comparedDate({ shape, heads }: SheetReading): ColumnShape | undefined {
  const isTime = ({ kind, role }: ColumnShape) => kind === "date" || role === "year";
  const named = heads.flatMap(({ column, score }) => {
    const own = shape.columns[column];
    return own !== undefined && isTime(own) ? [{ own, score }] : [];
  });
  const best = named.filter(({ score }) => named.every((other) => other.score <= score));
  const all = shape.columns.filter((column) => isTime(column));
  const plain = all.filter(({ name }) => !settled.has(foldText(name.replaceAll(/[_.'’-]+/gu, " "))));
  const [only, ...more] =
    best.length > 0 ? best.map(({ own }) => own) : all.length === 1 ? plain : plainOf(all);
  return more.length === 0 && only?.isSound === true ? only : undefined;
}

const plainDates = new Set(plainDateHeads.split("|").map(foldText));

function plainOf(dates: readonly ColumnShape[]): ColumnShape[] {
  return dates.filter(({ name }) => plainDates.has(foldText(name)));
}

/** "Which flat used the most water": the number of the flat is what is asked for, where something else is measured. */
function measuredHeads({ shape, heads, noun, cues }: SheetReading): readonly NamedHead[] {
  if (!cues.cues.has("which")) return heads;
  const others = heads.filter(({ words }) => words.some(({ start }) => start !== noun?.start));
  return others.some(({ column }) => isMeasure(shape.columns[column])) ? others : heads;
}

/** One, two, three and so on: the rows are counted through, and nothing is measured. */
function isNumbering({ rows }: TableShape, { distinct, min, max, scale, unit }: ColumnShape): boolean {
  return (
    distinct === rows &&
    rows > 2 &&
    scale === 0 &&
    unit === undefined &&
    Number(max) - Number(min) === rows - 1
  );
}

/** "The highest invoice": rows that are amounts are compared by them. */
function entryMoney({ shape, cues }: SheetReading): ColumnShape | undefined {
  const isEntry = cues.words.some(({ fold }) => cues.book.entries.byFirst.has(fold));
  return isEntry ? moneyOf(shape) : undefined;
}

const mostlyOwn = 0.8;
const adding = new Set(addingHeads.split("|").map(foldText));
const currencies = new Set(Intl.supportedValuesOf("currency"));

/** "Which car has the most kilometres on the clock": a stand does not add up, and nearly every row has its own name. */
function isStand({ shape, heads, noun }: SheetReading, by: string): boolean {
  const { unit = "" } = shape.columns.find(({ name }) => name === by) ?? {};
  const asked = heads.filter(({ words }) => words.some(({ start }) => start === noun?.start));
  const isOwn = asked.some(({ column }) => (shape.columns[column]?.distinct ?? 0) >= mostlyOwn * shape.rows);
  const hasKey = shape.columns.some(({ kind }, at) => kind === "text" && isKey(at, shape));
  return isOwn && hasKey && !currencies.has(unit) && !adding.has(foldText(by.replace(/\s*[([].*$/u, "")));
}

/** "Which tutor has the most bookings" wants a sum for each tutor, unless each stands in one row alone. */
function groupsRows(reading: SheetReading, said: readonly AggregateCue[]): boolean {
  const { shape, heads, noun, cues } = reading;
  if (!said.includes("most") && !said.includes("fewest")) return false;
  if (isDayAsked(reading)) return false;
  const asked = heads.filter(({ words }) => words.some(({ start }) => start === noun?.start));
  const isPerson = cues.cues.has("who");
  const texts = asked.filter(({ column }) => shape.columns[column]?.kind === "text");
  if (texts.length > 0)
    return !texts.some(({ column }) => isKey(column, shape) || isCrossed(reading, column));
  return isPerson && !shape.columns.some(({ kind }, at) => kind === "text" && isKey(at, shape));
}

/** "On which day in June": where each row has a day of its own, a column of weekdays beside it groups nothing. */
function isDayAsked({ shape, noun, limits }: SheetReading): boolean {
  const isOwn = shape.columns.some(({ kind }, at) => kind === "date" && isKey(at, shape));
  return noun !== undefined && isDayNoun(noun.word) && isOwn && limits.conditions.length > 0;
}

/** Every day has one row for each product: of one product each day stands in one row. */
function isCrossed({ shape, values }: SheetReading, column: number): boolean {
  const picked = values.filter((one) => one.column !== column && one.values.length === 1 && !one.isVague);
  const crossed = [column, ...picked.map((one) => one.column)].map((at) => shape.columns[at]?.distinct ?? 0);
  return picked.length > 0 && crossed.reduce((all, distinct) => all * distinct, 1) === shape.rows;
}
