import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { expect, test } from "vitest";
import { continueUntilWhole, type Tally } from "../../test/fakes/continue-until-whole.ts";
import { writerStyles } from "../../test/fakes/cutting-writer.ts";
import { randomDocument } from "../../test/fakes/random-document.ts";
import { createSeededRandom } from "../../test/fakes/seeded-random.ts";

const runsEach = 300;
/** Mostly small ones, up to about 200 KB. */
const toSize = (share: number) => Math.floor(2000 * 100 ** (share ** 4));

/** False if it did not get whole; what did must be what was meant. */
function writeAndMerge(seed: number, tally: Tally): boolean {
  const random = createSeededRandom(seed);
  const size = toSize(random.next());
  const document = randomDocument(random, size);
  // real limits are higher still; an answer shorter than a repeated passage cannot be placed
  const limit = Math.max(1000, Math.floor(size / random.between(2, 20)));
  const indent = random.chance(0.4) ? { indent: random.between(1, 2) } : {};
  const accumulator = continueUntilWhole({ document, random, limit, ...indent }, tally);
  if (!accumulator.isComplete()) return false;
  expect(isDeepStrictEqual(accumulator.value(), JSON.parse(JSON.stringify(document)))).toBe(true);
  expect(isDeepStrictEqual(JSON.parse(accumulator.text()), accumulator.value())).toBe(true);
  return true;
}

test.each([1, 2, 3, 4])(
  "cut anywhere and continued in any style, a document gets whole and is the one that was meant (part %i of 4)",
  (part) => {
    const tally: Tally = new Map();
    let unfinished = 0;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 31 }), (seed) => {
        if (!writeAndMerge(seed, tally)) unfinished += 1;
      }),
      { seed: part, numRuns: runsEach },
    );
    // what can be read in two ways is asked for again, and now and then once too often
    expect(unfinished).toBeLessThanOrEqual(1);
    for (const style of ["first", ...writerStyles.filter((other) => other !== "document")]) {
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
