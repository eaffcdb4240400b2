import fc from "fast-check";
import { expect, test } from "vitest";
import { closest } from "./read-closely.ts";

test("the likeliest places are read, the likeliest first, ten at most", () => {
  fc.assert(
    fc.property(fc.array(fc.float({ min: 0, max: 1, noNaN: true }), { maxLength: 40 }), (chances) => {
      const read = closest(chances.map((chance) => ({ chance })));
      expect(read.map(({ chance }) => chance)).toEqual(chances.toSorted((a, b) => b - a).slice(0, 10));
    }),
  );
});
