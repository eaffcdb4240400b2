import { addingHeads } from "../../../../lexicon/tables/loose-cues.ts";
import { foldText } from "../../../../lib/text/fold-text.ts";
import { largest } from "../../../../lib/largest.ts";
import type { ColumnShape, TableShape } from "../../../../model/documents/table-shape.ts";
import { whereOf } from "../draft/draft.ts";
import type { TableDraft } from "../draft/draft.ts";
import { aggregateOf } from "../draft/total.ts";
import { isMeasure } from "../limited-column.ts";
import { columnCalled } from "./column-called.ts";
import { speaksOfAll } from "./draft-rows.ts";
import type { LooseReading } from "./read-loosely.ts";
import type { SheetWish } from "./read-wishes.ts";

/** A sum or an average of the column that is named, over the rows that are. */
export function draftTotal(
  { shape, filters, measures, asked, open, isDone, isTitled }: LooseReading,
  fn: "sum" | "average",
  wishes: ReadonlySet<SheetWish>,
): TableDraft | undefined {
  const named = mostNamed(measures);
  if (named === undefined && open > 0 && !(isDone && wishes.has("spent"))) return undefined;
  const column = named === "unclear" ? undefined : (named ?? impliedColumn({ shape, asked }, fn, wishes));
  if (column === undefined || !isMeasure(column) || !column.isSound || column.factor !== undefined)
    return undefined;
  // without a row that is named, all of them must be meant
  const isAll = isTitled && isDone && fn === "sum" && wishes.has("spent");
  if (filters.length === 0 && !isAll && (named === undefined || open > 0 || !speaksOfAll(asked)))
    return undefined;
  if (fn === "sum" && column.unit === "%") return undefined;
  // prices of single things do not add up
  if (fn === "sum" && columnCalled(shape, "unitPrice")?.name === column.name) return undefined;
  return totalOf(shape, filters, { fn, column });
}

const adding = new Set(addingHeads.split("|").map(foldText));

/**
 * "How many hours did Ada work", "how much did Ada spend": the rows of a log add up although nobody says so. Only where
 * every word is understood but what was done, and each row is one of several.
 */
export function draftUnsaid(reading: LooseReading, wishes: ReadonlySet<SheetWish>): TableDraft | undefined {
  const { shape, filters, measures, isDone, asked } = reading;
  const isLog = shape.columns.filter(({ kind }) => kind === "date").length === 1;
  if (!isDone || picksRow(reading) || filters.every(({ op, value }) => op === "in" || value === "true"))
    return undefined;
  const named = mostNamed(measures);
  if (named === "unclear") return undefined;
  const isAdding = (column: ColumnShape) => adding.has(foldText(column.name.replace(/\s*[([].*$/u, "")));
  const isHours = named === undefined || isAdding(named);
  if (isLog && isHours && (wishes.has("count") || wishes.has("time"))) {
    const column = named ?? (wishes.has("time") ? columnCalled(shape, "hours") : undefined);
    return column === undefined || !isUsable(column)
      ? undefined
      : totalOf(shape, filters, { fn: "sum", column });
  }
  const spent = impliedColumn({ shape, asked }, "sum", wishes);
  const isPaid = wishes.has("spent") && (isLog || spent === columnCalled(shape, "spent"));
  const isSum = isPaid && named === undefined && spent !== undefined && isUsable(spent);
  return isSum ? totalOf(shape, filters, { fn: "sum", column: spent }) : undefined;
}

/** Whether a condition holds for one row alone. */
export function picksRow({ shape, filters }: LooseReading): boolean {
  const keys = shape.columns.filter(({ distinct, empty }) => empty === 0 && distinct === shape.rows);
  return filters.some(({ column, op }) => op === "=" && keys.some(({ name }) => name === column));
}

export function isUsable(column: ColumnShape): boolean {
  return isMeasure(column) && column.isSound && column.factor === undefined && column.unit !== "%";
}

/** The column of which most was said, the whole head before a part of one. */
export function mostNamed(measures: LooseReading["measures"]): ColumnShape | "unclear" | undefined {
  const most = largest(
    measures.map(({ words }) => words),
    0,
  );
  const named = measures.filter(({ words }) => words === most);
  const whole = named.filter(({ isWhole }) => isWhole);
  const [best, ...more] = whole.length > 0 ? whole : named;
  return more.length > 0 ? "unclear" : best?.column;
}

/** What is added up where no column is named. */
export function impliedColumn(
  { shape, asked }: Pick<LooseReading, "shape" | "asked">,
  fn: "sum" | "average",
  wishes: ReadonlySet<SheetWish>,
): ColumnShape | undefined {
  if (wishes.has("time")) return columnCalled(shape, "hours");
  if (wishes.has("spent")) {
    const paid = onlyMoney(shape) ?? columnCalled(shape, "spent") ?? columnCalled(shape, "cost");
    // what one piece costs was not spent
    return paid !== undefined && paid === columnCalled(shape, "unitPrice") ? undefined : paid;
  }
  if (asked.kind === "amount") return onlyMoney(shape);
  return wishes.has("count") && fn === "sum" ? columnCalled(shape, "quantity") : undefined;
}

function totalOf(
  shape: TableShape,
  filters: LooseReading["filters"],
  { fn, column }: { fn: "sum" | "average"; column: ColumnShape },
): TableDraft {
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
