import type { OfficeCell, OfficeTable } from "./office-table.ts";

/** Two rows of merged heads, and names of rows that hold for several of them. */
const classes: readonly OfficeCell[] = [
  ["True", "R1", "Class1 A merged with B"],
  ["False", "R1", "Class1 A merged with B"],
  ["True", "R1", "Class2 B"],
  ["True", "R1", "Class2 C"],
  ["True", "R2", "Class1 C"],
  ["False", "R2", "Class2 A"],
  ["False", "R3", "Class2 B"],
  ["True", "R3", "Class1 A merged with B"],
  ["True", "R3", "Class2 A"],
  ["False", "R4", "Class1 C"],
  ["True", "R4", "Class2 A"],
  ["False", "R4", "Class2 C"],
  ["True", "R4", "Class1 C"],
];

/** Read from ppt/slides, ppt/charts and content.xml. */
export const slideTables: readonly OfficeTable[] = [
  { id: "pptx merged heads", file: "corpus/pptx/docling__powerpoint_sample.pptx", cells: classes },
  { id: "odp merged heads", file: "corpus/odp/docling__odf_presentation_01.odp", cells: classes },
  {
    id: "pptx columns",
    file: "corpus/pptx/markitdown__test.pptx",
    cells: [
      ["1", "1", "ColA"],
      ["6", "1", "ColF"],
      ["8", "7", "ColB"],
      ["1b92870d-e3b5-4e65-8153-919f4ff45592", "7", "ColD"],
      ["12", "7", "ColF"],
      ["13", "13", "ColA"],
      ["18", "13", "ColF"],
    ],
  },
  {
    id: "pptx chart",
    file: "corpus/pptx/markitdown__test.pptx",
    cells: [
      ["2000", "2000", "Series 1"],
      ["2001", "2001", "Series 1"],
      ["2002", "2002", "Series 1"],
      ["2003", "2003", "Series 1"],
    ],
  },
];
