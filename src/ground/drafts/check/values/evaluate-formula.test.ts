import { expect, test } from "vitest";
import { evaluateFormula } from "./evaluate-formula.ts";

const cells: Record<string, number> = { "2 2": 10, "2 3": 20, "2 4": 30, "3 2": 4 };
const at = (column: number, row: number) => cells[`${column} ${row}`];

test.each([
  ["=B2+B3*2", 50],
  ["=(B2+B3)/C2", 7.5],
  ["=SUM(B2:B4)", 60],
  ["=SUM(B2;B3)-5%", 29.95],
  ["=AVERAGE($B$2:B4)", 20],
  ["=-MAX(B2:C4)", -30],
  ["=ROUND(B2/3,1)", 3.3],
  ["=COUNT(B2:C9)", 4],
  ["=IF(B2>1,2,3)", undefined],
  ["=B9", undefined],
  ["=1+", undefined],
  ["=)(", undefined],
])("%s comes to %s", (formula, value) => expect(evaluateFormula(formula, at).value).toBe(value));

test("numbers and texts that a formula brings along are named", () => {
  expect(evaluateFormula('=B2*1.37&" francs ""net"""', at)).toMatchObject({
    numbers: [1.37],
    texts: [' francs "net"'],
  });
  expect(evaluateFormula("=#REF!", at).texts).toEqual(["=#REF!"]);
});

test("a long chain of brackets ends", () => {
  expect(evaluateFormula(`=${"(".repeat(1_500)}`, at).value).toBeUndefined();
});
