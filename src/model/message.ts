import { z } from "zod";
import { Document } from "./document.ts";

/** What a person or the system said, with the documents that came along under one label. */
export const Message = z.object({
  id: z.string(),
  role: z.enum(["user", "system"]),
  text: z.string(),
  summary: z.string().optional(),
  documentsLabel: z.string().optional(),
  documents: z.array(Document),
  findings: z.array(z.string()).optional(),
  learnings: z.array(z.string()).optional(),
  round: z.number().int().nonnegative(),
  task: z.number().int().nonnegative(),
  action: z.number().int().nonnegative(),
  at: z.number(),
});
export type Message = z.infer<typeof Message>;
