import type { WorkflowEvent } from "../model/event.ts";
import type { Json } from "./run-info.ts";

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
