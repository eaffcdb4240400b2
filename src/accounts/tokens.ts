import type { ApiToken } from "../model/accounts/account-records.ts";
import type { AccessScope, Caller } from "../model/accounts/caller.ts";
import { Failure } from "../model/failure.ts";
import type { AccountsDeps, Doer } from "./accounts-deps.ts";
import { hashSecret, newId, newSecret } from "./secrets.ts";
import { scopesOf } from "./sessions.ts";

/** So that scanners of repositories and logs know one when they see it. */
export const tokenPrefix = "dsr_";
const usedEveryMs = 60_000;
const mostTokens = 100;

export interface NewApiToken {
  name: string;
  scopes: readonly AccessScope[];
  /** Never, if left out. */
  expiresInMs?: number | undefined;
}

export interface Tokens {
  /** The secret is shown once and kept nowhere. */
  create(userId: string, token: NewApiToken, doer: Doer): Promise<{ secret: string; token: ApiToken }>;
  find(secret: string): Promise<Caller | undefined>;
  list(userId: string): Promise<ApiToken[]>;
  end(userId: string, id: string, doer: Doer): Promise<boolean>;
}

export function createTokens({ storage, clock, random, audit }: AccountsDeps): Tokens {
  return {
    async create(userId, { name, scopes, expiresInMs }, doer) {
      const user = await storage.findUser(userId);
      if (user === undefined) throw new Failure("not-found", `There is no user ${userId}.`);
      const beyond = scopes.find((scope) => !scopesOf(user.role).includes(scope));
      if (beyond !== undefined)
        throw new Failure("forbidden", `A token of this user cannot have the scope "${beyond}".`);
      if (scopes.length === 0) throw new Failure("invalid", "A token needs at least one scope.");
      if ((await storage.listTokens(userId)).length >= mostTokens)
        throw new Failure("limit", `There are ${mostTokens} tokens already. Revoke those no longer in use.`);
      const { secret, hash } = newSecret(random, tokenPrefix);
      const now = clock.now();
      const token: ApiToken = {
        id: newId(random, "tok"),
        ...{ hash, userId, name, scopes: [...new Set(scopes)] },
        createdAt: now,
        expiresAt: expiresInMs === undefined ? null : now + expiresInMs,
        usedAt: null,
      };
      await storage.addToken(token);
      await audit(doer, { action: "token.created", target: token.id });
      return { secret, token };
    },
    async find(secret) {
      if (!secret.startsWith(tokenPrefix)) return undefined;
      const hash = hashSecret(secret);
      const found = await storage.findToken(hash);
      const now = clock.now();
      if (found === undefined || found.disabledAt !== null) return undefined;
      if (found.expiresAt !== null && found.expiresAt <= now) return undefined;
      if (now - (found.usedAt ?? 0) >= usedEveryMs) await storage.touchToken(hash, now);
      // a role may have been taken away since the token was made
      const allowed = scopesOf(found.role);
      const scopes = found.scopes.filter((scope) => allowed.includes(scope));
      return { userId: found.userId, role: found.role, scopes };
    },
    list: (userId) => storage.listTokens(userId),
    async end(userId, id, doer) {
      const isEnded = await storage.endToken(userId, id);
      if (isEnded) await audit(doer, { action: "token.revoked", target: id });
      return isEnded;
    },
  };
}
