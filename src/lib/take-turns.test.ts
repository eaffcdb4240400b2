import { expect, test } from "vitest";
import { atOnce, eachInTurn, takeTurns } from "./take-turns.ts";

const spin = (ms: number) => {
  const end = performance.now() + ms;
  while (performance.now() < end);
};

test("others have their turn while long work goes on, and its result is whole", async () => {
  let turns = 0;
  const ticking = setInterval(() => (turns += 1), 1);
  const items = Array.from({ length: 20 }, (_, at) => at);
  const work = eachInTurn(items, (at) => {
    spin(15);
    return at * 2;
  });
  const made = await takeTurns(work, new AbortController().signal);
  clearInterval(ticking);
  expect(made).toEqual(items.map((at) => at * 2));
  expect(turns).toBeGreaterThan(1);
});

test("long work ends soon after the signal fires", async () => {
  const stop = new AbortController();
  let done = 0;
  const work = eachInTurn(Array.from({ length: 10_000 }), () => {
    spin(5);
    done += 1;
  });
  setTimeout(() => stop.abort(new Error("enough")), 10);
  await expect(takeTurns(work, stop.signal)).rejects.toThrow("enough");
  expect(done).toBeLessThan(10_000);
});

test("in one go it makes the same", () => {
  expect(atOnce(eachInTurn(["a", "b"], (text) => text.toUpperCase()))).toEqual(["A", "B"]);
});
