import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { Client } from "pg";
import { createDatabase } from "../test/fakes/create-database.ts";
import { startPostgres } from "../test/fakes/start-postgres.ts";
import { judge, printTable } from "./print-table.ts";
import { median, round } from "./statistics.ts";

const script = join(import.meta.dirname, "workers/contestant.ts");
const steps = 5;
const users = 50;
const width = 25;
const singles = 20;
const goal = 0.8;

interface Case {
  who: "ours" | "dbos";
  workers: number;
  runs: number;
}

interface Measured {
  stepsPerSecond: number;
  startMs: number;
  peakMb: number;
  /** How many users had a run done when a tenth of all was. */
  usersServed: number;
}

/** Queued rounds worked off by 1, 2 and 4 processes, beside bare DBOS queues, each on a database of its own. */
export async function benchWorkers(): Promise<Record<string, number>> {
  const runs = Number(process.argv[3] ?? 10_000);
  const postgres = await startPostgres();
  const figures: Record<string, number> = {};
  const rows: string[][] = [
    ["workers", "", "steps/s", "queued to started", "memory of a worker", "users in the first tenth"],
  ];
  try {
    for (const workers of [1, 2, 4]) {
      const [ours, dbos] = [
        await measure({ who: "ours", workers, runs }, postgres.url),
        await measure({ who: "dbos", workers, runs }, postgres.url),
      ];
      for (const [name, one] of [
        ["dossier", ours],
        ["bare DBOS queue", dbos],
      ] as const)
        rows.push([
          ...[String(workers), name, String(round(one.stepsPerSecond)), `${round(one.startMs)} ms`],
          ...[`${Math.round(one.peakMb)} MB`, String(one.usersServed)],
        ]);
      const ratio = round(ours.stepsPerSecond / dbos.stepsPerSecond);
      figures[`stepsPerSecond${workers}`] = round(ours.stepsPerSecond);
      figures[`startMs${workers}`] = round(ours.startMs);
      figures[`peakMb${workers}`] = Math.round(ours.peakMb);
      figures[`toBareDbos${workers}`] = ratio;
      console.log(`${workers} workers: ${ratio} × bare DBOS, ${judge(ratio, { atLeast: goal })}`);
    }
  } finally {
    await postgres.stop();
  }
  printTable(`${runs} queued rounds of ${steps} steps, ${users} users, ${width} at once in a worker`, rows);
  return figures;
}

async function measure({ who, workers, runs }: Case, server: string): Promise<Measured> {
  const url = await createDatabase(server);
  const overall = width * workers;
  const shared = { who, url, users, steps, width, overall };
  const fill = async (first: number, count: number) => {
    const child = start({ ...shared, does: "fill", first, count });
    const [code] = (await once(child, "close")) as [number];
    if (code !== 0) throw new Error(`${who} could not fill its queue.`);
  };
  await fill(0, runs);
  const children = Array.from({ length: workers }, () =>
    start({ ...shared, does: "work", first: 0, count: 0 }),
  );
  const peaks = children.map(readPeak);
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await untilDone(client, runs);
    const drained = await readDrain(client, runs);
    await fill(runs, singles);
    await untilDone(client, runs + singles);
    const startMs = await readStarts(client, runs);
    for (const child of children) child.stdin?.end();
    const peakMb = Math.max(...(await Promise.all(peaks))) / 1_048_576;
    return { ...drained, startMs, peakMb };
  } finally {
    await client.end();
    for (const child of children) child.kill("SIGKILL");
  }
}

function start(job: object): ChildProcess {
  return spawn(process.execPath, [script, JSON.stringify(job)], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, NODE_NO_WARNINGS: "1" },
  });
}

async function readPeak(child: ChildProcess): Promise<number> {
  let text = "";
  child.stdout?.setEncoding("utf8").on("data", (chunk: string) => (text += chunk));
  await once(child, "close");
  return Number(/"peak":(\d+)/.exec(text)?.[1] ?? 0);
}

const named = "workflow_uuid ~ '^run-\\d+$'";

async function untilDone(client: Client, count: number): Promise<void> {
  for (const end = performance.now() + 1_800_000; ;) {
    const { rows } = await client.query<{ done: string }>(
      `SELECT count(*) AS done FROM dbos.workflow_status WHERE ${named} AND status = 'SUCCESS'`,
    );
    if (Number(rows[0]?.done) >= count) return;
    if (performance.now() > end) throw new Error("The queue was not worked off within half an hour.");
    await delay(200);
  }
}

/** From the first start to the last end, by the same columns for both. */
async function readDrain(client: Client, runs: number): Promise<Omit<Measured, "startMs" | "peakMb">> {
  const { rows } = await client.query<{ id: string; started: string; ended: string }>(
    `SELECT workflow_uuid AS id, started_at_epoch_ms AS started, updated_at AS ended
     FROM dbos.workflow_status WHERE ${named} ORDER BY updated_at`,
  );
  const first = rows.reduce(
    (least, { started }) => Math.min(least, Number(started)),
    Number.POSITIVE_INFINITY,
  );
  const seconds = (Number(rows.at(-1)?.ended) - first) / 1_000;
  const early = rows.slice(0, Math.ceil(runs / 10)).map(({ id }) => Number(id.slice(4)) % users);
  return { stepsPerSecond: (runs * steps) / seconds, usersServed: new Set(early).size };
}

async function readStarts(client: Client, runs: number): Promise<number> {
  const { rows } = await client.query<{ ms: string }>(
    `SELECT started_at_epoch_ms - created_at AS ms FROM dbos.workflow_status
     WHERE ${named} AND substr(workflow_uuid, 5)::int >= $1`,
    [runs],
  );
  return median(rows.map(({ ms }) => Number(ms)));
}
