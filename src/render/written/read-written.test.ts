import { expect, test } from "vitest";
import { readColumn } from "./read-written.ts";

const values = (texts: string[], head = "Value") => readColumn(texts, head)?.values.map(({ value }) => value);

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
  expect(readColumn(["CHF 12", "EUR 3.50"], "Total")?.values.map(({ format }) => format)).toEqual([
    '"CHF "#,##0.00',
    '"EUR "#,##0.00',
  ]);
});

test("a unit that all numbers share is named once", () => {
  const read = (...texts: string[]) => {
    const { unit, values: found = [] } = readColumn(texts, "Value") ?? {};
    return [unit, ...found.map(({ value, format }) => `${value} ${format}`)];
  };
  expect(read("CHF 53,437", "CHF 61,200")).toEqual(["CHF", "53437 #,##0", "61200 #,##0"]);
  expect(read("1.250 €", "89 Euro")).toEqual(["Euro", "1250 #,##0", "89 #,##0"]);
  expect(read("6 months", "1 month", "3 months")).toEqual(["months", "6 #,##0", "1 #,##0", "3 #,##0"]);
  expect(read("12.5 m²", "3 m²")).toEqual(["m²", "12.5 #,##0.0", "3 #,##0.0"]);
});

test("what a mark means is told by the other numbers of the column", () => {
  expect(values(["1.250.000", "980.500,50", "769.499"])).toEqual([1250000, 980500.5, 769499]);
  expect(values(["1,5", "1,234"])).toEqual([1.5, 1.234]);
  expect(values(["1,234", "1,234.50"])).toEqual([1234, 1234.5]);
  expect(values(["1,5", "1.5", "1,234"])).toBeUndefined();
});

test.each([
  ["a text among numbers", ["12.50", "free"], "Price"],
  ["a number of two meanings", ["1,234", "2,345"], "Amount"],
  ["an amount of a currency with thousandths", ["KWD 1,234", "KWD 2,345"], "Amount"],
  ["different units", ["6 months", "2 years"], "Notice"],
  ["names of products", ["SKU 12", "SKU 13"], "Product"],
  ["letters of houses", ["12 A", "13 B"], "House"],
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
