import { z } from "zod";
import type { ApiToken, SignInSession, UserAccount } from "../../model/accounts/account-records.ts";
import { UserQuota } from "../../model/accounts/account-records.ts";
import { AccessScope, CallerRole } from "../../model/accounts/caller.ts";

/** A user as the API shows it: no hash, nothing to sign in with. */
export const ShownUser = z
  .object({
    id: z.string(),
    name: z.string(),
    role: CallerRole,
    createdAt: z.number(),
    disabled: z.boolean(),
    hasPassword: z.boolean(),
    quota: UserQuota.nullable(),
  })
  .meta({ id: "User" });
export type ShownUser = z.infer<typeof ShownUser>;

export const ShownSession = z
  .object({
    id: z.string(),
    createdAt: z.number(),
    seenAt: z.number(),
    expiresAt: z.number(),
    address: z.string(),
    agent: z.string(),
    /** Whether this very request belongs to it. */
    current: z.boolean(),
  })
  .meta({ id: "Session" });
export type ShownSession = z.infer<typeof ShownSession>;

export const ShownToken = z
  .object({
    id: z.string(),
    name: z.string(),
    scopes: z.array(AccessScope),
    createdAt: z.number(),
    expiresAt: z.number().nullable(),
    usedAt: z.number().nullable(),
  })
  .meta({ id: "Token" });
export type ShownToken = z.infer<typeof ShownToken>;

/** A link that works once; its secret stands after the # and reaches no log. */
export const MadeLink = z
  .object({ id: z.string(), url: z.string(), expiresAt: z.number() })
  .meta({ id: "Link" });

export const Id = z.object({ id: z.string().min(1).max(200) });
/** A length of time from now, in seconds. */
export const Seconds = z
  .number()
  .int()
  .positive()
  .max(365 * 86_400);
export const Secret = z.string().min(1).max(200);
export const Password = z.string().min(1).max(1_024);
export const UserName = z.string().min(1).max(100);

export function showUser({ id, name, role, createdAt, disabledAt, password, quota }: UserAccount): ShownUser {
  const hasPassword = password !== null;
  return { id, name, role, createdAt, disabled: disabledAt !== null, hasPassword, quota };
}

export function showSession(session: SignInSession, currentId: string | undefined): ShownSession {
  const { id, createdAt, seenAt, expiresAt, address, agent } = session;
  return { id, createdAt, seenAt, expiresAt, address, agent, current: id === currentId };
}

export function showToken({ id, name, scopes, createdAt, expiresAt, usedAt }: ApiToken): ShownToken {
  return { id, name, scopes, createdAt, expiresAt, usedAt };
}
