import fc from "fast-check";
import { expect, test } from "vitest";
import { breakCode } from "./break-code.ts";

test("a line that fits stays one, a longer one is broken at the edge of the page", () => {
  expect(breakCode("const a = 1;", 20)).toEqual(["const a = 1;"]);
  expect(breakCode("abcdefgh", 3)).toEqual(["abc", "def", "gh"]);
});

test("wide characters take two places, marks stay with their letter", () => {
  expect(breakCode("\u4e2d\u6587\u4e2d", 4)).toEqual(["\u4e2d\u6587", "\u4e2d"]);
  expect(breakCode("ae\u0301b", 2)).toEqual(["ae\u0301", "b"]);
});

test("no character is lost, whatever the line", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary" }), fc.integer({ min: 2, max: 40 }), (line, columns) => {
      expect(breakCode(line, columns).join("")).toBe(line);
    }),
  );
});
