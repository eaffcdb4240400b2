import type { StepInfo } from "../../engine/run-info.ts";
import type { Approval, ApprovalAnswer } from "../../model/action.ts";
import type { Config } from "../config.ts";
import type { OpenParts } from "../open-parts.ts";
import type { NewRound } from "../rounds/new-round.ts";

/** What everything bound to a caller is made from. */
export interface OwnBase extends OpenParts {
  config: Config;
}

/** How rounds are begun and steered, by workflows that were looked up before. */
export interface Steering {
  newWorkflowId(): string;
  start(workflowId: string, round: NewRound): Promise<unknown>;
  continue(workflowId: string, round: NewRound): Promise<unknown>;
  resume(workflowId: string, options: { budget?: number; password?: string }): Promise<unknown>;
  retry(workflowId: string, options: { budget?: number }): Promise<unknown>;
  /** Returns the id of the new workflow. */
  fork(workflowId: string, beforeStep: number): Promise<string>;
  steps(workflowId: string): Promise<StepInfo[]>;
  approve(workflowId: string, answer: ApprovalAnswer): Promise<Approval>;
  stop(workflowId: string): Promise<void>;
  remove(workflowId: string): Promise<void>;
}
