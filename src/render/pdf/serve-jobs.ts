import { rmSync } from "node:fs";
import { createDocumentCompiler } from "./compile-document.ts";
import type { CompileJob, Compiled } from "./compile-messages.ts";
import type { OpenTypst } from "./typst/typst-compiler.ts";

/** The work of the process that makes pages: it compiles what it is sent, and ends when its parent does. */
export function serveJobs(builds?: readonly OpenTypst[]): void {
  const folder = process.cwd();
  const compile = createDocumentCompiler({ folder, ...(builds === undefined ? {} : { builds }) });
  const send = (message: Compiled): void => void process.send?.(message);
  const answer = async (job: CompileJob): Promise<void> => {
    try {
      send(await compile(job));
    } catch (error) {
      if (isCrash(error)) process.exit(1); // what WebAssembly holds in memory is no longer sound
      send({ kind: "failed", job: job.id, message: error instanceof Error ? error.message : String(error) });
    }
  };
  process.on("disconnect", () => {
    try {
      process.chdir(".."); // Windows removes no folder that a process works in
    } catch {
      // the folder stays behind there, empty
    }
    try {
      rmSync(folder, { recursive: true, force: true }); // a parent that was killed could not do it
    } finally {
      process.exit();
    }
  });
  process.on("message", (job: CompileJob) => void answer(job));
  send({ kind: "ready" });
}

const isCrash = (error: unknown): boolean => error instanceof Error && error.name === "RuntimeError";
