import { z } from "zod";

export const groundedRoles = ["COMPARE", "LOOKUP", "SUMMARIZE", "EXTRACT"] as const;
export const creativeRoles = ["DRAFT", "REWRITE", "TRANSLATE"] as const;

export const Role = z.enum([...groundedRoles, ...creativeRoles]);
export type Role = z.infer<typeof Role>;

export function isGrounded(role: Role): boolean {
  return groundedRoles.some((grounded) => grounded === role);
}

/** One single thing that a part of a request asks for: a field, a question, a row of a list. */
export const Point = z.object({ id: z.string(), text: z.string().min(1) });
export type Point = z.infer<typeof Point>;

/** One separable request inside a message. */
export const SubIntent = z.object({
  id: z.string(),
  role: Role,
  grounded: z.boolean(),
  text: z.string().min(1),
  /** Left out where the part asks for one thing, which is its text. */
  points: z.array(Point).optional(),
  constraints: z.array(z.string()).optional(),
  /** It only finds what a text is written from: nobody asked for it by itself, and what it lacks refuses nothing. */
  helps: z.boolean().optional(),
  /** Looked up besides: where nothing is found, nothing is lacking. */
  mayLack: z.boolean().optional(),
});
export type SubIntent = z.infer<typeof SubIntent>;

/** What a part asks for, one by one. */
export function pointsOf({ points, text }: Pick<SubIntent, "points" | "text">): Point[] {
  return points !== undefined && points.length > 0 ? points : [{ id: "p1", text }];
}

export const Split = z.object({
  multiIntent: z.boolean(),
  signals: z.object({ separators: z.boolean(), verbs: z.boolean(), dataAndAction: z.boolean() }),
  intents: z.array(SubIntent).min(1),
});
export type Split = z.infer<typeof Split>;
