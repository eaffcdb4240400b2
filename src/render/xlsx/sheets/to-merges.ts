import type { PlacedCell } from "../cells/place-cells.ts";
import type { SheetArea } from "./sheet.ts";

/** Cells over several places, and where rows of the sheet are not those of the table. */
export interface FoundSpans {
  /** By rows of the table; the rows of the sheet follow when it is known where long text was split. */
  spans: { row: number; placed: PlacedCell }[];
  /** The sheet's row of each row of the table, where it is not the same. */
  shifts: { row: number; extra: number }[];
}

interface Bounds {
  headRows: number;
  lastRow: number;
  /** Rows of the head in the document. */
  headCount: number;
}

/** Merged areas end at the latest with the head or the table they belong to. */
export function toMerges(
  { spans, shifts }: FoundSpans,
  { headRows, lastRow, headCount }: Bounds,
): SheetArea[] {
  const before = (row: number) => shifts.reduce((sum, shift) => sum + (shift.row < row ? shift.extra : 0), 0);
  return spans
    .map(({ row, placed }) => ({
      startRow: row + before(row),
      startColumn: placed.column,
      endRow: Math.min(
        row < headCount ? headRows - 1 : lastRow,
        row + placed.rows - 1 + before(row + placed.rows - 1),
      ),
      endColumn: placed.column + placed.columns - 1,
    }))
    .filter((area) => area.endRow > area.startRow || area.endColumn > area.startColumn);
}
