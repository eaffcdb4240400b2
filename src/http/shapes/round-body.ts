import { z } from "zod";
import { ReadingChoice } from "../../model/task.ts";
import { Mode } from "../../model/workflow.ts";

/** What a round begins with. Documents are named by their ids, as an upload answered them. */
export const RoundBody = z
  .object({
    prompt: z.string().min(1).max(4_000_000),
    documents: z.array(z.string().min(1).max(300)).max(1_000).optional(),
    formats: z.array(z.string().min(1).max(10)).max(20).optional(),
    mode: Mode.optional(),
    model: z.string().min(1).max(200).optional(),
    budget: z.number().nonnegative().max(1_000_000).optional(),
    allow: z.array(z.string().min(1).max(200)).max(200).optional(),
    reading: ReadingChoice.optional(),
    password: z.string().min(1).max(1_000).optional(),
  })
  .meta({ id: "NewRound" });
export type RoundBody = z.infer<typeof RoundBody>;
