import type { OfficeTable } from "./office-table.ts";

const rich = "corpus/odt/docling__text_document_03.odt";
const pages = "corpus/html/officeparser__test.html";
const list = "This is a list: A First A Second A Third";

/** Read from content.xml and from the pages' source; several paragraphs of a cell are told apart by a line each. */
export const textTables: readonly OfficeTable[] = [
  {
    id: "odt paragraphs in cells",
    file: rich,
    cells: [
      ["This is a list:\nA First\nA Second\nA Third", list, "Column A"],
      ["This is a formatted list:\nB First\nB Second\nB Third", list, "Column B"],
      [
        "This is simple text with bold, strikethrough and italic formatting with x2 and H2O",
        "First Paragraph Second Paragraph Third paragraph before a numbered list Number one Number two Number three",
        "Column B",
      ],
      [
        "This is a paragraph\nThis is another paragraph",
        "This is a paragraph This is another paragraph",
        "Column A",
      ],
    ],
  },
  {
    id: "odt nested",
    file: rich,
    cells: [
      ["Cell 1", "Cell 1", "A"],
      ["Cell 2", "Cell 1", "B"],
      ["Cell 3", "Cell 1", "C"],
    ],
  },
  {
    id: "odt around nested",
    file: rich,
    cells: [
      ["Simple cell upper left", "Simple cell upper left", "Column A"],
      ["Simple cell with bold and italic text", "Simple cell upper left", "Column B"],
    ],
  },
  {
    id: "html land use",
    file: "corpus/html/docling__chandra_multiblock.html",
    cells: [
      ["Institutional", "Institutional", "Land Use Type"],
      ["85", "Institutional", "Category 1 (Blue)"],
      ["0", "Institutional", "Category 4 (Purple)"],
      ["65", "community park", "Category 2 (Red)"],
      ["35", "woodlot", "Category 3 (Green)"],
      ["45", "riverside", "Category 1 (Blue)"],
      ["0", "riverside", "Category 4 (Purple)"],
    ],
  },
  {
    id: "html innermost of nested",
    file: "corpus/html/docling__table_06.html",
    cells: [
      ["E3", "E3", "E1"],
      ["E4", "E3", "E2"],
    ],
  },
  {
    id: "html needs",
    file: pages,
    cells: [
      ["Books", "Books", "ITEM"],
      ["1", "Books", "NEEDED"],
      ["3", "Pens", "NEEDED"],
      ["2", "Pencils", "NEEDED"],
      ["2 colors", "Highlighter", "NEEDED"],
      ["1 pair", "Scissors", "NEEDED"],
    ],
  },
  {
    id: "html distances",
    file: pages,
    cells: [
      ["—", "Point A", "Point A"],
      ["87", "Point B", "Point A"],
      ["56", "Point C", "Point B"],
      ["91", "Point D", "Point C"],
      ["93", "Point E", "Point A"],
      ["43", "Point E", "Point D"],
      ["—", "Point E", "Point E"],
    ],
  },
  {
    id: "html students",
    file: pages,
    cells: [
      ["110", "Cedar University", "New students"],
      ["103", "Cedar University", "Graduating students"],
      ["-8", "Oak Institute", "Change"],
      ["24", "Cedar University", "New students"],
      ["53", "Elm College", "Graduating students"],
      ["998", "Total", "New students"],
      ["90", "Total", "Change"],
    ],
  },
  {
    id: "html month",
    file: pages,
    cells: [
      ["1", "", ["Sat", "December 2007 Sat"]],
      ["2", "2", ["Sun", "December 2007 Sun"]],
      ["8", "2", ["Sat", "December 2007 Sat"]],
      ["12", "9", ["Wed", "December 2007 Wed"]],
      ["21", "16", ["Fri", "December 2007 Fri"]],
      ["31", "30", ["Mon", "December 2007 Mon"]],
    ],
  },
  {
    id: "html banks",
    file: "eval/scenarios/files/banklist.html",
    cells: [
      ["Kenosha", "Banks of Wisconsin d/b/a Bank of Kenosha", "City"],
      ["May 31, 2013", "Banks of Wisconsin d/b/a Bank of Kenosha", "Closing Date"],
      ["CertusBank, National Association", "Parkway Bank", "Acquiring Institution"],
      ["58034", "Chipola Community Bank", "CERT"],
      ["July 20, 2012", "Heartland Bank", "Closing Date"],
      ["No Acquirer", "Waterfield Bank", "Acquiring Institution"],
      ["NY", "Waterford Village Bank", "ST"],
      ["August 20, 2012", "Waterford Village Bank", "Updated Date"],
    ],
  },
  {
    id: "html form of nutrients",
    file: "eval/scenarios/files/spam.html",
    cells: [
      ["g", "Water", "Unit"],
      ["51.70", "Water", ["Value per 100.0g", "1 Value per 100.0g"]],
      ["28.95", "Water", ["oz 1 NLEA serving 56g", "2.0 oz 1 NLEA serving 56g"]],
      ["kcal", "Energy", "Unit"],
      ["0.64", "Iron, Fe", ["Value per 100.0g", "1 Value per 100.0g"]],
      ["790", "Sodium, Na", ["oz 1 NLEA serving 56g", "2.0 oz 1 NLEA serving 56g"]],
      ["µg", "Vitamin B-12", "Unit"],
      ["40", "Cholesterol", ["oz 1 NLEA serving 56g", "2.0 oz 1 NLEA serving 56g"]],
      ["0", "Caffeine", ["Value per 100.0g", "1 Value per 100.0g"]],
    ],
  },
];
