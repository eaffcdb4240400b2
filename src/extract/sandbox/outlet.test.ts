import { expect, test } from "vitest";
import { createOutlet } from "./outlet.ts";
import type { FromChild } from "./messages.ts";

function open() {
  const posted: FromChild[] = [];
  let time = 0;
  const outlet = createOutlet(1, { post: (message) => void posted.push(message), now: () => time });
  return { outlet, posted, pass: (ms: number) => void (time += ms) };
}

const event = { kind: "warning", index: 0, code: "c", message: "m" } as const;

test("two events may be on their way; the third waits until one was taken", async () => {
  const { outlet, posted } = open();
  const sent = [outlet.send(event), outlet.send(event), outlet.send(event)];
  await sent[0];
  await sent[1];
  expect(posted).toHaveLength(2);
  outlet.received();
  await sent[2];
  expect(posted).toHaveLength(3);
});

test("signs of life are thinned out, but not the last step nor the first of another document", () => {
  const { outlet, posted, pass } = open();
  outlet.alive(0);
  outlet.alive(0, { done: 1, total: 3 });
  pass(250);
  outlet.alive(0, { done: 2, total: 3 });
  outlet.alive(0, { done: 3, total: 3 });
  outlet.alive(1);
  expect(posted).toEqual([
    { kind: "alive", job: 1, index: 0 },
    { kind: "alive", job: 1, index: 0, progress: { done: 2, total: 3 } },
    { kind: "alive", job: 1, index: 0, progress: { done: 3, total: 3 } },
    { kind: "alive", job: 1, index: 1 },
  ]);
});
