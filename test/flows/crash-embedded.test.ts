import { join } from "node:path";
import { test } from "vitest";
import { expectNothingLost, expectRichRoundUnharmed } from "../contracts/crash-contract.ts";

const storage = { config: async (folder: string) => ({ data: join(folder, "data") }) };

test("embedded: killed inside and after every step, the result is the same and nothing is repeated", async () => {
  await expectNothingLost("embedded", storage);
}, 300_000);

test("embedded: a round with plan, two stages, a cut-off report and a review is killed at every step, unharmed", async () => {
  await expectRichRoundUnharmed("embedded", storage);
}, 300_000);
