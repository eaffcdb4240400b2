import type { TableCell } from "../../layout.ts";
import { isBareNumber } from "./bare-number.ts";
import { filterButton } from "../sheets/measure-column.ts";
import type { PlacedCell } from "./place-cells.ts";
import { readCell } from "./read-cell.ts";
import { indentWidth, textHeight, type CellText } from "../sheets/row-height.ts";
import type { Book, Content, SheetRow } from "../sheets/sheet.ts";
import { lookKey, type TableSurvey } from "../sheets/survey-table.ts";
import { headFont } from "../sheets/table-look.ts";

interface RowPlace {
  row: number;
  isHead: boolean;
  survey: TableSurvey;
  book: Book;
}

const nothing = [null];

/** A row of a table as one of the sheet, or as more where the text of a cell goes on below. */
export function writeRow(placed: readonly PlacedCell[], place: RowPlace): SheetRow[] {
  const { row, isHead, survey, book } = place;
  const font = isHead ? headFont(book.options.theme) : survey.bodyFont;
  const rows: SheetRow[] = [{ row, cells: [] }];
  for (const { cell, column, columns, spannedBy } of placed) {
    const known = isHead || spannedBy !== undefined ? undefined : numberStyle(cell, column, survey);
    if (known !== undefined) {
      rows[0]?.cells.push({ column, style: known, content: cell.value });
      continue;
    }
    const reading = readCell(cell, font, book);
    const { column: first, columns: across } = spannedBy ?? { column, columns };
    const style = survey.styles.get(lookKey({ cell, column: first, columns: across, isHead, reading })) ?? 0;
    const pieces = spannedBy === undefined ? reading.pieces : nothing;
    for (let index = 0; index < pieces.length; index += 1) {
      const content = pieces[index] ?? null;
      const target = (rows[index] ??= { row: row + index, cells: [] });
      target.cells.push({ column, style, content });
      // The rest of a merged area has its own borders.
      for (let next = column + 1; next < column + columns; next += 1)
        target.cells.push({ column: next, style, content: null });
      if (reading.isText) fitHeight(target, content, { ...place, column, columns });
    }
  }
  return rows;
}

function numberStyle(cell: TableCell, column: number, { known }: TableSurvey): number | undefined {
  return isBareNumber(cell) ? known.numbers[column]?.get(cell.format) : undefined;
}

type TextPlace = Omit<RowPlace, "row"> & { column: number; columns: number };

/** A row is as high as its highest cell; only text that is wrapped makes it higher. */
export function fitHeight(row: SheetRow, content: Content, place: TextPlace): void {
  if (!place.isHead && !place.survey.wraps[place.column]) return;
  const height = textHeight(content, boxOf(place));
  if (height === undefined) return;
  row.height = Math.max(row.height ?? 0, height);
  row.isFitted = true;
}

function boxOf({ column, columns, isHead, survey, book }: TextPlace): CellText {
  const { body } = book.options.theme.sizes;
  const width = survey.widths.slice(column, column + columns).reduce((sum, one) => sum + one, 0);
  // A head leaves room for the button of the filter.
  const taken = indentWidth + (isHead ? filterButton : 0);
  return { width: width - taken, size: body, bodySize: body, bold: isHead };
}
