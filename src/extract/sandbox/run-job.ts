import type { ChildProcess } from "node:child_process";
import { Failure } from "../../model/failure.ts";
import { explainEnd, onEnd } from "./on-end.ts";
import type { Ended } from "./on-end.ts";
import { outputLimit } from "./job-state.ts";
import { createInbox } from "./inbox.ts";
import type { ExtractLimits } from "./limits.ts";
import type { ReadEvent, FromChild, ReadJob, ReadProgress, ToChild } from "./messages.ts";
import { watchJob } from "./watch-job.ts";
import { unfoldsTooFar } from "../archive/unfolds-too-far.ts";
import { weighPart } from "../weigh-part.ts";

export interface SandboxJob {
  job: ReadJob;
  bytes: number;
  limits: ExtractLimits;
  signal: AbortSignal;
  onProgress?: ((progress: ReadProgress) => void) | undefined;
}

/** Ends when the file is read, throws its Failure; whoever leaves early ends the process. */
export type JobEvents = AsyncGenerator<ReadEvent, void, void>;

type Heard = FromChild | Ended;

/** Hands a job to a process. Undefined when that is gone before it took the job, so that another can be tried. */
export async function runJob(child: ChildProcess, task: SandboxJob): Promise<JobEvents | undefined> {
  const line = openLine(child, task);
  const first = await line.next();
  if (first.kind !== "ended" || line.verdict() !== undefined) return follow(first, line, task.job);
  line.close();
  return undefined;
}

async function* follow(first: Heard, line: Line, { fileName }: ReadJob): JobEvents {
  let finished = false;
  try {
    for (let heard = first; ; heard = await line.next()) {
      switch (heard.kind) {
        case "ended":
          throw line.verdict() ?? explainEnd(fileName, heard);
        case "failed":
          finished = true;
          throw new Failure(heard.code, heard.message);
        case "done":
          finished = true;
          return;
        case "event":
          yield heard.event;
          line.received();
          break;
        case "alive":
        case "ready":
          break;
      }
    }
  } finally {
    line.close();
    if (!finished) line.kill(new Failure("stopped", `Reading ${fileName} was stopped.`));
  }
}

type Line = ReturnType<typeof openLine>;

/** What the child counts is a little less than what we hear. */
const slack = 2;

function weighEvent(event: ReadEvent): number {
  if (event.kind !== "parts")
    return 256 + ("message" in event ? event.message.length : event.fileName.length);
  return event.parts.reduce((sum, part) => sum + weighPart(part), 0);
}

/** Both directions between us and the process that has the job, with the watch on it. */
function openLine(child: ChildProcess, { job, bytes, limits, signal, onProgress }: SandboxJob) {
  const inbox = createInbox<Heard>();
  const most = slack * outputLimit(bytes, limits);
  let unread = 0;
  let heardBytes = 0;
  let begun = false;
  let verdict: unknown;
  const tell = (message: ToChild) => void (child.connected && child.send(message, () => undefined));
  const kill = (reason: unknown) => {
    verdict ??= reason;
    child.kill("SIGKILL");
  };
  const isWaiting = () => unread > 0;
  const { pid = 0 } = child;
  const watch = watchJob({ pid, fileName: job.fileName, bytes, limits, isWaiting, breach: kill });
  const hear = (message: FromChild) => {
    if (message.kind === "ready" || message.job !== job.id || verdict !== undefined) return;
    watch.heard(message);
    if (message.kind === "event") {
      unread += 1;
      heardBytes += weighEvent(message.event);
      // a child that was taken over counts nothing itself
      if (heardBytes > most) return kill(unfoldsTooFar(job.fileName));
    }
    if (message.kind === "alive" && message.index === 0 && message.progress !== undefined)
      onProgress?.(message.progress);
    if (message.kind !== "alive" || !begun) inbox.push(message);
    begun = true;
  };
  const onAbort = () => kill(signal.reason);
  const stopListening = onEnd(child, inbox.push);
  child.on("message", hear);
  signal.addEventListener("abort", onAbort, { once: true });
  tell({ kind: "read", job });
  if (signal.aborted) onAbort();
  return {
    next: inbox.next,
    kill,
    verdict: () => verdict,
    received() {
      unread -= 1;
      tell({ kind: "received", job: job.id });
    },
    close() {
      watch.stop();
      stopListening();
      child.off("message", hear);
      signal.removeEventListener("abort", onAbort);
    },
  };
}
