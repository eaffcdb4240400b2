import fc from "fast-check";
import { expect, test } from "vitest";
import { compareNaturally } from "./compare-naturally.ts";

test("counts numbers as numbers", () => {
  const ids = ["doc#10", "doc#2", "doc#2~11", "doc#2~9", "a#3", "doc#1"];
  expect(ids.toSorted(compareNaturally)).toEqual(["a#3", "doc#1", "doc#2", "doc#2~9", "doc#2~11", "doc#10"]);
});

const id = fc
  .array(fc.constantFrom("a", "b", "#", "~", "0", "1", "2", "9"), { maxLength: 8 })
  .map((all) => all.join(""));

test("is an order: no two ids are equal, and any three agree", () => {
  fc.assert(
    fc.property(id, id, id, (a, b, c) => {
      expect(Math.sign(compareNaturally(a, b))).toBe(-Math.sign(compareNaturally(b, a)) || 0);
      expect(compareNaturally(a, b) === 0).toBe(a === b);
      if (compareNaturally(a, b) < 0 && compareNaturally(b, c) < 0)
        expect(compareNaturally(a, c)).toBeLessThan(0);
    }),
    { numRuns: 2000 },
  );
});
