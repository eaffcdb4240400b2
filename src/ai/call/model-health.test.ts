import { expect, test } from "vitest";
import { createHealthBook } from "./model-health.ts";

function setUp() {
  let now = 0;
  const book = createHealthBook({ now: () => now });
  return { book, pass: (ms: number) => (now += ms) };
}

const overload = { kind: "overload", message: "busy" } as const;

test("a failing model rests, twice as long each time, and is well again after one good answer", () => {
  const { book, pass } = setUp();
  const rests: number[] = [];
  for (let n = 0; n < 12; n += 1) {
    expect(book.mayCall("m")).toBe(true);
    book.wentWrong("m", overload);
    let waited = 0;
    for (; book.now().has("m"); waited += 1_000) pass(1_000);
    rests.push(waited);
  }
  expect(rests.slice(0, 4)).toEqual([1_000, 2_000, 4_000, 8_000]);
  expect(Math.max(...rests)).toBe(300_000);
  book.wentWell("m");
  book.wentWrong("m", overload);
  pass(1_000);
  expect(book.now().has("m")).toBe(false);
});

test("after a rest one call probes, and the others wait for what it finds", () => {
  const { book, pass } = setUp();
  book.wentWrong("m", overload);
  expect(book.mayCall("m")).toBe(false);
  pass(1_000);
  expect(book.mayCall("m")).toBe(true);
  expect(book.mayCall("m")).toBe(false);
  expect(book.now().has("m")).toBe(true);
  book.wasDropped("m");
  expect(book.mayCall("m")).toBe(true);
  book.wentWell("m");
  expect([book.mayCall("m"), book.mayCall("m")]).toEqual([true, true]);
});

test("a whole volley that fails counts as one failure", () => {
  const { book, pass } = setUp();
  for (let n = 0; n < 60; n += 1) expect(book.mayCall("m")).toBe(true);
  for (let n = 0; n < 60; n += 1) book.wentWrong("m", overload);
  pass(1_000);
  expect(book.mayCall("m")).toBe(true);
});

test("rests as long as the provider asks", () => {
  const { book, pass } = setUp();
  book.wentWrong("m", { kind: "rate-limit", message: "slow down", retryAfterMs: 7_000 });
  pass(6_999);
  expect(book.mayCall("m")).toBe(false);
  pass(1);
  expect(book.mayCall("m")).toBe(true);
});

test("trouble that is the request's own does not put the model to rest", () => {
  const { book } = setUp();
  for (const kind of ["context-overflow", "refused", "bad-request", "unusable-output"] as const) {
    book.wentWrong("m", { kind, message: "" });
    expect(book.mayCall("m")).toBe(true);
  }
});

test("whoever waits is woken by a change, and stops when told to", async () => {
  const { book } = setUp();
  const stop = new AbortController();
  const woken = book.change(60_000, stop.signal);
  book.wentWrong("m", overload);
  await woken;
  const stopped = book.change(60_000, stop.signal);
  stop.abort(new Error("enough"));
  await expect(stopped).rejects.toThrow("enough");
});
