import { expect, test } from "vitest";
import { createOutage } from "./outage.ts";

const away = new Error("away");
const isAway = (error: unknown) => error === away;

/** Work that fails so often before it succeeds. */
function failing(times: number, error: unknown = away) {
  let tries = 0;
  return async () => {
    tries += 1;
    if (tries <= times) throw error;
    return tries;
  };
}

test("does the work again until it succeeds, and tells of one outage once, however many wait", async () => {
  const told: string[] = [];
  const { outlast } = createOutage({ isAway, tell: ({ state }) => told.push(state) });
  expect(await Promise.all([outlast(failing(2)), outlast(failing(2))])).toEqual([3, 3]);
  expect(told).toEqual(["away", "back"]);
});

test("says nothing of a connection that was merely broken", async () => {
  const told: string[] = [];
  const { outlast } = createOutage({ isAway, tell: ({ state }) => told.push(state) });
  expect(await outlast(failing(1))).toBe(2);
  expect(told).toEqual([]);
});

test("gives up when patience is at its end, with the error itself", async () => {
  const { outlast } = createOutage({ isAway, patienceMs: 20 });
  await expect(outlast(failing(1_000))).rejects.toBe(away);
});

test("waits for no other error, and not at all once it is closed", async () => {
  const other = new Error("other");
  const outage = createOutage({ isAway });
  await expect(outage.outlast(failing(1, other))).rejects.toBe(other);
  const waiting = outage.outlast(failing(1_000));
  outage.close();
  await expect(waiting).rejects.toBe(away);
});
