import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Failure } from "../../model/failure.ts";
import { childEntry, sandboxArgs } from "./sandbox-args.ts";
import { runJob } from "./run-job.ts";
import type { JobEvents, SandboxJob } from "./run-job.ts";
import type { FromChild } from "./messages.ts";
import { usageOf } from "./usage-of.ts";

export interface SandboxChild {
  pid: number;
  /** Where its input is put, and where it may write. */
  inFolder: string;
  workFolder: string;
  isAlive(): boolean;
  files(): number;
  memory(): Promise<number | undefined>;
  /** Undefined when the process turns out to be gone before it took the job. */
  start(job: SandboxJob): Promise<JobEvents | undefined>;
  /** Empties its folders for the next job. */
  tidy(): Promise<void>;
  end(): Promise<void>;
}

export interface ChildOptions {
  folder: string;
  heapMb: number;
  entry?: string;
}

const startMs = 30_000;

/** Of the C library: what a large picture took goes back to the system at once, and a process is not replaced for it. */
const allocation = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "262144",
  MALLOC_TRIM_THRESHOLD_: "1048576",
};

/** Starts a process of the sandbox: no environment of ours, no output, no network, its own folder and our code to read. */
export async function startChild(options: ChildOptions): Promise<SandboxChild> {
  const { folder, entry } = options;
  const inFolder = join(folder, "in");
  const workFolder = join(folder, "work");
  await mkdir(inFolder, { recursive: true });
  await mkdir(workFolder, { recursive: true });
  const child = fork(entry ?? childEntry, [String(process.pid)], {
    ...{ execPath: process.execPath, execArgv: sandboxArgs(options), env: allocation, cwd: folder },
    ...{ stdio: ["ignore", "ignore", "ignore", "ipc"], serialization: "advanced" },
  });
  const clear = () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
  try {
    await untilReady(child);
  } catch (error) {
    child.kill("SIGKILL");
    await clear();
    throw error;
  }
  const pid = child.pid ?? 0;
  let files = 0;
  rest(child);
  return {
    ...{ pid, inFolder, workFolder },
    isAlive: () => child.exitCode === null && child.signalCode === null && child.connected,
    files: () => files,
    memory: async () => (await usageOf(pid))?.memory,
    start(job) {
      files += 1;
      child.ref();
      child.channel?.ref();
      return runJob(child, job);
    },
    async tidy() {
      rest(child);
      await Promise.all([inFolder, workFolder].map(empty));
    },
    async end() {
      await killed(child);
      await clear();
    },
  };
}

/** A child cannot remove the folders themselves, so that only what is in them has to go. */
async function empty(folder: string): Promise<void> {
  const names = await readdir(folder);
  await Promise.all(names.map((name) => rm(join(folder, name), { recursive: true, force: true })));
}

/** A process that waits for work does not keep ours alive. */
function rest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

function killed(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((resolve) => {
    child.ref();
    child.once("exit", () => resolve());
    child.kill("SIGKILL");
  });
}

function untilReady(child: ChildProcess): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = (why: string, cause?: unknown) => {
      clearTimeout(timer);
      const message = `The sandbox that documents are read in could not be started (${why}).`;
      reject(new Failure("internal", message, { cause }));
    };
    const timer = setTimeout(() => fail(`not ready after ${startMs / 1_000} s`), startMs);
    child.once("error", (cause) => fail(cause.message, cause));
    child.once("exit", (code, signal) => fail(`it ended with ${signal ?? `code ${code}`}`));
    child.once("message", (message: FromChild) => {
      clearTimeout(timer);
      child.removeAllListeners("exit");
      child.removeAllListeners("error");
      child.on("error", () => undefined); // a message to a process that has just died; its end is told by "exit"
      if (message.kind === "ready") resolve();
      else fail("it said something else first");
    });
  });
}
