import { z } from "zod";
import { Document, ExtractedDocument } from "./document.ts";
import { Failure } from "./failure.ts";
import { AuditedClaim, Claim, Decision, Evidence, HandOff, Missing, RejectReason } from "./grounding.ts";
import type { Computed, GroundedAnswer } from "./grounding.ts";
import { SubIntent } from "./sub-intent.ts";
import { ReadingChoice } from "./task.ts";
import { Mode } from "./workflow.ts";

/** A file whose bytes are in the blob store already. */
export const StoredFile = Document.omit({ id: true });
export type StoredFile = z.infer<typeof StoredFile>;

/** Where a finished file is, and why it is not where it was to be. */
export interface PublishedFile {
  path: string;
  problem?: string;
}

/** What a task may use up before it is given up. */
export const TaskLimits = z.object({
  actions: z.int().positive().default(8),
  retries: z.int().nonnegative().default(2),
  /** The most a task may cost, on top of the budgets of round and workflow. */
  price: z.number().nonnegative().optional(),
  minutes: z.number().positive().default(60),
  /** How long an approval is waited for. */
  approvalMinutes: z.number().positive().default(10_080),
});
export type TaskLimits = z.infer<typeof TaskLimits>;

/** Pasted material included; what is longer is a file. Patterns over a word of twice as many letters run out of stack. */
const longestPrompt = 4_000_000;

/** Says so in words where a request is too long to be one. */
export function checkPrompt(prompt: string): void {
  if (prompt.length <= longestPrompt) return;
  const [held, most] = [prompt.length, longestPrompt].map((size) => size.toLocaleString("en"));
  throw new Failure(
    "usage",
    `The request holds ${held} characters; ${most} are the most. Put what it is about into a file and attach that.`,
  );
}

/** What starts a round; it is on disk before anything else happens. */
export const RoundRequest = z.object({
  workflowId: z.string(),
  user: z.string(),
  mode: Mode,
  prompt: z.string(),
  files: z.array(StoredFile),
  /** Formats the caller insists on; empty leaves it to the request. */
  formats: z.array(z.string()),
  /** The most that this round, and its whole workflow, may cost; undefined is no limit. */
  budget: z.object({ round: z.number().optional(), workflow: z.number().optional() }),
  /** Where finished files are put. */
  outFolder: z.string(),
  /** How the actions of a task are found: one at a time, or all at once. */
  planner: z.enum(["dynamic", "actionplan"]).default("dynamic"),
  /** Actions that may change the world without being approved first; "*" is all of them. */
  allow: z.array(z.string()).default([]),
  limits: TaskLimits.prefault({}),
  reading: ReadingChoice.default({}),
  /** The connections that bring tools of their own, as they were when the round was asked for. */
  toolServers: z.array(z.string()).default([]),
  /** The model to ask first, where the round names one. */
  model: z.string().optional(),
  /** Of the refused round before it, what is proven: nothing is asked of a model. */
  provable: z.boolean().default(false),
  /** The run that first carried the round out: a fork keeps its names. */
  origin: z.string(),
});
export type RoundRequest = z.infer<typeof RoundRequest>;

/** What an action hands back; documents by reference. */
export const ActionResult = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("extracted"), summary: z.string(), extracted: z.array(ExtractedDocument) }),
  z.object({ kind: z.literal("found"), summary: z.string(), pool: z.array(Evidence) }),
  z.object({ kind: z.literal("answered"), summary: z.string() }),
  z.object({
    kind: z.literal("processed"),
    summary: z.string(),
    /** The merged result, as a blob. */
    text: z.object({ sha256: z.string(), bytes: z.number() }),
    /** Where one of our own documents was reworked: the new one with its sources, as a blob. */
    made: z.object({ sha256: z.string(), bytes: z.number() }).optional(),
    /** The same parts, with what was done to each. */
    extracted: z.array(ExtractedDocument),
  }),
  z.object({
    kind: z.literal("written"),
    summary: z.string(),
    /** The unified document, as a blob. */
    document: z.object({ sha256: z.string(), bytes: z.number() }),
    complete: z.boolean(),
    /** Why it stopped before it was complete. */
    reason: z.string().optional(),
    /** What it was to rest on, as it echoed it. */
    handOffId: z.string().optional(),
  }),
  /** Anything else, from an action that a plug-in brought along. */
  z.object({
    kind: z.literal("done"),
    summary: z.string(),
    findings: z.array(z.string()).default([]),
    /** What was fetched or made: named, read and cited like any other document from now on. */
    documents: z.array(Document).default([]),
    /** What was read of them already. */
    extracted: z.array(ExtractedDocument).optional(),
    /** What the person should be told, such as pages that could not be read. */
    warnings: z.array(z.object({ code: z.string(), message: z.string() })).optional(),
  }),
  z.object({
    kind: z.literal("rendered"),
    summary: z.string(),
    document: Document,
    warnings: z.array(z.object({ code: z.string(), message: z.string() })),
  }),
]);
export type ActionResult = z.infer<typeof ActionResult>;

/** A grounded part with what it was answered from; null is an answer that could not be read. */
export interface Answered {
  intent: SubIntent;
  evidence: Evidence[];
  /** Whether the evidence is everything that there is. */
  isWhole: boolean;
  answer: GroundedAnswer | null;
  computed: Computed[];
  /** Computations that could not be done, and why. */
  failed?: string[];
  /** The passages that are nearest to the request, best first. */
  closest: Evidence[];
  /** The model that wrote it, so that another one can judge it. */
  writer?: string;
}

/** What the gate let through of a sub-intent, or why not. */
export const Checked = z.object({
  intent: SubIntent,
  decision: Decision,
  reason: z.union([RejectReason, z.literal("not_supported")]).optional(),
  audited: z.array(AuditedClaim),
  handOff: HandOff.optional(),
  /** What was cited, each quotation or cell by itself. */
  evidence: z.array(Evidence),
  /** Points without a proven claim, and why. */
  missing: z.array(Missing).default([]),
  /** What was proven of a part that is refused as a whole. */
  provable: z.array(Claim).default([]),
  /** For a refusal: the passages closest to what was asked. */
  closest: z.array(Evidence).default([]),
  /** A model answered that only compares words: what it does not find may be there all the same. */
  byWords: z.boolean().optional(),
});
export type Checked = z.infer<typeof Checked>;
