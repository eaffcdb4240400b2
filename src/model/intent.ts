import { z } from "zod";
import { Role } from "./sub-intent.ts";

export const DataType = z.enum(["numbers", "text", "documents", "analysis", "code", "unknown"]);
export type DataType = z.infer<typeof DataType>;

const share = z.number().min(0).max(1);

export const QualityRequirements = z.object({ accuracyThreshold: share, completenessThreshold: share });
export type QualityRequirements = z.infer<typeof QualityRequirements>;

/** A file extension; models write it with a dot or in capitals now and then. */
export const FormatName = z
  .string()
  .transform((name) => name.trim().toLowerCase().replace(/^\./, ""))
  .pipe(z.string().regex(/^[a-z0-9]+$/));

/** What workflow, task and action each carry: kept separately on every level, overridable below. */
export const Intent = z.object({
  dataType: DataType,
  expectedFormats: z.array(FormatName),
  qualityRequirements: QualityRequirements,
  successCriteria: z.array(z.string()),
});
export type Intent = z.infer<typeof Intent>;

export const Complexity = z.enum(["simple", "moderate", "complex"]);
export type Complexity = z.infer<typeof Complexity>;

/** A block of the raw message that became a document; offsets are UTF-16, into the raw message. */
export const ContextItem = z.object({
  title: z.string(),
  mimeType: z.string(),
  start: z.number().int().nonnegative(),
  end: z.number().int().nonnegative(),
});
export type ContextItem = z.infer<typeof ContextItem>;

/** A separable request as the analysis told it apart; the rules of the split are the floor below it. */
export const AnalysedPart = z.object({
  role: Role,
  text: z.string().min(1),
  points: z.array(z.string().min(1)).default([]),
  constraints: z.array(z.string().min(1)).default([]),
});
export type AnalysedPart = z.infer<typeof AnalysedPart>;

/** The one analysis call of a round: everything later stages need to know about what is asked. */
export const Analysis = Intent.extend({
  detectedLanguage: z.string().regex(/^([a-z]{2,3}|unknown)$/),
  normalizedRequest: z.string(),
  intent: z.string(),
  contextItems: z.array(ContextItem),
  primaryGoal: z.string(),
  complexity: Complexity,
  requiresDocuments: z.boolean(),
  requiresWebResearch: z.boolean(),
  requiresAnalysis: z.boolean(),
  expectedOutputType: z.enum(["answer", "document", "analysis"]),
  topics: z.array(z.string()),
  constraints: z.array(z.string()),
  documentReferences: z.array(z.object({ reference: z.string(), purpose: z.string(), relevance: share })),
  parts: z.array(AnalysedPart).prefault([]),
  /** The earlier rounds whose results the request speaks of or goes on from. */
  buildsOn: z.array(z.int().positive()).prefault([]),
  /** The refused round whose proven part alone is asked for. */
  provenOf: z.int().positive().optional(),
  answer: z.string().optional(),
});
export type Analysis = z.infer<typeof Analysis>;

/** A lower level inherits every field it does not state. */
export function inheritIntent(above: Intent, own: { [K in keyof Intent]?: Intent[K] | undefined }): Intent {
  return {
    dataType: own.dataType ?? above.dataType,
    expectedFormats: own.expectedFormats ?? above.expectedFormats,
    qualityRequirements: own.qualityRequirements ?? above.qualityRequirements,
    successCriteria: own.successCriteria ?? above.successCriteria,
  };
}
