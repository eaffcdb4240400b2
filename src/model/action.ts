import { z } from "zod";
import { Intent } from "./intent.ts";

const ParameterField = z.object({
  name: z.string(),
  type: z.enum(["string", "number", "boolean", "enum", "object", "array"]),
  required: z.boolean(),
  description: z.string(),
});

/** What the host alone binds; neither stage may ask for it as a parameter. */
export const reservedParameters = [
  "documentList",
  "connectionReference",
  "history",
  "documents",
  "connections",
] as const;

/** Stage 1: which action, on which documents, and when it is complete. Never its parameters. */
export const ActionSelection = Intent.extend({
  action: z.string().regex(/^[a-zA-Z]+(\.[A-Za-z0-9_-]+)+$/),
  actionObjective: z.string(),
  userMessage: z.string(),
  learnings: z.array(z.string()),
  requiredInputDocuments: z.array(z.string()),
  requiredConnection: z.string().nullable(),
  parametersContext: z.string(),
  completionCriteria: z.string(),
  parametersSchema: z.object({
    fields: z.array(
      ParameterField.refine((field) => !reservedParameters.some((name) => name === field.name), {
        message: "documents, connections and history are bound in stage 1, not asked for as parameters",
      }),
    ),
  }),
  parameters: z.undefined("stage 1 selects; parameters come in stage 2").optional(),
});
export type ActionSelection = z.infer<typeof ActionSelection>;

/** Stage 2: the business parameters and nothing else. */
export const ActionParameters = z.strictObject({
  schema: z.literal("parameters_v1"),
  parameters: z.record(z.string(), z.unknown()),
});
export type ActionParameters = z.infer<typeof ActionParameters>;

export const Observation = z.object({
  action: z.string(),
  success: z.boolean(),
  summary: z.string(),
  produced: z.array(z.object({ fileName: z.string(), format: z.string(), bytes: z.number() })),
  problems: z.array(z.string()),
});
export type Observation = z.infer<typeof Observation>;

export const Review = z.object({
  decision: z.enum(["continue", "done", "retry", "fail"]),
  reason: z.string(),
  unmetCriteria: z.array(z.string()),
  learnings: z.array(z.string()),
});
export type Review = z.infer<typeof Review>;
