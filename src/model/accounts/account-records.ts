import { z } from "zod";
import { AccessScope, CallerRole } from "./caller.ts";

/** A moment in milliseconds; Postgres gives its large numbers as text. */
const moment = z.coerce.number();

/** What a user may use up; what is left out has no limit. */
export const UserQuota = z.object({
  /** Of documents and deliverables that are kept. */
  bytes: z.number().int().nonnegative().optional(),
  roundsPerDay: z.number().int().nonnegative().optional(),
  /** In the currency of the settings, for the last thirty days. */
  pricePerMonth: z.number().nonnegative().optional(),
});
export type UserQuota = z.infer<typeof UserQuota>;

export const UserAccount = z.object({
  /** What workflows and documents are kept under; never given to another user. */
  id: z.string().min(1),
  name: z.string().min(1),
  role: CallerRole,
  /** The hash with its parameters; null for those who sign in elsewhere. */
  password: z.string().nullable(),
  createdAt: moment,
  disabledAt: moment.nullable(),
  quota: UserQuota.nullable(),
});
export type UserAccount = z.infer<typeof UserAccount>;

/** A browser that is signed in. Its secret is not kept, only the hash. */
export const SignInSession = z.object({
  id: z.string(),
  hash: z.string(),
  userId: z.string(),
  createdAt: moment,
  seenAt: moment,
  expiresAt: moment,
  address: z.string(),
  agent: z.string(),
});
export type SignInSession = z.infer<typeof SignInSession>;

/** What a program signs in with. */
export const ApiToken = z.object({
  id: z.string(),
  hash: z.string(),
  userId: z.string(),
  name: z.string(),
  scopes: z.array(AccessScope),
  createdAt: moment,
  expiresAt: moment.nullable(),
  usedAt: moment.nullable(),
});
export type ApiToken = z.infer<typeof ApiToken>;

/** Whose session or token it is, as one look-up finds it. */
export const AccessHolder = z.object({ role: CallerRole, disabledAt: moment.nullable() });
export type AccessHolder = z.infer<typeof AccessHolder>;

/** A link that works once: the first admin, a new user, or a new password. */
export const Invitation = z.object({
  id: z.string(),
  hash: z.string(),
  kind: z.enum(["setup", "invitation", "reset"]),
  role: CallerRole,
  /** Whose password it sets; only for "reset". */
  userId: z.string().nullable(),
  createdAt: moment,
  expiresAt: moment,
  usedAt: moment.nullable(),
});
export type Invitation = z.infer<typeof Invitation>;

/** Lets whoever has its secret read one workflow as it was at an offset. */
export const ShareLink = z.object({
  id: z.string(),
  hash: z.string(),
  userId: z.string(),
  workflowId: z.string(),
  upTo: z.coerce.number().int(),
  /** Whether the documents that were given may be read too. */
  sources: z.boolean(),
  createdAt: moment,
  expiresAt: moment,
});
export type ShareLink = z.infer<typeof ShareLink>;

/** Who did what, when, from where, and how it ended; never content, never secrets. */
export const AuditEntry = z.object({
  id: z.string(),
  at: moment,
  /** The user, or "-" where nobody was known. */
  actor: z.string(),
  action: z.string(),
  target: z.string(),
  outcome: z.enum(["done", "refused"]),
  address: z.string(),
});
export type AuditEntry = z.infer<typeof AuditEntry>;
