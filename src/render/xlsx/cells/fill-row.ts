import { addAll } from "../../../lib/add-all.ts";
import type { TableCell } from "../../layout.ts";
import { findKnown, knownContent } from "./known-cells.ts";
import { mostColumns } from "./place-cells.ts";
import type { Book, SheetCell, SheetRow } from "../sheets/sheet.ts";
import type { TableSurvey } from "../sheets/survey-table.ts";
import { fitHeight, writeRow } from "./write-row.ts";

/** Writes rows of a long table, which span nothing, into one and the same row: objects for each would fill the memory. */
export function createRowFiller(survey: TableSurvey, book: Book) {
  const line: SheetRow = { row: 0, cells: [], height: undefined, isFitted: undefined };
  const alone = [line];
  const slots: SheetCell[] = [];
  /** A cell that is not like others, and with it what goes on below. */
  const fillOther = (cell: TableCell, column: number, below: SheetRow[]): void => {
    const one = { cell, column, columns: 1, rows: 1 };
    writeRow([one], { row: line.row, isHead: false, survey, book }).forEach((piece, index) => {
      const target = index === 0 ? line : (below[index - 1] ??= { row: piece.row, cells: [] });
      if (index === 0) line.cells[column] = piece.cells[0] ?? emptyCell(column);
      else addAll(target.cells, piece.cells);
      if (piece.height === undefined) return;
      target.height = Math.max(target.height ?? 0, piece.height);
      target.isFitted = piece.isFitted;
    });
  };
  return (cells: readonly TableCell[], row: number): readonly SheetRow[] => {
    let below: SheetRow[] | undefined;
    line.row = row;
    line.height = undefined;
    line.isFitted = undefined;
    line.cells.length = Math.min(cells.length, mostColumns);
    for (let column = 0; column < line.cells.length; column += 1) {
      const cell = cells[column];
      const style = cell === undefined ? 0 : findKnown(cell, column, survey.known);
      if (cell !== undefined && style === undefined) {
        fillOther(cell, column, (below ??= []));
        continue;
      }
      const slot = (slots[column] ??= emptyCell(column));
      slot.style = style ?? 0;
      slot.content = cell === undefined ? null : knownContent(cell);
      line.cells[column] = slot;
      if (survey.wraps[column] && typeof slot.content === "string")
        fitHeight(line, slot.content, { isHead: false, survey, book, column, columns: 1 });
    }
    return below === undefined || below.length === 0 ? alone : [line, ...below];
  };
}

const emptyCell = (column: number): SheetCell => ({ column, style: 0, content: null });
