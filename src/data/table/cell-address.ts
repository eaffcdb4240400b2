import { cellName } from "../../lib/cell-address.ts";
import type { TypedTable } from "./typed-table.ts";

/** "C12" as the document counts; undefined where a file is scanned and its rows have no place yet. */
export function cellAddress(
  { source, columns }: TypedTable,
  row: number,
  column: number,
): string | undefined {
  if (source.kind !== "cells") return undefined;
  const place = source.places[row];
  const at = columns[column]?.at ?? -1;
  if (place === undefined || place.row < 0) return undefined;
  return cellName(place.row, at < 0 ? (place.column ?? 0) : at);
}
