import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as delay } from "node:timers/promises";

const script = new URL("./dbos-worker-child.ts", import.meta.url);

export interface WorkerSettings {
  url: string;
  version?: string;
  overall?: number;
}

export interface Turn {
  turn: string;
  run: string;
  index: number;
}

export interface Worker {
  child: ChildProcess;
  /** Everything it printed; should stay empty. */
  printed(): string;
  /** What it did, also after its death. */
  turns(): Turn[];
  close(): Promise<void>;
  kill(): Promise<void>;
}

/** Starts a worker process; resolves when its engine is open. */
export async function startWorker({ url, version = "test", overall = 50 }: WorkerSettings): Promise<Worker> {
  const journal = join(mkdtempSync(join(tmpdir(), "dossier-worker-")), "journal");
  const settings = JSON.stringify({ url, version, overall, journal });
  const child = fork(script, [settings], { execPath: process.execPath, execArgv: [], silent: true });
  let printed = "";
  child.stdout?.on("data", (chunk) => (printed += chunk));
  child.stderr?.on("data", (chunk) => (printed += chunk));
  const exited = once(child, "exit");
  const ready = await Promise.race([once(child, "message"), exited.then(() => undefined)]);
  if (ready === undefined) throw new Error(`The worker did not start: ${printed}`);
  return {
    child,
    printed: () => printed,
    turns: () => readTurns(journal),
    async close() {
      if (child.exitCode === null && child.signalCode === null) child.send("close");
      await exited;
    },
    async kill() {
      child.kill("SIGKILL");
      await exited;
    },
  };
}

function readTurns(journal: string): Turn[] {
  const lines = readFileSync(journal, "utf8").split("\n").filter(Boolean);
  return lines.map((line) => {
    const [turn = "", run = "", index = ""] = line.split(" ");
    return { turn, run, index: Number(index) };
  });
}

/** Looks again and again until there is something, within a limit. */
export async function until<T>(
  look: () => T | undefined | Promise<T | undefined>,
  limitMs = 15_000,
): Promise<T> {
  const end = Date.now() + limitMs;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (Date.now() > end) throw new Error(`Not seen within ${limitMs} ms`);
    await delay(20);
  }
}
