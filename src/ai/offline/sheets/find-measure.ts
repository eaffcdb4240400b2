import type { ColumnShape, TableShape } from "../../../model/documents/table-shape.ts";
import { isMeasure, priceColumn } from "../tables/limited-column.ts";
import { columnCalled } from "../tables/loose/column-called.ts";
import type { NamedHead } from "./find-heads.ts";

const currencies = new Set(Intl.supportedValuesOf("currency"));

/** The column of numbers that a question names; undefined where it names none. */
export function measureOf({
  shape,
  heads,
}: {
  shape: TableShape;
  heads: readonly NamedHead[];
}): ColumnShape | "unclear" | undefined {
  const named = heads.filter(({ column }) => isMeasure(shape.columns[column]));
  const [first, ...more] = named.toSorted((a: NamedHead, b: NamedHead) => b.score - a.score);
  if (first === undefined) return undefined;
  return more.some(({ score }) => score === first.score) ? "unclear" : shape.columns[first.column];
}

/** What was paid, where a plan stands beside it; else the only column of money. */
export function spentOf(shape: TableShape): ColumnShape | undefined {
  return moneyOf(shape) ?? columnCalled(shape, "spent") ?? amountBesidePrice(shape);
}

/** So many at a price each: what they came to is the other column of money. */
function amountBesidePrice(shape: TableShape): ColumnShape | undefined {
  const price = columnCalled(shape, "unitPrice");
  if (price === undefined || columnCalled(shape, "quantity") === undefined) return undefined;
  const [only, ...more] = columnsOfMoney(shape).filter((column) => column !== price);
  return more.length > 0 || only?.unit !== price.unit ? undefined : only;
}

/** The only number, else what is called the total of the others. */
export function wholeOf(shape: TableShape): ColumnShape | undefined {
  const all = shape.columns.filter((column) => isMeasure(column));
  if (all.length === 1) return all[0];
  const total = columnCalled(shape, "total");
  return total !== undefined && isMeasure(total) ? total : undefined;
}

export function columnsOfMoney({ columns }: TableShape): ColumnShape[] {
  return columns.filter((column) => isMeasure(column) && currencies.has(column.unit ?? ""));
}

/** The only column of money or prices. */
export function moneyOf(shape: TableShape): ColumnShape | undefined {
  const money = columnsOfMoney(shape);
  if (money.length > 0) return money.length === 1 ? money[0] : undefined;
  const at = priceColumn(shape);
  return at === undefined ? columnCalled(shape, "cost") : shape.columns[at];
}
