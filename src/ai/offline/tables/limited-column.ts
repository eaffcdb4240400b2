import { priceHeads } from "../../../lexicon/tables/column-concepts.ts";
import { foldText } from "../../../lib/text/fold-text.ts";
import type { ColumnShape, TableShape } from "../../../model/documents/table-shape.ts";

/** A number that counts or measures. */
export function isMeasure(column: ColumnShape | undefined): boolean {
  return column?.kind === "number" && column.role === undefined;
}

const prices = new Set(priceHeads.split("|").map(foldText));

/** The only column whose head says that it is a price. */
export function priceColumn({ columns }: TableShape): number | undefined {
  const priced = columns.flatMap((column, at) => {
    const plain = column.name.replace(/(?<!\s)\s*[([].*$/u, "").replaceAll("_", " ");
    const { unit = "" } = column;
    const bare = unit !== "" && plain.endsWith(` ${unit}`) ? plain.slice(0, -unit.length) : plain;
    const head = foldText(bare.trim());
    return isMeasure(column) && prices.has(head) ? [at] : [];
  });
  return priced.length === 1 ? priced[0] : undefined;
}

/** A limit without a column of its own: by price, by its currency, or the only number there is. */
export function limitedColumn(
  shape: TableShape,
  unit: string | undefined,
  isPrice: boolean,
): number | undefined {
  if (isPrice) return priceColumn(shape);
  const measures = shape.columns.flatMap((column, at) => (isMeasure(column) ? [{ column, at }] : []));
  const sameUnit = measures.filter(({ column }) => unit !== undefined && column.unit === unit);
  const found = sameUnit.length > 0 ? sameUnit : measures;
  return found.length === 1 ? found[0]?.at : undefined;
}

/** A limit in another unit, or for a column in thousands, may mean something else. */
export function fitsUnit({ unit, factor, isSound }: ColumnShape, asked: string | undefined): boolean {
  if (!isSound || factor !== undefined) return false;
  return asked === undefined || (unit === undefined ? asked !== "%" : unit === asked);
}
