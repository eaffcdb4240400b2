import fc from "fast-check";
import { expect, test } from "vitest";
import { continueUntilWhole, type Tally } from "../../../test/fakes/continue-until-whole.ts";
import { writerStyles } from "../../../test/fakes/cutting-writer.ts";
import { judgeMerging } from "../../../test/fakes/judge-merging.ts";
import { randomDocument } from "../../../test/fakes/random-document.ts";
import { createSeededRandom } from "../../../test/fakes/seeded-random.ts";

const runsEach = 300;
/** Styles that make sense at few cuts; how they fare is seen in the test of each way. */
const rare: readonly string[] = ["document", "next section", "comma twice"];

test.each([1, 2, 3, 4])(
  "cut anywhere and continued in any style, a document gets whole and is the one that was meant (part %i of 4)",
  (part) => {
    const tally: Tally = new Map();
    let unfinished = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
        const outcome = judgeMerging(seed, {}, tally);
        expect(outcome).not.toBe("wrong");
        if (outcome === "incomplete") unfinished += 1;
      }),
      { seed: part, numRuns: runsEach },
    );
    // what can be read in two ways is asked for again, and now and then once too often
    expect(unfinished).toBeLessThanOrEqual(1);
    for (const style of ["first", ...writerStyles.filter((other) => !rare.includes(other))]) {
      expect(tally.get(style)?.merged, style).toBeGreaterThan(runsEach / 20);
    }
  },
  180_000,
);

test("a document of 2 MB comes together from a hundred answers", () => {
  const random = createSeededRandom(5);
  const document = randomDocument(random, 2_000_000);
  const accumulator = continueUntilWhole({ document, random, limit: 20_000 });
  expect(accumulator.text().length).toBeGreaterThan(2_000_000);
  expect(accumulator.value()).toEqual(JSON.parse(JSON.stringify(document)));
}, 180_000);
