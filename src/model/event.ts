import { z } from "zod";
import { Approval, ApprovalAnswer, ChosenAction, Observation, Review } from "./action.ts";
import { AuditedClaim, Decision } from "./grounding.ts";
import { Analysis } from "./intent.ts";
import { Message } from "./message.ts";
import { RoundResult } from "./round-result.ts";
import { ConnectionUse } from "./connections/connection-use.ts";
import { Split } from "./sub-intent.ts";
import { Task } from "./task.ts";
import { Usage } from "./calls/usage.ts";
import { KeptTask, Mode, WorkflowReading, Route } from "./workflow.ts";

/** Everything that can happen to a workflow; the append-only list of these is the stored truth. */
export const WorkflowEvent = z.discriminatedUnion("type", [
  z.object({ type: z.literal("workflow-created"), workflowId: z.string(), user: z.string(), mode: Mode }),
  z.object({ type: z.literal("round-started"), runId: z.string(), prompt: z.string() }),
  z.object({ type: z.literal("message-added"), message: Message }),
  z.object({ type: z.literal("request-understood"), analysis: Analysis }),
  z.object({ type: z.literal("intents-split"), split: Split }),
  z.object({ type: z.literal("request-routed"), route: Route, reason: z.string() }),
  z.object({
    type: z.literal("tasks-planned"),
    tasks: z.array(Task),
    overview: z.string().default(""),
    userMessage: z.string().default(""),
  }),
  z.object({ type: z.literal("task-started"), taskId: z.string(), objective: z.string() }),
  /** An answer that was asked for again, and why. */
  z.object({ type: z.literal("answer-rejected"), prompt: z.string(), complaint: z.string() }),
  z.object({ type: z.literal("action-chosen"), chosen: ChosenAction }),
  z.object({ type: z.literal("approval-asked"), approval: Approval }),
  z.object({ type: z.literal("approval-answered"), id: z.string(), answer: ApprovalAnswer }),
  z.object({ type: z.literal("action-started"), action: z.string(), objective: z.string() }),
  z.object({
    type: z.literal("action-progressed"),
    done: z.number(),
    total: z.number(),
    /** What is worked on now, such as the file that is read. */
    item: z.string().optional(),
  }),
  z.object({ type: z.literal("action-finished"), success: z.boolean(), summary: z.string() }),
  /** Documents were read: later tasks and rounds take what was found. */
  z.object({ type: z.literal("documents-read"), ...WorkflowReading.shape }),
  z.object({ type: z.literal("action-observed"), observation: Observation }),
  z.object({ type: z.literal("task-reviewed"), review: Review, by: z.enum(["host", "model"]) }),
  z.object({
    type: z.literal("task-finished"),
    taskId: z.string(),
    summary: z.string(),
    /** What the gate said of its parts, as a blob: later rounds go on from it. */
    kept: KeptTask.optional(),
  }),
  z.object({
    type: z.literal("claims-checked"),
    intent: z.string(),
    audited: z.array(AuditedClaim),
    decision: Decision.optional(),
    /** What is wrong with a text that rests on claims. */
    problems: z.array(z.string()).default([]),
  }),
  /** What a part of the request is answered from: so many passages, all there are or a selection. */
  z.object({
    type: z.literal("evidence-gathered"),
    intent: z.string(),
    text: z.string(),
    passages: z.number(),
    isWhole: z.boolean(),
  }),
  /** What a writer wished for before it answered, and how many passages that brought. */
  z.object({ type: z.literal("evidence-added"), intent: z.string(), wish: z.string(), found: z.number() }),
  z.object({ type: z.literal("ai-called"), usage: Usage }),
  z.object({ type: z.literal("connection-used"), use: ConnectionUse }),
  z.object({ type: z.literal("warning-raised"), code: z.string(), message: z.string() }),
  z.object({ type: z.literal("budget-raised"), round: z.number() }),
  /** From here on, finished files go to another folder. */
  z.object({ type: z.literal("output-moved"), folder: z.string() }),
  /** From here on, a step that failed asks its models anew. */
  z.object({ type: z.literal("round-retried") }),
  z.object({ type: z.literal("round-stopped") }),
  z.object({ type: z.literal("round-resumed") }),
  z.object({ type: z.literal("round-finished"), result: RoundResult }),
]);
export type WorkflowEvent = z.infer<typeof WorkflowEvent>;

/** An event as stored: its place in the stream, when it was written, and the key that keeps it single. */
export const StoredEvent = z.object({
  offset: z.number().int().positive(),
  key: z.string(),
  at: z.number(),
  event: WorkflowEvent,
});
export type StoredEvent = z.infer<typeof StoredEvent>;

/** Append-only streams of events. Appending the same key to the same stream twice keeps the first. */
export interface EventLog {
  append(stream: string, key: string, event: WorkflowEvent): Promise<void>;
  read(stream: string, after?: number): Promise<StoredEvent[]>;
  /** Replays what is there after an offset, then goes on live until the signal fires. */
  follow(stream: string, options: { after?: number; signal: AbortSignal }): AsyncIterable<StoredEvent>;
}
