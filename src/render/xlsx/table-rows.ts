import type { TableBlock } from "../layout.ts";
import { placeCells, type PlacedCell } from "./place-cells.ts";
import { readCell } from "./read-cell.ts";
import type { Book, SheetCell, SheetRow } from "./sheet.ts";
import { filterButton, lookKey, type TableSurvey } from "./survey-table.ts";
import { textHeight, type TextBox } from "./row-height.ts";
import { bodyFont, headFont } from "./table-look.ts";

/** The rows of a table as they are written, one by one: nothing of them is kept. */
export function* tableRows(block: TableBlock, survey: TableSurvey, book: Book): Generator<SheetRow> {
  let row = 0;
  for (const isHead of [true, false])
    for (const placed of placeCells(isHead ? block.head : (block.manyRows ?? block.rows))) {
      const written = writeRow(placed, { row, isHead, survey, book });
      yield* written;
      row += written.length;
    }
}

interface RowPlace {
  row: number;
  isHead: boolean;
  survey: TableSurvey;
  book: Book;
}

function writeRow(placed: readonly PlacedCell[], { row, isHead, survey, book }: RowPlace): SheetRow[] {
  const { theme } = book.options;
  const font = isHead ? headFont(theme) : bodyFont(theme);
  const rows: SheetRow[] = [{ row, cells: [] }];
  for (const { cell, column, columns, spannedBy } of placed) {
    const reading = readCell(cell, font, book);
    const { column: first, columns: across } = spannedBy ?? { column, columns };
    const style = survey.styles.get(lookKey({ cell, column: first, columns: across, isHead, reading })) ?? 0;
    for (const [index, content] of (spannedBy === undefined ? reading.pieces : [null]).entries()) {
      const target = (rows[index] ??= { row: row + index, cells: [] });
      target.cells.push({ column, style, content }, ...covered(column, columns, style));
      if (reading.isText && (isHead || survey.wraps[column]))
        raise(target, textHeight(content, boxOf({ column, columns, isHead, survey, book })));
    }
  }
  return rows;
}

/** A row is as high as its highest cell. */
function raise(row: SheetRow, height: number | undefined): void {
  if (height === undefined) return;
  row.height = Math.max(row.height ?? 0, height);
  row.isFitted = true;
}

function boxOf(place: { column: number; columns: number } & Omit<RowPlace, "row">): TextBox {
  const { column, columns, isHead, survey, book } = place;
  const { body } = book.options.theme.sizes;
  const width = survey.widths.slice(column, column + columns).reduce((sum, one) => sum + one, 0);
  // A head leaves room for the button of the filter.
  return { width: isHead ? width - filterButton : width, size: body, bodySize: body, bold: isHead };
}

/** The rest of a merged area has its own borders. */
function covered(column: number, columns: number, style: number): SheetCell[] {
  if (columns === 1) return [];
  return Array.from({ length: columns - 1 }, (_, index) => ({
    column: column + index + 1,
    style,
    content: null,
  }));
}
