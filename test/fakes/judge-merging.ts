import { isDeepStrictEqual } from "node:util";
import { compareRestart } from "../../src/ai/long-json/compare-restart.ts";
import { continueUntilWhole, type RandomWriterOptions, type Tally } from "./continue-until-whole.ts";
import { randomDocument } from "./random-document.ts";
import { createSeededRandom } from "./seeded-random.ts";

export type Outcome = "equal" | "incomplete" | "wrong";
export type WriterWays = Pick<RandomWriterOptions, "styles" | "stuck" | "wrapping" | "cutsAtEnds">;

/** Mostly small ones, up to about 200 KB. */
const toSize = (share: number) => Math.floor(2000 * 100 ** (share ** 4));

/** What comes of a random document, written by a model that goes on in these ways. */
export function judgeMerging(seed: number, ways: WriterWays, tally?: Tally): Outcome {
  const random = createSeededRandom(seed);
  const size = toSize(random.next());
  const document = randomDocument(random, size);
  // real limits are higher still; an answer shorter than a repeated passage cannot be placed
  const limit = Math.max(1000, Math.floor(size / random.between(2, 20)));
  const indent = random.chance(0.4) ? { indent: random.between(1, 2) } : {};
  const accumulator = continueUntilWhole({ document, random, limit, ...indent, ...ways }, tally);
  const whole = JSON.stringify(document);
  if (!accumulator.isComplete()) {
    // what is kept is the beginning of what was meant
    return compareRestart(accumulator.text(), whole) === "extends" ? "incomplete" : "wrong";
  }
  const isEqual = (value: unknown) => isDeepStrictEqual(value, JSON.parse(whole));
  return isEqual(accumulator.value()) && isEqual(JSON.parse(accumulator.text())) ? "equal" : "wrong";
}

export type Outcomes = Record<Outcome, number>;

export function judgeMany(seeds: Iterable<number>, ways: WriterWays, tally?: Tally): Outcomes {
  const outcomes: Outcomes = { equal: 0, incomplete: 0, wrong: 0 };
  for (const seed of seeds) outcomes[judgeMerging(seed, ways, tally)] += 1;
  return outcomes;
}
