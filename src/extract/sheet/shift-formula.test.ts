import { expect, test } from "vitest";
import { shiftFormula } from "./shift-formula.ts";

test.each([
  ["A1+B$2+$C3+$D$4", "B3+C$2+$C5+$D$4"],
  ['IF(A1="A1","B2",Sheet1!A1)', 'IF(B3="A1","B2",Sheet1!B3)'],
  ["'A1 B2'!C3:D4", "'A1 B2'!D5:E6"],
  ["LOG10(A1)+ABC_1+DAYS360(B2,C3)", "LOG10(B3)+ABC_1+DAYS360(C4,D5)"],
  ["SUM(Table1[Rate A1])*A1", "SUM(Table1[Rate A1])*B3"],
])("moves the relative addresses of %s by two rows and a column", (formula, shifted) => {
  expect(shiftFormula(formula, 2, 1)).toBe(shifted);
});

test("says so where an address leaves the sheet", () => {
  expect(shiftFormula("A1", -1, 0)).toBe("#REF!");
});
