import type { TableBlock } from "../../layout.ts";
import { cellName, columnName } from "../cells/cell-xml.ts";
import { cut, quoteSheet } from "../name-book.ts";
import { noteLines, oneLine, toNote } from "../notes.ts";
import type { Book, NamedRange, PlannedSheet, SheetNote, SheetRow } from "./sheet.ts";
import { sheetPage } from "./sheet-page.ts";
import { shorten } from "../shorten.ts";
import { longestText, plainText } from "../cells/span-content.ts";
import { surveyTable, type TableSurvey } from "./survey-table.ts";
import { tableRows } from "./table-rows.ts";

/** More head rows than this would leave no room to scroll. */
const mostFrozen = 12;
/** Rows below the first one. */
const fewestStriped = 3;

/** One table as a sheet of its own: the head in row 1, so that formulas and programs find it where they expect it. */
export function planTable(block: TableBlock, sheet: string, book: Book): PlannedSheet {
  const survey = surveyTable(block, book);
  const { columns, headRows, lastRow } = survey;
  const caption = block.caption === undefined ? "" : oneLine(plainText(block.caption.spans));
  const width = survey.widths.reduce((sum, one) => sum + one, 0);
  const body = { startRow: headRows, startColumn: 0, endRow: lastRow, endColumn: columns - 1 };
  const firstNote = toNote(noteLines([], block.citations, book), { row: 0, column: 0 }, book);
  return {
    name: sheet,
    widths: survey.widths,
    merges: survey.merges,
    page: sheetPage(book, caption || block.name, width),
    ...(headRows > 0 && headRows <= mostFrozen && { frozenRows: headRows }),
    // On the last head row, where each column has its own name.
    ...(headRows > 0 && lastRow >= headRows && { filter: { ...body, startRow: headRows - 1 } }),
    ...(lastRow - headRows >= fewestStriped && { stripes: body }),
    pictures: [],
    breaks: [],
    rows: (): Iterable<SheetRow> => tableRows(block, survey, book),
    lastRow,
    lastColumn: columns - 1,
    notes: joinNotes([...firstNote, ...survey.notes], book),
    links: survey.links,
    names: rangeNames({ block, sheet, caption, survey }, book),
  };
}

interface NamedTable {
  block: TableBlock;
  sheet: string;
  caption: string;
  survey: TableSurvey;
}

/** The whole table by its name, and the rows that each printed page repeats. */
function rangeNames({ block, sheet, caption, survey }: NamedTable, book: Book): NamedRange[] {
  const { headRows, lastRow, columns } = survey;
  const place = quoteSheet(sheet);
  const last = `$${columnName(columns - 1)}$${lastRow + 1}`;
  const comment = cut(oneLine(book.clean(caption || block.name)), 250);
  const table = {
    name: book.names.range(book.clean(block.name)),
    range: `${place}!$A$1:${last}`,
    ...(comment === "" ? {} : { comment }),
  };
  if (headRows === 0) return [table];
  return [
    table,
    { name: "_xlnm.Print_Titles", range: `${place}!$1:$${headRows}`, isLocal: true },
    ...(lastRow < headRows
      ? []
      : [
          {
            ...{ name: "_xlnm._FilterDatabase", range: `${place}!$A$${headRows}:${last}` },
            ...{ isLocal: true as const, isHidden: true as const },
          },
        ]),
  ];
}

/** A cell can have one note. */
function joinNotes(notes: readonly SheetNote[], book: Book): SheetNote[] {
  const joined = new Map<string, SheetNote>();
  for (const note of notes) {
    const key = cellName(note.row, note.column);
    const known = joined.get(key);
    const text = known === undefined ? note.text : `${known.text}\n\n${note.text}`;
    joined.set(key, { ...note, text: shorten(text, longestText, book) });
  }
  return [...joined.values()];
}
