import fc from "fast-check";
import { expect, test } from "vitest";
import { readRange } from "./read-range.ts";

test.each([
  [undefined, undefined],
  ["bytes=0-0", { start: 0, end: 0 }],
  ["bytes=2-4", { start: 2, end: 4 }],
  ["bytes=5-", { start: 5, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=-99", { start: 0, end: 9 }],
  ["bytes=8-99", { start: 8, end: 9 }],
  ["bytes=10-", "unsatisfiable"],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=4-2", undefined],
  ["bytes=0-1,3-4", undefined],
  ["bytes=-", undefined],
  ["lines=1-2", undefined],
])("of ten bytes, %s is %j", (header, expected) => {
  expect(readRange(header, 10)).toEqual(expected);
});

test("a range never leaves its content", () => {
  const number = fc.oneof(fc.constant(""), fc.nat().map(String));
  fc.assert(
    fc.property(number, number, fc.nat({ max: 10_000 }), (first, last, bytes) => {
      const range = readRange(`bytes=${first}-${last}`, bytes);
      if (range === undefined || range === "unsatisfiable") return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeLessThan(bytes);
      expect(range.start).toBeLessThanOrEqual(range.end);
    }),
  );
});
