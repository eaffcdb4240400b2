/** A worker process for tests: carries out runs and notes every turn of a step in a file, on disk at once. */
import { fsyncSync, openSync, writeSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { z } from "zod";
import { openEngine } from "../../src/engine/engine.ts";
import type { RunFunction } from "../../src/engine/run-context.ts";
import { systemClock } from "../../src/lib/clock.ts";
import type { EventLog } from "../../src/model/event.ts";

const Settings = z.object({ url: z.string(), version: z.string(), journal: z.string(), overall: z.number() });
const Work = z.object({ steps: z.number(), ms: z.number() });

const { url, version, journal, overall } = Settings.parse(JSON.parse(process.argv[2] ?? "{}"));
const file = openSync(journal, "a");
const note = (line: string) => {
  writeSync(file, `${line}\n`);
  fsyncSync(file);
};

const work: RunFunction = async (input, { step }) => {
  const { steps, ms } = Work.parse(input);
  for (let n = 0; n < steps; n += 1) await step(`step ${n}`, async () => delay(ms, null));
  return version;
};

const gated: RunFunction = async (_input, { step, waitFor }) => {
  await step("before", async () => null);
  await waitFor("go", { timeoutMs: 60_000 });
  return step("after", async () => version);
};

const endless: RunFunction = async (_input, { runId, step }) =>
  step("endless", async ({ signal }) => {
    signal.addEventListener("abort", () => note(`aborted ${runId} 0`));
    return new Promise(() => undefined);
  });

const log: EventLog = {
  append: async () => undefined,
  read: async () => [],
  follow: async function* () {},
};

const engine = await openEngine(
  { kind: "dbos", url },
  {
    runs: { work, gated, endless },
    log,
    clock: systemClock,
    version,
    limits: { overall, perUser: overall },
    observe: ({ turn, runId, index }) => note(`${turn} ${runId} ${index}`),
  },
);
process.on("message", () => {
  void engine.close().then(() => process.disconnect());
});
process.on("disconnect", () => process.exit());
process.send?.("ready");
