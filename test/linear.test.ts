import { expect, test } from "vitest";
import { hostileTexts } from "./fixtures/linear/hostile-texts.ts";
import { listTextCalls } from "./fixtures/linear/text-calls.ts";

// Every function that reads a text, over every hostile text. `npm run bench linear` does the same with 1 MB and prints
// times; here only what clearly grows with the square of its input fails, so that a busy machine fails nothing.

const small = 1_200;
const large = 10 * small;
/** Of CPU: what is over sooner may have grown by chance. */
const shortMs = 200;
/** In proportion it is 10; with the square it is 100. */
const mostGrowth = 30;

/** Of CPU, in milliseconds. */
async function time(run: (text: string) => unknown, text: string): Promise<number> {
  const begun = process.cpuUsage();
  try {
    await run(text);
  } catch (error) {
    // what is wrong with a text may be said; a call that was made wrongly, or that ran out of stack, may not
    if (error instanceof TypeError || error instanceof RangeError) throw error;
  }
  return process.cpuUsage(begun).user / 1_000;
}

async function best(run: (text: string) => unknown, text: string): Promise<number> {
  return Math.min(await time(run, text), await time(run, text), await time(run, text));
}

/** How much longer ten times the text takes; 1 where it is over in no time. */
async function growthOf(run: (text: string) => unknown, make: (size: number) => string): Promise<number> {
  // the square of next to nothing is little
  if ((await time(run, make(small))) * 200 < shortMs) return 1;
  if ((await time(run, make(large))) < shortMs) return 1;
  const taken = await best(run, make(large));
  return taken < shortMs ? 1 : taken / Math.max(await best(run, make(small)), 0.5);
}

const calls = listTextCalls();
const folders = [
  ...new Set(calls.map(({ id }) => (id.includes(".ts ") ? (id.split("/")[0] ?? "") : "whole ways"))),
];

test("there are enough functions, and enough texts", () => {
  expect(calls.length).toBeGreaterThan(350);
  expect(Object.keys(hostileTexts).length).toBeGreaterThanOrEqual(40);
  for (const make of Object.values(hostileTexts)) expect(make(1_000)).toHaveLength(1_000);
});

test.each(folders)(
  "%s: ten times the text takes no more than in proportion",
  { timeout: 600_000 },
  async (folder) => {
    const slow: string[] = [];
    for (const { id, load } of calls.filter(({ id: own }) =>
      folder === "whole ways" ? !own.includes(".ts ") : own.startsWith(`${folder}/`),
    )) {
      const run = await load();
      // the long ways take long: every third text, and in the benchmark all of them
      const texts = Object.entries(hostileTexts).filter((_, at) => folder !== "whole ways" || at % 3 === 0);
      for (const [name, make] of texts) {
        const growth = await growthOf(run, make);
        if (growth > mostGrowth) slow.push(`${id}: ${name} (${Math.round(growth)} times as long)`);
      }
    }
    expect(slow).toEqual([]);
  },
);
