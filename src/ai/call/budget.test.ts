import fc from "fast-check";
import { expect, test } from "vitest";
import { createBudget } from "./budget.ts";

test("never passes the limit by more than what the estimates were short of", () => {
  const call = fc.record({
    estimate: fc.double({ min: 0, max: 5, noNaN: true }),
    error: fc.double({ min: -1, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(
      fc.array(call),
      fc.double({ min: 0, max: 10, noNaN: true }),
      fc.nat(3),
      (calls, limit, atOnce) => {
        const budget = createBudget({ limit, spent: 0 });
        let [spent, short] = [0, 0];
        const open: (() => void)[] = [];
        for (const { estimate, error } of calls) {
          if (!budget.fits(estimate)) continue;
          const settle = budget.reserve(estimate);
          const paid = Math.max(0, estimate + error);
          open.push(() => {
            settle(paid);
            spent += paid;
            short += Math.max(0, paid - estimate);
          });
          if (open.length > atOnce) open.shift()?.();
        }
        for (const end of open) end();
        expect(spent).toBeLessThanOrEqual(limit + short + 1e-9);
      },
    ),
  );
});

test("a free call is never refused, and without a limit nothing is", () => {
  expect(createBudget({ limit: 1, spent: 2 }).fits(0)).toBe(true);
  expect(createBudget({ limit: 1, spent: 2 }).fits(0.01)).toBe(false);
  expect(createBudget({ limit: undefined, spent: 2 }).fits(1e9)).toBe(true);
});
