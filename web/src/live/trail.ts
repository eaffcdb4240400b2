import type { Approval, ChosenAction, Review } from "../../../src/model/action.ts";
import type { Document, ExtractedDocument } from "../../../src/model/document.ts";
import type { AuditedClaim } from "../../../src/model/grounding.ts";
import type { Analysis } from "../../../src/model/intent.ts";
import type { RoundResult } from "../../../src/model/round-result.ts";
import type { SubIntent } from "../../../src/model/sub-intent.ts";
import type { Usage } from "../../../src/model/calls/usage.ts";

export interface ActionTrail {
  action: string;
  objective: string;
  status: "running" | "done" | "failed";
  startedAt: number;
  finishedAt?: number;
  summary?: string;
  chosen?: ChosenAction;
  progress?: { done: number; total: number; item?: string };
  usage: Usage[];
  review?: Review;
}

export interface ClaimTrail extends AuditedClaim {
  intent: string;
}

export interface TaskTrail {
  id: string;
  objective: string;
  format: string;
  status: "open" | "running" | "done" | "refused" | "failed";
  startedAt?: number;
  finishedAt?: number;
  actions: ActionTrail[];
  claims: ClaimTrail[];
  searches: { text: string; passages: number; isWhole: boolean }[];
}

/** A round as it is watched: everything that happened, in the order in which a reader follows it. */
export interface RoundTrail {
  number: number;
  prompt: string;
  startedAt: number;
  finishedAt?: number;
  status: "RUNNING" | RoundResult["status"];
  understoodAt?: number;
  analysis?: Analysis;
  parts: SubIntent[];
  route?: { route: string; reason: string };
  files: Document[];
  read: ExtractedDocument[];
  readAt?: number;
  tasks: TaskTrail[];
  chosen?: ChosenAction;
  usage: Usage[];
  warnings: { code: string; message: string }[];
  retries: string[];
  waiting?: { approval: Approval; since: number };
  isStopped: boolean;
  result?: RoundResult;
}

export const emptyRound: Omit<RoundTrail, "number" | "prompt" | "startedAt"> = {
  ...{ status: "RUNNING" as const, parts: [], files: [], read: [], tasks: [], usage: [], warnings: [] },
  ...{ retries: [], isStopped: false },
};
