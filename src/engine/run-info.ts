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
