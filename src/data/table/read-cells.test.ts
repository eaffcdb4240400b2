import fc from "fast-check";
import { expect, test } from "vitest";
import { readDateCell } from "./read-date-cell.ts";
import { plainNumber, readNumberCell, timesHundred } from "./read-number-cell.ts";

test.each([
  ["1'234.50", { point: "1234.50" }],
  ["1’234.50", { point: "1234.50" }],
  ["1.234,50", { comma: "1234.50" }],
  ["1 234,50", { comma: "1234.50" }],
  ["1\u202f234,50", { comma: "1234.50" }],
  ["1,234,567", { point: "1234567" }],
  ["1,234", { point: "1234", comma: "1.234" }],
  ["(1,234.5)", { point: "-1234.5" }],
  ["-0.50", { point: "-0.50" }],
  ["12.5-", { point: "-12.5" }],
  ["1,5 %", { comma: "1.5", unit: "%" }],
  ["CHF 1'200.–", { point: "1200", comma: "1200", unit: "CHF" }],
  ["€ 7,25", { comma: "7.25", unit: "EUR" }],
  ["$ (3.10)", { point: "-3.10", unit: "$" }],
  ["12.50 Fr.", { point: "12.50", unit: "CHF" }],
  ["3.5*", { point: "3.5" }],
  ["+7", { point: "7", comma: "7" }],
  [".5", { point: "0.5" }],
])("reads the number %s", (text, wanted) => {
  const { isCode: _, ...read } = readNumberCell(text) ?? { isCode: false };
  expect(read).toEqual(wanted);
});

test.each([
  "",
  "abc",
  "12 colors",
  "1-2",
  "1.2.3",
  "12:30",
  "1,23,4",
  "(12",
  "1 23",
  "--5",
  "0x10",
  "1e3",
  "Infinity",
  "x12",
  "1_000",
])("reads no number in %j", (text) => {
  expect(readNumberCell(text)).toBeUndefined();
});

test("knows a code by its leading zeros", () => {
  expect(readNumberCell("00417")?.isCode).toBe(true);
  expect(readNumberCell("0.417")?.isCode).toBe(false);
});

test("any amount survives any of five ways to write it", () => {
  const styles = [
    ["'", "."],
    [".", ","],
    [",", "."],
    ["\u00a0", ","],
    ["", "."],
  ] as const;
  fc.assert(
    fc.property(
      fc.bigInt({ min: -(10n ** 15n), max: 10n ** 15n }),
      fc.constantFrom(...styles),
      (cents, [group, mark]) => {
        const digits = String(cents < 0n ? -cents : cents).padStart(3, "0");
        const whole = digits.slice(0, -2).replaceAll(/\B(?=(\d{3})+$)/g, group);
        const read = readNumberCell(`${cents < 0n ? "-" : ""}${whole}${mark}${digits.slice(-2)}`);
        const value = mark === "." ? read?.point : read?.comma;
        expect(value).toBe(`${cents < 0n ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`);
      },
    ),
  );
});

test("a number of a sheet keeps its exact decimal, however it is printed", () => {
  expect([
    plainNumber(1e21),
    plainNumber(1.5e-7),
    plainNumber(-0),
    plainNumber(0.1),
    plainNumber(Infinity),
  ]).toEqual(["1000000000000000000000", "0.00000015", "0", "0.1", undefined]);
  expect([timesHundred("0.125"), timesHundred("1"), timesHundred("-0.001")]).toEqual(["12.5", "100", "-0.1"]);
});

test.each([
  ["31.03.2024", { dayFirst: "2024-03-31" }],
  ["3/4/2024", { dayFirst: "2024-04-03", monthFirst: "2024-03-04" }],
  ["12/31/2024", { monthFirst: "2024-12-31" }],
  ["2024-02-29", { dayFirst: "2024-02-29", monthFirst: "2024-02-29" }],
  ["1. März 2024", { dayFirst: "2024-03-01", monthFirst: "2024-03-01" }],
  ["14 juillet 2023", { dayFirst: "2023-07-14", monthFirst: "2023-07-14" }],
  ["3 de mayo de 2021", { dayFirst: "2021-05-03", monthFirst: "2021-05-03" }],
  ["5 gennaio 1999", { dayFirst: "1999-01-05", monthFirst: "1999-01-05" }],
  ["March 5, 2020", { dayFirst: "2020-03-05", monthFirst: "2020-03-05" }],
  ["7-Mar-24", { dayFirst: "2024-03-07", monthFirst: "2024-03-07" }],
])("reads the date %s", (text, wanted) => {
  const { hasTime: _, isMonthly: __, ...read } = readDateCell(text) ?? { hasTime: false, isMonthly: false };
  expect(read).toEqual(wanted);
});

test.each([
  "31.02.2024",
  "29.02.2023",
  "2024-13-01",
  "Mar Elena",
  "1.2.3",
  "12.5",
  "2024",
  "10:30",
  "99/99/9999",
])("reads no date in %j", (text) => {
  expect(readDateCell(text)).toBeUndefined();
});

test("months without a day and times of day are told", () => {
  expect(readDateCell("März 2024")).toMatchObject({ dayFirst: "2024-03-01", isMonthly: true });
  expect(readDateCell("2024-03-31T12:30:00Z")).toMatchObject({ dayFirst: "2024-03-31", hasTime: true });
  expect(readDateCell("2024-03-31 00:00")).toMatchObject({ hasTime: false });
});

test("long and hostile cells have no value", () => {
  for (const text of [
    "1".repeat(1_000_000),
    "1,".repeat(500_000),
    "(".repeat(1_000_000),
    " ".repeat(1_000_000),
    "9 ".repeat(500_000),
  ]) {
    expect(readNumberCell(text)).toBeUndefined();
    expect(readDateCell(text)).toBeUndefined();
  }
});
