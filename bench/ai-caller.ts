/**
 * Each contestant makes its calls in a process of its own, so that neither pays for the other's garbage; the processes
 * stay, and take turns block by block, so that the noise of the machine hits all alike.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export interface Contestant {
  /** Begins the names of its figures. */
  key: string;
  title: string;
  script: string;
  variant: string;
}

export interface CallerJob {
  baseUrl: string;
  /** An empty folder of its own. */
  folder: string;
  variant: string;
}

/** Makes the n-th call, and throws unless the answer is the right one. */
export type Call = (n: number) => Promise<void>;

export type Turn =
  | { kind: "block"; calls: number }
  | { kind: "burst"; calls: number; origin: string; inspect: boolean };

export interface Block {
  /** Milliseconds of each call. */
  walls: number[];
  /** Milliseconds of processor time of the whole process, per call. */
  cpu: number;
}

/** Many calls at once, all of them sent before the first is answered. */
export interface Burst {
  seconds: number;
  cpuSeconds: number;
  /** Of the process before, and at its highest, in bytes. */
  before: number;
  peak: number;
  /** What a call in flight keeps alive on the heap, in bytes; only when asked for, since looking takes time. */
  heapPerCall: number | undefined;
}

/** The caller's side: opens itself, then takes turns as they are asked for. */
export async function answerTurns(open: (job: CallerJob) => Promise<Call>): Promise<void> {
  const job = JSON.parse(process.argv[2] ?? "{}") as CallerJob;
  const call = await open(job);
  let n = 0;
  const next = () => call(n++);
  process.on("disconnect", () => process.exit(0));
  process.on("message", (turn: Turn) => {
    const work = turn.kind === "block" ? runBlock(next, turn.calls) : runBurst(next, turn);
    work.then(
      (answer) => process.send?.(answer),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  });
  process.send?.("ready");
}

async function runBlock(next: () => Promise<void>, calls: number): Promise<Block> {
  const walls: number[] = [];
  const before = process.cpuUsage();
  for (let done = 0; done < calls; done += 1) {
    const begin = performance.now();
    await next();
    walls.push(performance.now() - begin);
  }
  return { walls, cpu: toMs(process.cpuUsage(before)) / calls };
}

async function runBurst(
  next: () => Promise<void>,
  { calls, origin, inspect }: Extract<Turn, { kind: "burst" }>,
): Promise<Burst> {
  await fetch(`${origin}/hold`);
  collect();
  const { rss, heapUsed } = process.memoryUsage();
  const cpuBefore = process.cpuUsage();
  const begin = performance.now();
  const all = Promise.all(Array.from({ length: calls }, next));
  // a call that fails before it is sent would never arrive
  await Promise.race([all, fetch(`${origin}/arrived/${calls}`)]);
  let heapPerCall: number | undefined;
  if (inspect) {
    collect();
    heapPerCall = (process.memoryUsage().heapUsed - heapUsed) / calls;
  }
  await fetch(`${origin}/release`);
  await all;
  const seconds = (performance.now() - begin) / 1_000;
  const cpuSeconds = toMs(process.cpuUsage(cpuBefore)) / 1_000;
  const peak = process.resourceUsage().maxRSS * 1_024;
  return { seconds, cpuSeconds, before: rss, peak, heapPerCall };
}

function toMs({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1_000;
}

function collect(): void {
  if (globalThis.gc === undefined) throw new Error("The caller was started without --expose-gc.");
  globalThis.gc();
}

export interface Child {
  ask<T>(turn: Turn): Promise<T>;
  end(): void;
}

/** The parent's side: starts a script and hears its first word. */
export async function startChild(script: string, job: object = {}): Promise<Child & { first: string }> {
  const child = fork(join(import.meta.dirname, script), [JSON.stringify(job)], {
    execArgv: ["--expose-gc"],
    env: { ...process.env, NODE_NO_WARNINGS: "1" },
  });
  const died = once(child, "exit").then(([code]) => {
    throw new Error(`${script} ended with ${code} before it had answered.`);
  });
  died.catch(() => undefined);
  const hear = async () => (await Promise.race([once(child, "message"), died]))[0] as unknown;
  const first = String(await hear());
  return {
    first,
    ask<T>(turn: Turn) {
      const heard = hear();
      child.send(turn);
      return heard as Promise<T>;
    },
    end: () => child.disconnect(),
  };
}
