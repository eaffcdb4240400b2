import type { SqlEngine } from "../sql/create-engine.ts";

export interface PlanLimits {
  timeMs: number;
  /** Of the process that computes. */
  memoryMb: number;
  /** Of a result. */
  rows: number;
  /** That the host sorts or shares out before a limit applies. */
  groups: number;
  /** Results over so many cells or fewer are computed a second time by other code. */
  checkedCells: number;
}

export interface PlanRunDeps {
  engine: SqlEngine;
  signal: AbortSignal;
  limits: PlanLimits;
}
