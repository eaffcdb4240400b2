import { plainDateHeads } from "../../../lexicon/tables/date-heads.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import { addAll } from "../../../lib/add-all.ts";
import { largest } from "../../../lib/largest.ts";
import type { ColumnShape, TableShape } from "../../../model/documents/table-shape.ts";
import { bestMatch } from "../answer/look-up/match-word.ts";
import type { Asked } from "../answer/look-up/read-asked.ts";
import type { FilterCondition } from "../tables/filters/condition.ts";
import { periodConditions } from "../tables/filters/period-conditions.ts";
import type { Item } from "../tables/item.ts";
import { fitsUnit, isMeasure, limitedColumn } from "../tables/limited-column.ts";
import { findHeads } from "./find-heads.ts";
import type { SheetCues } from "./sheet-cues.ts";
import type { SheetWords } from "./sheet-words.ts";

/** Conditions on dates, years and numbers. */
export interface FoundLimits {
  conditions: FilterCondition[];
  /** Where the words stand that say them. */
  starts: ReadonlySet<number>;
  /** A span of time picks several rows of a column of years or dates. */
  isSpan: boolean;
  /** The one row that a year or a day picks, where that is so. */
  isOneRow: boolean;
  /** A state picks rows: what is unpaid, what is full. */
  isState: boolean;
}

interface Ground {
  shape: TableShape;
  sheet: SheetWords;
  asked: Asked;
}

/** Undefined where a limit fits no column, or it is not clear which. */
export function findLimits(
  { limits, words, cues }: SheetCues,
  { shape, sheet, asked }: Ground,
): FoundLimits | undefined {
  const conditions: FilterCondition[] = [];
  const starts = new Set<number>();
  let isSpan = false;
  let isOneRow = false;
  for (const item of limits) {
    if (item.kind === "years") return undefined;
    const said = words.slice(item.at, item.at + item.length);
    const isPeriod = item.kind === "period" || item.kind === "periodBound" || item.kind === "periodRange";
    // "sales 2025" and "tariffs 2026" name a column or the table
    if (item.kind === "period" && isNamed(item.key, sheet)) continue;
    if (isPeriod) {
      const column = dateColumn(item, { shape, sheet, asked });
      const own = column === undefined ? undefined : periodConditions(item, column);
      if (column?.isSound !== true || own === undefined) return undefined;
      addAll(conditions, own);
      isSpan ||= item.kind !== "period";
      isOneRow ||= item.kind === "period" && own[0]?.op === "=" && column.distinct === shape.rows;
    } else if (item.kind === "bound" || item.kind === "range") {
      const column = numberColumn(item, { shape, sheet, asked }, cues.has("cost"));
      if (column === undefined) return undefined;
      conditions.push(
        item.kind === "range"
          ? { column: column.name, op: "between", values: [item.from, item.to] }
          : { column: column.name, op: item.sign, value: item.value },
      );
    } else continue;
    for (const { start } of said) starts.add(start);
  }
  return { conditions, starts, isSpan, isOneRow, isState: false };
}

function isNamed(key: string, { heads, title }: SheetWords): boolean {
  return /^\d{4}$/u.test(key) && [...heads.flat(), ...title].some(({ word }) => word === key);
}

/** The only column of dates or years; of several the one whose head is said. */
function dateColumn(item: Item, { shape, sheet, asked }: Ground): ColumnShape | undefined {
  const isYear = item.kind === "period" && /^\d{4}$/u.test(item.key);
  const dated = shape.columns.flatMap((column, at) =>
    column.kind === "date" || column.role === "year" ? [{ column, at }] : [],
  );
  const years = dated.filter(({ column }) => column.role === "year");
  // a month is no year: "paid in May" is not "member since"
  const isMonth = item.kind === "period" && !isYear;
  const days = isMonth ? dated.filter(({ column }) => column.kind === "date") : dated;
  const fitting = isYear && years.length === 1 ? years : days;
  if (fitting.length < 2) return fitting[0]?.column;
  const said = asked.wanted.filter((word) => !word.isNumber);
  const scored = fitting.map((one) => ({
    ...one,
    score: largest(
      said.map((word) => bestMatch(word, sheet.heads[one.at] ?? [])),
      0,
    ),
  }));
  const most = largest(scored.map(({ score }) => score));
  // "in February", of a day and the day of payment: the day as such
  const plain = fitting.filter(({ column }) => plainDates.has(foldText(column.name)));
  if (most < isHead && plain.length === 1) return plain[0]?.column;
  const best = scored.filter(({ score }) => score === most);
  return most >= isHead && best.length === 1 ? best[0]?.column : undefined;
}

const isHead = 0.5;
const plainDates = new Set(plainDateHeads.split("|").map(foldText));

/** The number that is named beside the limit, else the price or the only one. */
function numberColumn(
  item: Extract<Item, { kind: "bound" | "range" }>,
  { shape, sheet, asked }: Ground,
  isCost: boolean,
): ColumnShape | undefined {
  const measured = sheet.heads.map((head, at) => (isMeasure(shape.columns[at]) ? head : []));
  const near = findHeads(
    asked.wanted.filter((word) => !word.isNumber),
    measured,
  );
  const unit = item.unit;
  const all = near.map(({ column }) => shape.columns[column]);
  const inUnit = all.filter((one) => unit !== undefined && one?.unit === unit);
  const named = inUnit.length > 0 ? inUnit : all;
  const isPrice = isCost || (item.kind === "bound" && item.isPrice);
  const at = limitedColumn(shape, unit, isPrice);
  const limited = at === undefined ? undefined : shape.columns[at];
  // "items of the stock list that cost more than £10": what bears the unit is meant, and not what is named beside it
  const isOwn = unit !== undefined && limited?.unit === unit && named.every((one) => one?.unit !== unit);
  const found = isOwn || named.length === 0 ? limited : named.length === 1 ? named[0] : undefined;
  return found !== undefined && fitsUnit(found, unit) ? found : undefined;
}
