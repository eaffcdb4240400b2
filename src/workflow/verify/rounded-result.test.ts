import { expect, test } from "vitest";
import { isRoundedResult } from "./rounded-result.ts";

const share = (value: string) => ({ value, columnHead: "share of amount (%)" });

test("a result may be given with two decimals or more, rounded half up", () => {
  expect(isRoundedResult("57.53 %", share("57.53125"))).toBe(true);
  expect(isRoundedResult("57.53", share("57.53125"))).toBe(true);
  expect(isRoundedResult("57,531 %", share("57.53125"))).toBe(true);
  expect(isRoundedResult("33.34", share("33.335"))).toBe(true);
  expect(isRoundedResult("100.00", share("99.9951"))).toBe(true);
  expect(isRoundedResult("-0.33", { value: "-0.33333", columnHead: "change" })).toBe(true);
});

test.each([
  ["another number", "57.54 %", "57.53125"],
  ["too few decimals", "57.5 %", "57.53125"],
  ["more decimals than there are", "57.5300", "57.53"],
  ["another sign", "-57.53", "57.53125"],
  ["words", "about 57.53", "57.53125"],
  ["no fraction", "58", "57.53125"],
])("%s is no rounded result", (_name, said, exact) => {
  expect(isRoundedResult(said, share(exact))).toBe(false);
});

test("a percent sign needs a column of percents", () => {
  expect(isRoundedResult("0.33 %", { value: "0.33333", columnHead: "ratio" })).toBe(false);
});
