import { z } from "zod";

const id = z.string().min(1).max(300);

export const WorkflowParams = z.object({ id });
export const RoundParams = z.object({ id, round: z.coerce.number().int().min(1).max(100_000) });
export const DocumentParams = z.object({ id });

/** Of lists: how many, and where to go on. */
export const paging = {
  limit: z.coerce.number().int().min(1).max(200).default(50),
  before: z.string().max(500).optional(),
};

export const search = z.string().max(200).optional();

/** What a new round of work answers with. */
export const StartedAnswer = z
  .object({ workflowId: z.string(), round: z.number().int() })
  .meta({ id: "StartedRound" });
