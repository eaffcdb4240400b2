import type { Clock } from "../lib/clock.ts";
import type { Outage } from "../lib/outage.ts";
import type { Sqlite } from "../lib/sqlite.ts";
import type { EventLog } from "../model/event.ts";
import type { RunFunction } from "./run-context.ts";
import type { Json, RunInfo, RunRequest, RunStatus, StepInfo } from "./run-info.ts";

/** What every engine does, whatever it keeps its runs in. */
export interface Engine {
  /** Starts a run; the same id twice is the same run. Resolves once the run is on disk. */
  start(request: RunRequest): Promise<RunInfo>;
  /** Waits until the run is done, failed or cancelled. */
  wait(id: string, options?: { signal?: AbortSignal }): Promise<RunInfo>;
  get(id: string): Promise<RunInfo | undefined>;
  list(filter?: { status?: RunStatus; limit?: number }): Promise<RunInfo[]>;
  /** The recorded steps of a run, in order. */
  steps(id: string): Promise<StepInfo[]>;
  cancel(id: string): Promise<void>;
  /** Goes on with a run that was cancelled, failed or left behind by a dead process. */
  resume(id: string): Promise<RunInfo>;
  /** Takes up every run whose process died. Returns their ids. */
  recover(): Promise<string[]>;
  /** A new run that keeps the steps before `beforeStep` and does the rest anew. */
  fork(id: string, fork: { id: string; beforeStep: number; stream?: string }): Promise<RunInfo>;
  send(id: string, topic: string, value: Json): Promise<void>;
  /** Forgets runs that ended before the given time. Returns their ids. */
  prune(finishedBefore: number): Promise<string[]>;
  /** Forgets these runs, which have ended, whole. */
  forget(ids: readonly string[]): Promise<void>;
  /** Every SHA-256 that stands in the records of runs: what they would need to go on or be forked. */
  references(): AsyncIterable<RunReference>;
  /** Ends cleanly; what is still running can be resumed by anyone. */
  close(): Promise<void>;
}

export interface RunReference {
  runId: string;
  sha256: string;
}

export interface EngineOptions {
  runs: Record<string, RunFunction>;
  log: EventLog;
  clock: Clock;
  /** Runs are pinned to the version they began with. */
  version: string;
  limits: { overall: number; perUser: number };
  observe?: (turn: StepTurn) => void;
}

/** Told at each turn of a step, for tracing: `recorded` means it will never run again. */
export interface StepTurn {
  runId: string;
  index: number;
  name: string;
  turn: "started" | "executed" | "recorded" | "replayed";
}

export type EngineKind =
  | { kind: "embedded"; sqlite: Sqlite; locksFolder: string }
  /** `worker: false` starts, lists and waits for runs, but leaves carrying them out to others; `outage` bridges the time without a server. */
  | { kind: "dbos"; url: string; schema?: string; worker?: boolean; outage?: Outage };
