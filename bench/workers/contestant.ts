/** One process of the workers benchmark: fills a queue, or works it off until its input ends. */
import { setTimeout as delay } from "node:timers/promises";
import { DBOS } from "@dbos-inc/dbos-sdk";
import { z } from "zod";
import { openEngine } from "../../src/engine/engine.ts";
import type { RunFunction } from "../../src/engine/run-context.ts";
import { systemClock } from "../../src/lib/clock.ts";
import type { EventLog } from "../../src/model/event.ts";

const Job = z.object({
  who: z.enum(["ours", "dbos"]),
  does: z.enum(["fill", "work"]),
  url: z.string(),
  first: z.number(),
  count: z.number(),
  users: z.number(),
  steps: z.number(),
  /** Runs at once, in one worker and in all. */
  width: z.number(),
  overall: z.number(),
});
type Job = z.infer<typeof Job>;

const job = Job.parse(JSON.parse(process.argv[2] ?? "{}"));
const atOnce = 40;
const none: EventLog = {
  append: async () => undefined,
  read: async () => [],
  follow: async function* () {},
};

interface Opened {
  start(id: string, user: string): Promise<unknown>;
  close(): Promise<void>;
}

async function openOurs({ url, steps, overall, does }: Job): Promise<Opened> {
  const work: RunFunction = async (_input, { step }) => {
    for (let at = 0; at < steps; at += 1) await step(`step ${at}`, async () => at);
    return null;
  };
  const kind = { kind: "dbos", url, worker: does === "work" } as const;
  const limits = { overall, perUser: overall };
  const options = { runs: { work }, log: none, clock: systemClock, version: "bench", limits };
  const engine = await openEngine(kind, options);
  return {
    start: (id, user) => engine.start({ id, name: "work", input: null, user }),
    close: () => engine.close(),
  };
}

async function openBare({ url, steps, width, does }: Job): Promise<Opened> {
  const silent = { info() {}, debug() {}, warn() {}, error() {} };
  const work = DBOS.registerWorkflow(
    async () => {
      for (let at = 0; at < steps; at += 1) await DBOS.runStep(async () => at, { name: `step ${at}` });
    },
    { name: "work" },
  );
  DBOS.setConfig({
    ...{ name: "bench", systemDatabaseUrl: url, applicationVersion: "bench", logger: silent },
    executorID: `worker-${process.pid}`,
    listenQueues: does === "work" ? ["bench"] : [],
  });
  await DBOS.launch();
  await DBOS.registerQueue("bench", {
    ...{ workerConcurrency: width, minPollingIntervalMs: 100, onConflict: "always_update" },
  });
  return {
    start: (workflowID) => DBOS.startWorkflow(work, { workflowID, queueName: "bench" })(),
    close: () => DBOS.shutdown(),
  };
}

const opened = await (job.who === "ours" ? openOurs(job) : openBare(job));
if (job.does === "fill") {
  for (let start = 0; start < job.count; start += atOnce) {
    const numbers = Array.from(
      { length: Math.min(atOnce, job.count - start) },
      (_, at) => job.first + start + at,
    );
    await Promise.all(numbers.map((number) => opened.start(`run-${number}`, `user-${number % job.users}`)));
  }
} else {
  process.stdout.write("ready\n");
  let peak = 0;
  const gone = new AbortController();
  process.stdin.on("end", () => gone.abort()).resume();
  while (!gone.signal.aborted) {
    peak = Math.max(peak, process.memoryUsage.rss());
    await delay(200, undefined, { signal: gone.signal }).catch(() => undefined);
  }
  process.stdout.write(`${JSON.stringify({ peak })}\n`);
}
await opened.close();
process.exit(0);
