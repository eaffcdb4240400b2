import { z } from "zod";
import { DataType, FormatName, Intent, QualityRequirements } from "./intent.ts";

export const Deliverable = z.object({
  type: z.string(),
  format: z.string(),
  style: z.string().optional(),
  detailLevel: z.string().optional(),
});
export type Deliverable = z.infer<typeof Deliverable>;

const taskNeeds = {
  id: z.string(),
  objective: z.string(),
  deliverable: Deliverable,
  requiresWebResearch: z.boolean().default(false),
  requiresDocumentAnalysis: z.boolean().default(false),
  requiresContentGeneration: z.boolean().default(false),
  requiredDocuments: z.array(z.string()).default([]),
  dependsOn: z.array(z.string()).default([]),
};

/** A task as a plan states it: intent fields it leaves out are inherited from the workflow. */
export const PlannedTask = z.object({
  ...taskNeeds,
  /** The parts of the request that it takes care of. */
  serves: z.array(z.string()).default([]),
  dataType: DataType.optional(),
  expectedFormats: z.array(FormatName).optional(),
  qualityRequirements: QualityRequirements.optional(),
  successCriteria: z.array(z.string()).optional(),
});
export type PlannedTask = z.infer<typeof PlannedTask>;

export const TaskPlan = z.object({
  overview: z.string(),
  userMessage: z.string(),
  tasks: z.array(PlannedTask).min(1),
});
export type TaskPlan = z.infer<typeof TaskPlan>;

/** How the documents of a task are read: settled once, for all its extractions. */
export const ExtractionOptions = z.object({
  ocr: z.enum(["auto", "never", "always"]),
  languages: z.array(z.string()).optional(),
});
export type ExtractionOptions = z.infer<typeof ExtractionOptions>;

/** What the person said about reading; it goes before what a task would choose. */
export const ReadingChoice = ExtractionOptions.partial();
export type ReadingChoice = z.infer<typeof ReadingChoice>;

export function chooseReading(own: ExtractionOptions, choice: ReadingChoice = {}): ExtractionOptions {
  const { ocr = own.ocr, languages = own.languages } = choice;
  return { ocr, ...(languages !== undefined && { languages }) };
}

/** A task ready to be carried out: its own intent settled, the sub-intents it serves named. */
export const Task = z.object({
  ...taskNeeds,
  intent: Intent,
  subIntents: z.array(z.string()),
  extraction: ExtractionOptions,
});
export type Task = z.infer<typeof Task>;
