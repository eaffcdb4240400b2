import fc from "fast-check";
import { expect, test } from "vitest";
import { takeBest } from "./take-best.ts";

test("takes what sorting everything would take", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 9 }), { maxLength: 60 }), fc.nat({ max: 20 }), (scores, most) => {
      const numbers = [...scores.keys()];
      const sorted = numbers.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || a - b).slice(0, most);
      expect(takeBest(numbers, most, (number) => scores[number] ?? 0)).toEqual(sorted);
    }),
  );
});
