import { z } from "zod";
import { Document, ExtractedDocument } from "./document.ts";
import { AuditedClaim, Decision, Evidence, GroundedAnswer, HandOff, RejectReason } from "./grounding.ts";
import { Message } from "./message.ts";
import { SubIntent } from "./sub-intent.ts";
import { Mode } from "./workflow.ts";

/** A file whose bytes are in the blob store already. */
export const StoredFile = Document.omit({ id: true });
export type StoredFile = z.infer<typeof StoredFile>;

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
});
export type RoundRequest = z.infer<typeof RoundRequest>;

/** The stored message, and every document that may be evidence: this round's and earlier ones'. */
export const Received = z.object({ message: Message, documents: z.array(Document) });
export type Received = z.infer<typeof Received>;

/** How many passages a search gives: cut at the knee, or as many as a pool may hold. */
export const PoolWidth = z.enum(["near", "wide"]);
export type PoolWidth = z.infer<typeof PoolWidth>;

/** What an action hands back; documents by reference. */
export const ActionResult = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("extracted"), summary: z.string(), extracted: z.array(ExtractedDocument) }),
  z.object({ kind: z.literal("found"), summary: z.string(), pool: z.array(Evidence) }),
  z.object({ kind: z.literal("answered"), summary: z.string(), answer: GroundedAnswer.nullable() }),
  z.object({
    kind: z.literal("processed"),
    summary: z.string(),
    /** The merged result, as a blob. */
    text: z.object({ sha256: z.string(), bytes: z.number() }),
    /** The same parts, with what was done to each. */
    extracted: z.array(ExtractedDocument),
  }),
  z.object({
    kind: z.literal("rendered"),
    summary: z.string(),
    document: Document,
    warnings: z.array(z.object({ code: z.string(), message: z.string() })),
  }),
]);
export type ActionResult = z.infer<typeof ActionResult>;

/** A grounded sub-intent with the pool it was answered from; null is an answer that could not be read. */
export const Answered = z.object({
  intent: SubIntent,
  pool: z.array(Evidence),
  answer: GroundedAnswer.nullable(),
});
export type Answered = z.infer<typeof Answered>;

/** What the gate let through of a sub-intent, or why not. */
export const Checked = z.object({
  intent: SubIntent,
  decision: Decision,
  reason: z.union([RejectReason, z.literal("not_supported")]).optional(),
  audited: z.array(AuditedClaim),
  handOff: HandOff.optional(),
  /** The cited passages alone. */
  evidence: z.array(Evidence),
});
export type Checked = z.infer<typeof Checked>;
