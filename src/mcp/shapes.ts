import { z } from "zod";
import { Approval } from "../model/action.ts";
import { ContentPart, Position } from "../model/document.ts";
import { ShownRound } from "../model/round-result.ts";
import { WorkflowSummary } from "../model/workflow.ts";

/** A round as "dossier show --json" prints it, and what it waits for. */
export const McpRound = ShownRound.extend({
  message: z.object({ text: z.string(), summary: z.string() }),
  waiting: Approval.optional().describe("what a person is asked to approve"),
});
export type McpRound = z.infer<typeof McpRound>;

export const McpWorkflows = z.object({ workflows: z.array(WorkflowSummary) });

const Passage = z.object({ id: z.string(), text: z.string(), document: z.string(), position: Position });

export const McpAnswered = z.object({
  status: z.enum(["OK", "REFUSAL", "REJECT"]),
  reason: z.string().optional(),
  answer: z.string().optional(),
  claims: z.array(z.object({ text: z.string(), citations: z.array(z.string()) })),
  evidence: z.array(Passage),
  closest: z.array(Passage.omit({ id: true })).optional(),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })).optional(),
});

export const McpParts = z.object({
  document: z.object({
    id: z.string(),
    fileName: z.string(),
    mediaType: z.string(),
    bytes: z.number(),
    sha256: z.string(),
  }),
  parts: z.array(
    ContentPart.pick({ id: true, type: true, text: true, position: true, heading: true, hidden: true }),
  ),
  next: z.number().nullable().describe("give it as `after` for the next parts; null at the end"),
  warnings: z.array(z.object({ code: z.string(), message: z.string() })),
});
