import { addAll } from "../../../../lib/add-all.ts";
import type { ColumnShape, TableShape } from "../../../../model/documents/table-shape.ts";
import type { FilterCondition } from "./condition.ts";
import { isCue } from "../item.ts";
import type { Item } from "../item.ts";
import { fitsUnit, isMeasure, limitedColumn } from "../limited-column.ts";
import { periodConditions } from "./period-conditions.ts";

export interface NamedFilter {
  column: number;
  condition: FilterCondition;
  values: string[];
  isNegative: boolean;
  /** Several values that do not stand side by side: "what percentage of A is B". */
  isApart?: true;
}

export interface Filters {
  /** Conditions on texts and flags, one for each column. */
  named: NamedFilter[];
  /** Conditions on numbers. */
  limits: { column: number; condition: FilterCondition }[];
  /** Conditions on dates and years. */
  periods: FilterCondition[];
  /** Two periods that may be compared instead. */
  span?: { column: number; from: string; to: string };
  /** What is left of the question. */
  rest: Item[];
  /** Columns that were named beside a limit, in case that nothing else is measured. */
  limited: number[];
}

interface Taking {
  items: readonly Item[];
  shape: TableShape;
  filters: Filters;
  used: Set<Item>;
}

/** Takes the conditions out of a question; undefined where it is not clear what they are about. */
export function readFilters(items: readonly Item[], shape: TableShape): Filters | undefined {
  const filters: Filters = { named: [], limits: [], periods: [], rest: [], limited: [] };
  const taking: Taking = { items, shape, filters, used: new Set() };
  for (const at of items.keys())
    if (!takeNamed(at, taking) || !takeLimit(at, taking) || !takePeriod(at, taking)) return undefined;
  const named = joinValues(filters.named);
  if (named === undefined) return undefined;
  // the words that join values are explained by them
  for (const [at, item] of items.entries())
    if (isCue(item, "and", "or") && items[at - 1]?.kind === "value" && items[at + 1]?.kind === "value")
      taking.used.add(item);
  const apart = valuesApart(items);
  return {
    ...filters,
    named: named.map((one) => (apart.has(one.column) ? { ...one, isApart: true as const } : one)),
    rest: items.filter((item) => !taking.used.has(item)),
  };
}

/** Columns with values that are parted by more than a comma or "and". */
function valuesApart(items: readonly Item[]): Set<number> {
  const last = new Map<number, number>();
  const apart = new Set<number>();
  for (const [at, item] of items.entries()) {
    if (item.kind !== "value") continue;
    const before = last.get(item.column);
    last.set(item.column, at);
    if (before === undefined) continue;
    const between = items.slice(before + 1, at);
    const isListed = between.every((one) => isCue(one, "and", "or"));
    const isNext = between.length > 0 || endOf(items[before]) === item.at;
    if (!isListed || !isNext) apart.add(item.column);
  }
  return apart;
}

function endOf(item: Item | undefined): number {
  return item === undefined ? -1 : item.at + item.length;
}

function columnOf(item: Item | undefined, { shape }: Taking): ColumnShape | undefined {
  return item?.kind === "column" ? shape.columns[item.column] : undefined;
}

/** A value, or a column of yes and no that is named like a property: "paid orders". */
function takeNamed(at: number, taking: Taking): boolean {
  const { items, shape, used, filters } = taking;
  const item = items[at];
  const isFlag = item?.kind === "column" && columnOf(item, taking)?.kind === "boolean";
  if (item === undefined || (item.kind !== "value" && !isFlag)) return true;
  const { column } = item as Extract<Item, { kind: "value" | "column" }>;
  const shaped = shape.columns[column];
  if (shaped === undefined) return false;
  const beside = isFlag ? [] : [items[at - 1], items[at + 1]];
  const heads = beside.filter((one) => one?.kind === "column" && one.column === column);
  const negation = negationBefore(items, at, column);
  for (const one of [item, ...heads, negation]) if (one !== undefined) used.add(one);
  const isNegative = negation !== undefined;
  // an empty cell is neither one nor the other
  if (isNegative && shaped.empty > 0) return false;
  const values = item.kind === "value" ? item.values : [isNegative ? "false" : "true"];
  const [value = ""] = values;
  const condition: FilterCondition = { column: shaped.name, op: isNegative && !isFlag ? "!=" : "=", value };
  if (values.length > 1) condition.match = "folded";
  filters.named.push({ column, condition, values: [value], isNegative });
  return true;
}

/** "not", with nothing between it and the value but the column and a small word such as "by". */
function negationBefore(items: readonly Item[], at: number, column: number): Item | undefined {
  const isPassed = (item: Item | undefined) =>
    isCue(item, "per", "than") || (item?.kind === "column" && item.column === column);
  let before = at - 1;
  while (before >= 0 && isPassed(items[before])) before -= 1;
  const found = items[before];
  return isCue(found, "not") ? found : undefined;
}

/** A limit of the number that is named beside it, or of the only one that it can be about. */
function takeLimit(at: number, taking: Taking): boolean {
  const { items, shape, used, filters } = taking;
  const [before, item, after] = [items[at - 1], items[at], items[at + 1]];
  if (item?.kind !== "bound" && item?.kind !== "range") return true;
  const near = [before, after].filter((one) => isMeasure(columnOf(one, taking)));
  const [first, ...more] = near;
  // "more than 20 orders" counts orders, and is no limit of a number in a row
  const isNext = after?.kind === "column" && after.at === item.at + item.length && !near.includes(after);
  if (more.length > 0 || isNext || after?.kind === "rows") return false;
  const isPrice = (item.kind === "bound" && item.isPrice) || before?.kind === "cost";
  const own = limitedColumn(shape, item.unit, isPrice);
  const column = first?.kind === "column" ? first.column : own;
  // "in the stock list, what costs more than £10": the number beside the limit is not the one that bears its unit
  const isOther = own !== undefined && column !== own && (isPrice || shape.columns[own]?.unit === item.unit);
  if (isOther && item.unit !== undefined) return false;
  const shaped = column === undefined ? undefined : shape.columns[column];
  if (column === undefined || shaped === undefined || !fitsUnit(shaped, item.unit)) return false;
  used.add(item);
  if (before?.kind === "cost") used.add(before);
  if (first !== undefined) {
    used.add(first);
    filters.limited.push(column);
  }
  const condition: FilterCondition =
    item.kind === "range"
      ? { column: shaped.name, op: "between", values: [item.from, item.to] }
      : { column: shaped.name, op: item.sign, value: item.value };
  filters.limits.push({ column, condition });
  return true;
}

/** A period of the date that is named before it, or of the only one. */
function takePeriod(at: number, taking: Taking): boolean {
  const { items, shape, used, filters } = taking;
  const [before, item, after] = [items[at - 1], items[at], items[at + 1]];
  if (item?.kind !== "period" && item?.kind !== "periodBound" && item?.kind !== "periodRange") return true;
  const isDated = (column: ColumnShape | undefined) => column?.kind === "date" || column?.role === "year";
  const named = before?.kind === "column" && isDated(columnOf(before, taking)) ? before.column : undefined;
  const dated = shape.columns.flatMap((column, place) => (isDated(column) ? [place] : []));
  const column = named ?? (dated.length === 1 ? dated[0] : undefined);
  const shaped = column === undefined ? undefined : shape.columns[column];
  if (column === undefined || shaped?.isSound !== true) return false;
  const conditions = periodConditions(item, shaped);
  if (conditions === undefined) return false;
  used.add(item);
  if (before !== undefined && (before.kind === "dating" || named !== undefined)) used.add(before);
  if (after?.kind === "dating") used.add(after);
  addAll(filters.periods, conditions);
  if (item.kind === "periodRange") filters.span = { column, from: item.from, to: item.to };
  return true;
}

/** Values of one column are alternatives: no row holds two of them. Undefined where some are wanted and others are not. */
function joinValues(given: readonly NamedFilter[]): NamedFilter[] | undefined {
  const named: NamedFilter[] = [];
  for (const group of Map.groupBy(given, ({ column }) => column).values()) {
    const [first, ...more] = group;
    if (first === undefined || more.some(({ isNegative }) => isNegative !== first.isNegative))
      return undefined;
    const values = group.flatMap((one) => one.values);
    const condition: FilterCondition = {
      ...{ column: first.condition.column, op: first.isNegative ? "notIn" : "in", values },
      ...(group.some(({ condition: { match } }) => match === "folded") && { match: "folded" as const }),
    };
    named.push(more.length === 0 ? first : { ...first, values, condition });
  }
  return named;
}
