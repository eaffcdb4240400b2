import { expect, test } from "vitest";
import { falseDrafts } from "../../../test/fixtures/drafts/false-drafts.ts";
import { checkIn } from "../../../test/fixtures/drafts/draft-worlds.ts";

test.each(falseDrafts)("$world: $what is not accepted", ({ world, draft, fails, open }) => {
  const { decision, rejected, undecided, document } = checkIn(world, draft);
  const said = JSON.stringify([rejected, undecided]);
  expect(rejected.length + undecided.length, said).toBeGreaterThan(0);
  if (open === true) return;
  expect(rejected.length, said).toBeGreaterThan(0);
  expect(decision).toBe("RETRY");
  expect(document).toBeNull();
  expect(said).toContain(fails);
});

test("nearly all of them are rejected by rule, and none is accepted", () => {
  const judged = falseDrafts.map(({ world, draft }) => checkIn(world, draft));
  const byRule = judged.filter(({ rejected }) => rejected.length > 0).length;
  expect(judged.length).toBeGreaterThanOrEqual(73);
  expect(judged.filter(({ rejected, undecided }) => rejected.length + undecided.length === 0)).toEqual([]);
  expect(byRule / judged.length).toBeGreaterThanOrEqual(0.8);
});
