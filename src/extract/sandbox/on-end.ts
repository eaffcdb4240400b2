import type { ChildProcess } from "node:child_process";
import { Failure } from "../../model/failure.ts";

/** How a process ended. */
export interface Ended {
  kind: "ended";
  code: number | null;
  signal: NodeJS.Signals | null;
}

/** Tells once that the process is gone and that nothing it said is still on its way. Returns how to stop listening. */
export function onEnd(child: ChildProcess, tell: (ended: Ended) => void): () => void {
  const check = () => {
    const { exitCode: code, signalCode: signal, connected } = child;
    if ((code === null && signal === null) || connected) return;
    stop();
    tell({ kind: "ended", code, signal });
  };
  const stop = () => {
    child.off("exit", check);
    child.off("disconnect", check);
  };
  child.on("exit", check);
  child.on("disconnect", check);
  queueMicrotask(check);
  return stop;
}

/** V8 without memory aborts or traps; a kill that is not ours is the system's, which does so when memory is short. */
const outOfMemory = new Set<NodeJS.Signals>(["SIGABRT", "SIGTRAP", "SIGKILL"]);

export function explainEnd(fileName: string, { code, signal }: Ended): Failure {
  if (signal !== null && outOfMemory.has(signal))
    return new Failure(
      "limit",
      `${fileName} was given up: the process that read it ran out of memory (${signal}). Send it in smaller parts.`,
    );
  const how = signal ?? `code ${code}`;
  return new Failure(
    "corrupt",
    `${fileName} made the process that read it end (${how}); it is damaged in a way that no reader survives. Save it anew and send that.`,
  );
}
