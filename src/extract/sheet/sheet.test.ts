import fc from "fast-check";
import { expect, test } from "vitest";
import { utils, write } from "@e965/xlsx";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import { makeRows, makeXlsx } from "../../../test/fixtures/make-xlsx.ts";
import type { WorkbookFixture } from "../../../test/fixtures/make-xlsx.ts";
import { makeZip } from "../../../test/fixtures/make-zip.ts";
import { Failure } from "../../model/failure.ts";
import { readSheet } from "./sheet.ts";

const read = (workbook: WorkbookFixture) =>
  collectParts(readSheet, makeXlsx(workbook), { fileName: "book.xlsx" });
const tablesOf = ({ parts }: Awaited<ReturnType<typeof read>>) =>
  parts.filter(({ type }) => type === "table");

async function failureOf(reading: Promise<unknown>): Promise<Failure> {
  const error = await reading.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Failure);
  return error as Failure;
}

test("gives cells their types, their shown text and the range they stand in", async () => {
  const rows =
    '<row r="3"><c r="B3" t="s"><v>0</v></c><c r="C3"><v>0.5</v></c><c r="D3" t="b"><v>1</v></c></row>' +
    '<row r="5"><c r="C5" s="1"><v>0.25</v></c><c r="D5" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>';
  const [table] = tablesOf(
    await read({
      strings: ["<r><t>Grü</t></r><r><t>ße_x000D_ &amp; more</t></r><rPh><t>hint</t></rPh>"],
      formats: ["0%"],
      sheets: [{ name: "One", rows }],
    }),
  );
  expect(table?.position).toEqual({ sheet: "One", range: "B3:D5" });
  expect(table?.heading).toEqual(["One"]);
  expect(table?.table?.rows).toEqual([
    ["Grüße\n & more", 0.5, true],
    [null, null, null],
    [null, 0.25, "#DIV/0!"],
  ]);
  expect(table?.table?.notes).toEqual([
    { row: 2, column: 1, shown: "25%" },
    { row: 2, column: 2, type: "error", formula: "=1/0" },
  ]);
  expect(table?.text).toBe("Grüße  & more | 0.5 | TRUE\n\n | 25% | #DIV/0!");
});

test.each([
  [false, 45_413, "2024-05-01"],
  [false, 45_413.4375, "2024-05-01T10:30:00"],
  [false, 0.4375, "10:30:00"],
  [false, 59, "1900-02-28"],
  [true, 43_951, "2024-05-01"],
])("writes a date as ISO text and keeps what was shown (1904: %s, %s)", async (is1904, serial, iso) => {
  const rows = `<row r="1"><c r="A1" s="1"><v>${serial}</v></c></row>`;
  const [table] = tablesOf(
    await read({ is1904, formats: ["dd\\.mm\\.yyyy hh:mm"], sheets: [{ name: "S", rows }] }),
  );
  expect(table?.table?.rows).toEqual([[iso]]);
  expect(table?.table?.notes?.[0]).toMatchObject({ type: "date", shown: expect.stringContaining(".") });
});

test("keeps a stretch of hours as a number, because it is no moment", async () => {
  const rows = '<row r="1"><c r="A1" s="1"><v>1.5</v></c></row>';
  const [table] = tablesOf(await read({ formats: ["[h]:mm"], sheets: [{ name: "S", rows }] }));
  expect(table?.table).toEqual({ rows: [[1.5]], notes: [{ row: 0, column: 0, shown: "36:00" }] });
});

test("moves the addresses of a shared formula to each of its cells", async () => {
  const rows =
    '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><f t="shared" ref="B1:B2" si="0">A1*$A$1+LOG10(A1)</f><v>1</v></c></row>' +
    '<row r="2"><c r="A2"><v>2</v></c><c r="B2"><f t="shared" si="0"/><v>2</v></c></row>';
  const [table] = tablesOf(await read({ sheets: [{ name: "S", rows }] }));
  expect(table?.table?.notes?.map(({ formula }) => formula)).toEqual([
    "=A1*$A$1+LOG10(A1)",
    "=A2*$A$1+LOG10(A2)",
  ]);
});

test("finds cells whose rows and addresses are left out, under any prefix", async () => {
  const sheet =
    '<x:worksheet xmlns:x="m"><x:sheetData><x:row><x:c><x:v>1</x:v></x:c><x:c><x:v>2</x:v></x:c></x:row><x:row><x:c><x:v>3</x:v></x:c></x:row></x:sheetData><x:mergeCells><x:mergeCell ref="A2:B2"/></x:mergeCells></x:worksheet>';
  const [table] = tablesOf(
    await read({ sheets: [{ name: "S", rows: "" }], entries: { "xl/worksheets/sheet0.xml": sheet } }),
  );
  expect(table?.table).toEqual({
    rows: [
      [1, 2],
      [3, null],
    ],
    notes: [{ row: 1, column: 0, rowSpan: 1, columnSpan: 2 }],
  });
});

test("notes merged cells, also empty ones, though they are listed after the rows", async () => {
  const after = '<mergeCells><mergeCell ref="A1:B2"/><mergeCell ref="C1:C2"/></mergeCells>';
  const rows = makeRows([
    ["Both", null, null],
    [null, null, null],
    [1, 2, 3],
  ]);
  const [table] = tablesOf(await read({ sheets: [{ name: "S", rows, after }] }));
  expect(table?.table?.notes).toEqual([
    { row: 0, column: 0, rowSpan: 2, columnSpan: 2 },
    { row: 0, column: 2, rowSpan: 2, columnSpan: 1 },
  ]);
});

test("flags hidden sheets, rows and columns and keeps what is seen in its place", async () => {
  const rows =
    '<row r="1"><c r="A1"><v>1</v></c><c r="B1"><v>2</v></c><c r="C1"><v>3</v></c></row>' +
    '<row r="2" hidden="1"><c r="A2"><v>4</v></c><c r="B2"><v>5</v></c></row>' +
    '<row r="3"><c r="A3"><v>6</v></c><c r="C3"><v>7</v></c></row>';
  const before = '<cols><col min="2" max="2" hidden="1"/></cols>';
  const result = await read({
    sheets: [
      { name: "Seen", rows, before },
      { name: "Secret", rows: makeRows([["key"]]), state: "veryHidden" },
    ],
  });
  const found = tablesOf(result).map(({ hidden, position, table }) => [hidden, position.range, table?.rows]);
  const [none] = [null];
  expect(found).toEqual([
    [
      undefined,
      "A1:C3",
      [
        [1, none, 3],
        [none, none, none],
        [6, none, 7],
      ],
    ],
    ["row", "A2:B2", [[4, 5]]],
    ["column", "B1:B1", [[2]]],
    ["sheet", "A1:A1", [["key"]]],
  ]);
  expect(result.parts.find(({ text }) => text === "Secret")?.hidden).toBe("sheet");
});

test("parts tables that stand far apart and never fills the space between them", async () => {
  const rows =
    '<row r="1"><c r="A1"><v>1</v></c><c r="XFD1"><v>2</v></c></row><row r="1048576"><c r="A1048576"><v>3</v></c></row>';
  const tables = tablesOf(await read({ sheets: [{ name: "S", rows }] }));
  expect(tables.map(({ position }) => position.range)).toEqual(["A1:A1", "XFD1:XFD1", "A1048576:A1048576"]);
});

test("never fills a scattering of cells with emptiness", async () => {
  const rows = Array.from({ length: 200 }, (_, at) => {
    const cells = Array.from({ length: 50 }, (__, step) => (step * 20 + at) % 1_000);
    const written = cells.toSorted((a, b) => a - b).map((column) => `<c r="${nameOf(column)}1"><v>1</v></c>`);
    return `<row r="${at * 10 + 1}">${at % 2 === 0 ? written.join("") : (written[0] ?? "")}</row>`;
  });
  const tables = tablesOf(await read({ sheets: [{ name: "S", rows: rows.join("") }] }));
  const all = tables.flatMap(({ table }) => table?.rows.flat() ?? []);
  expect(all.filter((cell) => cell !== null)).toHaveLength(100 * 50 + 100);
  expect(all.length).toBeLessThan(300_000);
});

function nameOf(column: number): string {
  const letter = (at: number) => String.fromCharCode(65 + at);
  return column < 26
    ? letter(column)
    : column < 702
      ? letter(Math.floor(column / 26) - 1) + letter(column % 26)
      : letter(Math.floor((column - 702) / 676)) +
        letter(Math.floor(((column - 702) % 676) / 26)) +
        letter((column - 702) % 26);
}

test("cuts a long table into parts of 200 rows that repeat its head", async () => {
  const rows = makeRows([
    ["Report 2024"],
    ["Name", "Count"],
    ...Array.from({ length: 450 }, (_, at) => [`n${at}`, at]),
  ]);
  const tables = tablesOf(await read({ sheets: [{ name: "S", rows }] }));
  expect(tables.map(({ position }) => position.range)).toEqual(["A1:B200", "A201:B400", "A401:B452"]);
  expect(tables.map(({ table }) => table?.header)).toEqual([undefined, ["Name", "Count"], ["Name", "Count"]]);
  expect(tables.flatMap(({ table }) => table?.rows ?? [])).toHaveLength(452);
});

test("reads binary workbooks with the same outcome", async () => {
  const sheet = utils.aoa_to_sheet([
    ["Name", "When"],
    ["Zoë", 45_413],
  ]);
  sheet["B2"].z = "yyyy-mm-dd";
  sheet["!merges"] = [{ s: { r: 0, c: 0 }, e: { r: 0, c: 1 } }];
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "Data");
  for (const bookType of ["xls", "xlsb", "xlsx"] as const) {
    const bytes: Buffer = write(book, { type: "buffer", bookType });
    const [table] = tablesOf(await collectParts(readSheet, bytes));
    expect(table?.position, bookType).toEqual({ sheet: "Data", range: "A1:B2" });
    expect(table?.table?.rows, bookType).toEqual([
      ["Name", "When"],
      ["Zoë", "2024-05-01"],
    ]);
    expect(table?.table?.notes, bookType).toEqual([
      { row: 0, column: 0, rowSpan: 1, columnSpan: 2 },
      { row: 1, column: 1, type: "date" },
    ]);
  }
});

test("stops a long text that thousands of cells repeat", async () => {
  const row = `<row>${'<c t="s"><v>0</v></c>'.repeat(100)}</row>`;
  const failure = await failureOf(
    read({ strings: ["x".repeat(1_000_000)], sheets: [{ name: "S", rows: row.repeat(120) }] }),
  );
  expect(failure.code).toBe("limit");
  expect(failure.message).toContain("book.xlsx");
});

test.each([
  ["a document type", '<!DOCTYPE x [<!ENTITY a "b">]><sst/>', "limit"],
  ["an unfinished part", "<sst><si>", "corrupt"],
])("refuses %s in its shared strings", async (_, xml, code) => {
  const failure = await failureOf(
    read({ sheets: [{ name: "S", rows: makeRows([[1]]) }], entries: { "xl/sharedStrings.xml": xml } }),
  );
  expect(failure.code).toBe(code);
});

test.each([
  ["without cells", makeXlsx({ sheets: [{ name: "S", rows: "" }] }), "empty"],
  ["without a list of sheets", makeZip({ "xl/other.xml": "<x/>" }), "corrupt"],
  ["that is text", Buffer.from("a,b\n1,2"), "corrupt"],
  ["of nothing", Buffer.alloc(0), "corrupt"],
])("names the file when it is a workbook %s", async (_, bytes, code) => {
  const failure = await failureOf(collectParts(readSheet, bytes, { fileName: "book.xlsx" }));
  expect([failure.code, failure.message]).toEqual([code, expect.stringContaining("book.xlsx")]);
});

test("gives a result or a Failure for any damaged workbook", async () => {
  const rows = makeRows([
    ["a", 1, true],
    ["b", 2.5, false],
  ]);
  const xlsx = makeXlsx({ strings: ["s"], formats: ["0%"], sheets: [{ name: "S", rows }] });
  const book = utils.book_new();
  utils.book_append_sheet(book, utils.aoa_to_sheet([["a", 1]]), "S");
  const xls: Buffer = write(book, { type: "buffer", bookType: "xls" });
  const damage = fc.tuple(
    fc.constantFrom(xlsx, xls),
    fc.array(fc.tuple(fc.nat(), fc.nat(255)), { maxLength: 8 }),
    fc.double({ min: 0.2, max: 1, noNaN: true }),
  );
  await fc.assert(
    fc.asyncProperty(damage, async ([whole, changes, share]) => {
      const bytes = Buffer.from(whole.subarray(0, Math.ceil(whole.length * share)));
      for (const [at, value] of changes) bytes[at % bytes.length] = value;
      const outcome = await collectParts(readSheet, bytes).catch((error: unknown) => error);
      expect(
        outcome instanceof Failure || (typeof outcome === "object" && outcome !== null && "parts" in outcome),
      ).toBe(true);
    }),
    { numRuns: 150 },
  );
});
