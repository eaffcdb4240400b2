import type { Workflow } from "../../../src/model/workflow.ts";
import type { RoundTrail } from "./trail.ts";

export interface LiveState {
  workflow: Workflow | undefined;
  rounds: readonly RoundTrail[];
  offset: number;
  /** Whether the line is up, lost for now, closed because the round is over, or leads nowhere. */
  line: "opening" | "live" | "lost" | "ended" | "missing";
}

export const nothingYet: LiveState = { workflow: undefined, rounds: [], offset: 0, line: "opening" };
