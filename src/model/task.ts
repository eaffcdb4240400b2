import { z } from "zod";
import { DataType, Intent, QualityRequirements } from "./intent.ts";

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
  requiresWebResearch: z.boolean(),
  requiresDocumentAnalysis: z.boolean(),
  requiresContentGeneration: z.boolean(),
  requiredDocuments: z.array(z.string()),
  dependsOn: z.array(z.string()),
};

/** A task as a plan states it: intent fields it leaves out are inherited from the workflow. */
export const PlannedTask = z.object({
  ...taskNeeds,
  dataType: DataType.optional(),
  expectedFormats: z.array(z.string()).optional(),
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

/** A task ready to be carried out: its own intent settled, the sub-intents it serves named. */
export const Task = z.object({ ...taskNeeds, intent: Intent, subIntents: z.array(z.string()) });
export type Task = z.infer<typeof Task>;
