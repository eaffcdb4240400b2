import type { TableBlock } from "../../layout.ts";
import { createRowFiller } from "../cells/fill-row.ts";
import { placeCells } from "../cells/place-cells.ts";
import type { Book, SheetRow } from "./sheet.ts";
import type { TableSurvey } from "./survey-table.ts";
import { writeRow } from "../cells/write-row.ts";

/** The rows of a table as they are written, one by one: nothing of them is kept. */
export function tableRows(block: TableBlock, survey: TableSurvey, book: Book): Iterable<SheetRow> {
  const head = [...placeCells(block.head)];
  return {
    [Symbol.iterator](): Iterator<SheetRow> {
      const writeBody = openBody(block, survey, book);
      let at = 0;
      let row = 0;
      /** One, and those below it where the text of a cell goes on. */
      let rows: readonly SheetRow[] = [];
      let next = 0;
      return {
        next() {
          if (next >= rows.length) {
            const heading = head[at];
            at += 1;
            rows =
              heading === undefined ? writeBody(row) : writeRow(heading, { row, isHead: true, survey, book });
            row += rows.length;
            next = 0;
          }
          const value = rows[next];
          next += 1;
          return value === undefined ? { done: true, value } : { done: false, value };
        },
      };
    },
  };
}

/** Writes the next row of the body into this row of the sheet; none when there is no more. */
function openBody(block: TableBlock, survey: TableSurvey, book: Book): (row: number) => readonly SheetRow[] {
  if (block.manyRows !== undefined) {
    const given = block.manyRows[Symbol.iterator]();
    const fill = createRowFiller(survey, book);
    return (row) => {
      const found = given.next();
      return found.done === true ? [] : fill(found.value, row);
    };
  }
  const given = placeCells(block.rows)[Symbol.iterator]();
  return (row) => {
    const found = given.next();
    return found.done === true ? [] : writeRow(found.value, { row, isHead: false, survey, book });
  };
}
