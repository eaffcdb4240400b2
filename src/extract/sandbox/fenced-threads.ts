/** Loaded before anything else in a process of the sandbox: whatever is closed here is closed in its threads too. */
import { syncBuiltinESMExports } from "node:module";
import threads from "node:worker_threads";
import type { WorkerOptions } from "node:worker_threads";

const { Worker } = threads;

/** A thread with arguments of its own would begin without the modules that close the doors. */
function FencedWorker(file: string | URL, options: WorkerOptions = {}): object {
  const { execArgv: _dropped, ...rest } = options;
  return new Worker(file, rest);
}

const fixed = { writable: false, configurable: false } as const;
FencedWorker.prototype = Worker.prototype;
// no way from a thread back to what makes threads
Object.defineProperty(Worker.prototype, "constructor", { ...fixed, value: FencedWorker });
Object.defineProperty(threads, "Worker", { ...fixed, value: FencedWorker });
syncBuiltinESMExports();
