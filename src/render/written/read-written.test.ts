import { expect, test } from "vitest";
import { readColumn } from "./read-written.ts";

const values = (texts: string[], head = "Value") => readColumn(texts, head)?.map(({ value }) => value);

test("amounts, percentages and dates as people write them are values", () => {
  expect(values(["CHF 1'250.50", "CHF 89.90"])).toEqual([1250.5, 89.9]);
  expect(values(["1.250,50 EUR", "89,90 EUR"])).toEqual([1250.5, 89.9]);
  expect(values(["12 March 2024", "03.04.2024", "2024-05-28"])).toEqual([
    "2024-03-12",
    "2024-04-03",
    "2024-05-28",
  ]);
  expect(values(["12.5 %", "3%"])).toEqual([0.125, 0.03]);
  expect(values(["-12.50", "−3.00"])).toEqual([-12.5, -3]);
  expect(values(["3", "12"], "Quantity")).toEqual([3, 12]);
});

test("every number keeps its currency, and all show the same decimals", () => {
  expect(readColumn(["CHF 12", "EUR 3.50"], "Total")?.map(({ format }) => format)).toEqual([
    '"CHF "#,##0.00',
    '"EUR "#,##0.00',
  ]);
});

test.each([
  ["a text among numbers", ["12.50", "free"], "Price"],
  ["a number of two meanings", ["1,234", "2,345"], "Amount"],
  ["numbers of invoices", ["10017", "10018"], "Invoice number"],
  ["postal codes", ["8001", "3000"], "PLZ"],
  ["leading zeros", ["007", "12"], "Value"],
  ["years", ["2023", "2024"], "Period"],
  ["a date of two meanings", ["3/4/2024", "5/6/2024"], "Date"],
  ["dates and numbers", ["12.50", "12 March 2024"], "Value"],
  ["more digits than a sheet keeps", ["12345678901234567.5"], "Value"],
] as const)("%s stays text", (_name, texts, head) => {
  expect(readColumn([...texts], head)).toBeUndefined();
});
