import { z } from "zod";
import { Position } from "./document.ts";

/** The only right words when the documents do not hold the answer. */
export const refusalToken = "not in context";

export const Claim = z.object({
  intent: z.string(),
  text: z.string(),
  citations: z.array(z.string()).min(1),
});
export type Claim = z.infer<typeof Claim>;

/** A passage that may be cited: id, where it stands, and the exact words. */
export const Evidence = z.object({
  id: z.string(),
  documentId: z.string(),
  document: z.string(),
  position: Position,
  /** The headings above it, which a claim may use as well. */
  heading: z.array(z.string()).optional(),
  quote: z.string(),
});
export type Evidence = z.infer<typeof Evidence>;

/** What a model returns for a grounded sub-intent: cited claims, or the refusal and nothing else. */
export const GroundedAnswer = z.union([
  z.object({
    claims: z.array(z.object({ claim: z.string().min(1), citations: z.array(z.string()).min(1) })).min(1),
  }),
  z.literal(refusalToken),
]);
export type GroundedAnswer = z.infer<typeof GroundedAnswer>;

export const Verdict = z.enum(["VALID", "INVALID", "NOT_IN_CONTEXT"]);
export type Verdict = z.infer<typeof Verdict>;

export const Decision = z.enum(["ACCEPT", "RETRY", "REJECT"]);
export type Decision = z.infer<typeof Decision>;

export const RejectReason = z.enum([
  "grounding_failed",
  "citation_out_of_scope",
  "draft_without_grounding",
  "handoff_mismatch",
  "new_facts_in_draft",
  "no_json",
]);
export type RejectReason = z.infer<typeof RejectReason>;

/** What the gate said of one claim. */
export const AuditedClaim = z.object({
  claim: Claim,
  verdict: Verdict,
  decision: Decision,
  reason: z.string(),
});
export type AuditedClaim = z.infer<typeof AuditedClaim>;

/** The checked result of a grounded sub-intent; the id is the same on every replay. */
export const HandOff = z.object({
  id: z.string(),
  intent: z.string(),
  claims: z.array(Claim),
});
export type HandOff = z.infer<typeof HandOff>;

/** What became of an answered question, for finding where quality is lost. */
export const Triage = z.enum([
  "ok",
  "retrieval_drift",
  "generation_drift",
  "refusal_ok",
  "refusal_suspect",
  "query_parse_error",
]);
export type Triage = z.infer<typeof Triage>;
