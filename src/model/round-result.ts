import { z } from "zod";
import { Position } from "./document.ts";
import { Origin } from "./documents/origin.ts";
import { Claim } from "./grounding.ts";
import { Role } from "./sub-intent.ts";
import { Section } from "./unified-document.ts";
import { UsageTotals } from "./calls/usage.ts";

export const RoundStatus = z.enum(["OK", "REFUSAL", "REJECT", "FAILED", "STOPPED"]);
export type RoundStatus = z.infer<typeof RoundStatus>;

/** Words of a document that something rests on, and where they stand. */
export const CitedPassage = z.object({
  id: z.string(),
  documentId: z.string().optional(),
  document: z.string(),
  position: Position,
  quote: z.string(),
  /** Where its document was fetched, and when. */
  origin: Origin.optional(),
});
export type CitedPassage = z.infer<typeof CitedPassage>;

/** What `run`, `continue` and `show` print as JSON; scripts rely on this shape. */
export const RoundResult = z.object({
  workflowId: z.string(),
  round: z.number().int(),
  status: RoundStatus,
  reason: z.string().optional(),
  language: z.string(),
  message: z.object({
    text: z.string(),
    summary: z.string(),
    /** The answer as it was put together, each piece with what it rests on; `text` is the same for a terminal. */
    sections: z.array(Section).optional(),
  }),
  intents: z.array(z.object({ id: z.string(), role: Role, text: z.string(), status: z.string() })),
  claims: z.array(Claim),
  evidence: z.array(CitedPassage),
  missing: z.array(
    z.object({ intent: z.string(), point: z.string().optional(), text: z.string(), reason: z.string() }),
  ),
  /** What was proven of a request that is refused as a whole; it is delivered when it is asked for. */
  provable: z.array(Claim).default([]),
  /** For a refusal: the passages that come nearest to what was asked. */
  closest: z.array(CitedPassage).optional(),
  documents: z.array(
    z.object({
      id: z.string(),
      fileName: z.string(),
      mediaType: z.string(),
      format: z.string(),
      bytes: z.number(),
      path: z.string(),
    }),
  ),
  usage: UsageTotals,
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
});
export type RoundResult = z.infer<typeof RoundResult>;

/** What `show` prints: the result of a round that may still be running. */
export const ShownRound = RoundResult.extend({ status: z.union([z.literal("RUNNING"), RoundStatus]) });
export type ShownRound = z.infer<typeof ShownRound>;
