/**
 * Users, sessions, tokens, invitations and shared links: who may come in, and as whom. Secrets are kept
 * as hashes only; it never sees workflows or documents, and never decides what a caller's own things are.
 */
import type { Clock } from "../lib/clock.ts";
import type { AuditEntry } from "../model/accounts/account-records.ts";
import type { AccountStorage } from "../model/accounts/account-storage.ts";
import type { AccountsDeps, AuditNote, Doer } from "./accounts-deps.ts";
import { createInvitations } from "./invitations.ts";
import type { Invitations } from "./invitations.ts";
import type { Oidc, OidcSettings } from "./oidc.ts";
import { createPasswords } from "./passwords.ts";
import type { Argon2Cost } from "./phc.ts";
import { createRateLimits } from "./rate-limits.ts";
import type { RateLimitOptions, RateLimits } from "./rate-limits.ts";
import { newId } from "./secrets.ts";
import type { RandomSource } from "./secrets.ts";
import { createSessions } from "./sessions.ts";
import type { Sessions } from "./sessions.ts";
import { createShares } from "./shares.ts";
import type { Shares } from "./shares.ts";
import { createTokens } from "./tokens.ts";
import type { Tokens } from "./tokens.ts";
import { createUsers } from "./users.ts";
import type { Users } from "./users.ts";

export interface Accounts {
  users: Users;
  sessions: Sessions;
  tokens: Tokens;
  invitations: Invitations;
  shares: Shares;
  /** Sign-in at another provider, where one is configured. */
  oidc?: (() => Promise<Oidc>) | undefined;
  /** Of all requests, by user and by address. */
  limits: { user: RateLimits; address: RateLimits };
  note(doer: Doer, note: AuditNote): Promise<void>;
  /** Newest first. */
  log(options: { limit: number; before?: number }): Promise<AuditEntry[]>;
  /** Throws out what has expired. */
  sweep(): Promise<void>;
}

export interface AccountsOptions {
  storage: AccountStorage;
  clock: Clock;
  random: RandomSource;
  oidc?: OidcSettings | undefined;
  limits?: { user: RateLimitOptions; address: RateLimitOptions };
  /** How dear a password hash is. */
  cost?: Argon2Cost | undefined;
  isCommon?: ((password: string) => boolean) | undefined;
}

const auditDays = 365;
const dayMs = 86_400_000;
const usualLimits = {
  user: { capacity: 300, perSecond: 50 },
  address: { capacity: 600, perSecond: 100 },
};

export function createAccounts(options: AccountsOptions): Accounts {
  const { storage, clock, random, isCommon, limits = usualLimits } = options;
  const note = async (doer: Doer, { action, target = "-", outcome = "done" }: AuditNote) => {
    const entry = { id: newId(random, "aud"), at: clock.now(), actor: doer.userId ?? "-", target };
    await storage.addAudit({ ...entry, action, outcome, address: doer.address });
  };
  const passwords = createPasswords(random, options.cost);
  const deps: AccountsDeps = { storage, clock, random, passwords, isCommon, audit: note };
  const users = createUsers(deps);
  const { oidc: settings } = options;
  let oidc: Promise<Oidc> | undefined;
  return {
    users,
    sessions: createSessions(deps),
    tokens: createTokens(deps),
    invitations: createInvitations({ ...deps, users }),
    shares: createShares(deps),
    // its library is loaded only by those who use it
    ...(settings && {
      oidc: () => (oidc ??= import("./oidc.ts").then(({ createOidc }) => createOidc(settings, deps))),
    }),
    limits: {
      user: createRateLimits(limits.user, clock),
      address: createRateLimits(limits.address, clock),
    },
    note,
    log: (wanted) => storage.listAudit(wanted),
    sweep: () => storage.sweepAccounts(clock.now(), clock.now() - auditDays * dayMs),
  };
}
