/**
 * Durable runs: each step of a run is recorded once, so that a crash, a stop or a move to another
 * worker goes on after the last finished step. It never looks into what a step does, and knows nothing of requests, documents or models.
 */
import type { Clock } from "../lib/clock.ts";
import type { Outage } from "../lib/outage.ts";
import type { Sqlite } from "../lib/sqlite.ts";
import type { EventLog, WorkflowEvent } from "../model/event.ts";
import type { FailureRecord } from "../model/failure.ts";

export type RunStatus = "queued" | "running" | "done" | "failed" | "cancelled";

/** A value that survives `JSON.stringify`; large content goes to a blob, its reference goes here. */
export type Json =
  | null
  | boolean
  | number
  | string
  | readonly Json[]
  | { readonly [key: string]: Json | undefined };

export interface RunRequest {
  id: string;
  name: string;
  input: Json;
  /** The stream that `emit` appends to; the run's own id if left out. */
  stream?: string;
  user?: string;
  /** Lower runs first; 0 to 1,000, default 100. */
  priority?: number;
}

export interface RunInfo {
  id: string;
  name: string;
  stream: string;
  user: string;
  priority: number;
  status: RunStatus;
  version: string;
  /** How often another process, or a later start, took it up again. */
  recoveries: number;
  createdAt: number;
  finishedAt?: number;
  output?: Json;
  error?: FailureRecord;
}

export interface StepInfo {
  index: number;
  name: string;
}

export interface StepContext {
  /** Fires when the run is cancelled, or the step's time is up. */
  signal: AbortSignal;
  /** 1 for the first try. */
  attempt: number;
  /** The same on every replay: names this step of this run. */
  key: string;
}

export interface StepOptions {
  /** How many tries for errors that say a retry can help; default 3. */
  attempts?: number;
  /** Wait before the second try; doubles after each. Default 500. */
  backoffMs?: number;
  /** One try may take this long; default ten minutes. */
  timeoutMs?: number;
}

/** What a run function may do. Steps are numbered in the order in which they are called. */
export interface RunContext {
  readonly runId: string;
  readonly signal: AbortSignal;
  /** `T` must survive JSON: what the run gets is always the value as it was recorded. */
  step<T>(name: string, work: (step: StepContext) => Promise<T>, options?: StepOptions): Promise<T>;
  sleep(ms: number): Promise<void>;
  /** The next value sent under this topic, or undefined when the time is up. */
  waitFor(topic: string, options: { timeoutMs: number }): Promise<Json | undefined>;
  /** Appends to the run's stream, once however often the run is replayed. */
  emit(event: WorkflowEvent): Promise<void>;
}

export type RunFunction = (input: Json, context: RunContext) => Promise<unknown>;

/** The key of a run's nth event in its stream, counted from 0. */
export function eventKey(runId: string, number: number): string {
  return `${runId}/${number}`;
}

/** Told at each turn of a step, for tracing: `recorded` means it will never run again. */
export interface StepTurn {
  runId: string;
  index: number;
  name: string;
  turn: "started" | "executed" | "recorded" | "replayed";
}

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
  /** Ends cleanly; what is still running can be resumed by anyone. */
  close(): Promise<void>;
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

export type EngineKind =
  | { kind: "embedded"; sqlite: Sqlite; locksFolder: string }
  /** `worker: false` starts, lists and waits for runs, but leaves carrying them out to others; `outage` bridges the time without a server. */
  | { kind: "dbos"; url: string; schema?: string; worker?: boolean; outage?: Outage };

/** Opens the chosen adapter; only that one is loaded. */
export async function openEngine(kind: EngineKind, options: EngineOptions): Promise<Engine> {
  switch (kind.kind) {
    case "embedded": {
      const { createEmbeddedEngine } = await import("./embedded/embedded-engine.ts");
      return createEmbeddedEngine(kind, options);
    }
    case "dbos": {
      const { createDbosEngine } = await import("./dbos/dbos-engine.ts");
      return createDbosEngine(kind, options);
    }
  }
}
