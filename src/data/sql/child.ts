/** Where the process begins that runs plans: loads the engine when the first job comes, and does one job at a time. */
import { mkdirSync } from "node:fs";
import { runJob } from "./run-job.ts";
import type { WarmEngine } from "./run-job.ts";
import type { SqlReply, SqlJob } from "./job.ts";

const warm: WarmEngine = {};
const send = (message: SqlReply) => process.send?.(message);

process.on("message", (job: SqlJob) => {
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
