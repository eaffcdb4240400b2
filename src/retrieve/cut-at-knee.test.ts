import fc from "fast-check";
import { expect, test } from "vitest";
import { cutAtKnee } from "./cut-at-knee.ts";

const limits = { least: 4, most: 8, drop: 0.25 };

test("cuts where the scores fall most steeply", () => {
  expect(cutAtKnee([0.9, 0.85, 0.8, 0.78, 0.1], limits)).toBe(4);
});

test("keeps even scores up to the most", () => {
  expect(cutAtKnee([9, 9, 9, 9, 9, 9, 9, 9, 9, 9], limits)).toBe(8);
});

test("never counts a zero, and keeps at least four where there are four", () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 1000 }), { maxLength: 50 }), (numbers) => {
      const scores = numbers.toSorted((a, b) => b - a);
      const positive = scores.filter((score) => score > 0).length;
      const keep = cutAtKnee(scores, limits);
      expect(keep).toBeLessThanOrEqual(Math.min(8, positive));
      expect(keep).toBeGreaterThanOrEqual(Math.min(4, positive));
    }),
  );
});
