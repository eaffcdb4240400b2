import type { OfficeCell, OfficeTable } from "./office-table.ts";

const first = "corpus/xlsx/docling__xlsx_01.xlsx";
const inflated = "corpus/xlsx/docling__xlsx_04_inflated.xlsx";
const plain = "corpus/xlsx/markitdown__test.xlsx";
const cups = "corpus/xlsx/unstructured__stanley-cups.xlsx";
const odd = "corpus/xlsx/poi__xlsx-corrupted.xlsx";

const countingDown: readonly OfficeCell[] = [
  ["1", "1", "first", "A2"],
  ["5", "1", "second", "B2"],
  ["9", "1", "third", "C2"],
  ["3", "3", "third", "C4"],
  ["6", "6", "first", "A7"],
  ["0", "6", "second", "B7"],
  ["-6", "6", "third", "C7"],
];

/** Cells merged in heads, in the column of names and among values. */
const mergedLeft: readonly OfficeCell[] = [
  ["2", "1", "header second", "B3"],
  ["3", "1", "header third", "C3"],
  ["4", "3", "header second", "B4"],
  ["6", "3", "header second", "B5"],
  ["7", "3", "header third", "C5"],
  ["9", "8", "header second", "B6"],
  ["10", "10", "first", "A7"],
];

const mergedRight: readonly OfficeCell[] = [
  ["1", "1", "first (f)", "E9"],
  ["2", "1", "header (f) second", "F9"],
  ["3", "1", "header (f) third", "G9"],
  ["5", "3", "header (f) third", "G10"],
  ["6", "3", "header (f) second", "F11"],
  ["7", "3", "header (f) third", "G11"],
  ["10", "10", "first (f)", "E13"],
];

const hidden: readonly OfficeCell[] = [["1", "1", "header", "A2"]];

/** Read from xl/worksheets, xl/sharedStrings.xml and xl/styles.xml, and from content.xml. */
export const sheetTables: readonly OfficeTable[] = [
  { id: "xlsx counting down", file: first, sheet: "Sheet1", cells: countingDown },
  {
    id: "xlsx beside another, left",
    file: first,
    sheet: "Sheet2",
    cells: [
      ["1", "1", "col-1", "A2"],
      ["4", "1", "col-4", "D2"],
      ["8", "4", "col-2", "B5"],
      ["16", "4", "col-4", "D5"],
      ["8", "8", "col-1", "A9"],
      ["32", "8", "col-4", "D9"],
    ],
  },
  {
    id: "xlsx beside another, right",
    file: first,
    sheet: "Sheet2",
    cells: [
      ["1", "1", "col-1", "G6"],
      ["2", "1", "col-2", "H6"],
      ["3", "1", "col-3", "I6"],
      ["6", "3", "col-2", "H8"],
      ["4", "4", "col-1", "G9"],
      ["12", "4", "col-3", "I9"],
    ],
  },
  {
    id: "xlsx below another",
    file: first,
    sheet: "Sheet2",
    cells: [
      ["1", "1", "col-1", "C15"],
      ["2", "1", "col-2", "D15"],
      ["3", "1", "col-3", "E15"],
      ["6", "3", "col-2", "D17"],
      ["4", "4", "col-1", "C18"],
      ["12", "4", "col-3", "E18"],
    ],
  },
  { id: "xlsx merged, left", file: first, sheet: "Sheet3", cells: mergedLeft },
  { id: "xlsx merged, right", file: first, sheet: "Sheet3", cells: mergedRight },
  { id: "xlsx hidden sheet", file: first, sheet: "Sheet4", hiddenBy: "sheet", cells: hidden },
  { id: "xlsx inflated", file: inflated, sheet: "Sheet1", cells: countingDown },
  { id: "xlsx inflated, merged", file: inflated, sheet: "Sheet3", cells: mergedLeft },
  { id: "xlsx inflated, merged right", file: inflated, sheet: "Sheet3", cells: mergedRight },
  {
    id: "xlsx reading list",
    file: "corpus/xlsx/docling__xlsx_09_section_label_header.xlsx",
    sheet: "Library Catalog",
    cells: [
      ["1", ["1", "1 Fiction"], "#", "A3"],
      ["Mystery", ["1", "1 Fiction"], "Sub-Genre", "C3"],
      ["The Hound of the Baskervilles", ["1", "1 Fiction"], "Title", "D3"],
      ["1902", ["1", "1 Fiction"], "Added", "G3"],
      ["Stephen Hawking", ["2", "2 Non-fiction"], "Author", "E4"],
      ["Bantam Books", ["2", "2 Non-fiction"], "Publisher", "F4"],
      ["1988", ["2", "2 Non-fiction"], "Added", "G4"],
    ],
  },
  {
    id: "xlsx four columns",
    file: plain,
    sheet: "Sheet1",
    cells: [
      ["89", "89", "Alpha", "A2"],
      ["12", "89", "Delta", "D2"],
      ["33", "76", "Gamma", "C3"],
      ["6ff4173b-42a5-4784-9b19-f49caff4d93d", "58", "Beta", "B14"],
      ["1", "82", "Gamma", "C16"],
      ["87", "87", "Alpha", "A24"],
      ["80", "87", "Delta", "D24"],
    ],
  },
  {
    id: "xlsx second sheet",
    file: plain,
    sheet: "09060124-b5e7-4717-9d07-3c046eb",
    cells: [
      ["1", "1", "ColA", "A2"],
      ["4", "1", "ColD", "D2"],
      ["6", "5", "ColB", "B3"],
      ["11", "9", "ColC", "C4"],
      ["13", "13", "ColA", "A5"],
      ["affc7dad-52dc-4b98-9b5d-51e65d8a8ad0", "13", "ColD", "D5"],
    ],
  },
  {
    id: "xlsx labels and values",
    file: "corpus/xlsx/poi__test_conditional_formatting.xlsx",
    sheet: "Sheet1",
    cells: [
      ["Grain", "Fooo", "", "B1"],
      ["1", "Fooo", "", "F1"],
      ["0", "", "", "F2"],
      ["4", "cell with formula condition", "", "B3", { formula: "=SUBTOTAL(109,F1:F5)" }],
      ["5", "cell with formula value and > condition", "", "B4"],
      ["0", "cell with formula value and > condition", "", "F4"],
    ],
  },
  {
    id: "xlsx damaged",
    file: odd,
    sheet: "Sheet1",
    cells: [
      ["second", "second", "test", "A2"],
      ["row", "second", "DOCTYPE", "B2"],
      ["data", "second", "XXE", "C2"],
      ["foo", "second", "injection", "D2"],
      ["third", "third", "test", "A3"],
      ["data", "third", "XXE", "C3"],
    ],
  },
  {
    id: "xlsx merged blocks",
    file: "corpus/xlsx/sheetjs__merge_cells.xlsx",
    sheet: "Merge",
    cells: [
      ["A3:B3", "A3:B3", "A1:B2", "A3"],
      ["C3", "A3:B3", "C1:C2", "C3"],
      ["… are merged separately", "… are merged separately", "A1:B2", "A4"],
    ],
  },
  {
    id: "xlsx cups",
    file: cups,
    sheet: "Stanley Cups",
    cells: [
      ["Blues", "Blues", "Team", "A3"],
      ["STL", "Blues", "Location", "B3"],
      ["1", "Blues", "Stanley Cups", "C3"],
      ["2", "Flyers", "Stanley Cups", "C4"],
      ["TOR", "Maple Leafs", "Location", "B5"],
      ["13", "Maple Leafs", "Stanley Cups", "C5"],
    ],
  },
  {
    id: "xlsx cups since 67",
    file: cups,
    sheet: "Stanley Cups Since 67",
    cells: [
      ["Blues", "Blues", "Team", "A3"],
      ["1", "Blues", "Stanley Cups", "C3"],
      ["PHI", "Flyers", "Location", "B4"],
      ["2", "Flyers", "Stanley Cups", "C4"],
      ["Maple Leafs", "Maple Leafs", "Team", "A5"],
      ["0", "Maple Leafs", "Stanley Cups", "C5"],
    ],
  },
  {
    id: "xls ducks",
    file: "corpus/xls/docling__legacy_sample.xls",
    sheet: "Duck Observations",
    cells: [
      ["2019", "2019", "Year", "B5"],
      ["120", "2019", "Freshwater Ducks", "C5"],
      ["135", "2020", "Freshwater Ducks", "C6"],
      ["170", "2022", "Freshwater Ducks", "C8"],
      ["2024", "2024", "Year", "B10"],
      ["180", "2024", "Freshwater Ducks", "C10"],
    ],
  },
  {
    id: "ods two by two",
    file: "corpus/ods/librechat__sample.ods",
    sheet: "Second Sheet",
    cells: [
      ["Second", "Second", "Data", "A2"],
      ["Sheet", "Second", "On", "B2"],
    ],
  },
];
