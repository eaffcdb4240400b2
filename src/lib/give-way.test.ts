import { expect, test } from "vitest";
import { createGiveWay } from "./give-way.ts";

/** Whether a promise has settled once everything that can happen at once has happened. */
async function isSettled(work: Promise<unknown>): Promise<boolean> {
  let settled = false;
  void work.then(() => (settled = true));
  await new Promise(setImmediate);
  return settled;
}

test("nobody waits where nobody is in a hurry", async () => {
  const { standBack } = createGiveWay();
  expect(await isSettled(standBack())).toBe(true);
});

test("what can wait goes on when the last who was in a hurry is done, and one end counts once", async () => {
  const { hurry, standBack } = createGiveWay();
  const [first, second] = [hurry(), hurry()];
  const waits = [standBack(), standBack()];
  first();
  first();
  expect(await isSettled(Promise.race(waits))).toBe(false);
  second();
  await Promise.all(waits);
  expect(await isSettled(standBack())).toBe(true);
});

test("an endless hurry holds it up for a short while, and then not again for a longer one", async () => {
  let now = 0;
  const { hurry, standBack } = createGiveWay(() => now);
  hurry();
  const wait = standBack();
  expect(await isSettled(wait)).toBe(false);
  await wait;
  expect(await isSettled(standBack())).toBe(true);
  now += 2_000;
  const again = standBack();
  expect(await isSettled(again)).toBe(false);
  await again;
});
