import { expect, test } from "vitest";
import { sumUsage, sumUsageBy } from "./usage.ts";
import type { Usage } from "./usage.ts";

function call(round: number, task: number, action: number): Usage {
  const sizes = { tokensIn: 10, tokensOut: 1, tokensCached: 0, tokensReasoning: 0, bytesIn: 40, bytesOut: 4 };
  const what = {
    id: `${round}${task}${action}`,
    model: "m",
    operation: "plan",
    prompt: "p",
    promptVersion: 1,
  } as const;
  return { ...what, ...sizes, price: 0.5, currency: "CHF", milliseconds: 500, round, task, action };
}

test("sums by round, task and action, and all sums agree", () => {
  const calls = [call(1, 0, 0), call(1, 1, 1), call(1, 1, 1), call(1, 1, 2), call(2, 0, 0)];
  const prices = (level: "round" | "task" | "action") =>
    Object.fromEntries([...sumUsageBy(level, calls, "CHF")].map(([place, { price }]) => [place, price]));
  expect(prices("round")).toEqual({ "1": 2, "2": 0.5 });
  expect(prices("task")).toEqual({ "1.0": 0.5, "1.1": 1.5, "2.0": 0.5 });
  expect(prices("action")).toEqual({ "1.0.0": 0.5, "1.1.1": 1, "1.1.2": 0.5, "2.0.0": 0.5 });
  expect(sumUsage(calls, "CHF")).toEqual({
    aiCalls: 5,
    tokensIn: 50,
    tokensOut: 5,
    price: 2.5,
    currency: "CHF",
    seconds: 2.5,
  });
});
