import { z } from "zod";
import { Approval } from "./action.ts";
import { Document, ExtractedDocument } from "./document.ts";
import { Analysis } from "./intent.ts";
import { Message } from "./message.ts";
import { RoundResult, RoundStatus } from "./round-result.ts";
import { Split } from "./sub-intent.ts";
import { ExtractionOptions, Task } from "./task.ts";
import { Usage } from "./calls/usage.ts";

/** Execution state: held here and nowhere else. */
export const Place = z.object({
  round: z.number().int().nonnegative(),
  task: z.number().int().nonnegative(),
  action: z.number().int().nonnegative(),
});
export type Place = z.infer<typeof Place>;

export const Mode = z.enum(["dynamic", "actionplan", "automation"]);
export type Mode = z.infer<typeof Mode>;

/** How a round goes: answered at once, one task, or a plan of tasks. */
export const Route = z.enum(["answer", "task", "plan"]);
export type Route = z.infer<typeof Route>;

export const ActionRecord = z.object({
  action: z.string(),
  objective: z.string(),
  task: z.number().int(),
  number: z.number().int(),
  status: z.enum(["running", "done", "failed"]),
  summary: z.string().optional(),
});
export type ActionRecord = z.infer<typeof ActionRecord>;

/** What a finished task leaves behind for later rounds: its verdicts as a blob, and its files. */
export const KeptTask = z.object({
  status: z.enum(["done", "refused", "failed"]),
  checked: z.object({ sha256: z.string(), bytes: z.number() }),
  files: z.array(Document),
});
export type KeptTask = z.infer<typeof KeptTask>;

export const Round = z.object({
  number: z.number().int().positive(),
  runId: z.string(),
  prompt: z.string(),
  status: z.union([z.literal("RUNNING"), RoundStatus]),
  /** It has said its last word; what broke off or was stopped can be resumed instead. */
  isFinal: z.boolean(),
  startedAt: z.number(),
  finishedAt: z.number().optional(),
  analysis: Analysis.optional(),
  split: Split.optional(),
  tasks: z.array(Task),
  actions: z.array(ActionRecord),
  usage: z.array(Usage),
  /** By the id of the task. */
  kept: z.record(z.string(), KeptTask).default({}),
  /** What a person is being asked, while the round waits. */
  waiting: Approval.optional(),
  result: RoundResult.optional(),
});
export type Round = z.infer<typeof Round>;

/** What was read of documents, and with which options. */
export const WorkflowReading = z.object({
  extracted: z.array(ExtractedDocument),
  extraction: ExtractionOptions,
});
export type WorkflowReading = z.infer<typeof WorkflowReading>;

/** One conversation, as the fold of its events. */
export const Workflow = Place.extend({
  id: z.string(),
  user: z.string(),
  mode: Mode,
  createdAt: z.number(),
  updatedAt: z.number(),
  rounds: z.array(Round),
  messages: z.array(Message),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
  readings: z.array(WorkflowReading).default([]),
});
export type Workflow = z.infer<typeof Workflow>;

/** The line that a list of workflows shows. */
export const WorkflowSummary = z.object({
  id: z.string(),
  user: z.string(),
  title: z.string(),
  status: z.union([z.literal("RUNNING"), RoundStatus]),
  rounds: z.number().int(),
  price: z.number(),
  createdAt: z.number(),
  updatedAt: z.number(),
  /** A person is asked for an approval. */
  waiting: z.boolean().optional(),
});
export type WorkflowSummary = z.infer<typeof WorkflowSummary>;

export function currentRound(workflow: Workflow): Round | undefined {
  return workflow.rounds.at(-1);
}
