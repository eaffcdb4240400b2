import { fork, type ChildProcess } from "node:child_process";
import { rmSync } from "node:fs";
import { extname, join } from "node:path";
import { makeTemporaryFolder } from "../../lib/temporary-folder.ts";
import { Failure } from "../../model/failure.ts";
import type { CompileJob, Compiled } from "./compile-messages.ts";

export interface CompilerProcess {
  pid: number;
  isAlive(): boolean;
  run(
    job: CompileJob,
    signal: AbortSignal | undefined,
  ): Promise<Extract<Compiled, { kind: "done" | "failed" }>>;
  end(): void;
}

export interface ProcessOptions {
  /** Another start than child.ts, for tests. */
  entry?: string;
  limitMs: number;
}

const childEntry = join(import.meta.dirname, `child${extname(import.meta.filename)}`);
/** Packages of Typst are not fetched from the network: nobody can listen at this port, on any machine. */
const nowhere = "http://127.0.0.1:0";

/** Starts a process with an empty folder and no environment, which may write nowhere else. */
export async function startCompiler({ entry, limitMs }: ProcessOptions): Promise<CompilerProcess> {
  const folder = await makeTemporaryFolder("pdf");
  const child = fork(entry ?? childEntry, [], {
    ...{ execPath: process.execPath, cwd: folder, serialization: "advanced" },
    execArgv: [
      "--permission",
      "--allow-fs-read=*",
      `--allow-fs-write=${folder}`,
      "--allow-addons",
      "--disable-warning=SecurityWarning",
    ],
    env: {
      ...{ HTTP_PROXY: nowhere, HTTPS_PROXY: nowhere, ALL_PROXY: nowhere, NO_PROXY: "" },
      ...{ HOME: folder, TYPST_PACKAGE_PATH: folder, TYPST_PACKAGE_CACHE_PATH: folder },
    },
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  child.on("error", () => undefined); // its end is told by "exit"
  const clear = (): void => {
    try {
      rmSync(folder, { recursive: true, force: true });
    } catch {
      // Windows keeps a folder while the process in it lives; that process removes it when we are gone
    }
  };
  process.once("exit", clear);
  child.once("exit", () => {
    process.off("exit", clear);
    clear();
  });
  await nextMessage(child, { limitMs: 30_000, signal: undefined, what: "be started" });
  rest(child);
  return {
    pid: child.pid ?? 0,
    isAlive: () => child.exitCode === null && child.signalCode === null && child.connected,
    async run(job, signal) {
      child.ref();
      child.channel?.ref();
      const answer = nextMessage(child, { limitMs, signal, what: "make the pages" });
      child.send(job);
      const compiled = await answer;
      rest(child);
      if (compiled.kind === "ready") throw new Failure("internal", "The PDF process restarted by itself.");
      return compiled;
    },
    end: () => void child.kill("SIGKILL"),
  };
}

/** A process that waits for work does not keep ours alive. */
function rest(child: ChildProcess): void {
  child.unref();
  child.channel?.unref();
}

interface Waiting {
  limitMs: number;
  signal: AbortSignal | undefined;
  what: string;
}

/** The next message of the process, which is killed when time runs out or somebody stops it. */
function nextMessage(child: ChildProcess, { limitMs, signal, what }: Waiting): Promise<Compiled> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void): void => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
      child.off("message", hear).off("exit", ended);
      finish();
    };
    const giveUp = (reason: unknown): void =>
      settle(() => {
        child.kill("SIGKILL");
        reject(reason as Error);
      });
    const stop = (): void => giveUp(signal?.reason);
    const hear = (message: Compiled): void => settle(() => resolve(message));
    const ended = (code: number | null, by: NodeJS.Signals | null): void =>
      settle(() => reject(explain(what, by ?? `code ${code}`)));
    const timer = setTimeout(() => {
      const message = `The PDF was given up: it took longer than ${limitMs / 1_000} s to ${what}. Split the document.`;
      giveUp(new Failure("timeout", message));
    }, limitMs);
    if (signal?.aborted === true) return stop();
    signal?.addEventListener("abort", stop, { once: true });
    child.on("message", hear).on("exit", ended);
  });
}

function explain(what: string, how: string): Failure {
  const message = `The PDF process ended before it could ${what} (${how}); memory may have been short. Try again, or split the document.`;
  return new Failure("internal", message, { retryable: true });
}
