import { expect, test } from "vitest";
import { checkIn } from "../../../test/fixtures/drafts/draft-worlds.ts";
import { trueDrafts } from "../../../test/fixtures/drafts/true-drafts.ts";

test.each(trueDrafts)("$world: $what is not rejected", ({ world, draft, proven }) => {
  const { rejected, undecided, document } = checkIn(world, draft);
  expect(rejected).toEqual([]);
  expect(document).not.toBeNull();
  if (proven === true) expect(undecided).toEqual([]);
});

test("there are enough of them in every language", () => {
  expect(trueDrafts.length).toBeGreaterThanOrEqual(60);
  expect(new Set(trueDrafts.map(({ world }) => world)).size).toBe(5);
});
