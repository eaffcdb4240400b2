import fc from "fast-check";
import { expect, test } from "vitest";
import { matchTerms } from "../../lib/text/match-terms.ts";
import { createTermExpander } from "./expand-term.ts";

test("finds compounds, other endings and parts of a term", () => {
  const { expand } = createTermExpander([
    "ferien",
    "ferientag",
    "sommerferien",
    "tag",
    "arbeitstag",
    "ferien2",
  ]);
  expect(expand("ferientage").map(({ term }) => term)).toEqual(["ferien", "ferientag"]);
  expect(expand("schulferien").map(({ term }) => term)).toEqual(["ferien"]);
});

test("takes a word that is misspelt by one letter, and only where nothing else fits", () => {
  const { expand } = createTermExpander(["mathemat", "mathematik", "receiv", "cat"]);
  expect(expand("mathmat")).toEqual([{ term: "mathemat", weight: 0.5 }]);
  expect(expand("reciev")).toEqual([{ term: "receiv", weight: 0.5 }]);
  expect(expand("cap")).toEqual([]);
});

test("finds what a look at every term would find", () => {
  const letters = fc
    .array(fc.constantFrom("a", "b", "c"), { minLength: 1, maxLength: 9 })
    .map((all) => all.join(""));
  fc.assert(
    fc.property(fc.uniqueArray(letters, { maxLength: 30 }), letters, (known, term) => {
      const found = createTermExpander(known.filter((other) => other !== term)).expand(term);
      const byLooking = known.filter((other) => other !== term && matchTerms(term, other) > 0);
      if (byLooking.length > 0)
        expect(found.map((match) => match.term).toSorted()).toEqual(byLooking.toSorted());
      else expect(found.every(({ weight }) => weight === 0.5)).toBe(true);
    }),
    { numRuns: 500 },
  );
});
