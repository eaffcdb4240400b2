/**
 * Every contestant runs in a process of its own, ours too, so that none inherits another's heap and
 * that the kernel's count of written bytes belongs to it alone.
 */
import { execFile } from "node:child_process";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

export interface Job {
  kind: "throughput" | "bytes";
  folder: string;
  runs: number;
  steps: number;
  /** The content that a run of kind "bytes" hands along. */
  document: string;
  /** Handed to the contestant as it is, e.g. a stricter synchronous mode. */
  variant: string;
}

/** One opened engine of a contestant, on one database file. */
export interface Opened {
  /** Carries out one run of so many steps, each durable, and returns how many it counted. */
  run(id: string, steps: number, document: string): Promise<number>;
  /** Looks into the database whether the run is really there, outside the measured time. */
  verify(id: string, steps: number): Promise<void>;
  /** SQLite's synchronous mode while it ran: 1 = NORMAL, no fsync per commit; 2 = FULL. */
  synchronous(): Promise<number>;
  close(): Promise<void>;
}

export interface Throughput {
  seconds: number;
  synchronous: number;
}

/** Bytes given to write calls, and, where the kernel tells, bytes sent on to the disk. */
export interface Written {
  asked: number;
  toDisk: number | undefined;
}

/** The child's side: reads the job from the command line, carries it out and prints the answer. */
export async function answerJob(open: (file: string, job: Job) => Promise<Opened>): Promise<void> {
  const job = JSON.parse(process.argv[2] ?? "{}") as Job;
  const again = () => open(join(job.folder, "bench.db"), job);
  const answer =
    job.kind === "throughput" ? await measureThroughput(await again(), job) : await measureBytes(again, job);
  tellParent(answer);
}

export function tellParent(answer: unknown): void {
  process.stdout.write(`\n${JSON.stringify(answer)}\n`, () => process.exit(0));
}

async function measureThroughput(engine: Opened, { runs, steps }: Job): Promise<Throughput> {
  const all = async (name: string, count: number) => {
    const counted = await Promise.all(
      Array.from({ length: count }, (_, n) => engine.run(`${name}-${n}`, steps, "")),
    );
    if (counted.some((count) => count !== steps))
      throw new Error(`A run ended after ${counted.join(", ")} steps.`);
  };
  await all("warm", Math.ceil(runs / 5));
  const begin = performance.now();
  await all("run", runs);
  const seconds = (performance.now() - begin) / 1_000;
  for (let n = 0; n < runs; n += 1) await engine.verify(`run-${n}`, steps);
  const synchronous = await engine.synchronous();
  await engine.close();
  return { seconds, synchronous };
}

/** From opening to closing, so that the WAL's way into the database counts; making the tables does not. */
async function measureBytes(open: () => Promise<Opened>, { steps, folder, document }: Job): Promise<Written> {
  const first = await open();
  await first.run("warm", steps, "a small document");
  await first.close();
  const text = readFileSync(document, "utf8");
  const count = countWritten(folder);
  const engine = await open();
  const counted = await engine.run("run", steps, text);
  if (counted !== steps) throw new Error(`The run ended after ${counted} steps.`);
  await engine.close();
  return count();
}

/** Starts counting; the result says what this process has written since. Without /proc: growth of the folder. */
export function countWritten(folder: string): () => Written {
  const before = readWritten(folder);
  return () => {
    const { asked, toDisk } = readWritten(folder);
    return {
      asked: asked - before.asked,
      toDisk: toDisk === undefined ? undefined : toDisk - (before.toDisk ?? 0),
    };
  };
}

function readWritten(folder: string): Written {
  try {
    const io = readFileSync("/proc/self/io", "utf8");
    const field = (name: string) => Number(new RegExp(`^${name}: (\\d+)$`, "m").exec(io)?.[1]);
    return { asked: field("wchar"), toDisk: field("write_bytes") };
  } catch {
    const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const sizes = files.map((file) => statSync(join(file.parentPath, file.name)).size);
    return { asked: sizes.reduce((sum, size) => sum + size, 0), toDisk: undefined };
  }
}

const run = promisify(execFile);

/** The parent's side: starts the script with the job and reads its answer, or says why there is none. */
export async function askChild<T>(script: string, job: object): Promise<T> {
  const env = {
    ...process.env,
    NODE_NO_WARNINGS: "1",
    LANGSMITH_TRACING: "false",
    MASTRA_TELEMETRY_DISABLED: "1",
  };
  const options = { env, timeout: 600_000, maxBuffer: 1 << 26 };
  const { stdout } = await run(
    process.execPath,
    [join(import.meta.dirname, script), JSON.stringify(job)],
    options,
  );
  return JSON.parse(stdout.trimEnd().split("\n").at(-1) ?? "") as T;
}
