import { z } from "zod";
import { OperationType } from "./calls/usage.ts";
import { ConnectionType } from "./connections/connection.ts";
import { DataType, FormatName, Intent, QualityRequirements } from "./intent.ts";

export const ParameterField = z.object({
  name: z.string(),
  type: z.enum(["string", "number", "boolean", "enum", "object", "array"]),
  required: z.boolean(),
  description: z.string(),
});
export type ParameterField = z.infer<typeof ParameterField>;

/** What the host alone binds; neither stage may ask for it as a parameter. */
export const reservedParameters = [
  "documentList",
  "connectionReference",
  "history",
  "documents",
  "connections",
] as const;

const Need = z.enum(["none", "optional", "required"]);

/** An action as it is offered: what it does, what it needs, what can be set. */
export const ActionOffer = z.object({
  name: z.string(),
  summary: z.string(),
  /** Whether it changes the world, and so waits for a person. */
  effect: z.enum(["read", "write", "send"]),
  needs: z.object({
    documents: Need,
    connection: Need,
    /** Which connections it can use. */
    types: z.array(ConnectionType).optional(),
    /** The label of the one connection that it belongs to. */
    only: z.string().optional(),
  }),
  /** Whether it brings in what others wrote: pages, mails, answers of other programs. */
  isOutside: z.boolean().optional(),
  /** The kind of AI call that it lives by: without a model for it, it is not offered. */
  operation: OperationType.optional(),
  fields: z.array(ParameterField),
});
export type ActionOffer = z.infer<typeof ActionOffer>;

/** The intent of an action: what it does not state is the task's. */
const ownIntent = {
  dataType: DataType.optional(),
  expectedFormats: z.array(FormatName).optional(),
  qualityRequirements: QualityRequirements.optional(),
  successCriteria: z.array(z.string()).optional(),
};

const selected = {
  action: z.string().regex(/^[a-zA-Z]+(\.[A-Za-z0-9_-]+)+$/),
  actionObjective: z.string().min(1),
  ...ownIntent,
  userMessage: z.string().default(""),
  learnings: z.array(z.string()).default([]),
  requiredInputDocuments: z.array(z.string()).default([]),
  requiredConnection: z.string().nullable().default(null),
  completionCriteria: z.string().default(""),
  /** The parts of the request that it is to serve; none named is every open one. */
  serves: z.array(z.string()).default([]),
};

/** Stage 1 may say instead that there is nothing more to do, or that it cannot be done. */
export const Ending = z.object({ outcome: z.enum(["finished", "cannot"]), reason: z.string().min(1) });
export type Ending = z.infer<typeof Ending>;

/** Stage 1: which action, on which documents, and when it is complete. Never its parameters. */
export const ActionSelection = z.object({
  ...selected,
  parametersContext: z.string().default(""),
  parametersSchema: z
    .object({
      fields: z.array(
        ParameterField.refine((field) => !reservedParameters.some((name) => name === field.name), {
          message: "documents, connections and history are bound in stage 1, not asked for as parameters",
        }),
      ),
    })
    .default({ fields: [] }),
  parameters: z.undefined("stage 1 selects; parameters come in stage 2").optional(),
});
export type ActionSelection = z.infer<typeof ActionSelection>;

/** What stage 1 answers: the next action, or that the task ends here. One object, as some providers want it. */
export const Selection = ActionSelection.extend({
  action: ActionSelection.shape.action.nullish(),
  actionObjective: z.string().nullish(),
  outcome: Ending.shape.outcome.nullish(),
  reason: z.string().nullish(),
}).transform((said, context): ActionSelection | Ending => {
  const read = (said.action ?? null) === null ? Ending.safeParse(said) : ActionSelection.safeParse(said);
  if (read.success) return read.data;
  context.addIssue({ code: "custom", message: z.prettifyError(read.error) });
  return z.NEVER;
});
export type Selection = z.infer<typeof Selection>;

/** Stage 2: the business parameters and nothing else. */
export const ActionParameters = z.strictObject({
  schema: z.literal("parameters_v1"),
  parameters: z.record(z.string(), z.unknown()),
});
export type ActionParameters = z.infer<typeof ActionParameters>;

/** All actions of a task at once, parameters included. */
export const ActionPlan = z.object({
  overview: z.string().default(""),
  actions: z
    .array(z.object({ ...selected, parameters: z.record(z.string(), z.unknown()).default({}) }))
    .min(1),
});
export type ActionPlan = z.infer<typeof ActionPlan>;

/** An action as it was decided on, whoever decided: ready to run. */
export const ChosenAction = z.object({
  action: z.string(),
  objective: z.string(),
  intent: Intent,
  userMessage: z.string(),
  learnings: z.array(z.string()),
  /** References; resolved by the host when it runs. */
  documents: z.array(z.string()),
  connection: z.string().nullable(),
  completionCriteria: z.string(),
  /** The parts of the request that it is to serve; none named is every open one. */
  serves: z.array(z.string()).default([]),
  parameters: z.record(z.string(), z.unknown()),
  /** How the parameters came about: without a model, by stage 2, or with the plan of all actions. */
  by: z.enum(["host", "stage2", "plan"]),
});
export type ChosenAction = z.infer<typeof ChosenAction>;

const count = z.int().nonnegative().optional();

/** A file with what was counted in it when it was opened again. */
export const Produced = z.object({
  fileName: z.string(),
  format: z.string(),
  bytes: z.number(),
  pages: count,
  slides: count,
  /** Without the one for the sources. */
  sheets: count,
  /** Of all its tables, without their heads. */
  rows: count,
  /** Whether the pages are those of another format, and so may be more or fewer. */
  isEstimate: z.boolean().optional(),
  /** Whether it begins with a table of contents, and whether its headings are numbered. */
  contents: z.boolean().optional(),
  numbering: z.boolean().optional(),
});
export type Produced = z.infer<typeof Produced>;

/** What became of the points that the parts of a task ask for, in the words of the request. */
export const PointsTold = z.object({
  covered: z.array(z.string()),
  /** Said to be missing, or not proven. */
  missing: z.array(z.string()),
  /** Neither answered nor said to be missing. */
  lost: z.array(z.string()),
});
export type PointsTold = z.infer<typeof PointsTold>;

/** What an action brought, as far as it can be told without a model. */
export const Observation = z.object({
  action: z.string(),
  success: z.boolean(),
  summary: z.string(),
  produced: z.array(Produced),
  /** Proven in this task and in those before it. */
  claims: count,
  points: PointsTold.optional(),
  problems: z.array(z.string()),
});
export type Observation = z.infer<typeof Observation>;

export const Review = z.object({
  decision: z.enum(["continue", "done", "retry", "fail"]),
  reason: z.string(),
  unmetCriteria: z.array(z.string()).default([]),
  learnings: z.array(z.string()).default([]),
});
export type Review = z.infer<typeof Review>;

/** A question to a person: may this be done? */
export const Approval = z.object({
  id: z.string(),
  action: z.string(),
  effect: z.enum(["read", "write", "send"]),
  objective: z.string(),
  parameters: z.record(z.string(), z.unknown()),
  documents: z.array(z.string()),
  connection: z.string().nullable(),
  /** What the person should know first, such as a recipient that only a fetched page names. */
  warnings: z.array(z.string()).optional(),
  /** What helps to judge it and is no reason to worry, such as that a recipient wrote the mail that is answered. */
  notes: z.array(z.string()).optional(),
});
export type Approval = z.infer<typeof Approval>;

/** What the person said; edited parameters are checked like any others. */
export const ApprovalAnswer = z.object({
  decision: z.enum(["approve", "reject"]),
  parameters: z.record(z.string(), z.unknown()).optional(),
  reason: z.string().optional(),
});
export type ApprovalAnswer = z.infer<typeof ApprovalAnswer>;
