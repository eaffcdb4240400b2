/** Where the process begins that runs plans: loads the engine when the first job comes, and does one job at a time. */
import { mkdirSync } from "node:fs";
import { runJob } from "./run-job.ts";
import type { WarmEngine } from "./run-job.ts";
import type { FromChild, Job } from "./job.ts";

const warm: WarmEngine = {};
const send = (message: FromChild) => process.send?.(message);

process.on("message", (job: Job) => {
  mkdirSync(job.spillFolder, { recursive: true });
  runJob(job, warm).then(send, (error: unknown) =>
    send({
      kind: "failed",
      id: job.id,
      code: "engine",
      message: error instanceof Error ? error.message : String(error),
    }),
  );
});
process.on("disconnect", () => process.exit(0));
send({ kind: "ready" });
