import { Failure } from "../../model/failure.ts";
import { formats } from "../formats.ts";
import type { ExtractLimits } from "./limits.ts";
import type { FromChild } from "./messages.ts";
import { usageOf } from "./usage-of.ts";

export interface Watched {
  pid: number;
  fileName: string;
  bytes: number;
  limits: ExtractLimits;
  /** True while the receiver has not yet taken what is there: that time is not the reader's. */
  isWaiting(): boolean;
  /** Told once. */
  breach(failure: Failure): void;
}

export interface Watch {
  heard(message: FromChild): void;
  stop(): void;
}

const tickMs = 200;
const mb = 1_048_576;
const paged = new Set<string>(
  Object.entries(formats).flatMap(([name, format]) => ("paged" in format ? [name] : [])),
);

/** Holds a job to its time and its memory from outside: a reader that spins cannot watch itself. */
export function watchJob(watched: Watched): Watch {
  const { pid, isWaiting } = watched;
  const grants = createGrants(watched);
  const clock = createWorkClock();
  let quiet = 0;
  let spent = 0;
  let over = false;
  const stop = () => {
    over = true;
    clearInterval(timer);
  };
  const check = async () => {
    const usage = await usageOf(pid);
    const worked = clock.tick(usage?.cpuMs);
    if (over) return;
    if (!isWaiting()) {
      quiet += worked;
      spent += worked;
    }
    const failure = judge({ quiet, spent, memory: usage?.memory ?? 0 }, grants.allowedMs(), watched);
    if (failure === undefined) return;
    stop();
    watched.breach(failure);
  };
  const timer = setInterval(() => void check(), tickMs);
  return {
    heard(message) {
      quiet = 0;
      grants.heard(message);
    },
    stop,
  };
}

/** A process that shares its core with others is not slow: its own time counts, but no less than a quarter of ours. */
function createWorkClock() {
  let last = performance.now();
  let lastCpu = 0;
  return {
    tick(cpuMs: number | undefined): number {
      const now = performance.now();
      const passed = Math.min(now - last, 5 * tickMs); // a parent that slept has watched nothing
      const worked = cpuMs === undefined ? 0 : cpuMs - lastCpu;
      last = now;
      lastCpu = cpuMs ?? lastCpu;
      return worked <= 0 ? passed : Math.max(passed / 4, Math.min(passed, worked));
    },
  };
}

interface Spent {
  quiet: number;
  spent: number;
  memory: number;
}

function judge({ quiet, spent, memory }: Spent, allowedMs: number, watched: Watched): Failure | undefined {
  if (memory > watched.limits.memoryBytes) return tooMuchMemory(watched);
  if (quiet > watched.limits.quietMs) return silent(watched);
  return spent > allowedMs ? tooLong(watched, allowedMs) : undefined;
}

/** More time for what takes longer: documents inside, and pages that may have to be recognised. */
function createGrants({ bytes, limits }: Watched) {
  let allowed = limits.baseMs + (bytes / mb) * limits.msPerMb;
  let pages = 0;
  let counts = false;
  return {
    allowedMs: () => allowed,
    heard(message: FromChild) {
      if (message.kind === "event" && message.event.kind === "document") {
        const { parent, format, bytes: own } = message.event;
        counts = paged.has(format);
        pages = 0;
        if (counts) allowed += limits.msPerPage;
        if (parent !== undefined) allowed += limits.msPerDocument + (own / mb) * limits.msPerMb;
      }
      if (message.kind !== "alive" || !counts || message.progress === undefined) return;
      const { done } = message.progress;
      allowed += Math.max(0, done - pages) * limits.msPerPage;
      pages = Math.max(pages, done);
    },
  };
}

function tooMuchMemory({ fileName, limits }: Watched): Failure {
  return new Failure(
    "limit",
    `${fileName} needs more than ${Math.round(limits.memoryBytes / mb)} MB of memory to be read and was given up. Send it in smaller parts.`,
  );
}

function silent({ fileName, limits }: Watched): Failure {
  return new Failure(
    "timeout",
    `${fileName} was given up: reading it gave no sign of life for ${inSeconds(limits.quietMs)} s. Save it anew, for example as PDF, and send that.`,
  );
}

function tooLong({ fileName }: Watched, allowedMs: number): Failure {
  return new Failure(
    "timeout",
    `${fileName} was given up after ${inSeconds(allowedMs)} s, which is more than a file of its size takes. Send it in smaller parts.`,
  );
}

function inSeconds(ms: number): number {
  return Math.round(ms / 1_000);
}
