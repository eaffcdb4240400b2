import { z } from "zod";
import { UnifiedDocument } from "./unified-document.ts";
import { OperationType } from "./usage.ts";

/** What comes back from an AI call. Model, price and time are recorded beside it, not in it. */
export const AiAnswer = z.object({
  content: z.string(),
  metadata: z.object({
    title: z.string().optional(),
    fileName: z.string().optional(),
    operationType: OperationType,
    schema: z.string().optional(),
    extractionMethod: z.string().optional(),
    sourceDocuments: z.array(z.string()).optional(),
  }),
  /** Only for document generation. */
  documents: z.array(UnifiedDocument).optional(),
});
export type AiAnswer = z.infer<typeof AiAnswer>;
