import { z } from "zod";

export const groundedRoles = ["COMPARE", "LOOKUP", "SUMMARIZE", "EXTRACT"] as const;
export const creativeRoles = ["DRAFT", "REWRITE", "TRANSLATE"] as const;

export const Role = z.enum([...groundedRoles, ...creativeRoles]);
export type Role = z.infer<typeof Role>;

export function isGrounded(role: Role): boolean {
  return groundedRoles.some((grounded) => grounded === role);
}

/** One separable request inside a message. */
export const SubIntent = z.object({
  id: z.string(),
  role: Role,
  grounded: z.boolean(),
  text: z.string().min(1),
  constraints: z.array(z.string()).optional(),
});
export type SubIntent = z.infer<typeof SubIntent>;

export const Split = z.object({
  multiIntent: z.boolean(),
  signals: z.object({ separators: z.boolean(), verbs: z.boolean(), dataAndAction: z.boolean() }),
  intents: z.array(SubIntent).min(1),
});
export type Split = z.infer<typeof Split>;
