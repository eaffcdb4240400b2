import { z } from "zod";

/** What a session or token may do: look, start and steer work, manage users and settings. */
export const AccessScope = z.enum(["read", "run", "admin"]);
export type AccessScope = z.infer<typeof AccessScope>;

export const CallerRole = z.enum(["admin", "member"]);
export type CallerRole = z.infer<typeof CallerRole>;

/** Who asks. Everything that is read or written on their behalf is bound to `userId`. */
export const Caller = z.object({
  /** The owner that workflows, documents and usage are kept under. */
  userId: z.string().min(1),
  role: CallerRole,
  scopes: z.array(AccessScope),
});
export type Caller = z.infer<typeof Caller>;
