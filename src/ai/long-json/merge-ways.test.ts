import { expect, test } from "vitest";
import type { Tally } from "../../../test/fakes/continue-until-whole.ts";
import { judgeMany, judgeMerging, type WriterWays } from "../../../test/fakes/judge-merging.ts";

const documents = 100;
const seedsFrom = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => first + index);

/** Each way of a model that is hard to follow, so often that nearly every document meets it. */
const ways: Record<string, WriterWays & { of: string; atLeast: number }> = {
  "one to three empty answers": { stuck: { chance: 0.4, ways: ["empty"] }, of: "empty", atLeast: 200 },
  "the previous answer again": {
    ...{ stuck: { chance: 0.4, ways: ["previous answer"] }, of: "previous answer", atLeast: 200 },
  },
  "an older answer again": {
    ...{ stuck: { chance: 0.4, ways: ["older answer"] }, of: "older answer", atLeast: 200 },
  },
  "everything from the start": {
    stuck: { chance: 0.4, ways: ["everything from the start"] },
    ...{ of: "everything from the start", atLeast: 200 },
  },
  "a rest that begins with the next section": {
    ...{ styles: ["next section"], cutsAtEnds: true, of: "next section", atLeast: 40 },
  },
  "a comma that comes twice": { styles: ["comma twice"], of: "comma twice", atLeast: 20 },
  "prose with brackets around it": { wrapping: "brackets", of: "brackets", atLeast: 200 },
  "prose with brackets around a fence": {
    ...{ wrapping: "brackets and fence", of: "brackets and fence", atLeast: 200 },
  },
  "all of them mixed": { stuck: { chance: 0.2 }, cutsAtEnds: true, of: "empty", atLeast: 40 },
};

test.each(Object.entries(ways))(
  "%s: every document is the one that was meant or said to be incomplete, and hardly any is incomplete",
  (_, { of, atLeast, ...way }) => {
    const tally: Tally = new Map();
    const { equal, incomplete, wrong } = judgeMany(seedsFrom(1_000, documents), way, tally);
    expect(wrong).toBe(0);
    expect(equal + incomplete).toBe(documents);
    expect(equal / documents).toBeGreaterThanOrEqual(0.98);
    expect(tally.get(of)?.asked, of).toBeGreaterThanOrEqual(atLeast);
  },
  180_000,
);

test.each<[string, number, WriterWays]>([
  [
    "the first element for the rest of a later one that begins like it",
    52_000_486,
    { stuck: { chance: 0.3, ways: ["everything from the start"] } },
  ],
  ["members beside the sections for an item", 31_000_244, { styles: ["next section"], cutsAtEnds: true }],
])("is not taken again, as it once was: %s", (_, seed, way) => {
  expect(judgeMerging(seed, way)).not.toBe("wrong");
});
