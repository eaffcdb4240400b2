import type { OfficeTable } from "./office-table.ts";

const tables = "corpus/docx/docling__word_tables.docx";
const calendar = "corpus/docx/poi__bib-chernigovka.netdo.ru_download_docs_17459.docx";

/** Read from word/document.xml; a row that repeats its day is also named by what follows it. */
export const wordTables: readonly OfficeTable[] = [
  {
    id: "docx food",
    file: "corpus/docx/docling__word_sample.docx",
    cells: [
      ["Ash, Elm, Maple", "Leaves", "Food"],
      ["50", "Leaves", "Calories per portion"],
      ["Blueberry, Strawberry, Cranberry", "Berries", "Food"],
      ["150", "Berries", "Calories per portion"],
      ["Corn, Buckwheat, Barley", "Grain", "Food"],
      ["200", "Grain", "Calories per portion"],
    ],
  },
  {
    id: "docx plain",
    file: tables,
    cells: [
      ["Cell 1.0", "Cell 1.0", "Header 0.0"],
      ["Cell 1.1", "Cell 1.0", "Header 0.1"],
      ["Cell 1.2", "Cell 1.0", "Header 0.2"],
      ["Cell 2.0", "Cell 2.0", "Header 0.0"],
      ["Cell 2.1", "Cell 2.0", "Header 0.1"],
      ["Cell 2.2", "Cell 2.0", "Header 0.2"],
    ],
  },
  {
    id: "docx merged across",
    file: tables,
    cells: [
      ["Cell 1.0", "Cell 1.0", "Header 0.0"],
      ["Merged Cell 1.1 1.2", "Cell 1.0", "Header 0.1"],
      ["Cell 1.3", "Cell 1.0", "Header 0.3"],
      ["Cell 2.0", "Cell 2.0", "Header 0.0"],
      ["Merged Cell 2.1 2.2", "Cell 2.0", "Header 0.1"],
      ["Cell 2.3", "Cell 2.0", "Header 0.3"],
    ],
  },
  {
    id: "docx merged down",
    file: tables,
    cells: [
      ["Merged Cell 1.1 2.1", "Cell 1.0", "Header 0.1"],
      ["Merged Cell 1.1 2.1", "Cell 2.0", "Header 0.1"],
      ["Cell 1.2", "Cell 1.0", "Header 0.2"],
      ["Cell 2.2", "Cell 2.0", "Header 0.2"],
      ["Merged Cell 3.1 4.1", "Cell 4.0", "Header 0.1"],
      ["Cell 4.2", "Cell 4.0", "Header 0.2"],
    ],
  },
  {
    id: "docx merged with gaps",
    file: tables,
    cells: [
      ["Cell 1.0", "Cell 1.0", "Header 0.0"],
      ["Merged Cell 1.1 2.1", "Cell 2.0", "Header 0.1"],
      ["Cell 3.2", "Cell 3.0", "Header 0.2"],
      ["Cell 4.2", "Cell 4.0", "Header 0.2"],
      ["Merged Cell 4.4 5.4", "Cell 4.0", ""],
      ["Cell 8.4", "", ""],
    ],
  },
  {
    id: "docx features",
    file: "corpus/docx/markitdown__docx_complex_layout.docx",
    cells: [
      ["Authentication", "Authentication", "Feature"],
      ["Active", "Authentication", "Status"],
      ["Encryption", "Encryption", "Feature"],
      ["Enabled", "Encryption", "Status"],
    ],
  },
  {
    id: "docx numbers without a head",
    file: "corpus/docx/markitdown__test.docx",
    cells: [
      ["1", "1", ""],
      ["6", "1", ""],
      ["8", "7", ""],
      ["49e168b7-d2ae-407f-a055-2167576f39a1", "13", ""],
      ["20", "18", ""],
      ["24", "24", ""],
      ["29", "24", ""],
    ],
  },
  {
    id: "docx calendar of days",
    file: calendar,
    cells: [
      ["Рождество Христово", ["7", "7 Рождество Христово"], ""],
      ["Всемирный день «спасибо»", ["11", "11 Всемирный день «спасибо»"], ""],
      ["День дедушки", ["22", "22 День дедушки"], ""],
      ["День китов", ["19", "19 День китов"], ""],
      ["Всемирный день кошек", ["1", "1 Всемирный день кошек"], ""],
      ["775 лет со дня Ледового побоища (1242)", ["5", "5 775 лет со дня Ледового побоища (1242)"], ""],
      ["День спасателя РФ", ["27", "27 День спасателя РФ"], ""],
    ],
  },
  {
    id: "docx books by age",
    file: calendar,
    cells: [
      ["М. Твен «Принц и нищий» (1882)", ["135 лет", "135 лет М. Твен «Принц и нищий» (1882)"], ""],
      ["М. Ю. Лермонтов «Бородино» (1837)", ["180 лет", "180 лет М. Ю. Лермонтов «Бородино» (1837)"], ""],
      ["И. С. Тургенев «Отцы и дети» (1862)", ["", "И. С. Тургенев «Отцы и дети» (1862)"], ""],
      ["П. П. Бажов «Ключ-камень» (1942)", ["75 лет", "75 лет П. П. Бажов «Ключ-камень» (1942)"], ""],
      [
        "Б. С. Житков «Морские истории» (1937)",
        ["80 лет", "80 лет Б. С. Житков «Морские истории» (1937)"],
        "",
      ],
      ["Ю. С. Семенов «Экспансия» (1987)", ["", "Ю. С. Семенов «Экспансия» (1987)"], ""],
    ],
  },
  {
    id: "doc food",
    file: "corpus/doc/docling__legacy_sample.doc",
    cells: [
      ["Ash, Elm, Maple", "Leaves", "Food"],
      ["50", "Leaves", "Calories per portion"],
      ["Blueberry, Strawberry, Cranberry", "Berries", "Food"],
      ["150", "Berries", "Calories per portion"],
      ["Corn, Buckwheat, Barley", "Grain", "Food"],
      ["200", "Grain", "Calories per portion"],
    ],
  },
  {
    id: "rtf letters",
    file: "corpus/rtf/tika__testRTFTableCellSeparation.rtf",
    cells: [
      ["c", "c", "a"],
      ["d", "c", "b"],
      ["ä", "ä", "a"],
      ["ë", "ä", "b"],
      ["ö", "ö", "a"],
      ["ü", "ö", "b"],
    ],
  },
];
