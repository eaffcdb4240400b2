import { join } from "node:path";
import { test } from "vitest";
import { expectNothingLost } from "../contracts/crash-contract.ts";

test("embedded: killed inside and after every step, the result is the same and nothing is repeated", async () => {
  await expectNothingLost("embedded", { config: async (folder) => ({ data: join(folder, "data") }) });
}, 300_000);
