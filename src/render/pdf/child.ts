/** Where the process that makes pages begins: it compiles what it is sent, and ends when its parent does. */
import { rmSync } from "node:fs";
import { createDocumentCompiler } from "./compile-document.ts";
import type { CompileJob, Compiled } from "./compile-messages.ts";

const folder = process.cwd();
const compile = createDocumentCompiler(folder);
const send = (message: Compiled): void => void process.send?.(message);

process.on("disconnect", () => {
  try {
    rmSync(folder, { recursive: true, force: true }); // a parent that was killed could not do it
  } finally {
    process.exit();
  }
});
process.on("message", (job: CompileJob) => {
  try {
    send(compile(job));
  } catch (error) {
    send({ kind: "failed", job: job.id, message: error instanceof Error ? error.message : String(error) });
  }
});
send({ kind: "ready" });
