import { z } from "zod";
import { StoredFile } from "./round.ts";
import { UsageTotals } from "./calls/usage.ts";

/** What starts the writing of one document without a workflow. */
export const GenerateRequest = z.object({
  instruction: z.string(),
  files: z.array(StoredFile),
  format: z.string(),
  fileName: z.string(),
  outFolder: z.string(),
  budget: z.number().optional(),
});
export type GenerateRequest = z.infer<typeof GenerateRequest>;

/** What came of it. A document that is not complete says why. */
export const GeneratedFile = z.object({
  runId: z.string(),
  path: z.string(),
  bytes: z.number(),
  complete: z.boolean(),
  reason: z.string().optional(),
  answers: z.number(),
  usage: UsageTotals,
  /** What a reader of the file should know. */
  warnings: z.array(z.object({ code: z.string(), message: z.string() })).optional(),
});
export type GeneratedFile = z.infer<typeof GeneratedFile>;
