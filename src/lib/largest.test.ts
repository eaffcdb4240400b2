import fc from "fast-check";
import { expect, test } from "vitest";
import { addAll } from "./add-all.ts";
import { largest, smallest } from "./largest.ts";

test("they are what the spread says, as far as the spread reaches", () => {
  fc.assert(
    fc.property(fc.array(fc.double()), fc.double(), (values, one) => {
      expect(largest(values)).toBe(Math.max(...values));
      expect(largest(values, one)).toBe(Math.max(one, ...values));
      expect(smallest(values)).toBe(Math.min(...values));
      expect(smallest(values, one)).toBe(Math.min(one, ...values));
    }),
  );
});

test("half a million values are no depth", () => {
  const many = Array.from({ length: 500_000 }, (_, at) => at);
  const list: number[] = [];
  addAll(list, many);
  expect(list).toHaveLength(500_000);
  expect([smallest(many), largest(many)]).toEqual([0, 499_999]);
});
