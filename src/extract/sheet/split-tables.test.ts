import { expect, test } from "vitest";
import { utils, write } from "@e965/xlsx";
import { collectParts } from "../../../test/fakes/collect-parts.ts";
import type { Cell } from "../../model/document.ts";
import { readSheet } from "./sheet.ts";

async function tablesOf(rows: Cell[][], formulas: Record<string, string> = {}) {
  const sheet = utils.aoa_to_sheet(rows);
  for (const [name, formula] of Object.entries(formulas)) sheet[name].f = formula;
  const book = utils.book_new();
  utils.book_append_sheet(book, sheet, "S");
  const bytes: Buffer = write(book, { type: "buffer", bookType: "xlsx" });
  const { parts } = await collectParts(readSheet, bytes, { fileName: "book.xlsx" });
  return parts.filter(({ type }) => type === "table");
}

const rangesOf = async (rows: Cell[][]) => (await tablesOf(rows)).map(({ position }) => position.range);
const none = [null, null, null];

test("a head with values below it, after an empty row, begins a table of its own", async () => {
  const rows = [["Item", "Price", "Stock"], ["Lamp", 39, 4], ["Desk", 120, 1], none];
  const more = [
    ["Month", "Sales", "Returns"],
    ["May", 12, 1],
    ["June", 9, 0],
  ];
  expect(await rangesOf([...rows, ...more])).toEqual(["A1:C3", "A5:C7"]);
});

test("its title above it belongs to it", async () => {
  const rows = [["Item", "Price"], ["Lamp", 39], ["Desk", 120], [], ["Sales by month"], ["Month", "Sales"]];
  expect(await rangesOf([...rows, ["May", 12], ["June", 9]])).toEqual(["A1:B3", "A5:B8"]);
});

test("rows that go on after an empty one stay with their table", async () => {
  const rows = [["Item", "Price"], ["Lamp", 39], ["Desk", 120], [], ["Total", 159], [], ["Source: shop"]];
  expect(await rangesOf(rows)).toEqual(["A1:B7"]);
});

test("a title and the head below it are one table, whatever stands between", async () => {
  expect(await rangesOf([["Prices"], [], ["Item", "Price"], ["Lamp", 39], ["Desk", 120]])).toEqual(["A1:B5"]);
});

test("labels with their values are no head", async () => {
  const rows = [
    ["Customer", "Example Ltd"],
    ["Number", 12],
    [],
    ["Contact", "Anna"],
    ["Phone", 123],
    ["Since", "May"],
  ];
  expect(await rangesOf(rows)).toEqual(["A1:B6"]);
});

test("tables beside each other are parts of their own where each has a head", async () => {
  const rows = [
    ["Item", "Price", null, "Month", "Sales"],
    ["Lamp", 39, null, "May", 12],
    ["Desk", 120, null, "June", 9],
  ];
  expect(await rangesOf(rows)).toEqual(["A1:B3", "D1:E3"]);
});

test("tables beside each other may have two lines of heads", async () => {
  const rows = [
    ["Item", "Price", null, null, "Month", "Sales", null],
    [null, "net", "gross", null, null, "shop", "web"],
    ["Lamp", 39, 42, null, "May", 12, 7],
    ["Desk", 120, 129, null, "June", 9, 8],
  ];
  expect(await rangesOf(rows)).toEqual(["A1:C4", "E1:G4"]);
});

test("an empty column inside a table does not part it", async () => {
  const rows = [
    ["Item", "Price", null, null, null],
    ["Lamp", 39, null, 4, 5],
    ["Desk", 120, null, 6, 7],
  ];
  expect(await rangesOf(rows)).toEqual(["A1:E3"]);
});

test("later pieces of long tables beside each other each have their own head", async () => {
  const body = Array.from({ length: 250 }, (_, at) => [`n${at}`, at, null, `m${at}`, at]);
  const tables = await tablesOf([["Name", "Count", null, "Month", "Sales"], ...body]);
  expect(tables.map(({ position }) => position.range)).toEqual([
    "A1:B200",
    "D1:E200",
    "A201:B251",
    "D201:E251",
  ]);
  expect(tables.map(({ table }) => table?.header)).toEqual([
    undefined,
    undefined,
    ["Name", "Count"],
    ["Month", "Sales"],
  ]);
});

test("a first row with answers of formulas or yes and no is no head, and the table says so", async () => {
  const rows = [
    ["Upper", "ABC", "abc"],
    ["Lower", "abc", "ABC"],
    ["Length", 3, "abc"],
  ];
  const [computed] = await tablesOf(rows, { B1: "UPPER(C1)", B2: "LOWER(C2)", B3: "LEN(C3)" });
  expect(computed?.table?.headRows).toBe(0);
  const [flags] = await tablesOf([["Checks"], ["Paid", true], ["Sent", false], ["Late", false]]);
  expect(flags?.table?.headRows).toBe(1);
  const [plain] = await tablesOf([
    ["Item", "Price"],
    ["Lamp", 39],
    ["Desk", 120],
  ]);
  expect(plain?.table).not.toHaveProperty("headRows");
});

test("a note beside the first line makes no head of it", async () => {
  const rows = [
    ["Bessel", null, "moved", null, null],
    ["I", 0.2, 2, 3, 4],
    ["J", 0.1, 2, 3, 4],
  ];
  const [table] = await tablesOf(rows);
  expect(table?.table?.headRows).toBe(0);
});
