import { stateHeads } from "../../../lexicon/tables/state-words.ts";
import { columnHeads } from "../../../lexicon/tables/loose-cues.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import type { AggregateCue } from "../../../lexicon/tables/aggregate-cues.ts";
import type { ColumnShape } from "../../../model/documents/table-shape.ts";
import type { TableDraft } from "../tables/draft/draft.ts";
import { sumOf } from "../tables/draft/sum-of.ts";
import { isMeasure } from "../tables/limited-column.ts";
import type { PeriodName } from "../tables/item.ts";
import { columnCalled } from "../tables/loose/column-called.ts";
import { doesAddUp, peopleColumns } from "../tables/loose/draft-groups.ts";
import { phrasesAt } from "../tables/match-phrases.ts";
import { measureOf, moneyOf, spentOf, wholeOf } from "./find-measure.ts";
import { conditionsOf, isKey, type SheetReading } from "./read-sheet.ts";

const most: readonly AggregateCue[] = ["most", "dearest"];
const least: readonly AggregateCue[] = ["fewest", "cheapest"];
const others: readonly AggregateCue[] = [
  ...(["max", "min", "latest", "earliest", "average", "count", "top", "bottom", "per"] as const),
];

/** "Which month was the most expensive", "who did the most overtime": of what stands in several rows the sums are compared. */
export function draftBestGroup(reading: SheetReading): TableDraft | undefined {
  const { shape, cues, values, open } = reading;
  const said = [...most, ...least].filter((cue) => cues.cues.has(cue));
  const desc = said.every((cue) => most.includes(cue));
  if (said.length === 0 || (!desc && !said.every((cue) => least.includes(cue)))) return undefined;
  if (others.some((cue) => cues.cues.has(cue)) || cues.place !== 1 || open.length > 0) return undefined;
  if (values.some(({ isVague }) => isVague)) return undefined;
  const group = groupOf(reading);
  const measure = group === undefined ? undefined : addedUp(reading, { said, group: group.column });
  if (group === undefined || measure === undefined || !isOfGroup(reading, { said, measure }))
    return undefined;
  const { by } = group;
  return sumOf(shape, {
    ...{ measure: measure.name, conditions: conditionsOf(reading), first: { desc } },
    group: { column: group.column.name, ...(by !== undefined && { by }) },
  });
}

interface Group {
  column: ColumnShape;
  by?: PeriodName;
}

/** What is asked for, where it stands in several rows: the column that is named, the period of the only date, the people. */
function groupOf({ shape, cues, heads, noun, values }: SheetReading): Group | undefined {
  const isFree = (column: ColumnShape) =>
    column.empty === 0 &&
    column.isSound &&
    !isKey(shape.columns.indexOf(column), shape) &&
    values.every((one) => shape.columns[one.column] !== column);
  if (cues.cues.has("who")) {
    const [only, ...more] = peopleColumns(shape).filter(isFree);
    return only === undefined || more.length > 0 ? undefined : { column: only };
  }
  if (!cues.cues.has("which") || noun === undefined) return undefined;
  const at = cues.words.findIndex(({ start }) => start === noun.start);
  const period = phrasesAt(cues.book.periods, cues.words, at)[0]?.tag;
  const named = heads
    .filter(({ words }) => words.some(({ start }) => start === noun.start))
    .flatMap(({ column }) => shape.columns[column] ?? [])
    .filter(({ kind }) => kind === "text" || kind === "date");
  const dates = shape.columns.filter(({ kind }) => kind === "date");
  const [only, ...more] = named.length === 0 && period !== undefined ? dates : named;
  if (only === undefined || more.length > 0 || !isFree(only)) return undefined;
  if (only.kind === "text") return { column: only };
  return period === undefined ? undefined : { column: only, by: period };
}

const adding = new Set(
  [stateHeads.taken, columnHeads.quantity].flatMap((list) => list.split("|")).map(foldText),
);

/** The number that is named, or the money; only what adds up over rows. */
function addedUp(
  reading: SheetReading,
  { said, group }: { said: readonly AggregateCue[]; group: ColumnShape },
): ColumnShape | undefined {
  const { shape, heads, cues } = reading;
  const own = heads.filter(({ column }) => shape.columns[column] !== group);
  const named = measureOf({ shape, heads: own });
  if (named === "unclear") return undefined;
  const isPrice = said.some((cue) => cue === "dearest" || cue === "cheapest");
  const isSpent = isPrice || cues.cues.has("spent") || cues.cues.has("cost");
  const column = named ?? (isSpent ? (isPrice ? moneyOf(shape) : spentOf(shape)) : wholeOf(shape));
  if (column === undefined || !isMeasure(column) || !column.isSound || column.factor !== undefined)
    return undefined;
  // what one piece costs, and what a day finds in stock, does not add up
  if (column === columnCalled(shape, "unitPrice") || column.unit === "%") return undefined;
  const head = foldText(column.name.replace(/\s*[([].*$/u, ""));
  const hasDate = shape.columns.some(({ kind }) => kind === "date");
  const isCounted = adding.has(head) && !(hasDate && columnCalled(shape, "quantity") === column);
  return doesAddUp(column) || isCounted ? column : undefined;
}

/** "The most expensive trip" is a row, and "the most invoices" a count: the next word must be the number, or nothing of its own. */
function isOfGroup(
  { cues, asked, heads, shape, noun }: SheetReading,
  { said, measure }: { said: readonly AggregateCue[]; measure: ColumnShape },
): boolean {
  const start = cues.cues.get(said[0] ?? "most") ?? 0;
  const at = asked.all.findIndex((word) => word.start >= start && !cues.explained.has(word.start));
  const next = at < 0 ? undefined : asked.all[at];
  if (next === undefined || next.isStop || next.start === noun?.start) return true;
  const own = heads.find(({ column }) => shape.columns[column] === measure)?.words ?? [];
  const isVerb = asked.wanted.some((word) => word.start === next.start && word.isVerb);
  return isVerb || own.some((word) => word.start === next.start);
}
