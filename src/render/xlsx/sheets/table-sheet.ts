import type { NamedRange, WriteSheet } from "hucre";
import type { TableBlock } from "../../layout.ts";
import { cellName, columnName } from "../cells/cell-xml.ts";
import { cut, quoteSheet } from "../name-book.ts";
import { noteLines, oneLine, toNote } from "../notes.ts";
import type { Book, PlannedSheet, SheetNote, SheetRow } from "./sheet.ts";
import { sheetPage } from "./sheet-page.ts";
import { shorten } from "../shorten.ts";
import { longestText, plainText } from "../cells/span-content.ts";
import { surveyTable, type TableSurvey } from "./survey-table.ts";
import { tableRows } from "./table-rows.ts";

/** More head rows than this would leave no room to scroll. */
const mostFrozen = 12;

/** One table as a sheet of its own: the head in row 1, so that formulas and programs find it where they expect it. */
export function planTable(block: TableBlock, sheet: string, book: Book): PlannedSheet {
  const survey = surveyTable(block, book);
  const { columns, headRows, lastRow } = survey;
  const caption = block.caption === undefined ? "" : oneLine(plainText(block.caption.spans));
  const width = survey.widths.reduce((sum, one) => sum + one, 0);
  const frame: WriteSheet = {
    name: sheet,
    columns: survey.widths.map((one) => ({ width: one })),
    merges: survey.merges,
    ...sheetPage(book, caption || block.name, width),
    ...frozen(headRows),
    ...filtered(survey),
    ...striped(survey, book),
  };
  const firstNote = toNote(noteLines([], block.citations, book), { row: 0, column: 0 }, book);
  return {
    frame,
    rows: (): Iterable<SheetRow> => tableRows(block, survey, book),
    lastRow,
    lastColumn: columns - 1,
    notes: joinNotes([...firstNote, ...survey.notes], book),
    links: survey.links,
    names: rangeNames({ block, sheet, caption, survey }, book),
    caches: [],
  };
}

function frozen(headRows: number): Pick<WriteSheet, "freezePane"> {
  return headRows === 0 || headRows > mostFrozen ? {} : { freezePane: { rows: headRows } };
}

/** On the last head row, where each column has its own name. */
function filtered({ headRows, lastRow, columns }: TableSurvey): Pick<WriteSheet, "autoFilter"> {
  if (headRows === 0 || lastRow < headRows) return {};
  return { autoFilter: { range: `${cellName(headRows - 1, 0)}:${cellName(lastRow, columns - 1)}` } };
}

/** As a rule and not cell by cell, so that the stripes stay after sorting. */
function striped(survey: TableSurvey, { options }: Book): Pick<WriteSheet, "conditionalRules"> {
  const { headRows, lastRow, columns } = survey;
  if (lastRow - headRows < 3) return {};
  const color = { rgb: options.theme.colors.stripe };
  return {
    conditionalRules: [
      {
        type: "expression",
        priority: 1,
        formula: `MOD(ROW(),2)=${headRows % 2}`,
        range: `${cellName(headRows, 0)}:${cellName(lastRow, columns - 1)}`,
        style: { fill: { type: "pattern", pattern: "solid", fgColor: color, bgColor: color } },
      },
    ],
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
    { name: "_xlnm.Print_Titles", range: `${place}!$1:$${headRows}`, scope: sheet },
    ...(lastRow < headRows
      ? []
      : [{ name: "_xlnm._FilterDatabase", range: `${place}!$A$${headRows}:${last}`, scope: sheet }]),
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
