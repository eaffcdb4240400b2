import { expect, test } from "vitest";
import { checkFormula } from "./check-formula.ts";

test.each([
  "SUM(B2:B5)",
  '=IF(A1>=10,"yes ""sure""",-B$2%)*2^3',
  "'My sheet'!A1+Other!$B$2",
  'SUM(A:A,1:1)&TEXT(NOW(),"yyyy")',
  "SUM({1,2;3,-4})",
  "IF(A1,,1)",
  "LOG10(100)+Total",
  "ROUND(1.5E+3/#N/A,0)",
])("takes %s as it is", (formula) => {
  expect(checkFormula(formula)).toBe(formula.replace(/^=/, ""));
});

test("writes younger functions as files hold them", () => {
  expect(checkFormula("xlookup(A1,B:B,C:C)+SORT(A1:A3)")).toBe(
    "_xlfn.XLOOKUP(A1,B:B,C:C)+_xlfn._xlws.SORT(A1:A3)",
  );
});

test.each([
  ["", "nothing"],
  ["SUM(A1", "an open bracket"],
  ["A1+", "an operator without its right side"],
  ["SUMME(A1;B1)", "separators of another language"],
  ["A1 B1", "two values side by side"],
  ['"open', "an open quote"],
  ["cmd|' /C calc'!A0", "a call to another program"],
  ['HYPERLINK("http://x")', "a link"],
  ['_xlfn.WEBSERVICE("http://x")', "a call to the web behind a prefix"],
  ["[other.xlsx]Sheet1!A1", "another workbook"],
  ["(".repeat(5_000), "depth without end"],
])("refuses %s: %s", (formula) => {
  expect(checkFormula(formula)).toBeUndefined();
});
