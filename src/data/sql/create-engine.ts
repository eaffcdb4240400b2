import { fork } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { existsSync, realpathSync } from "node:fs";
import { rm } from "node:fs/promises";
import { dirname, extname, join } from "node:path";
import { makeTemporaryFolder } from "../../lib/temporary-folder.ts";
import { Failure } from "../../model/failure.ts";
import { SqlReply } from "./job.ts";
import type { SqlJob } from "./job.ts";

export interface EngineLimits {
  /** From the moment the job begins. */
  timeMs: number;
  /** Of the process that runs it. */
  memoryMb: number;
}

export type JobRequest = Pick<SqlJob, "loads" | "files" | "statements">;
export type JobResults = { rows: (string | null)[][]; isCut: boolean }[];

export interface SqlEngine {
  /** One job at a time; "unavailable" where this machine has no engine. */
  run(
    request: JobRequest,
    options: { signal: AbortSignal; limits: EngineLimits },
  ): Promise<JobResults | "unavailable">;
  close(): Promise<void>;
}

const startMs = 20_000;

/** A warm process that runs compiled plans; it is killed when a job takes too long or is given up, and started anew for the next. */
export function createSqlEngine(): SqlEngine {
  let child: ChildProcess | undefined;
  let folder: Promise<string> | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let jobs = 0;
  const end = (): void => {
    child?.kill("SIGKILL");
    child = undefined;
  };
  const runOne = async (
    request: JobRequest,
    { signal, limits }: { signal: AbortSignal; limits: EngineLimits },
  ) => {
    signal.throwIfAborted();
    folder ??= makeTemporaryFolder("data");
    const spillFolder = await folder;
    if (child === undefined || child.exitCode !== null || !child.connected)
      child = await startChild(spillFolder);
    const id = (jobs += 1);
    try {
      return await askChild(
        child,
        { ...request, id, memoryMb: limits.memoryMb, spillFolder },
        { signal, limits },
      );
    } catch (error) {
      end();
      throw error;
    } finally {
      rest(child);
    }
  };
  return {
    run(request, options) {
      const next = last.then(() => runOne(request, options));
      last = next.catch(() => undefined);
      return next;
    },
    async close() {
      end();
      if (folder !== undefined) await rm(await folder, { recursive: true, force: true, maxRetries: 3 });
      folder = undefined;
    },
  };
}

/** An idle process does not keep ours alive. */
function rest(child: ChildProcess | undefined): void {
  child?.unref();
  child?.channel?.unref();
}

const ending = extname(import.meta.filename); // .ts in a checkout, .js when built

/** No environment, no output, no files but our own code; the engine inside opens its input by itself. */
function startChild(folder: string): Promise<ChildProcess> {
  const source = realpathSync(dirname(dirname(import.meta.dirname)));
  const readable = [source, join(dirname(source), "package.json"), folder, ...modulesAbove(source)];
  const child = fork(join(import.meta.dirname, `child${ending}`), [], {
    execPath: process.execPath,
    execArgv: [
      "--permission",
      ...readable.map((path) => `--allow-fs-read=${path}`),
      `--allow-fs-write=${folder}`,
      "--allow-addons",
      "--disable-warning=SecurityWarning",
    ],
    ...{ env: {}, cwd: folder, stdio: ["ignore", "ignore", "ignore", "ipc"], serialization: "advanced" },
  });
  return new Promise((resolve, reject) => {
    const fail = (why: string, cause?: unknown) => {
      clearTimeout(timer);
      child.kill("SIGKILL");
      reject(
        new Failure("internal", `The process that computes with tables could not be started (${why}).`, {
          cause,
        }),
      );
    };
    const timer = setTimeout(() => fail(`not ready after ${startMs / 1_000} s`), startMs);
    child.once("error", (cause) => fail(cause.message, cause));
    child.once("exit", (code, signal) => fail(`it ended with ${signal ?? `code ${code}`}`));
    child.once("message", () => {
      clearTimeout(timer);
      child.removeAllListeners("exit");
      child.removeAllListeners("error");
      child.on("error", () => undefined); // its end is told by "exit"
      resolve(child);
    });
  });
}

function modulesAbove(folder: string): string[] {
  const found = new Set<string>();
  for (let at = folder; at !== dirname(at); at = dirname(at)) {
    const modules = join(at, "node_modules");
    if (existsSync(modules)) found.add(modules).add(realpathSync(modules));
  }
  return [...found];
}

interface Asking {
  signal: AbortSignal;
  limits: EngineLimits;
}

function askChild(
  child: ChildProcess,
  job: SqlJob,
  { signal, limits }: Asking,
): Promise<JobResults | "unavailable"> {
  child.ref();
  child.channel?.ref();
  return new Promise((resolve, reject) => {
    const settle = (how: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener("abort", onAbort);
      child.off("message", onMessage).off("exit", onExit);
      how();
    };
    const onAbort = () => settle(() => reject(signal.reason as Error));
    const onExit = () =>
      settle(() =>
        reject(
          new Failure("internal", "The process that computes with tables ended unexpectedly.", {
            retryable: true,
          }),
        ),
      );
    const onMessage = (given: unknown) => {
      const message = SqlReply.parse(given);
      if (message.kind === "ready" || message.id !== job.id) return;
      settle(() => {
        if (message.kind === "result") resolve(message.results);
        else if (message.code === "unavailable") resolve("unavailable");
        else reject(toFailure(message, limits));
      });
    };
    const timer = setTimeout(
      () =>
        settle(() =>
          reject(
            new Failure(
              "timeout",
              `The computation took more than ${limits.timeMs / 1_000} s and was given up. Filter or group to make it smaller.`,
            ),
          ),
        ),
      limits.timeMs,
    );
    signal.addEventListener("abort", onAbort, { once: true });
    child.on("message", onMessage).once("exit", onExit);
    child.send(job, (error) => {
      if (error !== null)
        settle(() =>
          reject(
            new Failure("internal", "The job did not reach its process.", { cause: error, retryable: true }),
          ),
        );
    });
  });
}

function toFailure(
  { code, message }: { code: string; message: string },
  { memoryMb }: EngineLimits,
): Failure {
  if (code === "memory" || /out of memory/i.test(message))
    return new Failure(
      "limit",
      `The computation needs more than ${memoryMb} MB of memory and was given up. Filter or group to make it smaller.`,
    );
  if (/invalid unicode|utf-?8|unicode/i.test(message))
    return new Failure("corrupt", "The file holds letters that are not UTF-8. Save it as UTF-8.");
  const line = /line:? (\d+)/i.exec(message)?.[1];
  if (/csv/i.test(message))
    return new Failure(
      "corrupt",
      `The file cannot be read as a table${line === undefined ? "" : `; its line ${line} does not fit`}: ${message.split("\n")[0]?.slice(0, 200)}`,
    );
  return new Failure("internal", `The engine failed: ${message.slice(0, 300)}`);
}
