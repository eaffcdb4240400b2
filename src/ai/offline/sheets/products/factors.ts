import type { ColumnShape } from "../../../../model/documents/table-shape.ts";
import { isMeasure } from "../../tables/limited-column.ts";

/** Whether a column can be multiplied with in every row: sound, filled, and no part of a hundred. */
export function isUsableFactor(column: ColumnShape | undefined): column is ColumnShape {
  if (column === undefined || !isMeasure(column)) return false;
  return column.isSound && column.empty === 0 && column.factor === undefined && column.unit !== "%";
}
