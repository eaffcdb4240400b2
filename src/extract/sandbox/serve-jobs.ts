import { Worker } from "node:worker_threads";
import type { FailureCode } from "../../model/failure.ts";
import { createOutlet } from "./outlet.ts";
import type { JobOutlet, PacedOutlet } from "./outlet.ts";
import type { FromChild, ReadJob, ToChild } from "./messages.ts";
import { toReadFailure } from "../to-read-failure.ts";

/** A thread that ends the process when its parent is gone, even while the main thread spins. */
const orphanWatch = `
  const parent = Number(process.argv[2]);
  setInterval(() => {
    if (process.ppid !== parent) process.kill(process.pid, "SIGKILL");
  }, 1000);
`;

/** The child's side of the sandbox: takes one job after the other from the parent until that is gone. */
export function serveJobs(read: (job: ReadJob, outlet: JobOutlet) => Promise<void>): void {
  let current: { job: ReadJob; outlet: PacedOutlet } | undefined;
  const post = (message: FromChild) => void process.send?.(message);
  const run = async (job: ReadJob) => {
    const outlet = createOutlet(job.id, { post, now: () => performance.now() });
    current = { job, outlet };
    try {
      outlet.alive(0);
      await read(job, outlet);
      post({ kind: "done", job: job.id });
    } catch (error) {
      post(toFailed(job, error));
    }
  };
  process.on("message", (message: ToChild) => {
    if (message.kind === "read") void run(message.job);
    else if (message.job === current?.job.id) current.outlet.received();
  });
  process.on("disconnect", () => process.exit(0));
  // a terminal sends it to all; what to do is the parent's to say
  process.on("SIGINT", () => undefined);
  // a library that forgets a promise has not failed the file by that
  process.on("unhandledRejection", () => undefined);
  process.on("uncaughtException", (error) => {
    if (current === undefined) process.exit(1);
    process.send?.(toFailed(current.job, error), () => process.exit(1));
  });
  const [, , parent = ""] = process.argv;
  new Worker(orphanWatch, { eval: true, argv: [parent], env: {} }).unref();
  post({ kind: "ready" });
}

function toFailed(job: ReadJob, error: unknown): FromChild & { code: FailureCode } {
  const { code, message } = toReadFailure(error, job.fileName);
  return { kind: "failed", job: job.id, code, message };
}
