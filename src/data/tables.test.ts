import { expect, test } from "vitest";
import type { Cell, ContentPart, TableNote } from "../model/document.ts";
import { openTables } from "./data.ts";
import type { TypedTable } from "./table/typed-table.ts";

interface Given {
  notes?: TableNote[];
  range?: string;
  header?: Cell[];
  sheet?: string;
}

function part(rows: Cell[][], { notes, range, header, sheet }: Given = {}): ContentPart {
  return {
    ...{ id: "p1", document: "d1", type: "table", text: "" },
    table: { rows, ...(notes && { notes }), ...(header && { header }) },
    position: { ...(range && { range }), ...(sheet && { sheet }) },
  };
}

const open = async (rows: Cell[][], given?: Given) =>
  (await openTables({ parts: [part(rows, given)] }))[0] as TypedTable;
const kinds = ({ columns }: TypedTable) =>
  columns.map(({ name, kind, unit }) => [name, kind, ...(unit === undefined ? [] : [unit])].join(" "));
const roles = ({ source }: TypedTable) => (source.kind === "cells" ? source.roles : []);
const values = ({ source }: TypedTable, column: number) =>
  source.kind === "cells" ? source.values[column] : [];

test("types, units and readings come from all cells of a column", async () => {
  const table = await open([
    ["Datum", "Lieferant", "Betrag (CHF)", "Anteil", "Bezahlt", "PLZ"],
    ["31.03.2024", "Alpha", "1'234.50", "12 %", "ja", "08001"],
    ["01.04.2024", "Beta", "99.90", "7,5 %", "nein", "3000"],
    ["15.04.2024", "Gamma", "(12.00)", "80 %", "ja", "1200"],
  ]);
  expect(kinds(table)).toEqual([
    "Datum date",
    "Lieferant text",
    "Betrag (CHF) number CHF",
    "Anteil number %",
    "Bezahlt boolean",
    "PLZ text",
  ]);
  expect(table.columns[5]?.role).toBe("code");
  expect(values(table, 2)).toEqual(["1234.50", "99.90", "-12.00"]);
  expect(values(table, 0)).toEqual(["2024-03-31", "2024-04-01", "2024-04-15"]);
});

test("several head rows become one name, spans told or not", async () => {
  const levels: Cell[][] = [
    ["Region", "2023", null, "2024", null],
    [null, "Umsatz", "Kosten", "Umsatz", "Kosten"],
    ["Bern", "10", "5", "12", "6"],
    ["Genf", "20", "8", "22", "9"],
  ];
  const names = ["Region", "2023 / Umsatz", "2023 / Kosten", "2024 / Umsatz", "2024 / Kosten"];
  expect((await open(levels)).columns.map(({ name }) => name)).toEqual(names);
  const notes = [
    { row: 0, column: 1, columnSpan: 2 },
    { row: 0, column: 3, columnSpan: 2 },
    { row: 0, column: 0, rowSpan: 2 },
  ];
  expect((await open(levels, { notes })).columns.map(({ name }) => name)).toEqual(names);
});

test("a title above is no head, a footnote below is no row", async () => {
  const table = await open([
    ["Umsatz nach Quartal", null, null],
    ["Quartal", "Umsatz", "Ziel"],
    ["Q1", "10.5", "11"],
    ["Q2", "12.0", "11"],
    ["* ohne Sonderverkäufe", null, null],
  ]);
  expect(table.title).toBe("Umsatz nach Quartal");
  expect(table.columns.map(({ name }) => name)).toEqual(["Quartal", "Umsatz", "Ziel"]);
  expect(table.rowCount).toBe(2);
});

test("a total needs the word and the arithmetic; the word alone is doubtful", async () => {
  const sums = await open([
    ["Posten", "Betrag"],
    ["Miete", "100.00"],
    ["Strom", "20.50"],
    ["Zwischensumme", "120.50"],
    ["Telefon", "30.00"],
    ["Total", "150.50"],
  ]);
  expect(roles(sums)).toEqual(["data", "data", "total", "data", "total"]);
  const figures = await open([
    ["Key figure", "2023"],
    ["Total assets", "900"],
    ["Equity", "300"],
    ["Staff", "12"],
  ]);
  expect(roles(figures)).toEqual(["maybe-total", "data", "data"]);
});

test("headings inside a table are sections and spoil no type", async () => {
  const table = await open([
    ["College", "New", "Left"],
    ["", "Undergraduate", ""],
    ["Cedar", "110", "103"],
    ["Oak", "202", "210"],
    ["", "Graduate", ""],
    ["Cedar", "24", "20"],
  ]);
  expect(kinds(table)).toEqual(["College text", "New number", "Left number"]);
  expect(roles(table)).toEqual(["section", "data", "data", "section", "data"]);
});

test("one stray text among numbers is a misfit with its place", async () => {
  const rows = Array.from({ length: 9 }, (_, at): Cell[] => [`n${at}`, at === 4 ? "see note" : String(at)]);
  const table = await open([["Name", "Wert"], ...rows], { range: "B3:C12" });
  expect(table.columns[1]).toMatchObject({
    kind: "number",
    misfits: 1,
    misfitSamples: [{ row: 4, text: "see note" }],
  });
});

test("what can be read in two ways is said to be, unless something settles it", async () => {
  const rows: Cell[][] = [
    ["a", "n"],
    ["x", "1,234"],
    ["y", "5,678"],
  ];
  expect((await open(rows)).columns[1]).toMatchObject({ isAmbiguous: true });
  const [english] = await openTables({ parts: [part(rows)] }, { language: "en" });
  expect(values(english!, 1)).toEqual(["1234", "5678"]);
  const [german] = await openTables({ parts: [part(rows)] }, { language: "de" });
  expect(values(german!, 1)).toEqual(["1.234", "5.678"]);
  const beside = await open([
    ["a", "n", "m"],
    ["x", "1,234", "0.5"],
    ["y", "5,678", "1.25"],
  ]);
  expect(values(beside, 1)).toEqual(["1234", "5678"]);
  const bare = await open([
    ["a", "n"],
    ["x", "1,234"],
    ["y", "56"],
    ["z", "7"],
  ]);
  expect(values(bare, 1)).toEqual(["1234", "56", "7"]);
});

test("dates of a column decide together which number is the month", async () => {
  const table = await open([
    ["d", "v"],
    ["03/04/2024", "1"],
    ["12/31/2023", "2"],
  ]);
  expect(values(table, 0)).toEqual(["2024-03-04", "2023-12-31"]);
  const open2 = await open([
    ["d", "v"],
    ["03/04/2024", "1"],
    ["05/06/2023", "2"],
  ]);
  expect(open2.columns[0]).toMatchObject({ kind: "date", isAmbiguous: true });
});

test("numbers of a sheet are exact, percents are what is shown", async () => {
  const table = await open(
    [
      ["k", "v", "p"],
      ["a", 0.1, 0.125],
      ["b", 1e21, 0.5],
    ],
    {
      notes: [
        { row: 1, column: 2, shown: "12.5%" },
        { row: 2, column: 2, shown: "50%" },
      ],
    },
  );
  expect(values(table, 1)).toEqual(["0.1", "1000000000000000000000"]);
  expect(values(table, 2)).toEqual(["12.5", "50"]);
  expect(table.columns[2]?.unit).toBe("%");
});

test("a csv cell keeps the decimals that its part's text shows", async () => {
  const [table] = await openTables({
    parts: [
      {
        id: "p",
        document: "d",
        type: "table",
        text: "a | b\nx | 1.50\ny | 76.0",
        position: { line: 1, range: "A1:B3" },
        table: {
          rows: [
            ["a", "b"],
            ["x", 1.5],
            ["y", 76],
          ],
        },
      },
    ],
  });
  expect(values(table!, 1)).toEqual(["1.50", "76.0"]);
});

test("later parts of a long table go on with it, at their own addresses", async () => {
  const first = part(
    [
      ["a", "b"],
      ["x", "1"],
    ],
    { range: "A1:B2" },
  );
  const second = part(
    [
      ["y", "2"],
      ["z", "3"],
    ],
    { range: "A3:B4", header: ["a", "b"] },
  );
  const tables = await openTables({ parts: [first, { ...second, id: "p2" }] });
  expect(tables).toHaveLength(1);
  expect(tables[0]?.rowCount).toBe(3);
  expect(
    tables[0]?.source.kind === "cells" && tables[0].source.places.map(({ part: at, row }) => [at, row]),
  ).toEqual([
    [0, 1],
    [1, 2],
    [1, 3],
  ]);
});

test("tables beside and below each other are told apart", async () => {
  const tables = await openTables({
    parts: [
      part([
        ["a", "b", null, "c", "d"],
        ["x", "1", null, "y", "2"],
        [null, null, null, null, null],
        ["e", "f", null, null, null],
        ["z", "3", null, null, null],
      ]),
    ],
  });
  expect(tables.map(({ columns }) => columns.map(({ name }) => name).join())).toEqual(["a,b", "c,d", "e,f"]);
});

test("labels with values of all kinds are a table of fields", async () => {
  const table = await open([
    ["Rechnung Nr.:", "2024-17"],
    ["Datum:", "31.03.2024"],
    ["Betrag:", "CHF 120.50"],
    ["Zahlbar bis:", "30.04.2024"],
  ]);
  expect(table.layout).toBe("key-value");
  expect(table.columns.map(({ name }) => name)).toEqual(["Field", "Value"]);
});

test("a merged label holds for every row that it covers, a merged number counts once", async () => {
  const table = await open(
    [
      ["Region", "Ort", "Wert"],
      ["Nord", "a", "1"],
      [null, "b", "2"],
      ["Süd", "c", "3"],
    ],
    { notes: [{ row: 1, column: 0, rowSpan: 2 }] },
  );
  expect(values(table, 0)).toEqual(["Nord", "Nord", "Süd"]);
});

test("a table of years is also there with a row per year", async () => {
  const tables = await openTables({
    parts: [
      part([
        ["Kennzahl", "2022", "2023"],
        ["Umsatz", "10.0", "12.5"],
        ["Kosten", "8.0", "9.0"],
      ]),
    ],
  });
  expect(tables.map(({ id, viewOf }) => [id, viewOf])).toEqual([
    ["t1", undefined],
    ["t2", "t1"],
  ]);
  expect(tables[1]?.columns.map(({ name }) => name)).toEqual(["Kennzahl", "period", "value"]);
  expect(values(tables[1]!, 2)).toEqual(["10.0", "12.5", "8.0", "9.0"]);
});

test("thousands in the head are a factor, mixed currencies are said", async () => {
  const table = await open([
    ["Posten", "Umsatz (in Tsd. CHF)", "Preis"],
    ["a", "10", "CHF 5.00"],
    ["b", "20", "EUR 6.00"],
  ]);
  expect(table.columns[1]).toMatchObject({ unit: "CHF", factor: "1000" });
  expect(table.columns[2]?.units).toEqual(["CHF", "EUR"]);
});
