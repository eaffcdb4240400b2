import { describe, expect, test } from "vitest";
import { readTable, rowHeadOf } from "./read-table.ts";
import { toEvidenceTable } from "./to-evidence-table.ts";

describe("heads", () => {
  test("the first row names the columns, and addresses are those of the sheet", () => {
    const table = toEvidenceTable(
      [
        ["Item", "Price"],
        ["Lamp", 39],
      ],
      { range: "C7:D8" },
    );
    expect(table).toEqual({
      head: [["Item", "Price"]],
      headRow: 7,
      rows: [["Lamp", "39"]],
      firstRow: 8,
      firstColumn: 3,
    });
  });

  test("titles and empty rows above the head belong to it", () => {
    const rows = [
      ["Price list", null],
      [null, null],
      ["Item", "Price"],
      ["Lamp", 39],
      ["Desk", 120],
    ];
    const table = toEvidenceTable(rows);
    expect(table.firstRow).toBe(4);
    expect(readTable(table)).toMatchObject({ captions: ["Price list"], columnHeads: ["Item", "Price"] });
  });

  test("several rows of heads are joined, and a head spans what lies under it", () => {
    const rows = [
      [null, "2022", null, "2023", null],
      ["Branch", "Staff", "Sales", "Staff", "Sales"],
      ["Bern", 10, 80, 12, 100],
      ["Chur", 4, 40, 3, 30],
    ];
    const table = toEvidenceTable(rows);
    expect(table.head).toHaveLength(2);
    expect(readTable(table).columnHeads).toEqual([
      "Branch",
      "2022 Staff",
      "2022 Sales",
      "2023 Staff",
      "2023 Sales",
    ]);
  });

  test("years over columns of numbers are heads", () => {
    const table = toEvidenceTable([
      ["Branch", "2022", "2023"],
      ["Bern", 80, 100],
      ["Chur", 40, 30],
    ]);
    expect(table.head).toEqual([["Branch", "2022", "2023"]]);
  });

  test("dates, years and units below a known head go on with it, row by row", () => {
    const rows = [
      ["", "Three Months Ended", "Three Months Ended"],
      ["", "June 28,", "June 29,"],
      ["Amounts in millions", "2025", "2024"],
      ["", "$'000", "$'000"],
      ["Net sales:", "", ""],
      ["Products", "66,613", "61,564"],
    ];
    const told = { head: rows.slice(0, 4), firstRow: 5, rows: rows.slice(4) };
    expect(toEvidenceTable(rows, { headRows: 1 })).toMatchObject(told);
    expect(toEvidenceTable(rows.slice(1), { header: rows[0] })).toMatchObject({ ...told, firstRow: 4 });
  });

  test("rows of dates and shares that have names stay rows", () => {
    const rows = [
      ["Task", "Due"],
      ["Draft", "June 28, 2025"],
      ["", "June 29, 2025"],
    ];
    expect(toEvidenceTable(rows, { headRows: 1 }).head).toHaveLength(1);
    const dates = [["", "Due"], ...["2023", "2024", "2025", "2026"].map((year) => ["", year])];
    expect(toEvidenceTable(dates, { headRows: 1 }).head).toHaveLength(1);
  });

  test("a table that begins with values has none", () => {
    const table = toEvidenceTable([
      ["Bern", 80],
      ["Chur", 40],
    ]);
    expect(table).toMatchObject({
      head: [],
      rows: [
        ["Bern", "80"],
        ["Chur", "40"],
      ],
      firstRow: 1,
    });
  });

  test("a later piece of a long table gets the head of its sheet", () => {
    const table = toEvidenceTable([["Chur", 40]], { range: "A500:B500", header: ["Branch", "Sales"] });
    expect(table).toMatchObject({ head: [["Branch", "Sales"]], headRow: 1, firstRow: 500 });
  });
});

describe("what a file tells of its table", () => {
  test("a share is told as its sheet shows it", () => {
    const rows = [
      ["Year", "Margin"],
      ["2024", 0.0525],
      ["2025", 0.06],
    ];
    const notes = [
      { row: 1, column: 1, shown: "5.25%" },
      { row: 2, column: 1, shown: "6 %" },
    ];
    expect(toEvidenceTable(rows, { notes, range: "A1:B3" }).rows).toEqual([
      ["2024", "5.25%"],
      ["2025", "6 %"],
    ]);
  });

  test("merged heads and names hold for all that they cover", () => {
    const rows = [
      [null, "First", null, "Second"],
      [null, "A", "B", "C"],
      ["North", "yes", "no", "yes"],
      [null, "no", "yes", null],
      ["South", "yes", null, "no"],
    ];
    const notes = [
      { row: 0, column: 1, columnSpan: 2 },
      { row: 2, column: 0, rowSpan: 2 },
    ];
    const read = readTable(toEvidenceTable(rows, { notes }));
    expect(read.columnHeads).toEqual(["", "First A", "First B", "Second C"]);
    expect([0, 1, 2].map((row) => rowHeadOf(read, row))).toEqual(["North", "North", "South"]);
  });

  test("a row whose words come back in their columns is no head", () => {
    const rows = [
      [null, "2023", "2024"],
      [null, "Open", "Open"],
      ["Bern", "yes", "no"],
      ["Chur", "no", "no"],
    ];
    expect(toEvidenceTable(rows).head).toHaveLength(2);
  });

  test("a head that is merged downwards makes heads of the rows beside it", () => {
    const rows = [
      ["Item", "Price"],
      [null, "in CHF"],
      ["Lamp", "cheap"],
      ["Desk", "dear"],
    ];
    const notes = [{ row: 0, column: 0, rowSpan: 2 }];
    expect(readTable(toEvidenceTable(rows, { notes })).columnHeads).toEqual(["Item", "Price in CHF"]);
  });

  test("the name of the only column of values is no title", () => {
    const rows = [
      ["", "Series 1"],
      ["2000", 7],
      ["2001", 9],
    ];
    expect(readTable(toEvidenceTable(rows, { headRows: 1 }))).toMatchObject({
      columnHeads: ["", "Series 1"],
      captions: [],
    });
  });

  test("a column without a name has none where the one beside it holds values of its own", () => {
    const rows = [
      ["Item", null, "Price"],
      ["Lamp", 7, 39],
      ["Desk", 8, 120],
    ];
    expect(readTable(toEvidenceTable(rows)).columnHeads).toEqual(["Item", "", "Price"]);
    const signs = [
      ["Item", "Price", null],
      ["Lamp", "$", 39],
      ["Desk", "$", 120],
    ];
    expect(readTable(toEvidenceTable(signs)).columnHeads).toEqual(["Item", "Price", "Price"]);
  });
});

describe("what names a row", () => {
  const keysOf = (rows: (string | number)[][]) => readTable(toEvidenceTable(rows)).keyColumns;

  test("the first column where it tells rows apart", () => {
    expect(
      keysOf([
        ["Branch", "City", "Staff"],
        ["North", "Bern", 3],
        ["South", "Lugano", 4],
      ]),
    ).toEqual([0]);
  });

  test("two columns where the first one repeats itself", () => {
    const rows = [
      ["Year", "Source", "MWh"],
      ["2020", "Wind", 5],
      ["2020", "Water", 7],
      ["2021", "Wind", 6],
      ["2021", "Water", 8],
    ];
    expect(keysOf(rows)).toEqual([0, 1]);
    const read = readTable(toEvidenceTable(rows));
    expect(rowHeadOf(read, 3)).toBe("2021 Water");
  });

  test("a line over a group of rows and a column of units are known", () => {
    const rows = [
      ["Nutrient", "Unit", "Value"],
      ["Minerals", null, null],
      ["Iron", "mg", 4],
      ["Zinc", "mg", 2],
    ];
    expect(readTable(toEvidenceTable(rows))).toMatchObject({
      groups: ["", "Minerals", "Minerals"],
      unitColumn: 1,
    });
  });
});

describe("rows of a page that were read as one", () => {
  const rows = [
    ["Town", "Births Deaths", null],
    ["Aarau Baden Brugg", "12 9 4", "7 8 3"],
    ["Chur Davos Ilanz", "20 6 2", "15 4 1"],
  ];

  test("come apart, and so do heads of several columns in one cell", () => {
    const table = toEvidenceTable(rows);
    expect(table.rows).toHaveLength(6);
    expect(table.rows[1]).toEqual(["Baden", "9", "8"]);
    expect(table.head).toEqual([["Town", "Births", "Deaths"]]);
  });

  test("stay as they are where a sheet gives them addresses", () => {
    expect(toEvidenceTable(rows, { range: "A1:C3" }).rows).toHaveLength(2);
  });

  test("get every word that may be their own where names cannot be told apart", () => {
    const [, first, second] = rows;
    const table = toEvidenceTable([
      rows[0] ?? [],
      ["Bad Ragaz Chur Sargans", ...(first ?? []).slice(1)],
      second ?? [],
    ]);
    expect(table.rows.slice(0, 3).map(([name]) => name)).toEqual(["Bad Ragaz", "Ragaz Chur", "Chur Sargans"]);
  });
});
