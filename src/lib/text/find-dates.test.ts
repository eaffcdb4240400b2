import { expect, test } from "vitest";
import { findDates } from "./find-dates.ts";

const keysOf = (text: string) => findDates(text).map(({ keys }) => keys.join(" or "));

test.each([
  ["on 2026-03-01.", ["2026-03-01"]],
  ["on 1 March 2026,", ["2026-03-01"]],
  ["on March 1st, 2026", ["2026-03-01"]],
  ["am 1. März 2026", ["2026-03-01"]],
  ["am 01.03.2026", ["2026-03-01"]],
  ["le 1er mars 2026", ["2026-03-01"]],
  ["il 1º marzo 2026", ["2026-03-01"]],
  ["el 1 de marzo de 2026", ["2026-03-01"]],
  ["am 1.3.26", ["2026-03-01"]],
  ["at 2026-03-01T10:00:00Z", ["2026-03-01"]],
  ["on 3/4/2026", ["2026-04-03 or 2026-03-04"]],
  ["in March 2026", ["2026-03"]],
  ["am 1. März", ["--03-01"]],
  ["from 1 March 2026 to 30 April 2026", ["2026-03-01", "2026-04-30"]],
  ["on 31 February 2026", ["2026-02"]],
  ["version 1.2.3 of 45 may 7 apples", []],
])("%j has %j", (text, keys) => expect(keysOf(text)).toEqual(keys));

test("says where each date stands", () => {
  const text = "It begins on 1 March 2026 at noon.";
  const [found] = findDates(text);
  expect(text.slice(found?.start, found?.end)).toBe("1 March 2026");
});
