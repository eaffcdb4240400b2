import fc from "fast-check";
import { expect, test } from "vitest";
import { decimalsOf } from "./format-values.ts";

test("a number has as many decimals as it takes to write it in full", () => {
  const given = [0, -3, 1e21, 0.5, -12.25, 123.456, 1e-7, 1.5e-7, 2.5e-10];
  expect(given.map(decimalsOf)).toEqual([0, 0, 0, 1, 2, 3, 7, 8, 11]);
});

test("no digit of a number is lost with its decimals", () => {
  fc.assert(
    fc.property(fc.double({ noNaN: true, min: -1e15, max: 1e15 }), (value) => {
      const decimals = decimalsOf(value);
      if (decimals < 100) expect(Number(value.toFixed(decimals))).toBe(value === 0 ? value + 0 : value);
    }),
  );
});
